import type { IndexConfig } from './config.ts';
import { IndexRegistry } from './index-registry.ts';
import { searchFacet } from './query/facet-search.ts';
import { findMatches } from './query/find-matches.ts';
import { readQuery } from './query/read-query.ts';
import type {
  FacetSearchResponse,
  FacetSearchParams,
  SearchResponse,
  SearchParams,
} from './query/search-params.ts';
import { writeResponse } from './query/write-response.ts';
import { pick } from './query/write-hits.ts';
import { listBits } from './columns/bitset.ts';
import type { SearchObject } from './search-object.ts';
import { type Section, SectionReader, SectionWriter, type StoredSection } from './snapshot/sections.ts';

export interface SearchEngineOptions {
  indexes: readonly IndexConfig[];
  /** Milliseconds since any origin; only differences are used. */
  now: () => number;
  /**
   * Returns the id of a search with click analytics from its index and parameters: 32 hexadecimal digits, random by
   * default.
   */
  queryID?: (search: string) => string;
}

export interface SearchEngine {
  /** Returns the names of primary indexes and replicas. */
  names(): readonly string[];
  /** Returns the configuration of a primary index, also for the name of a replica. */
  config(index: string): IndexConfig;
  /** Creates an index or changes its configuration; objects are kept. */
  configure(config: IndexConfig): void;
  saveObjects(index: string, objects: Iterable<SearchObject>): void;
  /** Replaces the given attributes. A missing object is created unless `createIfNotExists` is false. */
  partialUpdateObjects(index: string, objects: Iterable<SearchObject>, createIfNotExists?: boolean): void;
  deleteObjects(index: string, objectIDs: Iterable<string>): void;
  /** Deletes the objects that match the filters. */
  deleteBy(index: string, params: SearchParams): void;
  clear(index: string): void;
  /** Returns an object, including secret ones: for the owner of the catalogue, not for visitors. */
  getObject<T extends object>(index: string, objectID: string): (T & SearchObject) | undefined;
  /** Returns the JSON of an object that searches may return, with the given attributes or all. */
  findableJson(index: string, objectID: string, attributes?: readonly string[]): string | undefined;
  /** Returns stored objects as JSON, including secret ones: at most `count`, beginning with number `from`. */
  storedJson(index: string, from: number, count: number): string[];
  /** Returns the object IDs of an index, including those of secret objects. */
  objectIDs(index: string): Set<string>;
  /** Returns the content of a primary index as it is now. */
  capture(index: string): readonly Section[];
  /** Replaces the content of an index by one captured with the same configuration and version of the engine. */
  restore(index: string, sections: readonly StoredSection[]): void;
  /** Number of stored objects, including secret ones. */
  size(index: string): number;
  search<T extends object>(index: string, params?: SearchParams): SearchResponse<T>;
  /** Returns the response as JSON text, without parsing and serialising the stored objects again. */
  searchJson(index: string, params?: SearchParams): string;
  searchForFacetValues(index: string, facet: string, params?: FacetSearchParams): FacetSearchResponse;
}

export function createSearchEngine(options: SearchEngineOptions): SearchEngine {
  const { now, queryID = () => crypto.randomUUID().replaceAll('-', '') } = options;
  const indexes = new IndexRegistry(options.indexes);

  const searchJson = (name: string, params: SearchParams = {}): string =>
    writeResponse(indexes.find(name), name, params, { now, queryID });

  return {
    names: () => indexes.names,
    config: (name) => indexes.find(name).config,
    configure: (config) => indexes.configure(config),
    saveObjects: (name, objects) => indexes.findPrimary(name).save(objects),
    partialUpdateObjects: (name, objects, createIfNotExists) =>
      indexes.findPrimary(name).update(objects, createIfNotExists),
    deleteObjects: (name, objectIDs) => indexes.findPrimary(name).delete(objectIDs),
    deleteBy: (name, params) => {
      const index = indexes.findPrimary(name);
      const { bits, count } = findMatches(index, readQuery(index, params));
      index.delete([...listBits(bits, count)].map((row) => index.columns.rows.objectIDs[row]!));
    },
    clear: (name) => indexes.findPrimary(name).clear(),
    getObject: <T extends object>(name: string, objectID: string) =>
      indexes.find(name).object(objectID) as (T & SearchObject) | undefined,
    findableJson: (name, objectID, attributes) => {
      const index = indexes.find(name);
      const json = index.columns.isFindable(objectID) ? index.json(objectID) : undefined;
      return json === undefined ? undefined : pick(index, json, attributes);
    },
    storedJson: (name, from, count) => [...indexes.find(name).stored().drop(from).take(count)],
    objectIDs: (name) => new Set(indexes.find(name).columns.rows.stored()),
    capture: (name) => {
      const writer = new SectionWriter();
      indexes.findPrimary(name).saveTo(writer);
      return writer.sections;
    },
    restore: (name, sections) => indexes.findPrimary(name).restoreFrom(new SectionReader(sections)),
    size: (name) => indexes.find(name).columns.rows.size,
    search: (name, params) => JSON.parse(searchJson(name, params)),
    searchJson,
    searchForFacetValues: (name, facet, params = {}) => searchFacet(indexes.find(name), facet, params, now),
  };
}
