import { bulk } from './bulk.ts';
import type { Cluster } from './cluster.ts';
import { Failure, illegalArgument, noSuchIndex } from './failure.ts';
import { compileQuery } from './query.ts';
import { checkRequest } from './request-schema.ts';
import { search, sourceOf } from './search.ts';

type Json = Record<string, unknown>;
export type Request = { method: string; path: string; query: URLSearchParams; body: string };
export type Answer = { status: number; body: unknown };

const ok = (body: unknown): Answer => ({ status: 200, body });
const acknowledged = ok({ acknowledged: true });
const json = (body: string): Json => (body === '' ? {} : (JSON.parse(body) as Json));
const VERSION = '3.9.0';

/** What a request does, by its method and the pattern of its path. */
type Route = [
  method: string,
  path: RegExp,
  answer: (cluster: Cluster, request: Request, index: string) => Answer,
];

export type Limits = { isOverloaded: () => boolean };

const routesFor = ({ isOverloaded }: Limits): readonly Route[] => [
  [
    'GET',
    /^\/$/,
    () =>
      ok({ name: 'fake', cluster_name: 'fake', version: { distribution: 'opensearch', number: VERSION } }),
  ],
  [
    'GET',
    /^\/_cluster\/health\/([^/]+)$/,
    () => ok({ cluster_name: 'fake', status: 'green', timed_out: false }),
  ],
  [
    'POST',
    /^\/_bulk$/,
    (cluster, { body, query }) => ok(bulk(cluster, body, query.get('refresh') === 'true', isOverloaded)),
  ],
  ['POST', /^\/_msearch$/, (cluster, { body }) => ok(multiSearch(cluster, body))],
  ['POST', /^\/_mget$/, (cluster, { body }) => ok(multiGet(cluster, json(body)))],
  [
    'POST',
    /^\/_aliases$/,
    (cluster, { body }) => {
      const read = json(body);
      checkRequest('updateAliases', read);
      cluster.updateAliases(read['actions'] as never);
      return acknowledged;
    },
  ],
  [
    'HEAD',
    /^\/_alias\/([^/]+)$/,
    (cluster, _request, name) => ({ status: cluster.isAlias(name) ? 200 : 404, body: '' }),
  ],
  [
    'GET',
    /^\/([^/]+)\/_alias$/,
    (cluster, _request, pattern) =>
      ok(
        Object.fromEntries(
          cluster
            .matching(pattern)
            .map((name) => [name, { aliases: Object.fromEntries(cluster.aliases.get(name)!) }]),
        ),
      ),
  ],
  [
    'GET',
    /^\/([^/]+)\/_mapping$/,
    (cluster, _request, name) => {
      const { index } = cluster.target(name);
      return ok({ [index.name]: { mappings: index.mappings } });
    },
  ],
  [
    'PUT',
    /^\/([^/]+)\/_settings$/,
    (cluster, { body }, name) => {
      const read = json(body);
      checkRequest('putSettings', read);
      Object.assign(cluster.target(name).index.settings, read['index'] ?? read);
      return acknowledged;
    },
  ],
  [
    'GET',
    /^\/([^/]+)\/_refresh$/,
    (cluster, _request, name) => {
      cluster.target(name).index.refresh();
      return ok({ _shards: { total: 1, successful: 1, failed: 0 } });
    },
  ],
  [
    'POST',
    /^\/([^/]+)\/_delete_by_query$/,
    (cluster, { body, query }, name) => {
      const read = json(body);
      checkRequest('deleteByQuery', read);
      const { index } = cluster.target(name);
      const score = compileQuery(read['query'] as Json, index.mapping);
      const gone = index.searched.filter((document) => score(document) !== undefined);
      for (const { id } of gone) index.delete(id);
      if (query.get('refresh') === 'true') index.refresh();
      return ok({ took: 1, timed_out: false, total: gone.length, deleted: gone.length, failures: [] });
    },
  ],
  [
    'PUT',
    /^\/([^/_][^/]*)$/,
    (cluster, { body }, name) => {
      const read = json(body);
      checkRequest('createIndex', read);
      cluster.create(name, read);
      return ok({ acknowledged: true, shards_acknowledged: true, index: name });
    },
  ],
  [
    'DELETE',
    /^\/([^/_][^/]*)$/,
    (cluster, { query }, names) => {
      for (const name of names.split(',')) {
        if (!cluster.indexes.has(name) && query.get('ignore_unavailable') !== 'true') throw noSuchIndex(name);
        if (cluster.indexes.has(name)) cluster.remove(name);
      }
      return acknowledged;
    },
  ],
];

/** Answers requests of the subset of OpenSearch's API that the shop uses; refuses every other one. */
export function createRoutes(cluster: Cluster, limits: Limits): (request: Request) => Answer {
  const routes = routesFor(limits);
  return (request) => {
    try {
      for (const [method, path, answer] of routes) {
        const found = method === request.method ? path.exec(request.path) : null;
        if (found) return answer(cluster, request, decodeURIComponent(found[1] ?? ''));
      }
      throw illegalArgument(
        `request [${request.path}] with method [${request.method}] is not part of the fake`,
      );
    } catch (error) {
      if (error instanceof Failure) return { status: error.status, body: error.body };
      if (error instanceof SyntaxError)
        return { status: 400, body: new Failure(400, 'json_parse_exception', error.message).body };
      throw error;
    }
  };
}

/** Each search of several succeeds or fails by itself. */
function multiSearch(cluster: Cluster, body: string): Json {
  const lines = body
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Json);
  if (lines.length === 0 || lines.length % 2 !== 0)
    throw illegalArgument(
      'The msearch request must be terminated by a newline [\\n] and have pairs of lines',
    );
  const responses = lines.flatMap((header, at) => {
    if (at % 2 !== 0) return [];
    try {
      checkRequest('header', header);
      return [{ ...search(cluster.target(String(header['index'])), lines[at + 1]!), status: 200 }];
    } catch (error) {
      if (error instanceof Failure) return [error.body];
      throw error;
    }
  });
  return { took: 1, responses };
}

/** Documents by id, as they were written last, without the filter of an alias. */
function multiGet(cluster: Cluster, body: Json): Json {
  checkRequest('mget', body);
  const docs = (body['docs'] as { _index: string; _id: string; _source?: unknown }[]).map(
    ({ _index: name, _id: id, _source: wanted }) => {
      const { index } = cluster.target(name);
      const document = index.get(id);
      if (!document) return { _index: index.name, _id: id, found: false };
      return { _index: index.name, _id: id, found: true, ...sourceOf(document.source, wanted) };
    },
  );
  return { docs };
}
