import type { Facet } from '@patine/contract/search/record';
import type { Sort } from '@patine/contract/search/indexes';

/** Filters with several values, in the order of the address, and the facet that each reads. */
export const LIST_FILTERS = {
  size: 'size',
  colors: 'color',
  state: 'condition',
  brands: 'brand',
  materials: 'material',
  patterns: 'pattern',
  decades: 'years',
  family: 'family',
  target: 'target',
  discountrange: 'discountRange',
  drops: 'drops',
} as const satisfies Record<string, Facet>;
export type ListFilter = keyof typeof LIST_FILTERS;
export const LIST_FILTER_NAMES = Object.keys(LIST_FILTERS) as ListFilter[];

/** Whole euros; an open end is absent. */
export type PriceFilter = { min?: number; max?: number };

export type ShopFilters = Partial<Record<ListFilter, string[]>> & {
  /** Slugs joined with slashes; `search` and nothing are the whole shop. */
  category?: string;
  text?: string;
  price?: PriceFilter;
  sortby?: Sort;
  hidesold?: boolean;
  /** From 1. */
  page?: number;
};

export const TEXT_MAX_LENGTH = 200;
const VALUES_MAX = 30;
const VALUE_MAX_LENGTH = 80;
const PRICE_MAX = 1_000_000;
/** Relevance is the order of an address that names none. */
const SORT_NAMES = new Set<string>(['chrono', 'price_asc', 'price_desc'] satisfies Sort[]);
const isSortName = (name: string): name is Sort => SORT_NAMES.has(name);

/** Decodes what can be decoded; the rest stays as it was typed. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%(?![0-9a-f]{2})/gi, '').replace(/%[0-9a-f]{2}/gi, '');
  }
}

const pairsOf = (search: string): [string, string][] =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [decode(pair), ''] : [decode(pair.slice(0, at)), pair.slice(at + 1)];
    });

/** Cuts between characters: half of one could not be written into an address. */
const cut = (text: string, length: number) => Array.from(text).slice(0, length).join('').trim();

/** `S+M`, `S%2BM` and a repeated name all list values. */
function readList(raw: string[]): string[] {
  const values = raw
    .flatMap((text) => text.split(/\+|%2b/i))
    .map((value) => cut(decode(value).trim(), VALUE_MAX_LENGTH))
    .filter(Boolean);
  return [...new Set(values)].toSorted().slice(0, VALUES_MAX);
}

function readPrice(raw: string | undefined): PriceFilter | undefined {
  const found = /^(\d{0,9})-(\d{0,9})$/.exec(decode(raw ?? '').trim());
  if (!found) return undefined;
  const [min, max] = [found[1], found[2]].map((digits) =>
    digits ? Math.min(Number(digits), PRICE_MAX) : undefined,
  );
  if (min !== undefined && max !== undefined && min > max) return readPrice(`${max}-${min}`);
  const price = { ...(min ? { min } : {}), ...(max === undefined ? {} : { max }) };
  return Object.keys(price).length > 0 ? price : undefined;
}

export const cutText = (text: string) => cut(text.replaceAll(/\s+/g, ' ').trim(), TEXT_MAX_LENGTH);

export function readPage(raw: string | null | undefined): number | undefined {
  const page = /^\d{1,9}$/.test(raw ?? '') ? Number(raw) : 1;
  return page <= 1 ? undefined : page;
}

/** Reads the filters of a shop address, or of the form that sets a price without scripts; drops what it does not know. */
export function parseFilters(category: string, search: string): ShopFilters {
  const given = Map.groupBy(pairsOf(search), ([name]) => name.toLowerCase());
  const raw = (name: string) => given.get(name)?.map(([, value]) => value) ?? [];
  const last = (name: string) => raw(name).at(-1);
  const path = category
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/');

  const filters: ShopFilters = {};
  if (path) filters.category = path;
  for (const name of LIST_FILTER_NAMES) {
    const values = readList(raw(name));
    if (values.length > 0) filters[name] = values;
  }
  const text = cutText(decode((last('text') ?? '').replaceAll('+', ' ')));
  if (text) filters.text = text;
  const price = readPrice(last('price')) ?? readPrice(`${last('pricemin') ?? ''}-${last('pricemax') ?? ''}`);
  if (price) filters.price = price;
  const sort = decode(last('sortby') ?? '').toLowerCase();
  if (isSortName(sort)) filters.sortby = sort;
  if (/^(1|true)$/i.test(last('hidesold') ?? '')) filters.hidesold = true;
  const page = readPage(last('page'));
  if (page !== undefined) filters.page = page;
  return filters;
}

const encode = (text: string) => encodeURIComponent(text).replaceAll('%20', '+');

/** Writes the one query that these filters have, with its question mark; nothing when there are none. */
export function serializeFilters(filters: ShopFilters): string {
  const pairs: string[] = [];
  if (filters.text) pairs.push(`text=${encode(filters.text)}`);
  for (const name of LIST_FILTER_NAMES) {
    const values = filters[name];
    if (values && values.length > 0)
      pairs.push(`${name}=${[...new Set(values)].toSorted().map(encodeURIComponent).join('+')}`);
  }
  if (filters.price) pairs.push(`price=${filters.price.min ?? ''}-${filters.price.max ?? ''}`);
  if (filters.sortby && filters.sortby !== 'relevance') pairs.push(`sortby=${filters.sortby}`);
  if (filters.hidesold) pairs.push('hidesold=true');
  if (filters.page !== undefined && filters.page !== 1) pairs.push(`page=${filters.page}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
