import type { Locale } from '@patine/core';
import type { Search, SearchRequest } from '../../lib/search.ts';
import { SEARCH_CATEGORY, isLiteral, type ShopFilters } from '../../lib/shop-filters.ts';
import type { CategoryName } from './category-tree.ts';
import { countRequest, refinementsOf } from './shop-requests.ts';

/** A list with fewer conditions, and what it leaves out or what alone it keeps. */
export type LooserList = {
  filters: ShopFilters;
  kind: 'without' | 'only';
  /** A word of the text, the text, or the name of a category; empty for the values of a filter. */
  label: string;
  /** The filter that alone is kept. */
  part?: 'categories' | 'brands';
  count: number;
};

/** Words that are tried one by one; a longer text is hardly a list of words. */
const MOST_WORDS = 6;

type Looser = Omit<LooserList, 'count'>;

function withoutOneWord({ page: _, ...filters }: ShopFilters): Looser[] {
  const words = filters.text?.split(' ') ?? [];
  if (words.length < 2 || words.length > MOST_WORDS || isLiteral(filters)) return [];
  return words.map((label, dropped) => ({
    kind: 'without',
    label,
    filters: { ...filters, text: words.filter((_word, at) => at !== dropped).join(' ') },
  }));
}

function withoutCategory({ page: _, ...filters }: ShopFilters, trail: readonly CategoryName[]): Looser[] {
  const category = trail.at(-1);
  // Without any other condition it would be the whole shop.
  return category && refinementsOf(filters).length > 0
    ? [{ kind: 'without', label: category.name, filters: { ...filters, category: SEARCH_CATEGORY } }]
    : [];
}

/** The category, the brands or the text alone: what is left where no single condition is to blame. */
function onlyOne(filters: ShopFilters, trail: readonly CategoryName[]): Looser[] {
  const { typed, text, category } = filters;
  const last = trail.at(-1);
  const typedFilter = typed === undefined ? {} : { typed };
  if (refinementsOf(filters).length + Number(last !== undefined) < 2) return [];
  return [
    ...(last && category
      ? [{ kind: 'only' as const, label: last.name, filters: { ...typedFilter, category } }]
      : []),
    ...(['categories', 'brands'] as const).flatMap((part): Looser[] =>
      filters[part]
        ? [
            {
              kind: 'only',
              label: '',
              part,
              filters: { ...typedFilter, category: SEARCH_CATEGORY, [part]: filters[part] },
            },
          ]
        : [],
    ),
    ...(text
      ? [{ kind: 'only' as const, label: text, filters: { ...typedFilter, category: SEARCH_CATEGORY, text } }]
      : []),
  ];
}

export type EmptyList = {
  search: Search;
  locale: Locale;
  filters: ShopFilters;
  trail: readonly CategoryName[];
};

/**
 * Lists that find something where this one finds nothing, in one search call: without one word or without the category; only if
 * none of these and no single filter helps, with one condition alone.
 */
export async function looserLists({ search, locale, filters, trail }: EmptyList, hasLoosening: boolean) {
  const single = [...withoutOneWord(filters), ...withoutCategory(filters, trail)];
  const alone = onlyOne(filters, trail);
  const lists = [...single, ...alone];
  if (lists.length === 0) return [];
  const requests = lists.map((looser): SearchRequest => countRequest(looser.filters, locale));
  const results = await search(requests);
  const counted = lists
    .map((looser, index): LooserList => ({ ...looser, count: results[index]?.nbHits ?? 0 }))
    .filter(({ count }) => count > 0);
  const without = counted.filter(({ kind }) => kind === 'without');
  return hasLoosening || without.length > 0 ? without : counted;
}
