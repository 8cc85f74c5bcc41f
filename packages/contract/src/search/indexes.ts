import { CATALOGUE_PAGE_SIZE, type Locale } from '@patine/core';

export type SearchLocale = Locale;

/** Orders of the shop that a visitor chooses among. */
export const SORTS = ['relevance', 'chrono', 'price_asc', 'price_desc'] as const;
export type Sort = (typeof SORTS)[number];
/** Every order; each but relevance is an index of its own, as Algolia's replicas are. */
export type IndexOrder = Sort | 'sales';

const BASES: Record<IndexOrder, string> = {
  relevance: 'search',
  chrono: 'chronological',
  price_asc: 'price_ascending',
  price_desc: 'price_descending',
  sales: 'best_sellers',
};

export const productIndex = (sort: IndexOrder, locale: SearchLocale) => `${BASES[sort]}_${locale}`;
export const facetValueIndex = (locale: SearchLocale) => `facet_value_${locale}`;
export const storeIndex = (locale: SearchLocale) => `stores_${locale}`;

/** What is sold is shown behind everything else, whatever the order. */
const SOLD_LAST = 'asc(sold)';

/** Orders what words leave equal. */
export const CUSTOM_RANKING = [SOLD_LAST, 'desc(createdAt)', 'desc(reference)'] as const;

/** What comes before words in each other order. */
export const REPLICA_RANKING: Readonly<Record<Exclude<IndexOrder, 'relevance'>, readonly string[]>> = {
  chrono: [SOLD_LAST, 'desc(createdAt)'],
  price_asc: [SOLD_LAST, 'asc(price)'],
  price_desc: [SOLD_LAST, 'desc(price)'],
  sales: [SOLD_LAST, 'desc(sales)'],
};

/** Not sold: what a list counts. */
export const FOR_SALE = 'availability:-SOLD';

export const HITS_PER_PAGE = CATALOGUE_PAGE_SIZE;
/** Objects with this tag are in no result. */
export const SECRET_TAG = 'secret';
