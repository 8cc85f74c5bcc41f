import type { CategoryTexts, ShopDictionary } from '@patine/contract/content/structure';
import { PRICE_BANDS, type ProductHit } from '@patine/contract/search/record';
import { priceHistogram, type PriceHistogram } from '@patine/core';
import type { SearchResult } from '../../lib/search.ts';
import {
  LIST_FILTERS,
  EXCLUSIONS,
  EXCLUSION_NAMES,
  LIST_FILTER_NAMES,
  type Exclusion,
  type ListFilter,
  serializeFilters,
  type ShopFilters,
} from '../../lib/shop-filters.ts';
import { childrenOf, parentOf, type CategoryName } from './category-tree.ts';
import { categoryOf, refinementsOf, type Refinement } from './shop-requests.ts';

export type ShopOption = { slug: string; name: string; count: number; selected: boolean };

/** A list page as it is shown and as it travels: names instead of a dictionary. */
export type ShopList = {
  /** Pieces that are not sold. */
  total: number;
  /** Of all that are shown, sold ones too. */
  pages: number;
  hits: ProductHit[];
  /** Names the search that found them; absent where the service gives none. */
  queryID: string | undefined;
  options: Record<ListFilter, ShopOption[]>;
  /** What is left out, by name. */
  excluded: Record<Exclusion, { slug: string; name: string }[]>;
  /** ISO 3166-1 alpha-2 codes of the countries that these pieces are sold from, with their number. */
  countries: Record<string, number>;
  /** Categories to go on with: below this one, or beside it when it is the last. */
  categories: ShopOption[];
  /** From the first category down to this one; empty for the whole shop. */
  trail: CategoryName[];
  /** What is written about this category; on the first page of its whole list alone. */
  about: CategoryTexts[string] | null;
  /** Whole euros that hold every price, and how many pieces stand in each equal slice of them; null for no piece. */
  price: PriceHistogram | null;
  /** How many pieces there would be without one part of the choice. */
  without: { part: Refinement; count: number }[];
};

/** Lists whose order means something; others go by how many pieces they hold. */
const IN_ORDER: ReadonlySet<ListFilter> = new Set([
  'size',
  'state',
  'decades',
  'family',
  'target',
  'discountrange',
]);

type Names = ReadonlyMap<string, { name: string; position: number }>;

const PRICE_SLICES = 24;
/** Values of one filter, those with most pieces. */
const OPTIONS_SHOWN = 100;

/** A dictionary stays for a while and each list reads it. */
const known = new WeakMap<readonly CategoryName[], Names>();

function namesOf(values: readonly CategoryName[] = []): Names {
  const names =
    known.get(values) ?? new Map(values.map(({ slug, name }, position) => [slug, { name, position }]));
  known.set(values, names);
  return names;
}

function optionsOf(
  name: ListFilter,
  counts: Record<string, number>,
  chosen: readonly string[],
  names: Names,
) {
  const found = Object.entries(counts).toSorted(([, a], [, b]) => b - a);
  const slugs = new Set([...found.slice(0, OPTIONS_SHOWN).map(([slug]) => slug), ...chosen]);
  const options = [...slugs].map((slug) => ({
    slug,
    name: names.get(slug)?.name ?? slug,
    count: counts[slug] ?? 0,
    selected: chosen.includes(slug),
  }));
  if (!IN_ORDER.has(name)) return options.toSorted((a, b) => b.count - a.count);
  const place = (slug: string) => names.get(slug)?.position ?? Infinity;
  return options.toSorted((a, b) => place(a.slug) - place(b.slug) || 0);
}

export type ShopListResponse = {
  filters: ShopFilters;
  results: readonly SearchResult<ProductHit>[];
  dictionary: ShopDictionary;
  trail: CategoryName[];
  isLeaf: boolean;
};

const isWholeList = ({ category: _, ...choice }: ShopFilters) => serializeFilters(choice) === '';

/** Puts the answers of shopRequests together, in the order in which they were asked. */
export function shopList({ filters, results, dictionary, trail, isLeaf }: ShopListResponse): ShopList {
  const [page, counted, ...others] = results;
  if (!page || !counted) throw new Error('A search answered nothing');
  const { facetValues } = dictionary;
  const refined = refinementsOf(filters);
  const resultFor = (part: Refinement) => others[refined.indexOf(part)] ?? counted;
  const category = categoryOf(filters);
  const categoryCounts = (isLeaf ? others[refined.length] : counted)?.facets?.['categories'] ?? {};

  const options = Object.fromEntries(
    LIST_FILTER_NAMES.map((name) => {
      const facet = LIST_FILTERS[name];
      const counts = resultFor(name).facets?.[facet] ?? {};
      return [name, optionsOf(name, counts, filters[name] ?? [], namesOf(facetValues[facet]))];
    }),
  ) as Record<ListFilter, ShopOption[]>;

  const excluded = Object.fromEntries(
    EXCLUSION_NAMES.map((name) => {
      const names = namesOf(filters[name] ? facetValues[EXCLUSIONS[name]] : []);
      return [name, (filters[name] ?? []).map((slug) => ({ slug, name: names.get(slug)?.name ?? slug }))];
    }),
  ) as ShopList['excluded'];

  return {
    total: counted.nbHits,
    pages: page.nbPages,
    hits: page.hits,
    queryID: page.queryID,
    options,
    excluded,
    countries: counted.facets?.['storeCountry'] ?? {},
    trail,
    about: isWholeList(filters) ? (dictionary.categoryTexts?.[category] ?? null) : null,
    categories: childrenOf(facetValues['categories'] ?? [], isLeaf ? parentOf(category) : category)
      .map(({ slug, name }) => ({
        slug,
        name,
        count: categoryCounts[slug] ?? 0,
        selected: slug === category,
      }))
      .filter(({ count, selected }) => count > 0 || selected),
    price: priceHistogram(resultFor('price').facets?.[PRICE_BANDS] ?? {}, PRICE_SLICES),
    without: refined.map((part) => ({ part, count: resultFor(part).nbHits })),
  };
}
