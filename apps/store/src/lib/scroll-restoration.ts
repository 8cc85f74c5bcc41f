import { tryDecode } from './try-decode.ts';

/** A history entry of this tab, as the router reports it. */
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
/** Filters change a list in place and keep its scroll position; any other navigation starts at the top. */
const isSameList = (one: Entry, other: Entry) =>
  one.pathname === other.pathname && pageOf(one) === pageOf(other);

const showFrom = (top: number) => scrollTo({ top, behavior: 'instant' });

/**
 * Stores the scroll position of each history entry. The browser restores positions itself for documents that are loaded; within one
 * document it would do so before the page is rendered.
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
      // Storage is full or disabled: positions within this document are still in memory.
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
    /** Call once an entry's page is rendered; `back` is true after a back or forward navigation. */
    arrive(entry: Entry, back: boolean) {
      const before = shown;
      shown = entry;
      if (!before) return note();
      if (before.key === entry.key) return;
      if (back) return showFrom(read.get(entry.key) ?? 0);
      const anchor = document.getElementById(tryDecode(entry.hash.slice(1)) ?? '');
      if (anchor) {
        // A new page scrolls to its top with the style sheet's scroll behaviour.
        if (before.pathname !== entry.pathname) showFrom(0);
        anchor.scrollIntoView();
      } else if (!isSameList(before, entry)) showFrom(0);
    },
  };
}
