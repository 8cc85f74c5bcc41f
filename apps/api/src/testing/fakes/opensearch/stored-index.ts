import { Failure } from './failure.ts';
import { type Fields, Mapping } from './mapping.ts';

export type StoredDocument = { id: string; source: Record<string, unknown>; fields: Fields };

type Creation = {
  settings?: { index?: Record<string, unknown> };
  mappings?: { dynamic?: unknown; _meta?: object; properties?: Record<string, object> };
};

/** An index: documents are found by searches once it is refreshed, and read by id at once. */
export class StoredIndex {
  readonly name: string;
  readonly mappings: NonNullable<Creation['mappings']>;
  readonly settings: Record<string, unknown>;
  readonly mapping: Mapping;
  readonly #documents = new Map<string, StoredDocument>();
  #searched: readonly StoredDocument[] = [];

  constructor(name: string, { settings = {}, mappings = {} }: Creation) {
    this.name = name;
    this.mappings = mappings;
    this.settings = { ...settings.index };
    this.mapping = new Mapping(mappings.properties ?? {}, mappings.dynamic);
  }

  get searched(): readonly StoredDocument[] {
    return this.#searched;
  }

  get(id: string): StoredDocument | undefined {
    return this.#documents.get(id);
  }

  put(id: string, source: Record<string, unknown>, mustBeNew: boolean): 'created' | 'updated' {
    const isNew = !this.#documents.has(id);
    if (mustBeNew && !isNew)
      throw new Failure(
        409,
        'version_conflict_engine_exception',
        `[${id}]: version conflict, document already exists (current version [1])`,
      );
    this.#documents.set(id, { id, source, fields: this.mapping.parse(source) });
    return isNew ? 'created' : 'updated';
  }

  delete(id: string): boolean {
    return this.#documents.delete(id);
  }

  refresh(): void {
    this.#searched = [...this.#documents.values()];
  }
}
