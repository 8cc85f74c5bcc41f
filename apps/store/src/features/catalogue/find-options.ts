import { facetValueIndex } from '@patine/contract/search/indexes';
import type { FacetValueRecord } from '@patine/contract/search/record';
import type { Locale } from '@patine/core';
import type { Api } from '../../lib/api.ts';
import {
  EXCLUSIONS,
  LIST_FILTERS,
  type Exclusion,
  type ListFilter,
  type ShopFilters,
} from '../../lib/shop-filters.ts';
import type { ShopOption } from './shop-list.ts';
import { valueCountRequest } from './shop-requests.ts';

const MOST = 30;

type Name = Pick<FacetValueRecord, 'slug' | 'name'>;

/** Finds values of the filter with this id by name, with their numbers of products in the list, most products first. */
export async function findOptions(
  { search }: Pick<Api, 'search'>,
  locale: Locale,
  filters: ShopFilters,
  id: string,
  text: string,
): Promise<ShopOption[]> {
  const name = id as ListFilter | Exclusion;
  const facet = { ...LIST_FILTERS, ...EXCLUSIONS }[name];
  const [named] = await search<Name>([
    {
      indexName: facetValueIndex(locale),
      query: text,
      facetFilters: [`facet:${facet}`],
      attributesToRetrieve: ['slug', 'name'],
      hitsPerPage: MOST,
    },
  ]);
  const names = named?.hits ?? [];
  if (names.length === 0) return [];
  const [counted] = await search<never>([
    valueCountRequest(filters, locale, { name, facet, slugs: names.map(({ slug }) => slug) }),
  ]);
  const counts = counted?.facets?.[facet] ?? {};
  return names
    .flatMap((value): ShopOption[] => {
      const count = counts[value.slug];
      return count ? [{ ...value, count, selected: filters[name]?.includes(value.slug) ?? false }] : [];
    })
    .toSorted((a, b) => b.count - a.count);
}
