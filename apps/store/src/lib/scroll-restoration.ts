/** One entry of the tab's history, as the router tells it. */
export type Entry = { key: string; pathname: string; search: string; hash: string };

const STORED = 'places';

function stored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

const pageOf = ({ search }: Entry) => new URLSearchParams(search).get('page');
/** Filters change a list under the eyes of whoever presses them; everything else is read from its top. */
const isSameList = (one: Entry, other: Entry) =>
  one.pathname === other.pathname && pageOf(one) === pageOf(other);

const showFrom = (top: number) => scrollTo({ top, behavior: 'instant' });

/**
 * How far down each entry of the history was read. The browser itself goes back to the place in a document that is
 * loaded anew; within one document it would do so before the page is there.
 */
export function createScrollRestoration() {
  let shown: Entry | undefined;
  const read = new Map(Object.entries(stored()));

  const note = () => {
    if (shown) read.set(shown.key, scrollY);
  };
  const leave = () => {
    note();
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(STORED, JSON.stringify(Object.fromEntries(read)));
    } catch {
      // Full, or switched off: places in this document are still known.
    }
  };
  const stay = () => {
    history.scrollRestoration = 'manual';
  };

  return {
    watch() {
      stay();
      addEventListener('scroll', note, { passive: true });
      addEventListener('pagehide', leave);
      addEventListener('pageshow', stay);
      return () => {
        removeEventListener('scroll', note);
        removeEventListener('pagehide', leave);
        removeEventListener('pageshow', stay);
      };
    },
    /** To be told of an entry once its page is in the document, and whether one came back to it. */
    arrive(entry: Entry, back: boolean) {
      const before = shown;
      shown = entry;
      if (!before) return note();
      if (before.key === entry.key) return;
      if (back) return showFrom(read.get(entry.key) ?? 0);
      const anchor = entry.hash && document.getElementById(decodeURIComponent(entry.hash.slice(1)));
      if (anchor) {
        // From the top of a new page, at the pace that the style sheet sets.
        if (before.pathname !== entry.pathname) showFrom(0);
        anchor.scrollIntoView();
      } else if (!isSameList(before, entry)) showFrom(0);
    },
  };
}
