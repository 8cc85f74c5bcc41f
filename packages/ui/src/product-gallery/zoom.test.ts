import { expect, test } from 'vitest';
import { moved, WHOLE, zoomedAt } from './zoom.ts';

const stage = { width: 400, height: 300 };

test('what lies under the point stays under it', () => {
  expect(zoomedAt(WHOLE, 2, { x: 100, y: -50 }, stage)).toEqual({ scale: 2, x: -100, y: 50 });
});

test('it comes no closer than four times and goes no further than the whole', () => {
  expect(zoomedAt(WHOLE, 9, { x: 0, y: 0 }, stage).scale).toBe(4);
  expect(zoomedAt({ scale: 2, x: 90, y: 90 }, 0.1, { x: 0, y: 0 }, stage)).toEqual(WHOLE);
});

test('its edge never leaves the stage', () => {
  expect(moved({ scale: 2, x: 0, y: 0 }, { x: 999, y: -999 }, stage)).toEqual({ scale: 2, x: 200, y: -150 });
  expect(moved(WHOLE, { x: 50, y: 50 }, stage)).toEqual(WHOLE);
});
