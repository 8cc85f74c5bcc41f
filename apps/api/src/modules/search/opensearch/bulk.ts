import { setTimeout } from 'node:timers/promises';
import type { Types } from '@opensearch-project/opensearch';
import { type OpenSearchConnection, WRITING } from './connection.ts';

type Operation = Types.Core_Bulk.OperationContainer;
export type BulkOperation = { action: Operation; document?: object };
export type FailedOperation = { index: string; id: string; status: number; type: string; reason: string };

type Bulk = {
  operations: readonly BulkOperation[];
  /** Whether searches find what was written when the call returns. */
  refresh?: boolean;
  /** Whether a failure leaves what was wanted. */
  isExpected: (failed: FailedOperation) => boolean;
};

/** How often operations that an overloaded server refuses are sent again; each wait is twice as long. */
const RETRIES = 5;
const FIRST_WAIT_MS = 250;
const OVERLOADED = 429;

/** Writes and deletes documents in one request. Throws for the first failure that is not expected. */
export async function writeBulk(connection: OpenSearchConnection, bulk: Bulk): Promise<void> {
  let { operations } = bulk;
  for (let retry = 0; operations.length > 0; retry++) {
    const failures = await send(connection, operations, bulk.refresh ?? false);
    const refused = failures.filter(({ failed }) => failed.status === OVERLOADED);
    const wrong = failures.find(({ failed }) => failed.status !== OVERLOADED && !bulk.isExpected(failed));
    if (wrong) throw new BulkError(wrong.failed);
    if (refused.length === 0) return;
    if (retry === RETRIES) throw new BulkError(refused[0]!.failed);
    await setTimeout(FIRST_WAIT_MS * 2 ** retry);
    operations = refused.map(({ operation }) => operation);
  }
}

async function send(
  connection: OpenSearchConnection,
  operations: readonly BulkOperation[],
  refresh: boolean,
): Promise<{ operation: BulkOperation; failed: FailedOperation }[]> {
  const lines = operations.flatMap(({ action, document }) => (document ? [action, document] : [action]));
  const { body } = await connection.request((client) =>
    client.bulk({ refresh, body: lines as never }, WRITING),
  );
  if (!body.errors) return [];
  return body.items.flatMap((item, index) => {
    const [result] = Object.values(item);
    if (!result?.error) return [];
    const { _index, _id = '', status, error } = result;
    const { type, reason = '' } = error;
    return [
      {
        operation: operations[index]!,
        failed: { index: _index, id: _id, status, type, reason: reason ?? '' },
      },
    ];
  });
}

/** OpenSearch did not write a document. */
export class BulkError extends Error {
  override name = 'BulkError';

  constructor({ index, id, status, type, reason }: FailedOperation) {
    super(`${index}/${id}: ${type} (status ${status}): ${reason}`);
  }
}
