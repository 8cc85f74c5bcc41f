import type { IndexConfig } from '../config.ts';
import { SearchError } from '../search-error.ts';
import { describeKey } from './access.ts';
import { algoliaSettings, withSettings } from './index-settings.ts';
import { isJsonObject, readBody } from './read-body.ts';
import type { Route, RouteContext } from './route.ts';
import { readRules, readSynonyms } from './rules-and-synonyms.ts';
import { openIndex, written } from './writing.ts';

/** Routes of settings, synonyms, rules, keys and the list of indexes. */
export const settingsRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/1/indexes/:/settings',
    access: 'write',
    respond: ({ engine, params: [name = ''] }) => algoliaSettings(engine.config(name), name),
  },
  {
    method: 'PUT',
    path: '/1/indexes/:/settings',
    access: 'write',
    respond: (context) =>
      configure(context, (config, name) => withSettings(config, name, readBody(context.request.body))),
  },
  {
    method: 'POST',
    path: '/1/indexes/:/synonyms/batch',
    access: 'write',
    respond: (context) =>
      configure(context, (config) => ({ ...config, synonyms: readSynonyms(listIn(context)) })),
  },
  {
    method: 'POST',
    path: '/1/indexes/:/rules/batch',
    access: 'write',
    respond: (context) => configure(context, (config) => ({ ...config, rules: readRules(listIn(context)) })),
  },
  {
    method: 'GET',
    path: '/1/indexes',
    access: 'write',
    respond: ({ engine }) => ({
      items: engine.names().map((name) => ({ name, entries: engine.size(name), pendingTask: false })),
      nbPages: 1,
    }),
  },
  {
    method: 'GET',
    path: '/1/keys/:',
    access: 'search',
    respond: ({ options, params: [key = ''] }) => {
      const description = describeKey(options, key);
      if (!description) throw new SearchError(404, 'Key does not exist');
      return description;
    },
  },
];

/** Synonyms and rules of a replica are those of its primary index. */
function configure(context: RouteContext, change: (config: IndexConfig, name: string) => IndexConfig) {
  const [name = ''] = context.params;
  openIndex(context, name);
  const next = change(context.engine.config(name), name);
  try {
    context.engine.configure(next);
  } catch (failure) {
    if (failure instanceof TypeError) throw new SearchError(400, failure.message);
    throw failure;
  }
  return written(context, { updatedAt: true });
}

/** Returns the list in a body without an object around it. */
function listIn({ request }: RouteContext): readonly unknown[] {
  const { list } = readBody(`{"list":${request.body || '[]'}}`);
  if (!Array.isArray(list) || !list.every(isJsonObject))
    throw new SearchError(400, 'Expected a list of objects');
  return list;
}
