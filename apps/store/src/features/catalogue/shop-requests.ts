import { FOR_SALE, SECRET_TAG, UNDERSTOOD_CONTEXT, productIndex } from '@patine/contract/search/indexes';
import {
  CARD_ATTRIBUTES,
  PRICE_BANDS,
  type BoundedAttribute,
  type Facet,
  type NumericFilter,
} from '@patine/contract/search/record';
import type { Locale } from '@patine/core';
import type { SearchRequest } from '../../lib/search.ts';
import {
  CALCULATOR_CATEGORY,
  EXCLUSIONS,
  EXCLUSION_NAMES,
  FLAGS,
  JEANS_FILTERS,
  LIST_FILTERS,
  LIST_FILTER_NAMES,
  LISTS,
  RANGE_FILTERS,
  SEARCH_CATEGORY,
  hitsPerPageOf,
  isLiteral,
  type Exclusion,
  type Flag,
  type JeansFilter,
  type ListFilter,
  type Range,
  type RangeFilter,
  type ShopFilters,
} from '../../lib/shop-filters.ts';

/** A filter that can be removed on its own. */
export type Refinement = ListFilter | Exclusion | RangeFilter | Flag | JeansFilter | 'text' | 'categories';

const WHOLE_SHOP = new Set<string>([SEARCH_CATEGORY, CALCULATOR_CATEGORY]);
/** Algolia's maximum of values per facet: enough for ten-euro bands up to 10,000 €. */
const VALUES_PER_FACET = 1000;

export const categoryOf = ({ category }: ShopFilters): string =>
  category === undefined || WHOLE_SHOP.has(category) ? '' : category;

export const refinementsOf = (filters: ShopFilters): Refinement[] =>
  (['text', ...LISTS, ...RANGE_FILTERS, ...JEANS_FILTERS, ...FLAGS] as const).filter(
    (name) => filters[name] !== undefined,
  );

/** Factor from URL units to index units: prices are in euros in URLs and in cents in the index. */
const unitsOf = (name: RangeFilter) => (name === 'price' ? 100 : 1);

const within = (attribute: BoundedAttribute, { min, max }: Range, units = 1): NumericFilter[] => [
  ...(min === undefined ? [] : [`${attribute}>=${min * units}` as const]),
  ...(max === undefined ? [] : [`${attribute}<=${max * units}` as const]),
];

/** Tolerance in inches around the calculator's result, and the attribute of each measure. */
const JEANS_REACH = {
  jeanLevisSizeW: { attribute: 'jeansW', below: 0, above: 1 },
  jeanLevisSizeL: { attribute: 'jeansL', below: 1, above: 2 },
} as const satisfies Record<JeansFilter, { attribute: BoundedAttribute; below: number; above: number }>;

const FLAG_TAGS: Partial<Record<Flag, string>> = { express: 'express', fiesta: 'fetes' };

type Narrowing = { category: string; without?: Refinement; wished?: readonly number[] | undefined };

/** A reference that no product has, for an empty list of favourites. */
const NO_REFERENCE = 0;

/** Restricts to the customer's favourites, which are known only in the browser. */
function amongFavorites({ favorite }: ShopFilters, wished?: readonly number[]): (string | string[])[] {
  if (favorite === undefined || wished === undefined) return [];
  if (favorite === 'except') return wished.map((reference) => `objectID:-${reference}`);
  return [(wished.length > 0 ? wished : [NO_REFERENCE]).map((reference) => `objectID:${reference}`)];
}

/** Search conditions of all filters, without one of them if given. */
function narrow(filters: ShopFilters, { category, without, wished }: Narrowing) {
  const remaining: ShopFilters = without ? { ...filters, [without]: undefined } : filters;
  return {
    // The words of a list are those that remain after its filters were understood.
    ...(remaining.text ? { query: remaining.text, ruleContexts: [UNDERSTOOD_CONTEXT] } : {}),
    ...(isLiteral(remaining) ? { typoTolerance: 'false' as const } : {}),
    facetFilters: [
      ...amongFavorites(remaining, wished),
      ...(category ? [`categories:${category}`] : []),
      ...(remaining.categories ? [remaining.categories.map((slug) => `categories:${slug}`)] : []),
      ...(remaining.hidesold ? ['availability:AVAILABLE'] : []),
      ...LIST_FILTER_NAMES.flatMap((name) => {
        const values = remaining[name];
        return values ? [values.map((value) => `${LIST_FILTERS[name]}:${value}`)] : [];
      }),
      ...EXCLUSION_NAMES.flatMap(
        (name) => remaining[name]?.map((value) => `${EXCLUSIONS[name]}:-${value}`) ?? [],
      ),
    ],
    numericFilters: [
      ...RANGE_FILTERS.flatMap((name) => within(name, remaining[name] ?? {}, unitsOf(name))),
      ...JEANS_FILTERS.flatMap((name) => {
        const inches = remaining[name];
        const { attribute, below, above } = JEANS_REACH[name];
        return inches === undefined ? [] : within(attribute, { min: inches - below, max: inches + above });
      }),
    ],
    tagFilters: [
      `-${SECRET_TAG}`,
      ...FLAGS.flatMap((flag) => (remaining[flag] && FLAG_TAGS[flag] ? [FLAG_TAGS[flag]] : [])),
    ],
  };
}

