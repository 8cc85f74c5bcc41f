import { CatalogueIndex } from './catalogue-index.ts';
import type { IndexConfig } from './config.ts';
import { SearchError } from './search-error.ts';

/** Indexes by name; replicas are registered under their own names. */
export class IndexRegistry {
  readonly #indexes = new Map<string, CatalogueIndex>();

  constructor(configs: readonly IndexConfig[]) {
    for (const config of configs) this.#register(new CatalogueIndex(config));
  }

  get names(): readonly string[] {
    return [...this.#indexes.keys()];
  }

  /** Returns an index by its own name or that of a replica. */
  find(name: string): CatalogueIndex {
    const index = this.#indexes.get(name);
    if (!index) throw new SearchError(404, `Index ${name} does not exist`);
    return index;
  }

  has(name: string): boolean {
    return this.#indexes.has(name);
  }

  findPrimary(name: string): CatalogueIndex {
    const index = this.find(name);
    if (index.config.name === name) return index;
    throw new SearchError(400, `Index ${name} is a replica: write to ${index.config.name}`);
  }

  /** Creates an index or changes its configuration; objects are kept. */
  configure(config: IndexConfig): void {
    const before = this.#indexes.get(config.name);
    if (before && before.config.name !== config.name)
      throw new SearchError(400, `Index ${config.name} is a replica: configure ${before.config.name}`);
    const index = new CatalogueIndex(config);
    if (before) index.save(before.objects());
    for (const replica of before?.config.replicas ?? []) this.#indexes.delete(replica.name);
    this.#indexes.delete(config.name);
    this.#register(index);
  }

  #register(index: CatalogueIndex): void {
    const { name, replicas } = index.config;
    for (const known of [name, ...replicas.map((replica) => replica.name)]) {
      if (this.#indexes.has(known)) throw new TypeError(`Two indexes are called ${known}.`);
      this.#indexes.set(known, index);
    }
  }
}
