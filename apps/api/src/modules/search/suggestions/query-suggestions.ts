import { productIndex } from '@patine/contract/search/indexes';
import { HIERARCHICAL_FACETS, LEVEL_SEPARATOR } from '@patine/contract/search/record';
import type { Locale } from '@patine/core';
import type { SearchObject } from '@patine/search';
import { categoryLevels, type NameOf } from '../../catalogue/index.ts';
import type { ListedKind } from '../repository.ts';

/** Values of each facet that a suggestion names, most pieces first. */
const MOST_MATCHES = 5;

type Counted = { count: number; byFacet: Map<string, Map<string, number>> };

/**
 * Suggested queries in the form of Algolia's own Query Suggestions indexes: the names of categories and brands, with the
 * pieces for sale that each finds and their categories.
 */
export function querySuggestions(
  kinds: readonly ListedKind[],
  locale: Locale,
  nameOf: NameOf,
): SearchObject[] {
  const found = new Map<string, Counted>();
  for (const { categoryPath, brand, count } of kinds) {
    const levels = categoryLevels(categoryPath).map((slug) => nameOf('categories', slug));
    const queries = new Set([...levels.slice(1), ...(brand ? [nameOf('brand', brand)] : [])]);
    for (const query of queries) {
      const key = query.toLocaleLowerCase(locale);
      const one = found.get(key) ?? { count: 0, byFacet: new Map() };
      found.set(key, { ...one, count: one.count + count });
      for (const [level, facet] of HIERARCHICAL_FACETS.entries())
        if (level < levels.length)
          add(one.byFacet, facet, levels.slice(0, level + 1).join(LEVEL_SEPARATOR), count);
    }
  }
  return [...found].map(([query, { count, byFacet }]) => ({
    objectID: query,
    query,
    nb_words: query.split(/\s+/).length,
    popularity: count,
    [productIndex('relevance', locale)]: {
      exact_nb_hits: count,
      facets: {
        exact_matches: Object.fromEntries(
          [...byFacet].map(([facet, values]) => [facet, mostFrequent(values)]),
        ),
      },
    },
  }));
}

function add(byFacet: Map<string, Map<string, number>>, facet: string, value: string, count: number): void {
  const values = byFacet.get(facet) ?? new Map<string, number>();
  byFacet.set(facet, values.set(value, (values.get(value) ?? 0) + count));
}

const mostFrequent = (values: ReadonlyMap<string, number>): { value: string; count: number }[] =>
  [...values]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_MATCHES)
    .map(([value, count]) => ({ value, count }));
