import { expect, test } from 'vitest';
import { frameRatio, galleryRows } from './gallery-rows.ts';

const shares = (ratios: (number | undefined)[]) => galleryRows(ratios).map(({ share }) => share);

test('photographs stand two by two, an odd number begins with one alone', () => {
  expect(shares([0.5, 0.5])).toEqual([0.5, 0.5]);
  expect(shares([0.5, 0.5, 0.5])).toEqual([null, 0.5, 0.5]);
  expect(shares([0.5])).toEqual([null]);
  expect(shares([])).toEqual([]);
});

test('both of a row have one height, whatever their ratios', () => {
  const [left, right] = galleryRows([0.3, 0.9]);
  expect(left!.share! / left!.ratio).toBeCloseTo(right!.share! / right!.ratio, 10);
  expect(left!.share! + right!.share!).toBeCloseTo(1, 10);
});

test('a photograph wider than 1.45 has a row of its own and divides the others', () => {
  expect(shares([0.5, 1.45])).toEqual([0.5 / 1.95, 1 - 0.5 / 1.95]);
  expect(shares([0.5, 1.46])).toEqual([null, null]);
  expect(shares([0.5, 0.5, 3, 0.5])).toEqual([0.5, 0.5, null, null]);
  expect(shares([3, 0.5, 0.5])).toEqual([null, 0.5, 0.5]);
});

test('an unknown ratio is that of a card', () => {
  expect(galleryRows([undefined, 0]).map(({ ratio }) => ratio)).toEqual([512 / 764, 512 / 764]);
});

test('a phone’s frame follows the first photograph within limits', () => {
  expect(frameRatio(galleryRows([0.75, 3]))).toBe(0.75);
  expect(frameRatio(galleryRows([0.3]))).toBe(0.6);
  expect(frameRatio(galleryRows([3]))).toBe(1.25);
  expect(frameRatio([])).toBe(512 / 764);
});
