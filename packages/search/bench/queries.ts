import type { SearchParams } from '../src/index.ts';
import { slug } from './catalogue.ts';
import type { Random } from './random.ts';
import { brands, colors, conditions, garments, materials, sizes } from './words.ts';

/** A visitor's query: an optional text, up to four facets, and an optional price range. */
export interface PlainQuery {
  text: string;
  /** Values of each attribute are alternatives. */
  facetValues: readonly { attribute: string; values: readonly string[] }[];
  price: { low: number; high: number } | undefined;
  page: number;
}

export function visitorPlainQuery(random: Random): PlainQuery {
  const facetValues: { attribute: string; values: string[] }[] = [];
  const choose = (attribute: string, values: readonly string[], count = 1): void => {
    facetValues.push({
      attribute,
      values: Array.from({ length: count }, () => slug(random.favourite(values))),
    });
  };
  if (random.chance(0.6)) {
    const parts = random.favourite(garments).path.split('/');
    const path = parts.slice(0, 1 + random.below(parts.length)).join('/');
    facetValues.push({ attribute: 'categories', values: [path] });
  }
  if (random.chance(0.4)) choose('size', sizes, 2);
  if (random.chance(0.3)) choose('color', colors);
  if (random.chance(0.2)) choose('brand', brands);
  if (random.chance(0.2)) choose('condition', conditions);
  if (random.chance(0.3)) facetValues.push({ attribute: 'availability', values: ['available'] });
  const low = random.below(100) * 100;
  return {
    text: random.chance(0.5) ? visitorText(random) : '',
    facetValues,
    price: random.chance(0.3) ? { low, high: low + 5000 } : undefined,
    page: random.favourite([0, 0, 0, 1, 2, 5]),
  };
}

/** Converts a query to search parameters as the shop sends them, always with all facet counts. */
export const asParams = ({ text, facetValues, price, page }: PlainQuery): SearchParams => ({
  query: text,
  page,
  hitsPerPage: 96,
  facets: ['*', 'price'],
  facetFilters: facetValues.map(({ attribute, values }) => values.map((value) => `${attribute}:${value}`)),
  numericFilters: price ? [`price:${price.low} TO ${price.high}`] : [],
});

export const visitorQuery = (random: Random): SearchParams => asParams(visitorPlainQuery(random));

function visitorText(random: Random): string {
  const words = [random.favourite(garments).name, random.favourite(colors), random.favourite(materials)];
  if (random.chance(0.4)) words.splice(1, 2, random.favourite(brands));
  const text = words.slice(0, 1 + random.below(words.length)).join(' ');
  const typed = random.chance(0.5) ? text : text.slice(0, Math.max(1, text.length - random.below(4)));
  return random.chance(0.15) ? mistyped(random, typed) : typed;
}

/** Swaps two neighbouring letters. */
function mistyped(random: Random, text: string): string {
  const at = 1 + random.below(Math.max(1, text.length - 2));
  return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
}
