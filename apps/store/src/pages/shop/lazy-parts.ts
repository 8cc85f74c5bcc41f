import { lazyMessages } from '../../i18n/lazy-messages.ts';
import { once } from '../../lib/once.ts';

/** Parts that only searches and empty lists need. */
export const loadTypedSearch = once(lazyMessages(() => import('./TypedSearch.tsx')));
export const loadNothingFound = once(lazyMessages(() => import('./NothingFound.tsx')));
