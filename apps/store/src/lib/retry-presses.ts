import { PRESSES, pressOf } from '../first-script.ts';
import { isHydrating, partsInUseHydrated } from './deferred-hydration.ts';
import { isPlain } from './follow-links.ts';

/** Time between tries: a lazy part hydrates soon after its code is loaded. */
const PAUSE_MS = 50;
/** 20 seconds of tries in all; then the code of the part cannot be loaded. */
const MAX_ATTEMPTS = 400;

/** The link of a press that this tab follows, to another page or to a section that the part opens. */
function pressedLink(event: Event): HTMLAnchorElement | null {
  if (!(event instanceof MouseEvent) || event.type !== 'click' || !isPlain(event)) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && ['', '_self'].includes(link.target) && !link.download ? link : null;
}

/** Follows a link once the part around it is hydrated and knows what the press means; without the part, as the browser would. */
async function followLater(link: HTMLAnchorElement) {
  const isHydrated = await partsInUseHydrated();
  if (link.isConnected && isHydrated) link.click();
  else location.assign(link.href);
}

/**
 * React stops events in server-rendered parts whose code is still loading, and never replays them. Repeats presses until the part
 * is hydrated. Call after `hydrateRoot`: the listener has to run after React's.
 */
export function retryPresses(root: Element) {
  let tries = 0;
  const retry = (event: Event) => {
    // A component that ignores a press, as after a swipe, also prevents its default; React does not.
    if (!event.cancelBubble || event.defaultPrevented) return;
    const link = isHydrating() ? pressedLink(event) : null;
    const press = link ? null : pressOf(event);
    if (link || press) event.preventDefault();
    if (link) void followLater(link);
    else if (press && (tries += 1) <= MAX_ATTEMPTS) setTimeout(press.repeat, PAUSE_MS);
  };
  for (const type of PRESSES) root.addEventListener(type, retry, { capture: true });
}
