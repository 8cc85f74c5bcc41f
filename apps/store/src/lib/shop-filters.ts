import { HITS_PER_PAGE, type Sort } from '@patine/contract/search/indexes';
import { MEASURES, type Facet, type MeasureName } from '@patine/contract/search/record';
import { CALCULATOR_HITS } from '@patine/core';
import { encodeQuery } from './encode-query.ts';

/** Filters with several values, in URL order, and the facet of each. */
export const LIST_FILTERS = {
  size: 'size',
  colors: 'color',
  state: 'condition',
  brands: 'brand',
  materials: 'material',
  patterns: 'pattern',
  styles: 'style',
  decades: 'years',
  family: 'family',
  target: 'target',
  discountrange: 'discountRange',
  drops: 'drops',
} as const satisfies Record<string, Facet>;
export type ListFilter = keyof typeof LIST_FILTERS;
export const LIST_FILTER_NAMES = Object.keys(LIST_FILTERS) as ListFilter[];

/** Exclusions that the panel offers; they last from list to list. */
const LASTING = { nobrands: 'brand', nomaterials: 'material', nocountries: 'storeCountry' } as const;
export type LastingExclusion = keyof typeof LASTING;
export const LASTING_EXCLUSIONS = Object.keys(LASTING) as LastingExclusion[];

/** Filters that exclude values, and the facet of each; all but the lasting ones come from search texts alone. */
export const EXCLUSIONS = {
  ...LASTING,
  nocategories: 'categories',
  nosize: 'size',
  nocolors: 'color',
  nostate: 'condition',
  nopatterns: 'pattern',
  nostyles: 'style',
  nodecades: 'years',
  nofamily: 'family',
  notarget: 'target',
} as const satisfies Record<string, Facet>;
export type Exclusion = keyof typeof EXCLUSIONS;
export const EXCLUSION_NAMES = Object.keys(EXCLUSIONS) as Exclusion[];

/** Price is in whole euros, measures in whole centimetres. */
export const RANGE_FILTERS = ['price', ...MEASURES] as const;
export type RangeFilter = 'price' | MeasureName;
/** Whole numbers; absent for an open end. */
export type Range = { min?: number; max?: number };

export const FLAGS = ['hidesold', 'express', 'fiesta'] as const;
export type Flag = (typeof FLAGS)[number];

/** Shows only the customer's favourites, or all other products; the favourites are read in the browser. */
export const FAVORITES = ['only', 'except'] as const;
export type Favorites = (typeof FAVORITES)[number];

/** Inches, from the jeans calculator. */
export const JEANS_FILTERS = ['jeanLevisSizeW', 'jeanLevisSizeL'] as const;
export type JeansFilter = (typeof JEANS_FILTERS)[number];

/** Categories that mean the whole shop and tell where a visit starts: a search, the jeans calculator. */
export const SEARCH_CATEGORY = 'search';
export const CALCULATOR_CATEGORY = 'levis-calculator';

export type ShopFilters = Partial<Record<ListFilter | Exclusion, string[]>> &
  Partial<Record<RangeFilter, Range>> &
  Partial<Record<Flag, true>> &
  Partial<Record<JeansFilter, number>> & {
    /** Slugs joined with slashes; `search`, `levis-calculator` and absence mean the whole shop. */
    category?: string;
    /** Any of several categories, of a search text; within `category`. */
    categories?: string[];
    text?: string;
    /** The search text as typed, where filters were understood from it; the same as `text` for a search word for word. */
    typed?: string;
    favorite?: Favorites;
    sortby?: Sort;
    /** One-based. */
    page?: number;
  };

/** Whether a list searches its text word for word, without understanding or correcting it. */
export const isLiteral = ({ text, typed }: ShopFilters): boolean => typed !== undefined && text === typed;

/** Products per page of a list; the calculator's result is a sample. */
export const hitsPerPageOf = ({ category }: ShopFilters): number =>
  category === CALCULATOR_CATEGORY ? CALCULATOR_HITS : HITS_PER_PAGE;

/** Every parameter with several values, in URL order. */
export const LISTS = ['categories', ...LIST_FILTER_NAMES, ...EXCLUSION_NAMES] as const;

const encode = (text: string) => encodeQuery(text).replaceAll('%20', '+');

const joined = (values: readonly string[]) =>
  values.length === 1
    ? encodeQuery(values[0] ?? '')
    : [...new Set(values)].toSorted().map(encodeQuery).join('+');

/** The query of these filters as hidden form fields, one name and value each. */
export function formFields({
  category: _,
  text,
  typed,
  ...filters
}: ShopFilters): [name: string, value: string][] {
  const others = serializeFilters(filters).slice(1).split('&').filter(Boolean);
  return [
    ...(text ? [['text', text] as [string, string]] : []),
    ...(typed ? [['typed', typed] as [string, string]] : []),
    ...others.map((pair): [string, string] => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
    }),
  ];
}

/** The canonical query of these filters, with its question mark; empty when there are none. */
export function serializeFilters(filters: ShopFilters): string {
  const pairs: string[] = [];
  for (const name of ['text', 'typed'] as const) {
    const text = filters[name];
    if (text) pairs.push(`${name}=${encode(text)}`);
  }
  for (const name of LISTS) {
    const values = filters[name];
    if (values && values.length > 0) pairs.push(`${name}=${joined(values)}`);
  }
  for (const name of RANGE_FILTERS) {
    const range = filters[name];
    if (range) pairs.push(`${name}=${range.min ?? ''}-${range.max ?? ''}`);
  }
  for (const name of JEANS_FILTERS) if (filters[name] !== undefined) pairs.push(`${name}=${filters[name]}`);
  if (filters.sortby && filters.sortby !== 'relevance') pairs.push(`sortby=${filters.sortby}`);
  for (const name of FLAGS) if (filters[name]) pairs.push(`${name}=true`);
  if (filters.favorite) pairs.push(`favorite=${filters.favorite}`);
  if (filters.page !== undefined && filters.page !== 1) pairs.push(`page=${filters.page}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
