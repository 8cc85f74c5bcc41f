import { create, insertMultiple, search } from '@orama/orama';
import MiniSearch from 'minisearch';
import type { SearchObject } from '../src/index.ts';
import { shopIndex } from '../src/testing/shop-index.ts';
import { textsOf } from '../src/search-object.ts';
import type { PlainQuery } from './queries.ts';

/** Another search library with the same objects and queries. */
export interface Rival {
  name: string;
  fill: (objects: readonly SearchObject[]) => Promise<void>;
  /** Runs a query including hits and facet counts, and returns the number of matches. */
  search: (query: PlainQuery) => Promise<number>;
}

const facets = shopIndex.attributesForFaceting;
const searchable = shopIndex.searchableAttributes;
const pageSize = 96;

const holds = (object: SearchObject, { facetValues, price }: PlainQuery): boolean =>
  facetValues.every(({ attribute, values }) =>
    textsOf(object[attribute]).some((value) => values.includes(value)),
  ) &&
  (price === undefined || (Number(object['price']) >= price.low && Number(object['price']) <= price.high));

function countFacets(objects: Iterable<SearchObject>): Map<string, number>[] {
  const counts = facets.map(() => new Map<string, number>());
  for (const object of objects) {
    facets.forEach((name, index) => {
      for (const value of textsOf(object[name]))
        counts[index]!.set(value, (counts[index]!.get(value) ?? 0) + 1);
    });
  }
  return counts;
}

/** MiniSearch has no facets: filters and counts are computed here over its results. */
export function miniSearch(): Rival {
  const index = new MiniSearch<SearchObject>({ idField: 'objectID', fields: [...searchable] });
  const byID = new Map<string, SearchObject>();
  return {
    name: 'MiniSearch',
    fill: async (objects) => {
      for (const object of objects) byID.set(object.objectID, object);
      index.addAll(objects);
    },
    search: async (query) => {
      const options = { prefix: true, fuzzy: 0.2, combineWith: 'AND' } as const;
      const found =
        query.text === ''
          ? [...byID.values()]
          : index.search(query.text, options).map(({ id }) => byID.get(String(id))!);
      const held = found.filter((object) => holds(object, query));
      countFacets(held);
      JSON.stringify(held.slice(0, pageSize));
      return held.length;
    },
  };
}

export function orama(): Rival {
  const schema = {
    ...Object.fromEntries(searchable.map((name) => [name, 'string' as const])),
    ...Object.fromEntries(facets.map((name) => [name, 'enum[]' as const])),
    price: 'number' as const,
  };
  const index = create({ schema });
  return {
    name: 'Orama',
    fill: async (objects) => {
      const documents = objects.map((object) => ({
        ...object,
        id: object.objectID,
        ...Object.fromEntries(facets.map((name) => [name, textsOf(object[name])])),
      }));
      await insertMultiple(index, documents, 1000);
    },
    search: async ({ text, facetValues, price }) => {
      const where = {
        ...Object.fromEntries(
          facetValues.map(({ attribute, values }) => [attribute, { containsAny: [...values] }]),
        ),
        ...(price && { price: { between: [price.low, price.high] as [number, number] } }),
      };
      const { count, hits } = await search(index, {
        term: text,
        tolerance: 1,
        threshold: 0,
        limit: pageSize,
        where,
        facets: Object.fromEntries(facets.map((name) => [name, {}])),
      });
      JSON.stringify(hits);
      return count;
    },
  };
}
