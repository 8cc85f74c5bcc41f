import { expect, test } from 'vitest';
import { moveEnd, typedNumber } from './range.ts';

const bounds = { min: 0, max: 200 };

test('an end is limited to its bound', () => {
  expect(moveEnd([10, 180], 'low', -5, bounds)).toEqual([0, 180]);
  expect(moveEnd([10, 180], 'high', 201, bounds)).toEqual([10, 200]);
});

test('an end is limited by the other end', () => {
  expect(moveEnd([10, 180], 'low', 190, bounds)).toEqual([180, 180]);
  expect(moveEnd([10, 180], 'high', 9, bounds)).toEqual([10, 10]);
});

test.each([
  ['180', 180],
  ['180 €', 180],
  ['€1,200', 1200],
  ['1 200', 1200],
  ['', null],
  ['cher', null],
])('parses « %s » as %s', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});
