import type { NestedList, SearchObject, SearchParams } from '../index.ts';
import { naiveRank, type NaiveRank, split } from './naive-rank.ts';

/** A search by scanning every object: slow, short, and independent of the engine. */
export interface NaiveResponse {
  objectIDs: string[];
  nbHits: number;
  facets: Record<string, Record<string, number>>;
}

export interface NaiveQuery extends SearchParams {
  facets: readonly string[];
  page: number;
  hitsPerPage: number;
  typoTolerance: string;
  removeWordsIfNoResults: string;
  restrictSearchableAttributes: readonly string[];
  optionalFilters: readonly string[];
}

type Ranked = { object: SearchObject; rank: NaiveRank };

export function naiveSearch(
  objects: Iterable<SearchObject>,
  order: (one: SearchObject, other: SearchObject) => number,
  byRelevance: boolean,
  query: NaiveQuery,
): NaiveResponse {
  const allowed = [...objects]
    .filter((object) => !listed(object['_tags']).includes('secret'))
    .filter((object) => all(query.facetFilters, (condition) => facetHolds(object, condition)))
    .filter((object) => all(query.numericFilters, (condition) => numberHolds(object, condition)));
  const found = withText(allowed, query)
    .map(({ object, rank }) => ({ object, rank: byRelevance ? withFilters(rank, object, query) : [] }))
    .sort((one, other) => compareRanks(one.rank, other.rank) || order(one.object, other.object));
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

function withText(objects: readonly SearchObject[], query: NaiveQuery): Ranked[] {
  const words = split(query.query ?? '');
  if (words.length === 0) return objects.map((object) => ({ object, rank: [0, 0] }));
  const names = ['name', 'brandName', 'reference', 'description'];
  const attributes = names.map((name) =>
    query.restrictSearchableAttributes.length === 0 || query.restrictSearchableAttributes.includes(name)
      ? name
      : '',
  );
  const search = (mostTypos: number, allOptional: boolean): Ranked[] =>
    objects.flatMap((object) => {
      const rank = naiveRank(object, { words, attributes, mostTypos, allOptional });
      return rank ? [{ object, rank }] : [];
    });
  const tolerant = (allOptional: boolean): Ranked[] => {
    if (query.typoTolerance === 'false') return search(0, allOptional);
    const found = search(2, allOptional);
    if (query.typoTolerance === 'true') return found;
    const exact = search(0, allOptional);
    if (exact.length > 0) return exact;
    const once = search(1, allOptional);
    const some = once.length > 0 ? once : found;
    const fewest = Math.min(...some.map(({ rank }) => rank[0]!));
    return some.filter(({ rank }) => rank[0] === fewest);
  };
  const found = tolerant(false);
  const again = found.length === 0 && words.length > 1 && query.removeWordsIfNoResults === 'allOptional';
  return again ? tolerant(true) : found;
}

/** Filters rank after typos and missing words, before everything else. */
function withFilters(
  [typos = 0, missing = 0, ...others]: NaiveRank,
  object: SearchObject,
  query: NaiveQuery,
): NaiveRank {
  const met = query.optionalFilters.filter((condition) => facetHolds(object, condition)).length;
  return [typos, missing, -met, ...others];
}

function compareRanks(one: NaiveRank, other: NaiveRank): number {
  const index = one.findIndex((each, position) => each !== other[position]);
  return index === -1 ? 0 : one[index]! - other[index]!;
}

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
