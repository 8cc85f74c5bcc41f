import { lookUp, type Named } from './named.ts';

export const PATTERN_NAMES: readonly Named[] = [
  { slug: 'stripes', fr: 'Rayures', en: 'Stripes', also: ['rayé', 'striped'] },
  { slug: 'checks', fr: 'Carreaux', en: 'Checks', also: ['checked', 'plaid', 'vichy', 'gingham'] },
  { slug: 'flowers', fr: 'Fleurs', en: 'Flowers', also: ['fleuri', 'floral'] },
  { slug: 'dots', fr: 'Pois', en: 'Dots', also: ['polka dots', 'polka dot'] },
  { slug: 'geometric', fr: 'Géométrique', en: 'Geometric' },
  { slug: 'herringbone', fr: 'Chevrons', en: 'Herringbone' },
  { slug: 'houndstooth', fr: 'Pied-de-poule', en: 'Houndstooth' },
  { slug: 'leopard', fr: 'Léopard', en: 'Leopard', also: ['animal'] },
  { slug: 'paisley', fr: 'Cachemire', en: 'Paisley' },
  { slug: 'jacquard', fr: 'Jacquard', en: 'Fair Isle' },
  { slug: 'cables', fr: 'Torsades', en: 'Cables' },
  { slug: 'argyle', fr: 'Losanges', en: 'Argyle' },
  { slug: 'patchwork', fr: 'Patchwork', en: 'Patchwork' },
];

export const findPattern = lookUp(PATTERN_NAMES);
