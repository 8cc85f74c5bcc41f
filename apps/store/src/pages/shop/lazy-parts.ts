import { lazyMessages } from '../../i18n/lazy-messages.ts';
import { seemsSignedIn } from '../../lib/cookies.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { areColumnsRemembered } from './use-columns.ts';

/** The filter panel: its links work without its code. Customers filter by their wishlist too. */
export const LazyPanel = lazyPart(
  lazyMessages(() => import('./Panel.tsx')),
  { onIdle: seemsSignedIn },
);

/** The first number that a browser formats takes it as long as hydrating the rest of the page. */
export const ListCount = lazyPart(lazyMessages(() => import('./ListCount.tsx')));

export const Promoted = lazyPart(
  lazyMessages(() => import('./Promoted.tsx')),
  { onIdle: seemsSignedIn },
);

export const DrawerFilters = lazyPart(lazyMessages(() => import('./DrawerFilters.tsx')));

/** The cards: customers see their hearts, and what fits them. */
export const Results = lazyPart(
  lazyMessages(() => import('./Results.tsx')),
  { onIdle: () => areColumnsRemembered() || seemsSignedIn() },
);

export const SaveSearchLink = lazyPart(lazyMessages(() => import('./SaveSearchLink.tsx')));

export const AboutCategory = lazyPart(lazyMessages(() => import('./AboutCategory.tsx')));

/** Awaited by the loader: a page that is rendered in a browser shows all of its parts at once. */
export const loadParts = () =>
  Promise.all(
    [LazyPanel, ListCount, Promoted, DrawerFilters, Results, SaveSearchLink, AboutCategory].map(({ load }) =>
      load(),
    ),
  );
