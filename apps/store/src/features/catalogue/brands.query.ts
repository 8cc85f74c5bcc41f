import { SECRET_TAG, productIndex } from '@patine/contract/search/indexes';
import { MINUTE_MS, type Locale } from '@patine/core';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { dictionaryQuery } from '../../lib/content.query.ts';
import { searchAround } from '../../lib/search.ts';

const MOST = 1000;
/** Named before the others: a line of large type. */
const STOCKED_SHOWN = 6;

/** `count` is the number of products for sale; null while the search is unavailable, and of brands beyond its limit. */
export type Brand = { slug: string; name: string; count: number | null };

/** Brands with products for sale, by name; all brands while the search is unavailable. */
export const brandsQuery = (api: Api, queryClient: QueryClient, locale: Locale) =>
  queryOptions({
    queryKey: ['brands', locale],
    queryFn: async (): Promise<Brand[]> => {
      const [dictionary, [found]] = await Promise.all([
        queryClient.ensureQueryData(dictionaryQuery(api, locale)),
        searchAround<never>(api.search, [
          {
            indexName: productIndex('relevance', locale),
            facetFilters: ['availability:AVAILABLE'],
            tagFilters: [`-${SECRET_TAG}`],
            facets: ['brand'],
            maxValuesPerFacet: MOST,
            hitsPerPage: 0,
          },
        ]),
      ]);
      const counts = found && (found.facets?.['brand'] ?? {});
      const uncounted = Object.keys(counts ?? {}).length >= MOST ? null : 0;
      return (dictionary.facetValues['brand'] ?? [])
        .map(({ slug, name }) => ({ slug, name, count: counts ? (counts[slug] ?? uncounted) : null }))
        .filter(({ count }) => count !== 0)
        .toSorted((a, b) => a.name.localeCompare(b.name, locale));
    },
    staleTime: MINUTE_MS,
  });

/** Brands grouped by first letter; names that start with another character are last, under `#`. */
export function byLetter(brands: readonly Brand[]): [letter: string, brands: Brand[]][] {
  const letterOf = ({ name }: Brand) => {
    const first = name.normalize('NFD').charAt(0).toUpperCase();
    return /[A-Z]/.test(first) ? first : '#';
  };
  return [...Map.groupBy(brands, letterOf)].toSorted(([a], [b]) =>
    a === '#' ? 1 : b === '#' ? -1 : a.localeCompare(b),
  );
}

const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The whole alphabet, and `#` if brands are under it; those of the letters that have brands. */
export const alphabet = (used: readonly string[]): { letter: string; hasBrands: boolean }[] =>
  [...LATIN, ...used.filter((letter) => !LATIN.includes(letter))].map((letter) => ({
    letter,
    hasBrands: used.includes(letter),
  }));

/** The brands with most products for sale; none while their numbers are unknown. */
export const mostStocked = (brands: readonly Brand[]): Brand[] =>
  brands
    .filter(({ count }) => count !== null)
    .toSorted((a, b) => Number(b.count) - Number(a.count))
    .slice(0, STOCKED_SHOWN);
