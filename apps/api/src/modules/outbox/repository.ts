import {
  and,
  asc,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  min,
  or,
  sql,
} from 'drizzle-orm';
import type { Database, ReadDatabase } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { outbox, outboxTrims } from '../../db/schema/operations.ts';
import { MAX_ATTEMPTS } from './retry.ts';

export type OutboxRow = typeof outbox.$inferSelect;

/** The channel on which PostgreSQL tells every process of new events, once their transaction is committed. */
export const CHANNEL = 'outbox';

export const insertEvent = (tx: Database, values: typeof outbox.$inferInsert) =>
  tx
    .insert(outbox)
    .values(values)
    .returning({ notified: sql`pg_notify(${CHANNEL}, '')` });

/** A trailing `*` matches any ending: `mail.*`. */
const isOneOf = (topics: readonly string[]) =>
  or(
    ...topics.map((topic) =>
      topic.endsWith('*') ? like(outbox.topic, `${topic.slice(0, -1)}%`) : eq(outbox.topic, topic),
    ),
  );

/** Claims due events until `leaseUntil` and increments their `tries`. Returned in order of id. */
export async function claimEvents(
  db: Database,
  topics: readonly string[],
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<OutboxRow[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        isNull(outbox.finishedAt),
        lte(outbox.availableAt, now),
        lt(outbox.tries, MAX_ATTEMPTS),
        isOneOf(topics),
      ),
    )
    .orderBy(outbox.availableAt, outbox.id)
    .limit(limit)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(outbox)
    .set({ tries: sql`${outbox.tries} + 1`, availableAt: leaseUntil })
    .where(inArray(outbox.id, due))
    .returning();
  return claimed.sort((a, b) => a.id - b.id);
}

/** Which transactions were visible at a moment, as PostgreSQL writes it: `10:20:10,14`. */
export type Snapshot = string;

export async function currentSnapshot(db: Database): Promise<Snapshot> {
  const [row] = await rowsOf<{ snapshot: Snapshot }>(db, sql`select pg_current_snapshot()::text as snapshot`);
  if (!row) throw new Error('PostgreSQL returned no snapshot');
  return row.snapshot;
}

type VisibleEvent = { snapshot: Snapshot; isIncomplete: boolean } & (
  | { id: null }
  | { id: string; topic: string; payload: Record<string, unknown>; createdAt: string }
);

/**
 * Returns the events that have become visible since a snapshot, and the snapshot to go on from. Each event is returned
 * once, also one whose transaction began before others and was committed after them: an id or a transaction id is given
 * before the commit, so neither can be a position. `isIncomplete` where some can no longer be returned: they were deleted,
 * they are more than `most`, or the database has gone back to an earlier state (a backup, a standby that was behind).
 */
export async function eventsSince(
  db: Database,
  topics: readonly string[],
  { since, most }: { since: Snapshot; most: number },
) {
  const rows = await rowsOf<VisibleEvent>(
    db,
    sql`with now as (
        select pg_current_snapshot() as snapshot, pg_snapshot_xmin(${since}::pg_snapshot) as seen_below
      )
      select now.snapshot::text,
        pg_snapshot_xmin(now.snapshot) < seen_below
          or exists (select from ${outboxTrims} where ${outboxTrims.transactionId} >= seen_below) as "isIncomplete",
        ${outbox.id}, ${outbox.topic}, ${outbox.payload}, ${outbox.createdAt}::text as "createdAt"
      from now
      left join ${outbox} on ${inArray(outbox.topic, [...topics])}
        and ${outbox.transactionId} >= seen_below
        and not pg_visible_in_snapshot(${outbox.transactionId}, ${since}::pg_snapshot)
      order by ${outbox.id} limit ${most + 1}`,
  );
  const events = rows
    .filter((row) => row.id !== null)
    .map(({ id, topic, payload, createdAt }) => ({
      id: Number(id),
      topic,
      payload,
      createdAt: new Date(createdAt),
    }));
  return {
    events,
    snapshot: rows[0]?.snapshot ?? since,
    isIncomplete: rows[0]?.isIncomplete === true || events.length > most,
  };
}

