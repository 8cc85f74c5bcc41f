import { PRESSES, pressOf } from '../first-script.ts';

/** Time between tries: a lazy part hydrates soon after its code is loaded. */
const PAUSE_MS = 50;
/** 20 seconds of tries in all; then the code of the part cannot be loaded. */
const MAX_ATTEMPTS = 400;

/**
 * React stops events in server-rendered parts whose code is still loading, and never replays them. Repeats presses until the part
 * is hydrated. Call after `hydrateRoot`: the listener has to run after React's.
 */
export function retryPresses(root: Element) {
  let tries = 0;
  const retry = (event: Event) => {
    // A component that ignores a press, as after a swipe, also prevents its default; React does not.
    if (!event.cancelBubble || event.defaultPrevented) return;
    const press = pressOf(event);
    if (!press) return;
    event.preventDefault();
    if ((tries += 1) <= MAX_ATTEMPTS) setTimeout(press.repeat, PAUSE_MS);
  };
  for (const type of PRESSES) root.addEventListener(type, retry, { capture: true });
}
