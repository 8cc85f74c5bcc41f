import { CatalogueColumns } from './catalogue-columns.ts';
import type { Bits } from './columns/bitset.ts';
import {
  type IndexConfig,
  type RankingCriterion,
  readCriteria,
  readFacets,
  readRanking,
  readSearchable,
} from './config.ts';
import { tagAttribute } from './filters/conditions.ts';
import { LeafCache } from './filters/leaf-cache.ts';
import { stopWords } from './language/stop-words.ts';
import { Synonyms } from './language/synonyms.ts';
import { ByteCache } from './query/byte-cache.ts';
import { CutTexts } from './query/cut-texts.ts';
import type { MatchSet } from './query/match-set.ts';
import { updated } from './partial-update.ts';
import { criterionFactors, type CriterionFactors } from './ranking/rank-keys.ts';
import { type SortKey, SortedRows } from './ranking/sorted-rows.ts';
import type { SectionReader, SectionWriter } from './snapshot/sections.ts';
import type { SearchObject } from './search-object.ts';
import { storedJson } from './stored-json.ts';
import { positionWeights } from './text/packed-position.ts';

const filterCacheBytes = 16_000_000;
/** So many conditions are remembered of a large catalogue too: each is a bit for every row. */
const filtersCached = 512;
const matchCacheBytes = 32_000_000;
/** Entries of the text index to visit per written object while discarded rows are purged. */
const cleaningPerObject = 2000;

/** A primary index: its columns, its own and its replicas' sort orders, and cached results of recent searches. */
export class CatalogueIndex {
  readonly config: IndexConfig;
  /** Facets that responses count, without filter-only ones. */
  readonly countedFacets: readonly string[];
  readonly synonyms: Synonyms;
  /** Weight of a word at each packed position. */
  readonly weights: Uint8Array;
  /** What each criterion of a query counts in a rank key. */
  readonly factors: CriterionFactors;
  /** Searchable attributes in order of weight. */
  readonly searchable: readonly string[];
  /** Attributes that precede what a query compares. */
  readonly #before: readonly RankingCriterion[];
  readonly #names;
  #columns: CatalogueColumns;
  #filterCache: LeafCache;
  readonly matchCache = new ByteCache<MatchSet>(matchCacheBytes);
  readonly cutTexts = new CutTexts();
  #orders = new Map<string, SortedRows>();
  #attributes = new Set<string>();

