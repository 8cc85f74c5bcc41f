/** Signs that somebody looks around in the page, and may leave it soon. */
const INTERACTIONS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

const interacted = Promise.withResolvers<void>();
if (!import.meta.env.SSR)
  for (const type of INTERACTIONS)
    // Carousels scroll by themselves: what they tell does not reach the window.
    addEventListener(type, () => interacted.resolve(), {
      once: true,
      passive: true,
      capture: type !== 'scroll',
    });

/** Runs once somebody scrolls, points or presses: what they may need next is fetched then, and never for those who only look. */
export function onFirstInteraction(run: () => void) {
  void interacted.promise.then(run);
}
