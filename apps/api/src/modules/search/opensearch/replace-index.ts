import type { IndexConfig } from '@patine/search/requests';
import { type OpenSearchConnection, statusOf, WRITING } from './connection.ts';
import { REMOVED } from './fields.ts';
import { creationOf } from './index-mapping.ts';
import { allIndexesOf, fillingAlias, liveAlias, newIndex } from './index-names.ts';

/** Changes are refreshed by themselves as well; this is for those of a process that ended. */
const REFRESH_INTERVAL = '1s';

/** Creates an index beside the live one, which gets all changes from now on. Others that were being filled are given up. */
export async function createFilling(
  connection: OpenSearchConnection,
  config: IndexConfig,
  id: string,
): Promise<string> {
  const index = newIndex(connection, config.name, id);
  const abandoned = await indexesWith(connection, config, fillingAlias(connection, config.name));
  if (abandoned.length > 0)
    await connection.request(({ indices }) =>
      indices.delete({ index: abandoned, ignore_unavailable: true }, WRITING),
    );
  const aliases = { [fillingAlias(connection, config.name)]: {} };
  await connection.request(({ indices }) =>
    indices.create({ index, body: { ...creationOf(config), aliases } }, WRITING),
  );
  return index;
}

/**
 * Searches and changes go to a filled index from one moment to the next, and the others are deleted. Fails if another
 * filling has begun meanwhile. The alias hides records that were deleted while the index was being filled.
 */
export async function makeLive(
  connection: OpenSearchConnection,
  config: IndexConfig,
  index: string,
): Promise<void> {
  const settings = { index: { refresh_interval: REFRESH_INTERVAL } };
  await connection.request(({ indices }) => indices.putSettings({ index, body: settings }, WRITING));
  await connection.request(({ indices }) => indices.refresh({ index }, WRITING));
  const others = (await indexesOf(connection, config)).filter((name) => name !== index);
  const isThere = { bool: { must_not: [{ exists: { field: REMOVED } }] } };
  const actions = [
    { remove: { index, alias: fillingAlias(connection, config.name), must_exist: true } },
    { add: { index, alias: liveAlias(connection, config.name), filter: isThere } },
    ...others.map((old) => ({ remove_index: { index: old } })),
  ];
  await connection.request(({ indices }) => indices.updateAliases({ body: { actions } }, WRITING));
  const query = { term: { [REMOVED]: { value: true } } };
  await connection.request((client) =>
    client.deleteByQuery({ index, conflicts: 'proceed', refresh: true, body: { query } }, WRITING),
  );
}

/** The indexes of a collection, also those that were left by a process that ended. */
const indexesOf = async (connection: OpenSearchConnection, config: IndexConfig): Promise<string[]> =>
  Object.keys(await aliasesOf(connection, config));

async function indexesWith(
  connection: OpenSearchConnection,
  config: IndexConfig,
  alias: string,
): Promise<string[]> {
  const found = Object.entries(await aliasesOf(connection, config));
  return found.flatMap(([index, { aliases }]) => (alias in aliases ? [index] : []));
}

async function aliasesOf(
  connection: OpenSearchConnection,
  config: IndexConfig,
): Promise<Record<string, { aliases: Record<string, unknown> }>> {
  const index = allIndexesOf(connection, config.name);
  try {
    const { body } = await connection.request(({ indices }) => indices.getAlias({ index }, WRITING));
    return body as never;
  } catch (error) {
    if (statusOf(error) === 404) return {};
    throw error;
  }
}
