import { CATALOGUE_PAGE_SIZE, type Locale } from '@patine/core';

export type SearchLocale = Locale;

/** Sort orders that a visitor can choose. */
export const SORTS = ['relevance', 'chrono', 'price_asc', 'price_desc'] as const;
export type Sort = (typeof SORTS)[number];
/** Every sort order. Each but relevance is an index of its own, like Algolia's replicas. */
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
/** Named as Algolia names the suggestions of an index. */
export const querySuggestionsIndex = (locale: SearchLocale) =>
  `${productIndex('relevance', locale)}_query_suggestions`;

/** Sold items come last in every order. */
const SOLD_LAST = 'asc(sold)';

/**
 * Ranking criteria of a search by relevance. The attribute comes before the distance of the words: a title ranks before
 * a description that has the words closer together.
 */
export const RELEVANCE_RANKING = [
  SOLD_LAST,
  'typo',
  'geo',
  'words',
  'filters',
  'attribute',
  'proximity',
  'exact',
  'custom',
] as const;

/** Custom ranking for equally relevant records. */
export const CUSTOM_RANKING = [
  SOLD_LAST,
  'desc(listingQuality)',
  'desc(createdAt)',
  'desc(reference)',
] as const;

/** Ranking criteria before textual relevance, by replica. */
export const REPLICA_RANKING: Readonly<Record<Exclude<IndexOrder, 'relevance'>, readonly string[]>> = {
  chrono: [SOLD_LAST, 'desc(createdAt)'],
  price_asc: [SOLD_LAST, 'asc(price)'],
  price_desc: [SOLD_LAST, 'desc(price)'],
  sales: [SOLD_LAST, 'desc(sales)'],
};

/** Context of a search whose words and filters were understood before; rules of other contexts hold all the same. */
export const UNDERSTOOD_CONTEXT = 'understood';

/**
 * Attributes that are searched for words that say more than a filter, such as "ankle boots": a description may speak of
 * ankles for other boots. The keywords have the names of categories.
 */
export const NAME_ATTRIBUTES: readonly string[] = ['name', 'keywords'];

/** Filter for items that are not sold. */
export const FOR_SALE = 'availability:-SOLD';

export const HITS_PER_PAGE = CATALOGUE_PAGE_SIZE;
/** Objects with this tag are excluded from all results. */
export const SECRET_TAG = 'secret';
