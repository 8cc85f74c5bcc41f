import { lazyPart } from '../lib/lazy-part.tsx';

/** Loads with the code that navigates: the first view does not need it. */
export const PageProgress = lazyPart(() => import('./FetchProgress.tsx'));
