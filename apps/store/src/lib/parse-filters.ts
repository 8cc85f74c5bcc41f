import type { Sort } from '@patine/contract/search/indexes';
import { sizeSlug } from '@patine/core';
import { cut, cutText } from './cut-text.ts';
import {
  CALCULATOR_CATEGORY,
  FAVORITES,
  FLAGS,
  JEANS_FILTERS,
  LISTS,
  RANGE_FILTERS,
  SEARCH_CATEGORY,
  type Range,
  type RangeFilter,
  type ShopFilters,
} from './shop-filters.ts';

const VALUES_MAX = 30;
const VALUE_MAX_LENGTH = 80;
/** Upper limits, in euros for price and centimetres for measures. */
const RANGE_MAX: Record<RangeFilter, number> = { price: 1_000_000, waist: 300, inseam: 200, length: 300 };
/** Default tolerance of a measure, in centimetres. */
const TOLERANCE = 2;
const INCHES = { min: 20, max: 60 };
/** Tag of the party filter. */
const PARTY_TAG = 'fetes';
/** Sort values in URLs; a URL without one sorts by relevance. */
const SORT_NAMES = new Set<string>(['chrono', 'price_asc', 'price_desc'] satisfies Sort[]);
const isSortName = (name: string): name is Sort => SORT_NAMES.has(name);

/** Decodes percent escapes; text that cannot be decoded stays as typed. */
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

/** `S+M`, `S%2BM` and a repeated parameter all list values; colours may also be separated by a space (`noir bleu-clair`). */
function readList(raw: string[], name?: string): string[] {
  const values = raw
    .flatMap((text) => text.split(name === 'colors' ? /\+|%2b|%20| /i : /\+|%2b/i))
    .map((text) => {
      const value = cut(decode(text).trim(), VALUE_MAX_LENGTH);
      return name === 'size' ? sizeSlug(value) : value;
    })
    .filter(Boolean);
  return [...new Set(values)].toSorted().slice(0, VALUES_MAX);
}

function readRange(raw: string | undefined, most: number): Range | undefined {
  const found = /^(\d{0,9})-(\d{0,9})$/.exec(decode(raw ?? '').trim());
  if (!found) return undefined;
  const [min, max] = [found[1], found[2]].map((digits) =>
    digits ? Math.min(Number(digits), most) : undefined,
  );
  if (min !== undefined && max !== undefined && min > max) return readRange(`${max}-${min}`, most);
  const range = { ...(min ? { min } : {}), ...(max === undefined ? {} : { max }) };
  return Object.keys(range).length > 0 ? range : undefined;
}

/** Converts a measure and its tolerance to a range: `76` and `2` are 74 to 78. */
function readMeasureRange(raw: string | undefined, tolerance: string | undefined): Range | undefined {
  const middle = /^\d{1,3}$/.test(raw ?? '') ? Number(raw) : 0;
  const reach = /^\d{1,2}$/.test(tolerance ?? '') ? Number(tolerance) : TOLERANCE;
  return middle > 0 ? { min: Math.max(1, middle - reach), max: middle + reach } : undefined;
}

function readInches(raw: string | undefined): number | undefined {
  const inches = /^\d{1,3}$/.test(raw ?? '') ? Number(raw) : 0;
  return inches >= INCHES.min && inches <= INCHES.max ? inches : undefined;
}

export function readPage(raw: string | null | undefined): number | undefined {
  const page = /^\d{1,9}$/.test(raw ?? '') ? Number(raw) : 1;
  return page <= 1 ? undefined : page;
}

/** Slugs of a category, as its canonical URL writes them. */
const readPath = (text: string): string =>
  text
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/');

const WHOLE_SHOP = new Set(['', SEARCH_CATEGORY, CALCULATOR_CATEGORY]);

/** Parses the filters of a shop URL, or of a form submitted without scripts; ignores unknown parameters. */
export function parseFilters(category: string, search: string): ShopFilters {
  const given = Map.groupBy(pairsOf(search), ([name]) => name.toLowerCase());
  const raw = (name: string) => given.get(name)?.map(([, value]) => value) ?? [];
  const last = (name: string) => raw(name).at(-1);
  // A category parameter counts only below the whole shop; otherwise the path decides.
  const path = WHOLE_SHOP.has(readPath(category))
    ? readPath(decode(last('category') ?? '').split('+')[0] ?? '') || readPath(category)
    : readPath(category);

  const filters: ShopFilters = {};
  if (path) filters.category = path;
  for (const name of LISTS) {
    const values = readList(raw(name), name);
    if (values.length > 0) filters[name] = values;
  }
  for (const name of ['text', 'typed'] as const) {
    const text = cutText(decode((last(name) ?? '').replaceAll('+', ' ')));
    if (text) filters[name] = text;
  }
  for (const name of RANGE_FILTERS) {
    const most = RANGE_MAX[name];
    const typed = `${last(`${name}min`) ?? ''}-${last(`${name}max`) ?? ''}`;
    const range =
      readRange(last(name), most) ??
      readRange(typed, most) ??
      (name === 'price' ? undefined : readMeasureRange(last(name), last('tolerance')));
    if (range) filters[name] = range;
  }
  for (const name of JEANS_FILTERS) {
    const inches = readInches(last(name.toLowerCase()));
    if (inches !== undefined) filters[name] = inches;
  }
  const sort = decode(last('sortby') ?? '').toLowerCase();
  if (isSortName(sort)) filters.sortby = sort;
  for (const name of FLAGS) if (/^(1|true)$/i.test(last(name) ?? '')) filters[name] = true;
  if (readList(raw('tag')).includes(PARTY_TAG)) filters.fiesta = true;
  const favorite = decode(last('favorite') ?? '').toLowerCase();
  const wished = FAVORITES.find((choice) => choice === favorite);
  if (wished) filters.favorite = wished;
  const page = readPage(last('page'));
  if (page !== undefined) filters.page = page;
  return filters;
}
