import { CAROUSEL_SWIPE_LOCK_MS, CAROUSEL_SWIPE_PX } from '@patine/core';

/** Where a finger or the mouse went down and came up, in pixels, and when, in milliseconds. */
export type Stroke = { x: number; y: number; at: number };

/**
 * Photographs that a stroke goes on by: 1 for one to the left, −1 for one to the right, 0 for one that is shorter
 * than the threshold, that goes rather up or down, or that comes while the last one is still moving.
 */
export function swipeOf(from: Stroke, to: Stroke, lastAt: number): -1 | 0 | 1 {
  const across = to.x - from.x;
  if (Math.abs(across) < CAROUSEL_SWIPE_PX || Math.abs(across) <= Math.abs(to.y - from.y)) return 0;
  if (to.at - lastAt < CAROUSEL_SWIPE_LOCK_MS) return 0;
  return across < 0 ? 1 : -1;
}
