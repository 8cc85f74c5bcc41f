import { CatalogueIndex } from './catalogue-index.ts';
import type { IndexConfig } from './config.ts';
import { searchFacet } from './query/facet-search.ts';
import type {
  FacetSearchAnswer,
  FacetSearchParams,
  SearchAnswer,
  SearchParams,
} from './query/search-params.ts';
import { writeAnswer } from './query/write-answer.ts';
import { SearchError } from './search-error.ts';
import type { SearchObject } from './search-object.ts';

export interface SearchEngineOptions {
  indexes: readonly IndexConfig[];
  /** Milliseconds, of any origin: only differences are used. */
  now: () => number;
  /** A new identifier for a search whose clicks are followed; 32 random hexadecimal digits unless given. */
  queryID?: () => string;
}

export interface SearchEngine {
  saveObjects(index: string, objects: Iterable<SearchObject>): void;
  /** Attributes given replace those stored; an object that is not there is made. */
  partialUpdateObjects(index: string, objects: Iterable<SearchObject>): void;
  deleteObjects(index: string, objectIDs: Iterable<string>): void;
  clear(index: string): void;
  /** Secret objects included: for the owner of the catalogue, not for its visitors. */
  getObject<T extends object>(index: string, objectID: string): (T & SearchObject) | undefined;
  /** The stored JSON of an object that searches may show. */
  findableJson(index: string, objectID: string): string | undefined;
  /** Objects stored, secret ones included. */
  size(index: string): number;
  search<T extends object>(index: string, params?: SearchParams): SearchAnswer<T>;
  /** The same answer as JSON text, without reading and writing the stored objects again. */
  searchJson(index: string, params?: SearchParams): string;
  searchForFacetValues(index: string, facet: string, params?: FacetSearchParams): FacetSearchAnswer;
}

export function createSearchEngine(options: SearchEngineOptions): SearchEngine {
  const { now, queryID = () => crypto.randomUUID().replaceAll('-', '') } = options;
  const indexes = new Map<string, CatalogueIndex>();
  for (const config of options.indexes) {
    const index = new CatalogueIndex(config);
    for (const name of [config.name, ...config.replicas.map((replica) => replica.name)]) {
      if (indexes.has(name)) throw new TypeError(`Two indexes are called ${name}.`);
      indexes.set(name, index);
    }
  }

  function find(name: string): CatalogueIndex {
    const index = indexes.get(name);
    if (!index) throw new SearchError(404, `Index ${name} does not exist`);
    return index;
  }

  function findPrimary(name: string): CatalogueIndex {
    const index = find(name);
    if (index.config.name === name) return index;
    throw new SearchError(400, `Index ${name} is a replica: write to ${index.config.name}`);
  }

  const searchJson = (name: string, params: SearchParams = {}): string =>
    writeAnswer(find(name), name, params, { now, queryID });

  return {
    saveObjects: (name, objects) => findPrimary(name).save(objects),
    partialUpdateObjects: (name, objects) => findPrimary(name).update(objects),
    deleteObjects: (name, objectIDs) => findPrimary(name).delete(objectIDs),
    clear: (name) => findPrimary(name).clear(),
    getObject: (name, objectID) => {
      const json = find(name).json(objectID);
      return json === undefined ? undefined : JSON.parse(json);
    },
    findableJson: (name, objectID) =>
      find(name).columns.isFindable(objectID) ? find(name).json(objectID) : undefined,
    size: (name) => find(name).columns.rows.size,
    search: (name, params) => JSON.parse(searchJson(name, params)),
    searchJson,
    searchForFacetValues: (name, facet, params = {}) => searchFacet(find(name), facet, params, now),
  };
}
