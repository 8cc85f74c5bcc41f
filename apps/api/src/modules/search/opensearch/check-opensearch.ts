import type { IndexConfig } from '@patine/search/requests';
import { type OpenSearchConnection, statusOf } from './connection.ts';
import { liveAlias } from './index-names.ts';
import { settingsHash } from './index-mapping.ts';

const REINDEX = 'run `marketplace search reindex`';
/** The first release whose API the shop is written for. */
const OLDEST_MAJOR = 2;

/** `server`: it cannot serve the shop; `index`: an index is missing, or was made for other settings. */
export type OpenSearchProblem = { of: 'server' | 'index'; words: string };

const server = (words: string): OpenSearchProblem[] => [{ of: 'server', words }];

/** Describes what is wrong with the server and its indexes for the operator; empty if nothing is. */
export async function checkOpenSearch(
  connection: OpenSearchConnection,
  configs: readonly IndexConfig[],
): Promise<OpenSearchProblem[]> {
  try {
    const found = await checkServer(connection);
    if (found.length > 0) return found;
    const indexes: OpenSearchProblem[] = [];
    for (const config of configs) indexes.push(...(await checkIndex(connection, config)));
    return indexes;
  } catch (error) {
    const status = statusOf(error);
    if (status === undefined)
      return server(`no server answers at ${connection.address}: check OPENSEARCH_URL and the network`);
    if (status === 401)
      return server('it refuses the name or the password: check OPENSEARCH_USERNAME and OPENSEARCH_PASSWORD');
    if (status === 403)
      return server(
        `the user may not do what the shop needs: give it all rights on ${connection.prefix}* and cluster_monitor`,
      );
    return server(`it cannot be looked at (status ${status})`);
  }
}

async function checkServer(connection: OpenSearchConnection): Promise<OpenSearchProblem[]> {
  const { body: info } = await connection.request((client) => client.info());
  const { distribution, number } = info.version;
  if (distribution !== 'opensearch')
    return server(`at ${connection.address} is no OpenSearch: check OPENSEARCH_URL`);
  if (Number.parseInt(number, 10) < OLDEST_MAJOR)
    return server(`its version is ${number}: the shop needs ${OLDEST_MAJOR} or later`);
  const index = `${connection.prefix}*`;
  const { body: health } = await connection.request(({ cluster }) => cluster.health({ index }));
  return String(health.status) === 'red'
    ? server('a part of its data is away (its health is red): look at its log')
    : [];
}

async function checkIndex(
  connection: OpenSearchConnection,
  config: IndexConfig,
): Promise<OpenSearchProblem[]> {
  const name = liveAlias(connection, config.name);
  const { body: exists } = await connection.request(({ indices }) => indices.existsAlias({ name }));
  if (!exists) return [{ of: 'index', words: `index ${name} does not exist: ${REINDEX}` }];
  const { body } = await connection.request(({ indices }) => indices.getMapping({ index: name }));
  const [mapping] = Object.values(body);
  const { _meta: meta } = mapping?.mappings ?? {};
  return meta?.['settings'] === settingsHash(config)
    ? []
    : [{ of: 'index', words: `index ${name} was made for other settings: ${REINDEX}` }];
}
