import { expect, test } from 'vitest';
import { flatMeasure } from './measures.ts';

test('what goes around the body is halved', () => {
  expect(flatMeasure('bust', 118)).toBe(59);
  expect(flatMeasure('waist', 63)).toBe(31.5);
});

test('what is a line on the garment stays', () => {
  expect(flatMeasure('length', 66)).toBe(66);
  expect(flatMeasure('sleeve', 64)).toBe(64);
  expect(flatMeasure('head', 57)).toBe(57);
});
