import { HITS_PER_PAGE, SECRET_TAG, productIndex } from '@patine/contract/search/indexes';
import { CARD_ATTRIBUTES } from '@patine/contract/search/record';
import type { Locale } from '@patine/core';
import type { SearchRequest } from '../../lib/search.ts';
import {
  LIST_FILTERS,
  LIST_FILTER_NAMES,
  type ListFilter,
  type ShopFilters,
} from '../../lib/shop-filters.ts';

/** A part of the choice that may be let go of by itself. */
export type Refinement = ListFilter | 'price' | 'text';

/** The whole shop, under the address that a search is sent to. */
const SEARCH_PATH = 'search';
const VALUES_PER_FACET = 100;

export const categoryOf = ({ category }: ShopFilters): string =>
  category === undefined || category === SEARCH_PATH ? '' : category;

export const refinementsOf = (filters: ShopFilters): Refinement[] => [
  ...(filters.text ? (['text'] as const) : []),
  ...LIST_FILTER_NAMES.filter((name) => filters[name] !== undefined),
  ...(filters.price ? (['price'] as const) : []),
];

type Narrowing = { category: string; without?: Refinement };

/** What a query is narrowed to: everything chosen, but for one part. */
function narrow(filters: ShopFilters, { category, without }: Narrowing) {
  const { price, text } = filters;
  return {
    ...(text && without !== 'text' ? { query: text } : {}),
    facetFilters: [
      ...(category ? [`categories:${category}`] : []),
      ...(filters.hidesold ? ['availability:AVAILABLE'] : []),
      ...LIST_FILTER_NAMES.filter((name) => name !== without).flatMap((name) => {
        const values = filters[name];
        return values ? [values.map((value) => `${LIST_FILTERS[name]}:${value}`)] : [];
      }),
    ],
    numericFilters:
      price && without !== 'price'
        ? [
            ...(price.min === undefined ? [] : [`price>=${price.min * 100}`]),
            ...(price.max === undefined ? [] : [`price<=${price.max * 100}`]),
          ]
        : [],
    tagFilters: [`-${SECRET_TAG}`],
  };
}

const facetOf = (part: Refinement): string[] => {
  if (part === 'text') return [];
  return part === 'price' ? ['price'] : [LIST_FILTERS[part]];
};

/**
 * The queries of a list page, for one call: the page itself, one for each refined part with everything but it (what
 * its other values would show), and one for the categories beside this one when none lies below it.
 */
export function shopRequests(filters: ShopFilters, locale: Locale, isLeaf: boolean): SearchRequest[] {
  const category = categoryOf(filters);
  const refined = refinementsOf(filters);
  const counted = new Set(refined.flatMap(facetOf));
  const indexName = productIndex(filters.sortby ?? 'relevance', locale);
  const counts = {
    indexName: productIndex('relevance', locale),
    hitsPerPage: 0,
    maxValuesPerFacet: VALUES_PER_FACET,
  };

  return [
    {
      indexName,
      ...narrow(filters, { category }),
      facets: [...Object.values(LIST_FILTERS), 'price', 'categories'].filter((facet) => !counted.has(facet)),
      maxValuesPerFacet: VALUES_PER_FACET,
      attributesToRetrieve: CARD_ATTRIBUTES,
      hitsPerPage: HITS_PER_PAGE,
      page: (filters.page ?? 1) - 1,
    },
    ...refined.map((without) => ({
      ...counts,
      ...narrow(filters, { category, without }),
      facets: facetOf(without),
    })),
    ...(isLeaf
      ? [
          {
            ...counts,
            ...narrow(filters, { category: category.split('/').slice(0, -1).join('/') }),
            facets: ['categories'],
          },
        ]
      : []),
  ];
}
