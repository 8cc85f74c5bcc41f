import { and, count, gte, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { outbox } from '../../db/schema/operations.ts';
import { MOST_TRIES } from './retry.ts';

/** Events that wait for their turn, and dead letters that wait for a person. */
export async function queueLengths(db: Database): Promise<[state: string, count: number][]> {
  const [waiting] = await db.select({ count: count() }).from(outbox).where(isNull(outbox.finishedAt));
  const [dead] = await db
    .select({ count: count() })
    .from(outbox)
    .where(and(isNotNull(outbox.finishedAt), gte(outbox.tries, MOST_TRIES), isNotNull(outbox.lastError)));
  return [
    ['waiting', waiting?.count ?? 0],
    ['dead', dead?.count ?? 0],
  ];
}
