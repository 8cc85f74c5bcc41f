import { expect, test } from 'vitest';
import { swipeOf } from './swipe.ts';

const from = { x: 100, y: 100, at: 10_000 };
const never = Number.NEGATIVE_INFINITY;

test.each([
  [19, 0, 0],
  [20, 0, -1],
  [-19, 0, 0],
  [-20, 0, 1],
  [-30, 30, 0],
  [-31, 30, 1],
] as const)('a stroke of %i px across and %i down moves by %i', (x, y, by) => {
  expect(swipeOf(from, { x: 100 + x, y: 100 + y, at: 10_100 }, never)).toBe(by);
});

test.each([
  [499, 0],
  [500, 1],
] as const)('a stroke %i ms after the last swipe moves by %i', (later, by) => {
  expect(swipeOf(from, { x: 0, y: 100, at: 9_000 + later }, 9_000)).toBe(by);
});
