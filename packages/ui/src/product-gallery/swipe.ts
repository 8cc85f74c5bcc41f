import { CAROUSEL_SWIPE_LOCK_MS, CAROUSEL_SWIPE_PX } from '../limits.ts';

/** A pointer position in pixels and its time in milliseconds. */
export type Stroke = { x: number; y: number; at: number };

/**
 * Returns how many photographs a stroke moves on: 1 for a stroke to the left, −1 to the right, and 0 when it is shorter
 * than the threshold, rather vertical, or during the animation of the last one.
 */
export function swipeOf(from: Stroke, to: Stroke, lastAt: number): -1 | 0 | 1 {
  const across = to.x - from.x;
  if (Math.abs(across) < CAROUSEL_SWIPE_PX || Math.abs(across) <= Math.abs(to.y - from.y)) return 0;
  if (to.at - lastAt < CAROUSEL_SWIPE_LOCK_MS) return 0;
  return across < 0 ? 1 : -1;
}