export const markEventFinished = (db: Database, id: number, now: Date) =>
  db.update(outbox).set({ finishedAt: now, lastError: null }).where(eq(outbox.id, id));

/** Stores a failed try; with `finishedAt` the event becomes a dead letter. */
export const returnEvent = (
  db: Database,
  id: number,
  values: { lastError: string; availableAt: Date; finishedAt?: Date },
) => db.update(outbox).set(values).where(eq(outbox.id, id));

/**
 * Deletes events finished before this time, except dead letters, and records how far. No transaction below the snapshot's
 * `xmin` is running any more, so whoever has read since has seen all that is deleted.
 */
export const deleteFinishedEvents = (db: Database, before: Date) =>
  db.execute(
    sql`with deleted as (
        delete from ${outbox} where ${and(lt(outbox.finishedAt, before), lt(outbox.tries, MAX_ATTEMPTS))}
          and ${outbox.transactionId} < pg_snapshot_xmin(pg_current_snapshot())
        returning transaction_id
      )
      insert into ${outboxTrims} (id, transaction_id)
      select 1, transaction_id from deleted order by transaction_id desc limit 1
      on conflict (id) do update set transaction_id = greatest(${outboxTrims}.transaction_id, excluded.transaction_id)`,
  );

/**
 * Gives events that come from another PostgreSQL server (a backup was restored) a transaction id of this one. Theirs lie
 * in the future here: every subscriber would get them again with each reading, and miss events without end.
 */
export const adoptEvents = (db: Database) =>
  db.transaction(async (tx) => {
    const isFromElsewhere = sql`>= pg_snapshot_xmax(pg_current_snapshot())`;
    await tx.execute(
      sql`update ${outbox} set transaction_id = pg_current_xact_id() where ${outbox.transactionId} ${isFromElsewhere}`,
    );
    await tx.execute(sql`delete from ${outboxTrims} where ${outboxTrims.transactionId} ${isFromElsewhere}`);
  });

/** Counts unfinished events and dead letters, for the metrics. */
export async function queueLengths(db: ReadDatabase): Promise<[state: string, count: number][]> {
  const [waiting] = await db.select({ count: count() }).from(outbox).where(isNull(outbox.finishedAt));
  const [dead] = await db
    .select({ count: count() })
    .from(outbox)
    .where(and(isNotNull(outbox.finishedAt), gte(outbox.tries, MAX_ATTEMPTS), isNotNull(outbox.lastError)));
  return [
    ['waiting', waiting?.count ?? 0],
    ['dead', dead?.count ?? 0],
  ];
}

const isDeadMail = and(
  like(outbox.topic, 'mail.%'),
  isNotNull(outbox.finishedAt),
  isNotNull(outbox.lastError),
  gte(outbox.tries, MAX_ATTEMPTS),
);

/** Counts emails that are not sent, for the metrics; `oldest` is when the first of those that wait was asked for. */
export async function unsentMails(
  db: ReadDatabase,
): Promise<{ waiting: number; dead: number; oldest: Date | null }> {
  const [waits] = await db
    .select({ count: count(), oldest: min(outbox.createdAt) })
    .from(outbox)
    .where(and(like(outbox.topic, 'mail.%'), isNull(outbox.finishedAt)));
  const [dead] = await db.select({ count: count() }).from(outbox).where(isDeadMail);
  return { waiting: waits?.count ?? 0, dead: dead?.count ?? 0, oldest: waits?.oldest ?? null };
}

/** Dead letters with a `mail.` topic, ordered by id. */
export const deadMailEvents = (db: Database): Promise<OutboxRow[]> =>
  db.select().from(outbox).where(isDeadMail).orderBy(asc(outbox.id));

/** Makes dead letters due again with a full number of tries. */
export const reviveEvents = (db: Database, ids: readonly number[], now: Date) =>
  db
    .update(outbox)
    .set({ tries: 0, finishedAt: null, availableAt: now })
    .where(inArray(outbox.id, [...ids]));
