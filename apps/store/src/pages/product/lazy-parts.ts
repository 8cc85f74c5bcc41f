import { isSystemRemembered } from '../../features/sizes/measurement-system.ts';
import { mayStoreGarments } from '../../features/sizes/stored-garments.ts';
import { lazyMessages } from '../../i18n/lazy-messages.ts';
import { seemsSignedIn } from '../../lib/cookies.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { rememberedCountry } from './delivery-country.ts';

/** Customers see their heart on it. */
export const Gallery = lazyPart(
  lazyMessages(() => import('./Gallery.tsx')),
  { onIdle: seemsSignedIn },
);

/** The first price that a browser formats takes it as long as hydrating the rest of the page. */
export const ProductPrice = lazyPart(lazyMessages(() => import('./ProductPrice.tsx')));

export const BarPrice = lazyPart(lazyMessages(() => import('./BarPrice.tsx')));

export const Facts = lazyPart(lazyMessages(() => import('./Facts.tsx')));

export const ServiceLines = lazyPart(
  lazyMessages(() => import('./ServiceLines.tsx')),
  { onIdle: () => rememberedCountry() !== '' || seemsSignedIn() },
);

export const Measures = lazyPart(
  lazyMessages(() => import('./Measures.tsx')),
  { onIdle: () => isSystemRemembered() || mayStoreGarments() || seemsSignedIn() },
);

export const Details = lazyPart(lazyMessages(() => import('./Details.tsx')));

export const Neighbours = lazyPart(lazyMessages(() => import('./Neighbours.tsx')));

/** Only pieces that are gone have it; their loader awaits it. */
export const Alike = lazyPart(lazyMessages(() => import('./Alike.tsx')));

export const StructureZones = lazyPart(lazyMessages(() => import('../../cms/StructureZones.tsx')));

/** Awaited by the loader: a page that is rendered in a browser shows all of its parts at once. */
export const loadParts = () =>
  Promise.all(
    [Gallery, ProductPrice, BarPrice, Facts, ServiceLines, Measures, Details, Neighbours, StructureZones].map(
      ({ load }) => load(),
    ),
  );