/** The filters as search parameters, for a saved search. */
export function searchCriteria(filters: ShopFilters) {
  const { hidesold: _, ...lasting } = filters;
  const {
    query = '',
    facetFilters,
    numericFilters,
    tagFilters,
  } = narrow(lasting, {
    category: categoryOf(lasting),
  });
  return {
    text: query,
    facetFilters: facetFilters.map((filter) => [filter].flat()),
    numericFilters,
    tagFilters: tagFilters.filter((tag) => !tag.startsWith('-')),
  };
}

const isRange = (part: Refinement): part is RangeFilter =>
  (RANGE_FILTERS as readonly string[]).includes(part);

/** The facets of a filter, whose counts ignore that filter. */
const facetOf = (part: Refinement): string[] => {
  if (part === 'price') return [part, PRICE_BANDS];
  if (isRange(part)) return [];
  return part in LIST_FILTERS ? [LIST_FILTERS[part as ListFilter]] : [];
};

const counting = (
  filters: ShopFilters,
  locale: Locale,
  narrowing: Narrowing,
  facets: string[],
): SearchRequest => {
  const { facetFilters, ...others } = narrow(filters, narrowing);
  return {
    indexName: productIndex('relevance', locale),
    ...others,
    facetFilters: [...facetFilters, FOR_SALE],
    facets,
    hitsPerPage: 0,
    maxValuesPerFacet: VALUES_PER_FACET,
  };
};

/** Counts the products for sale of a list. */
export const countRequest = (filters: ShopFilters, locale: Locale): SearchRequest =>
  counting(filters, locale, { category: categoryOf(filters) }, []);

/** Counts the products of some values of a filter, as that filter's options count them. */
export function valueCountRequest(
  filters: ShopFilters,
  locale: Locale,
  { name, facet, slugs }: { name: ListFilter | Exclusion; facet: Facet; slugs: readonly string[] },
): SearchRequest {
  const request = counting(filters, locale, { category: categoryOf(filters), without: name }, [facet]);
  return {
    ...request,
    facetFilters: [...(request.facetFilters ?? []), slugs.map((slug) => `${facet}:${slug}`)],
  };
}

/**
 * The queries of a list page, for one call: the page, its facet counts, one per active filter without that filter (for its
 * disjunctive counts), and one for sibling categories if there are no children. Sold products are on the page, last, and in no count.
 */
export function shopRequests(
  filters: ShopFilters,
  locale: Locale,
  isLeaf: boolean,
  wished?: readonly number[],
): SearchRequest[] {
  const category = categoryOf(filters);
  const refined = refinementsOf(filters);
  const counted = new Set(refined.flatMap(facetOf));
  const indexName = productIndex(filters.sortby ?? 'relevance', locale);
  const count = (narrowing: Narrowing, facets: string[]) => counting(filters, locale, narrowing, facets);

  return [
    {
      indexName,
      ...narrow(filters, { category, wished }),
      // Without a text query the index order already has sold products last.
      ...(filters.text ? { optionalFilters: [FOR_SALE] } : {}),
      attributesToRetrieve: CARD_ATTRIBUTES,
      hitsPerPage: hitsPerPageOf(filters),
      page: (filters.page ?? 1) - 1,
      clickAnalytics: true,
    },
    count(
      { category, wished },
      [
        ...Object.values(LIST_FILTERS),
        'storeCountry',
        'price',
        PRICE_BANDS,
        'categories',
        'availability',
      ].filter((facet) => !counted.has(facet)),
    ),
    ...refined.map((without) => count({ category, without, wished }, facetOf(without))),
    ...(isLeaf
      ? [count({ category: category.split('/').slice(0, -1).join('/'), wished }, ['categories'])]
      : []),
  ];
}
