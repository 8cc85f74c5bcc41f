import type { Cluster } from './cluster.ts';
import { Failure, illegalArgument, noSuchIndex } from './failure.ts';
import { checkRequest } from './request-schema.ts';
import type { StoredIndex } from './stored-index.ts';

type Json = Record<string, unknown>;
type Action = { _index?: string; _id?: string; require_alias?: boolean };

/** Runs the operations of a bulk request one after the other: each succeeds or fails by itself. */
export function bulk(cluster: Cluster, body: string, refresh: boolean, isOverloaded: () => boolean): Json {
  if (!body.endsWith('\n')) throw illegalArgument('The bulk request must be terminated by a newline [\\n]');
  const lines = body
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Json);
  const touched = new Set<StoredIndex>();
  const items: Json[] = [];
  for (let at = 0; at < lines.length; at++) {
    const operation = lines[at]!;
    checkRequest('bulk', operation);
    const [kind = ''] = Object.keys(operation);
    const action = operation[kind] as Action;
    const source = kind === 'delete' ? undefined : lines[(at += 1)];
    if (kind !== 'delete' && source === undefined) throw illegalArgument('no requests added');
    items.push({ [kind]: outcome(cluster, { kind, action, source, touched, isOverloaded }) });
  }
  if (refresh) for (const index of touched) index.refresh();
  return {
    took: 1,
    errors: items.some((item) => Object.values(item).some((result) => 'error' in (result as Json))),
    items,
  };
}

type Operation = {
  kind: string;
  action: Action;
  source: Json | undefined;
  touched: Set<StoredIndex>;
  isOverloaded: () => boolean;
};

function outcome(cluster: Cluster, { kind, action, source, touched, isOverloaded }: Operation): Json {
  const { _index: name = '', _id: id = '' } = action;
  try {
    if (isOverloaded())
      throw new Failure(429, 'rejected_execution_exception', 'rejected execution of coordinating operation');
    if (action.require_alias && !cluster.isAlias(name))
      throw new Failure(
        404,
        'index_not_found_exception',
        `no such index [${name}] and [require_alias] request flag is [true] and [${name}] is not an alias`,
      );
    // A server would make an index of any name with a mapping of its own: no write of the shop may rely on that.
    if (!cluster.indexes.has(name) && !cluster.isAlias(name)) throw noSuchIndex(name);
    const { index } = cluster.target(name);
    touched.add(index);
    if (kind === 'delete') {
      const wasThere = index.delete(id);
      return {
        _index: index.name,
        _id: id,
        result: wasThere ? 'deleted' : 'not_found',
        status: wasThere ? 200 : 404,
      };
    }
    if (kind !== 'index' && kind !== 'create')
      throw illegalArgument(`the fake has no bulk operation [${kind}]`);
    const result = index.put(id, source!, kind === 'create');
    return { _index: index.name, _id: id, result, status: result === 'created' ? 201 : 200 };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { type, message: reason, status } = error;
    return { _index: name, _id: id, status, error: { type, reason } };
  }
}
