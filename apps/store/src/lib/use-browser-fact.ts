import { useSyncExternalStore } from 'react';

const noNews = () => () => {};
const yes = () => true;

/**
 * What only the browser knows, such as a cookie or what it remembers; `before` on the server, whose page is the same
 * for everybody, and until that page has come to life.
 */
export const useBrowserFact = <Fact>(read: () => Fact, before: Fact): Fact =>
  useSyncExternalStore(noNews, read, () => before);

/** True once the page stands in a browser: what is fetched later cannot be part of what the server sent. */
export const useInBrowser = (): boolean => useBrowserFact(yes, false);
