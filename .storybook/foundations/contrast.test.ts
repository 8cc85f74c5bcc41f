import { expect, test } from 'vitest';
import { contrast, hexOf, mark } from './contrast.ts';

test('black on white is 21 to 1, a colour on itself 1 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#a63d2f', '#a63d2f')).toBe(1);
});

test.each([
  [7, 'AAA'],
  [6.99, 'AA'],
  [4.5, 'AA'],
  [4.49, 'AA large'],
  [3, 'AA large'],
  [2.99, '–'],
])('%s to 1 is marked %s', (ratio, expected) => {
  expect(mark(ratio)).toBe(expected);
});

test('expands a short hex colour, and rejects gradients and transparent colours', () => {
  expect([hexOf('#fff'), hexOf('#A63D2F'), hexOf('rgb(28 25 23 / 0.5)'), hexOf('160ms')]).toEqual([
    '#ffffff',
    '#A63D2F',
    null,
    null,
  ]);
});
