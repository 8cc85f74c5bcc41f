import { worksWithoutScripts } from '../first-script.ts';

/** Time between tries: a lazy part hydrates soon after its code is loaded. */
const PAUSE_MS = 50;
/** 20 seconds of tries in all; then the code of the part cannot be loaded. */
const MAX_ATTEMPTS = 400;

/**
 * React stops clicks in server-rendered parts whose code is still loading, and never replays them. Repeats those on buttons until
 * the part is hydrated. Call after `hydrateRoot`: the listener has to run after React's.
 */
export function retryPresses(root: Element) {
  let tries = 0;
  root.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      // A component that ignores a click, as after a swipe, also prevents its default; React does not.
      if (!button || !event.cancelBubble || event.defaultPrevented || worksWithoutScripts(button)) return;
      event.preventDefault();
      if ((tries += 1) <= MAX_ATTEMPTS) setTimeout(() => button.click(), PAUSE_MS);
    },
    { capture: true },
  );
}
