import type { SearchParams } from '../src/index.ts';
import { slug } from './catalogue.ts';
import type { Random } from './random.ts';
import { brands, colors, conditions, garments, materials, sizes } from './words.ts';

/** What one visitor asks: a text or none, up to four facets, perhaps a price range; always every facet's counts. */
export function visitorQuery(random: Random): SearchParams {
  const facetFilters: (string | string[])[] = [];
  if (random.chance(0.6)) {
    const parts = random.favourite(garments).path.split('/');
    facetFilters.push(`categories:${parts.slice(0, 1 + random.below(parts.length)).join('/')}`);
  }
  if (random.chance(0.4))
    facetFilters.push([...anyOf(random, 'size', sizes), ...anyOf(random, 'size', sizes)]);
  if (random.chance(0.3)) facetFilters.push(anyOf(random, 'color', colors));
  if (random.chance(0.2)) facetFilters.push(anyOf(random, 'brand', brands));
  if (random.chance(0.2)) facetFilters.push(anyOf(random, 'condition', conditions));
  if (random.chance(0.3)) facetFilters.push('availability:-sold');
  const low = random.below(100) * 100;
  return {
    query: random.chance(0.5) ? visitorText(random) : '',
    page: random.favourite([0, 0, 0, 1, 2, 5]),
    hitsPerPage: 96,
    facets: ['*', 'price'],
    facetFilters,
    numericFilters: random.chance(0.3) ? [`price:${low} TO ${low + 5000}`] : [],
  };
}

const anyOf = (random: Random, attribute: string, values: readonly string[]): string[] => [
  `${attribute}:${slug(random.favourite(values))}`,
];

function visitorText(random: Random): string {
  const words = [random.favourite(garments).name, random.favourite(colors), random.favourite(materials)];
  if (random.chance(0.4)) words.splice(1, 2, random.favourite(brands));
  const text = words.slice(0, 1 + random.below(words.length)).join(' ');
  return random.chance(0.5) ? text : text.slice(0, Math.max(1, text.length - random.below(4)));
}
