import { type RequestedObject, retrievedMembers, type SearchObject } from '@patine/search/requests';
import type { AnswerContext } from './answer-queries.ts';
import { RECORD } from './fields.ts';
import { liveAlias } from './index-names.ts';

/** Returns objects by ID as JSON, in the order in which they were asked for; null for one that is not there. */
export async function getObjects(
  { connection, indexOf }: AnswerContext,
  requested: readonly RequestedObject[],
): Promise<(string | null)[]> {
  if (requested.length === 0) return [];
  const configs = requested.map(({ indexName }) => indexOf(indexName).config);
  const docs = requested.map(({ objectID }, index) => ({
    _index: liveAlias(connection, configs[index]!.name),
    _id: objectID,
    _source: [RECORD],
  }));
  const { body } = await connection.request((client) => client.mget({ body: { docs } }));
  return body.docs.map((document, index) => {
    // A record that was deleted while its index was being filled is found, without its content.
    const { _source: source } = document as { _source?: { record?: SearchObject } };
    const record = source?.record;
    if (!record) return null;
    const keeps = retrievedMembers(configs[index]!, requested[index]!.attributes);
    return JSON.stringify(Object.fromEntries(Object.entries(record).filter(([name]) => keeps(name))));
  });
}
