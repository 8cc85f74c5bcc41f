import { CatalogueColumns } from './catalogue-columns.ts';
import type { Bits } from './columns/bitset.ts';
import { renumbered } from './columns/object-rows.ts';
import { type IndexConfig, readFacets, readRanking, readSearchable } from './config.ts';
import { tagAttribute } from './filters/conditions.ts';
import { ByteCache } from './query/byte-cache.ts';
import type { MatchSet } from './query/match-set.ts';
import { Order } from './ranking/order.ts';
import type { SearchObject } from './search-object.ts';
import { storedJson } from './stored-json.ts';

const filterCacheBytes = 16_000_000;
const matchCacheBytes = 32_000_000;
/** Emptied rows are swept once they outnumber this share of the rows in use, and a floor that spares small indexes. */
const emptyShare = 1 / 3;
const fewestEmpty = 4096;

/** A primary index: its columns, the orders of itself and its replicas, and what recent searches computed. */
export class CatalogueIndex {
  readonly config: IndexConfig;
  /** Facets that answers count, filter-only ones left out. */
  readonly countedFacets: readonly string[];
  readonly filterCache = new ByteCache<Bits>(filterCacheBytes);
  readonly matchCache = new ByteCache<MatchSet>(matchCacheBytes);
  readonly #names;
  #columns: CatalogueColumns;
  #orders = new Map<string, Order>();
  #attributes = new Set<string>();

  constructor(config: IndexConfig) {
    const facets = readFacets(config);
    this.config = config;
    this.countedFacets = facets.filter(({ counted }) => counted).map(({ attribute }) => attribute);
    this.#names = {
      facets: facets.map(({ attribute }) => attribute),
      searchable: readSearchable(config),
      numbers: config.numericAttributes,
    };
    this.#columns = new CatalogueColumns(this.#names);
    this.#ranking(config.name);
    for (const { name } of config.replicas) this.#ranking(name);
  }

  get columns(): CatalogueColumns {
    return this.#columns;
  }

  save(objects: Iterable<SearchObject>): void {
    this.#write(() => {
      for (const object of objects) this.#put(object);
    });
  }

  /** Attributes given replace those stored. An object that is not there is made of what is given. */
  update(objects: Iterable<SearchObject>): void {
    this.#write(() => {
      for (const object of objects) {
        const stored = this.json(object.objectID);
        this.#put(stored === undefined ? object : { ...JSON.parse(stored), ...object });
      }
    });
  }

  delete(objectIDs: Iterable<string>): void {
    this.#write(() => {
      for (const objectID of objectIDs) this.#columns.remove(objectID);
    });
  }

  clear(): void {
    this.#columns = new CatalogueColumns(this.#names);
    this.#orders.clear();
    this.#attributes.clear();
    this.#forget();
  }

  json(objectID: string): string | undefined {
    const row = this.#columns.rows.rowOf(objectID);
    return row === undefined ? undefined : this.#columns.rows.json[row];
  }

  /** Whether a list of attributes leaves nothing out of any object ever stored here. */
  coversAll(attributes: ReadonlySet<string>): boolean {
    return this.#attributes.isSubsetOf(attributes);
  }

  /** The permutation for the primary's own name or a replica's, up to date. */
  order(name: string): Order {
    const known = this.#orders.get(name);
    const order = known ?? this.#makeOrder(name);
    this.#orders.set(name, order);
    order.refresh(this.#columns.rowCount);
    return order;
  }

  #put(object: SearchObject): void {
    const json = storedJson(object);
    if (this.json(object.objectID) === json) return;
    for (const attribute of Object.keys(object))
      if (attribute !== 'objectID') this.#attributes.add(attribute);
    this.#columns.put(object, json);
  }

  /** A write that fails half-way keeps what it wrote, and one that changes nothing leaves everything remembered. */
  #write(apply: () => void): void {
    const { rowCount } = this.#columns;
    const { size } = this.#columns.rows;
    try {
      apply();
    } finally {
      if (this.#columns.rowCount !== rowCount || this.#columns.rows.size !== size) this.#forget();
    }
    const empty = this.#columns.rowCount - this.#columns.rows.size;
    if (empty >= fewestEmpty && empty >= this.#columns.rowCount * emptyShare) this.#sweep();
  }

  #forget(): void {
    this.filterCache.clear();
    this.matchCache.clear();
  }

  #sweep(): void {
    const moved = renumbered(this.#columns.rows.survivors(), this.#columns.rowCount);
    this.#columns = new CatalogueColumns(this.#names, this.#columns);
    this.#forget();
    for (const [name, before] of this.#orders) {
      before.refresh(moved.length);
      const order = this.#makeOrder(name);
      order.inherit(before, moved);
      this.#orders.set(name, order);
    }
  }

  #ranking(name: string) {
    const replica = this.config.replicas.find((candidate) => candidate.name === name);
    return readRanking(this.config, [...(replica?.ranking ?? []), ...this.config.customRanking]);
  }

  #makeOrder(name: string): Order {
    const columns = this.#columns;
    const keys = this.#ranking(name).flatMap(({ attribute, direction }) => {
      const column = columns.number(attribute);
      return column ? [{ column, direction }] : [];
    });
    return new Order(keys, () => columns.rows.sequence);
  }
}

export const isFacet = (index: CatalogueIndex, attribute: string): boolean =>
  attribute !== tagAttribute && index.columns.facet(attribute) !== undefined;
