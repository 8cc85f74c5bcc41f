import type { ShopDictionary } from '@patine/contract/content/structure';
import type { ProductHit } from '@patine/contract/search/record';
import type { SearchResult } from '../../lib/search.ts';
import {
  LIST_FILTERS,
  LIST_FILTER_NAMES,
  type ListFilter,
  type ShopFilters,
} from '../../lib/shop-filters.ts';
import { childrenOf, parentOf, type CategoryName } from './category-tree.ts';
import { categoryOf, refinementsOf, type Refinement } from './shop-requests.ts';

export type ShopOption = { slug: string; name: string; count: number; selected: boolean };

/** A list page as it is shown and as it travels: names instead of a dictionary. */
export type ShopList = {
  total: number;
  pages: number;
  hits: ProductHit[];
  options: Record<ListFilter, ShopOption[]>;
  /** Categories to go on with: below this one, or beside it when it is the last. */
  categories: ShopOption[];
  /** From the first category down to this one; empty for the whole shop. */
  trail: CategoryName[];
  /** Whole euros that hold every price. */
  price: { min: number; max: number };
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

const namesOf = (values: readonly CategoryName[] = []): Names =>
  new Map(values.map(({ slug, name }, position) => [slug, { name, position }]));

function optionsOf(
  name: ListFilter,
  counts: Record<string, number>,
  chosen: readonly string[],
  names: Names,
) {
  const slugs = [...Object.keys(counts), ...chosen.filter((slug) => counts[slug] === undefined)];
  const options = slugs.map((slug) => ({
    slug,
    name: names.get(slug)?.name ?? slug,
    count: counts[slug] ?? 0,
    selected: chosen.includes(slug),
  }));
  if (!IN_ORDER.has(name)) return options.toSorted((a, b) => b.count - a.count);
  const place = (slug: string) => names.get(slug)?.position ?? Infinity;
  return options.toSorted((a, b) => place(a.slug) - place(b.slug) || 0);
}

export type ShopAnswer = {
  filters: ShopFilters;
  results: readonly SearchResult<ProductHit>[];
  dictionary: ShopDictionary;
  trail: CategoryName[];
  isLeaf: boolean;
};

/** Puts the answers of shopRequests together, in the order in which they were asked. */
export function shopList({ filters, results, dictionary, trail, isLeaf }: ShopAnswer): ShopList {
  const [page, ...others] = results;
  if (!page) throw new Error('A search answered nothing');
  const { facetValues } = dictionary;
  const refined = refinementsOf(filters);
  const resultFor = (part: Refinement) => others[refined.indexOf(part)] ?? page;
  const category = categoryOf(filters);
  const categoryCounts = (isLeaf ? others[refined.length] : page)?.facets?.['categories'] ?? {};
  const prices = resultFor('price').facets_stats?.['price'];

  const options = Object.fromEntries(
    LIST_FILTER_NAMES.map((name) => {
      const facet = LIST_FILTERS[name];
      const counts = resultFor(name).facets?.[facet] ?? {};
      return [name, optionsOf(name, counts, filters[name] ?? [], namesOf(facetValues[facet]))];
    }),
  ) as Record<ListFilter, ShopOption[]>;

  return {
    total: page.nbHits,
    pages: page.nbPages,
    hits: page.hits,
    options,
    trail,
    categories: childrenOf(facetValues['categories'] ?? [], isLeaf ? parentOf(category) : category)
      .map(({ slug, name }) => ({
        slug,
        name,
        count: categoryCounts[slug] ?? 0,
        selected: slug === category,
      }))
      .filter(({ count, selected }) => count > 0 || selected),
    price: { min: Math.floor((prices?.min ?? 0) / 100), max: Math.ceil((prices?.max ?? 0) / 100) },
    without: refined.map((part) => ({ part, count: resultFor(part).nbHits })),
  };
}