  constructor(config: IndexConfig) {
    const facets = readFacets(config);
    const { attributeForDistinct } = config;
    this.config = config;
    this.countedFacets = facets.filter(({ counted }) => counted).map(({ attribute }) => attribute);
    this.synonyms = new Synonyms(config.synonyms ?? [], stopWords[config.locale]);
    this.weights = positionWeights(readSearchable(config).map(({ ordered }) => ordered));
    const { before, criteria } = readCriteria(config);
    this.#before = before;
    this.factors = criterionFactors(criteria);
    this.searchable = readSearchable(config).map(({ attribute }) => attribute);
    this.#names = {
      facets: [
        ...new Set([
          ...facets.map(({ attribute }) => attribute),
          ...(attributeForDistinct === undefined ? [] : [attributeForDistinct]),
        ]),
      ],
      searchable: this.searchable,
      numbers: config.numericAttributes,
      orders: [config.name, ...config.replicas.map(({ name }) => name)],
    };
    this.#columns = new CatalogueColumns(this.#names, this.synonyms);
    this.#filterCache = new LeafCache(filterCacheBytes);
    this.#ranking(config.name);
    for (const { name } of config.replicas) this.#ranking(name);
  }

  get columns(): CatalogueColumns {
    return this.#columns;
  }

  /** Returns the rows that match one condition. The bitset is shared: callers copy it before changing it. */
  leafRows(key: string, source: Parameters<LeafCache['rows']>[1]): Bits {
    const { rowCount } = this.#columns;
    this.#filterCache.limit(Math.max(filterCacheBytes, (filtersCached * rowCount) / 8));
    return this.#filterCache.rows(key, source, rowCount);
  }

  /** Whether the rows that match one condition are known without looking for them. */
  hasLeafRows(key: string): boolean {
    return this.#filterCache.has(key);
  }

  save(objects: Iterable<SearchObject>): void {
    for (const object of objects) this.#put(object);
  }

  /** Replaces the given attributes of stored objects. A missing object is created if `createIfNotExists`. */
  update(objects: Iterable<SearchObject>, createIfNotExists = true): void {
    for (const object of objects) {
      const stored = this.object(object.objectID);
      if (stored || createIfNotExists) this.#put(updated(stored, object), stored);
    }
  }

  delete(objectIDs: Iterable<string>): void {
    for (const objectID of objectIDs) {
      if (this.#columns.rows.rowOf(objectID) === undefined) continue;
      this.#columns.remove(objectID);
      this.#written();
    }
  }

  clear(): void {
    this.#columns = new CatalogueColumns(this.#names, this.synonyms);
    this.#orders.clear();
    this.#attributes.clear();
    this.clearCaches();
  }

  json(objectID: string): string | undefined {
    const row = this.#columns.rows.rowOf(objectID);
    return row === undefined ? undefined : this.#columns.rows.json.at(row);
  }

  object(objectID: string): SearchObject | undefined {
    const json = this.json(objectID);
    return json === undefined ? undefined : JSON.parse(json);
  }

  /** Yields every stored object as JSON. */
  *stored(): Generator<string> {
    const { rows } = this.#columns;
    for (const row of rows.rows()) yield rows.json.at(row);
  }

  *objects(): Generator<SearchObject> {
    for (const json of this.stored()) yield JSON.parse(json);
  }

  /** Returns true when a list of attributes contains every attribute ever stored in this index. */
  coversAll(attributes: ReadonlySet<string>): boolean {
    return this.#attributes.isSubsetOf(attributes);
  }

  /** Returns the sorted rows of the primary index or a replica, up to date. */
  order(name: string): SortedRows {
    const known = this.#orders.get(name);
    const order = known ?? this.#makeOrder(name);
    this.#orders.set(name, order);
    order.refresh();
    return order;
  }

  /** Writes the content with its sort orders, so that the first search after `restoreFrom` need not sort. */
  saveTo(to: SectionWriter): void {
    to.texts([...this.#attributes]);
    this.#columns.save(to);
    for (const name of this.#names.orders) this.order(name).save(to);
  }

  /** Replaces the content by one that was saved with the same configuration. */
  restoreFrom(from: SectionReader): void {
    this.clear();
    this.#attributes = new Set(from.texts());
    this.#columns.restore(from);
    for (const name of this.#names.orders) {
      const order = this.#makeOrder(name);
      order.restore(from);
      this.#orders.set(name, order);
    }
  }

  /** Clears everything that can be computed again. */
  clearCaches(): void {
    this.#filterCache.clear();
    this.matchCache.clear();
  }

  #put(object: SearchObject, known?: SearchObject | undefined): void {
    const json = storedJson(object);
    if (this.json(object.objectID) === json) return;
    const stored = known ?? this.object(object.objectID);
    for (const attribute of Object.keys(object))
      if (attribute !== 'objectID') this.#attributes.add(attribute);
    this.#columns.put(object, json, stored);
    this.#written();
  }

  #written(): void {
    this.matchCache.clear();
    this.#columns.clean(cleaningPerObject);
  }

  /** What precedes the words in the ranking of the index. */
  sortKeysBefore(): SortKey[] {
    return this.#keys(this.#before);
  }

  #ranking(name: string): RankingCriterion[] {
    const replica = this.config.replicas.find((candidate) => candidate.name === name);
    const first = replica ? readRanking(this.config, replica.ranking) : this.#before;
    return [...first, ...readRanking(this.config, this.config.customRanking)];
  }

  #keys(ranking: readonly RankingCriterion[]): SortKey[] {
    return ranking.flatMap(({ attribute, direction }) => {
      const column = this.#columns.number(attribute);
      return column ? [{ column, direction }] : [];
    });
  }

  #makeOrder(name: string): SortedRows {
    return new SortedRows(this.#keys(this.#ranking(name)), this.#columns.rows);
  }
}

export const isFacet = (index: CatalogueIndex, attribute: string): boolean =>
  attribute !== tagAttribute && index.columns.facet(attribute) !== undefined;
