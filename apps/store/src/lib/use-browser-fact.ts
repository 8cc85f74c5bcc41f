import { useSyncExternalStore } from 'react';

const noNews = () => () => {};
const yes = () => true;

/**
 * What only the browser knows, such as a cookie or what it remembers; `before` on the server, whose page is the same
 * for everybody, and until that page has been hydrated.
 */
export const useBrowserFact = <Fact>(read: () => Fact, before: Fact): Fact =>
  useSyncExternalStore(noNews, read, () => before);

/** False on the server and for the first draw in the browser, which must be the same; true afterwards. */
export const useInBrowser = (): boolean => useBrowserFact(yes, false);
