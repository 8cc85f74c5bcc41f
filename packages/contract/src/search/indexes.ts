import { CATALOGUE_PAGE_SIZE, type Locale } from '@patine/core';

export type SearchLocale = Locale;

/** Orders of the shop; each but the first is an index of its own, as Algolia's replicas are. */
export const SORTS = ['relevance', 'chrono', 'price_asc', 'price_desc'] as const;
export type Sort = (typeof SORTS)[number];

const BASES: Record<Sort, string> = {
  relevance: 'search',
  chrono: 'chronological',
  price_asc: 'price_ascending',
  price_desc: 'price_descending',
};

export const productIndex = (sort: Sort, locale: SearchLocale) => `${BASES[sort]}_${locale}`;
export const facetValueIndex = (locale: SearchLocale) => `facet_value_${locale}`;
export const storeIndex = (locale: SearchLocale) => `stores_${locale}`;

export const HITS_PER_PAGE = CATALOGUE_PAGE_SIZE;
/** Objects with this tag are in no result. */
export const SECRET_TAG = 'secret';
