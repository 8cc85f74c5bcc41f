import { SECRET_TAG, productIndex } from '@patine/contract/search/indexes';
import { type Locale, SAVED_SEARCH_EMAIL_PRODUCTS } from '@patine/core';
import type { Searching } from '../search/index.ts';
import type { SavedSearchRow } from './repository.ts';

export type NewProducts = {
  /** The newest ones. */
  references: number[];
  total: number;
  /** The highest product reference among newly listed ones; null if there are none. */
  newest: number | null;
};

type Hit = { reference: number };

/**
 * Searches for products new since the last run: those listed since, and older ones of a drop that has opened since. A
 * product that is indexed late is found by a later run, because `seenReference` only advances to products that were
 * found.
 */
export async function newProducts(
  search: Searching,
  { criteria, locale, seenReference }: SavedSearchRow,
  opened: readonly string[],
): Promise<NewProducts> {
  const { text, facetFilters, numericFilters, tagFilters } = criteria;
  const request = (more: { facets: string[][]; reference: string }) => ({
    indexName: productIndex('chrono', locale as Locale),
    query: text,
    facetFilters: [...facetFilters, ['availability:AVAILABLE'], ...more.facets],
    numericFilters: [...numericFilters, `reference${more.reference}${seenReference}`],
    tagFilters: [...tagFilters, `-${SECRET_TAG}`],
    facets: ['reference'],
    maxValuesPerFacet: 1,
    attributesToRetrieve: ['reference'],
    hitsPerPage: SAVED_SEARCH_EMAIL_PRODUCTS,
    // If a word matches nothing, the alert must not fall back to a wider search.
    removeWordsIfNoResults: 'none',
    // The filters of the saved list were understood when it was searched.
    enableRules: false,
  });
  const results = await search<Hit>([
    request({ facets: [], reference: '>' }),
    ...(opened.length > 0
      ? [request({ facets: [opened.map((slug) => `drops:${slug}`)], reference: '<=' })]
      : []),
  ]);
  const [listed] = results;
  return {
    references: results
      .flatMap(({ hits }) => hits.map(({ reference }) => reference))
      .slice(0, SAVED_SEARCH_EMAIL_PRODUCTS),
    total: results.reduce((sum, { nbHits }) => sum + nbHits, 0),
    newest: listed && listed.nbHits > 0 ? (listed.facets_stats?.['reference']?.max ?? null) : null,
  };
}
