import { DISCOUNT_RANGES, type Availability, type Family, type Target } from '@patine/core';
import type { Facet } from '@patine/contract/search/record';
import { COLOR_NAMES } from './colors.ts';
import { CONDITION_NAMES } from './conditions.ts';
import type { Named } from './look-up-name.ts';

const FAMILY_NAMES: readonly (Named & { slug: Family })[] = [
  { slug: 'vintage', fr: 'Vintage', en: 'Vintage' },
  { slug: 'second_hand', fr: 'Seconde main', en: 'Second hand' },
  { slug: 'upcycled', fr: 'Upcyclé', en: 'Upcycled' },
  { slug: 'archive', fr: 'Archive', en: 'Archive' },
  { slug: 'imperfect', fr: 'Imparfait', en: 'Imperfect' },
  { slug: 'new_but_green', fr: 'Neuf, petite série', en: 'New, small run' },
];

const TARGET_NAMES: readonly (Named & { slug: Target })[] = [
  { slug: 'women', fr: 'Femme', en: 'Women' },
  { slug: 'men', fr: 'Homme', en: 'Men' },
  { slug: 'kids', fr: 'Enfant', en: 'Kids' },
];

const AVAILABILITY_NAMES: readonly (Named & { slug: Availability })[] = [
  { slug: 'AVAILABLE', fr: 'Disponible', en: 'Available' },
  { slug: 'SOLD', fr: 'Vendu', en: 'Sold' },
  { slug: 'UNAVAILABLE', fr: 'Indisponible', en: 'Unavailable' },
];

const DISCOUNT_NAMES: readonly Named[] = DISCOUNT_RANGES.map((slug) => ({
  slug,
  fr: `${slug} % et plus`,
  en: `${slug}% and more`,
}));

/** Facet values that the shop itself defines, in display order. */
export const FIXED_NAMES: Partial<Record<Facet, readonly Named[]>> = {
  color: COLOR_NAMES,
  condition: CONDITION_NAMES,
  family: FAMILY_NAMES,
  target: TARGET_NAMES,
  availability: AVAILABILITY_NAMES,
  discountRange: DISCOUNT_NAMES,
};
