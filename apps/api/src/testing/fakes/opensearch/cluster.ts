import { Failure, illegalArgument, noSuchIndex } from './failure.ts';
import { StoredIndex } from './stored-index.ts';

type Json = Record<string, unknown>;
export type Alias = { filter?: Json };
/** An index that a name leads to, and the filter of the alias that it was reached by. */
export type Target = { index: StoredIndex; filter: Json | undefined };

const NAME = /^(?![-_+.])[^A-Z\\/*?"<>| ,#:]{1,255}$/;

/** The indexes and aliases of a server. */
export class Cluster {
  readonly indexes = new Map<string, StoredIndex>();
  /** By index, then by alias. */
  readonly aliases = new Map<string, Map<string, Alias>>();

  create(name: string, body: Json): void {
    if (!NAME.test(name))
      throw new Failure(400, 'invalid_index_name_exception', `Invalid index name [${name}]`);
    if (this.indexes.has(name) || this.holdersOf(name).length > 0)
      throw new Failure(400, 'resource_already_exists_exception', `index [${name}] already exists`);
    this.indexes.set(name, new StoredIndex(name, body));
    this.aliases.set(name, new Map(Object.entries((body['aliases'] ?? {}) as Record<string, Alias>)));
  }

  remove(name: string): void {
    if (!this.indexes.delete(name)) throw noSuchIndex(name);
    this.aliases.delete(name);
  }

  /** The indexes that have an alias. */
  holdersOf(alias: string): string[] {
    return [...this.aliases].flatMap(([index, aliases]) => (aliases.has(alias) ? [index] : []));
  }

  isAlias(name: string): boolean {
    return this.holdersOf(name).length > 0;
  }

  /** The one index that a name or alias leads to. */
  target(name: string): Target {
    const own = this.indexes.get(name);
    if (own) return { index: own, filter: undefined };
    const [holder, ...others] = this.holdersOf(name);
    const index = this.indexes.get(holder ?? '');
    if (!index) throw noSuchIndex(name);
    if (others.length > 0)
      throw illegalArgument(
        `alias [${name}] has more than one index associated with it, can't execute a single index op`,
      );
    return { index, filter: this.aliases.get(index.name)?.get(name)?.filter };
  }

  /** The indexes whose names match a pattern with stars, or that a name leads to. */
  matching(pattern: string): string[] {
    if (!pattern.includes('*')) return [this.target(pattern).index.name];
    const expression = new RegExp(
      `^${pattern
        .split('*')
        .map((part) => RegExp.escape(part))
        .join('.*')}$`,
    );
    return [...this.indexes.keys()].filter(
      (name) =>
        expression.test(name) || [...this.aliases.get(name)!.keys()].some((alias) => expression.test(alias)),
    );
  }

  /** Makes all changes of aliases, or none of them. */
  updateAliases(actions: readonly Record<string, Json>[]): void {
    const [aliases, indexes] = [structuredClone(this.aliases), new Map(this.indexes)];
    for (const action of actions) {
      const { add, remove, remove_index: removeIndex } = action;
      if (removeIndex) {
        const name = String(removeIndex['index']);
        if (!indexes.delete(name)) throw noSuchIndex(name);
        aliases.delete(name);
        continue;
      }
      const change = add ?? remove;
      if (!change) throw illegalArgument('an action adds or removes an alias, or removes an index');
      const [index, alias] = [String(change['index']), String(change['alias'])];
      const held = aliases.get(index);
      if (!held) throw noSuchIndex(index);
      if (add && this.indexes.has(alias))
        throw new Failure(
          400,
          'invalid_alias_name_exception',
          `Invalid alias name [${alias}]: an index exists with the same name as the alias`,
        );
      if (add) held.set(alias, add['filter'] ? { filter: add['filter'] as Json } : {});
      else if (!held.delete(alias))
        throw new Failure(404, 'aliases_not_found_exception', `aliases [${alias}] missing`);
    }
    this.aliases.clear();
    for (const [index, held] of aliases) this.aliases.set(index, held);
    for (const name of this.indexes.keys()) if (!indexes.has(name)) this.indexes.delete(name);
  }
}
