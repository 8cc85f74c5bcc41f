import { useSyncExternalStore } from 'react';

const noNews = () => () => {};
const yes = () => true;
const no = () => false;

/** True once the page stands in a browser: what is fetched later cannot be part of what the server sent. */
export const useInBrowser = (): boolean => useSyncExternalStore(noNews, yes, no);
