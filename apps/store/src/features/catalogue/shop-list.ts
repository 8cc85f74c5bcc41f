import type { CategoryTexts } from '@patine/contract/content/shop-documents';
import type { ShopDictionary } from '@patine/contract/content/structure';
import { PRICE_BANDS, type ProductHit } from '@patine/contract/search/record';
import { priceHistogram, type PriceHistogram } from '@patine/core';
import type { SearchResult } from '../../lib/search.ts';
import {
  LIST_FILTERS,
  EXCLUSIONS,
  EXCLUSION_NAMES,
  LIST_FILTER_NAMES,
  type Exclusion,
  type Flag,
  type ListFilter,
  serializeFilters,
  type ShopFilters,
} from '../../lib/shop-filters.ts';
import { childrenOf, parentOf, type CategoryName } from './category-tree.ts';
import type { LooserList } from './looser-lists.ts';
import type { LeftOut } from './search-understanding/left-out.ts';
import { categoryOf, refinementsOf, type Refinement } from './shop-requests.ts';

export type ShopOption = { slug: string; name: string; count: number; selected: boolean };

/** A list page as it is rendered and serialised, with names instead of the whole dictionary. */
export type ShopList = {
  /** The current filters, when the URL has values that have been merged into others. */
  movedTo?: ShopFilters;
  /** Number of products for sale. */
  total: number;
  /** Number of pages, including sold products. */
  pages: number;
  hits: ProductHit[];
  /** Query id; absent if the service returns none. */
  queryID: string | undefined;
  options: Record<ListFilter, ShopOption[]>;
  /** Filters and exclusions with more values than `options` has; none among a customer's favourites. */
  cut: string[];
  /** Excluded values with their names. */
  excluded: Partial<Record<Exclusion, CategoryName[]>>;
  /** The categories of the filter with their names. */
  among: CategoryName[];
  /** The search text with its typing errors corrected; absent without any. */
  corrected?: string;
  /** Words of the typed text that the list is not searched by; absent where there are none. */
  leftOut?: LeftOut;
  /** Number of products by seller's country, ISO 3166-1 alpha-2. */
  countries: Record<string, number>;
  /** Number of products with each flag set, whether it is or not. */
  flags: Record<Flag, number>;
  /** Child categories, or siblings for a leaf. */
  categories: ShopOption[];
  /** Ancestors and the category itself, root first; empty for the whole shop. */
  trail: CategoryName[];
  /** Editors' text about the category, only on the first page of the unfiltered list. */
  about: CategoryTexts[string] | null;
  /** Price histogram in whole euros; null without products. */
  price: PriceHistogram | null;
  /** Number of products if one filter were removed. */
  without: { part: Refinement; count: number }[];
  /** Further lists that find something, of an empty list. */
  looser?: LooserList[];
};

/** Filters in a meaningful order; the others are sorted by number of products. */
const IN_ORDER: ReadonlySet<ListFilter> = new Set([
  'size',
  'state',
  'decades',
  'family',
  'target',
  'discountrange',
]);

type Names = ReadonlyMap<string, { name: string; position: number }>;

/** Maximum number of values per filter, most products first. */
const OPTIONS_SHOWN = 100;

/** Derived names by dictionary, since each list reads them. */
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

/** Combines the results of `shopRequests`, in the order of its requests. */
export function shopList({ filters, results, dictionary, trail, isLeaf }: ShopListResponse): ShopList {
  const [page, counted, ...others] = results;
  if (!page || !counted) throw new Error('The search returned no result for the list');
  const { facetValues } = dictionary;
  const refined = refinementsOf(filters);
  const resultFor = (part: Refinement) => others[refined.indexOf(part)] ?? counted;
  const category = categoryOf(filters);
  const categoryCounts = (isLeaf ? others[refined.length] : counted)?.facets?.['categories'] ?? {};

  const countsOf = (name: ListFilter) => resultFor(name).facets?.[LIST_FILTERS[name]] ?? {};
  const options = Object.fromEntries(
    LIST_FILTER_NAMES.map((name) => [
      name,
      optionsOf(name, countsOf(name), filters[name] ?? [], namesOf(facetValues[LIST_FILTERS[name]])),
    ]),
  ) as Record<ListFilter, ShopOption[]>;
  const isLong = (counts: object) => Object.keys(counts).length > OPTIONS_SHOWN;
  const cut = filters.favorite
    ? []
    : [
        ...LIST_FILTER_NAMES.filter((name) => isLong(countsOf(name))),
        ...EXCLUSION_NAMES.filter((name) => isLong(counted.facets?.[EXCLUSIONS[name]] ?? {})),
      ];

  const named = (slugs: readonly string[] = [], facet: string): CategoryName[] => {
    const names = namesOf(slugs.length > 0 ? facetValues[facet] : []);
    return slugs.map((slug) => ({ slug, name: names.get(slug)?.name ?? slug }));
  };
  const excluded = Object.fromEntries(
    EXCLUSION_NAMES.filter((name) => filters[name]).map((name) => [
      name,
      named(filters[name], EXCLUSIONS[name]),
    ]),
  );
  // Search engines count no tags, but each is among the categories too.
  const { availability, categories: tags } = counted.facets ?? {};
  const flags = {
    hidesold: availability?.['AVAILABLE'] ?? 0,
    express: tags?.['express'] ?? 0,
    fiesta: tags?.['fetes'] ?? 0,
  };

  return {
    total: counted.nbHits,
    pages: page.nbPages,
    hits: page.hits,
    queryID: page.queryID,
    options,
    cut,
    excluded,
    among: named(filters.categories, 'categories'),
    ...(page.correctedQuery === undefined ? {} : { corrected: page.correctedQuery }),
    countries: counted.facets?.['storeCountry'] ?? {},
    flags,
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
    price: priceHistogram(resultFor('price').facets?.[PRICE_BANDS] ?? {}),
    without: refined.map((part) => ({ part, count: resultFor(part).nbHits })),
  };
}
