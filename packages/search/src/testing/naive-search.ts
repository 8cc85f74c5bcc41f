import type { NestedList, SearchObject, SearchParams } from '../index.ts';

/** A search by reading every object: slow, short, and nothing of the engine's in it. */
export interface NaiveAnswer {
  objectIDs: string[];
  nbHits: number;
  facets: Record<string, Record<string, number>>;
}

interface NaiveQuery extends SearchParams {
  facets: readonly string[];
  page: number;
  hitsPerPage: number;
}

export function naiveSearch(
  objects: Iterable<SearchObject>,
  order: (one: SearchObject, other: SearchObject) => number,
  byRelevance: boolean,
  query: NaiveQuery,
): NaiveAnswer {
  const words = split(query.query ?? '');
  const found = [...objects]
    .filter((object) => !listed(object['_tags']).includes('secret'))
    .filter((object) => all(query.facetFilters, (condition) => facetHolds(object, condition)))
    .filter((object) => all(query.numericFilters, (condition) => numberHolds(object, condition)))
    .flatMap((object) => {
      const score = relevance(object, words);
      return score === undefined ? [] : [{ object, score: byRelevance ? score : 0 }];
    })
    .sort((one, other) => one.score - other.score || order(one.object, other.object));
  const first = query.page * query.hitsPerPage;
  return {
    objectIDs: found.slice(first, first + query.hitsPerPage).map(({ object }) => object.objectID),
    nbHits: found.length,
    facets: Object.fromEntries(
      query.facets.map((name) => [
        name,
        countValues(found.flatMap(({ object }) => [...new Set(listed(object[name]))])),
      ]),
    ),
  };
}

const split = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

const listed = (value: unknown): string[] =>
  value === undefined ? [] : (Array.isArray(value) ? value : [value]).map(String);

function countValues(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

function all(list: NestedList | undefined, holds: (condition: string) => boolean): boolean {
  if (!Array.isArray(list)) return true;
  return list.every((item: string | string[]) =>
    Array.isArray(item) ? item.length === 0 || item.some(holds) : holds(item),
  );
}

function facetHolds(object: SearchObject, condition: string): boolean {
  const [attribute = '', value = ''] = condition.split(':');
  const values = listed(object[attribute]);
  return value.startsWith('-') ? !values.includes(value.slice(1)) : values.includes(value);
}

function numberHolds(object: SearchObject, condition: string): boolean {
  const [attribute = '', operator = '', low = '', high = low] = condition.split(/ (?:TO )?/);
  const value = object[attribute.replace(':', '')];
  if (typeof value !== 'number') return false;
  if (attribute.endsWith(':')) return value >= Number(operator) && value <= Number(low || high);
  const bound = Number(low);
  const holds = { '<': value < bound, '<=': value <= bound, '=': value === bound, '!=': value !== bound };
  return { ...holds, '>=': value >= bound, '>': value > bound }[operator] ?? false;
}

/** Undefined when a word is missing. */
function relevance(object: SearchObject, words: readonly string[]): number | undefined {
  const fields = ['name', 'brandName', 'reference', 'description'].map((name) =>
    split(String(object[name] ?? '')),
  );
  let total = 0;
  for (const [position, word] of words.entries()) {
    const last = position === words.length - 1;
    const places = fields.flatMap((field, attribute) => [
      ...(field.includes(word) ? [{ attribute, inexact: 0 }] : []),
      ...(last && field.some((other) => other.startsWith(word) && other !== word)
        ? [{ attribute, inexact: 1 }]
        : []),
    ]);
    const [best] = places;
    if (!best) return undefined;
    total += best.attribute * (words.length + 1) + best.inexact;
  }
  return total;
}
