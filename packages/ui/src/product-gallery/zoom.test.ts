import { expect, test } from 'vitest';
import { moved, WHOLE, zoomedAt } from './zoom.ts';

const stage = { width: 400, height: 300 };

test('zooming keeps the point under the pointer in place', () => {
  expect(zoomedAt(WHOLE, 2, { x: 100, y: -50 }, stage)).toEqual({ scale: 2, x: -100, y: 50 });
});

test('limits the scale between one and four', () => {
  expect(zoomedAt(WHOLE, 9, { x: 0, y: 0 }, stage).scale).toBe(4);
  expect(zoomedAt({ scale: 2, x: 90, y: 90 }, 0.1, { x: 0, y: 0 }, stage)).toEqual(WHOLE);
});

test('the edges never leave the stage', () => {
  expect(moved({ scale: 2, x: 0, y: 0 }, { x: 999, y: -999 }, stage)).toEqual({ scale: 2, x: 200, y: -150 });
  expect(moved(WHOLE, { x: 50, y: 50 }, stage)).toEqual(WHOLE);
});
