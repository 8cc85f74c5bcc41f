import { useSyncExternalStore } from 'react';

const noNews = () => () => {};
const yes = () => true;

/**
 * A value that only the browser knows, such as a cookie or stored data; `before` on the server and until hydration, so that the HTML
 * is the same for everybody.
 */
export const useBrowserFact = <Fact>(read: () => Fact, before: Fact): Fact =>
  useSyncExternalStore(noNews, read, () => before);

/** False on the server and for the first render in the browser, which must match it; true afterwards. */
export const useInBrowser = (): boolean => useBrowserFact(yes, false);
