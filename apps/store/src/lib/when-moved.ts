/** Signs that somebody looks around in the page, and may leave it soon. */
const MOVES = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

const moved = Promise.withResolvers<void>();
if (!import.meta.env.SSR)
  for (const type of MOVES)
    // Carousels scroll by themselves: what they tell does not reach the window.
    addEventListener(type, () => moved.resolve(), { once: true, passive: true, capture: type !== 'scroll' });

/** Runs once somebody scrolls, points or presses: what they may need next is fetched then, and never for those who only look. */
export function whenMoved(run: () => void) {
  void moved.promise.then(run);
}
