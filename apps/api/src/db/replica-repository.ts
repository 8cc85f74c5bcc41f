import type pg from 'pg';

/** Shorter than the limit of lag: a replica that does not answer is asked again in time. */
const TIMEOUT_MS = 2_000;

type Queryable = Pick<pg.Pool, 'query'>;

type Origin = { system: string; database: string };

/** Where a server's write-ahead log stands, and whose log it is; positions of two servers compare only within one. */
export type PrimaryPosition = Origin & { position: bigint };
/** `position` is null for a server that has never replayed another's log. */
export type ReplicaPosition = Origin & { position: bigint | null; isReplica: boolean };

const ORIGIN = `(select system_identifier::text from pg_control_system()) as system, current_database() as database`;

/** Converts `16/B374D848`. */
const positionOf = (text: string) => {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
};

async function readRow<Row>(server: Queryable, text: string): Promise<Row> {
  // The driver takes this setting for a single query too; its types leave it out.
  const statement: pg.QueryConfig & { query_timeout: number } = { text, query_timeout: TIMEOUT_MS };
  const { rows } = await server.query(statement);
  return rows[0] as Row;
}

/** Reads up to where the primary's log is on disk: every transaction that has been committed is before that. */
export async function readPrimaryPosition(primary: Queryable): Promise<PrimaryPosition> {
  const row = await readRow<Origin & { position: string }>(
    primary,
    `select pg_current_wal_flush_lsn()::text as position, ${ORIGIN}`,
  );
  return { ...row, position: positionOf(row.position) };
}

/** Reads up to where a replica has replayed the log. */
export async function readReplicaPosition(replica: Queryable): Promise<ReplicaPosition> {
  const row = await readRow<Origin & { position: string | null; isReplica: boolean }>(
    replica,
    `select pg_last_wal_replay_lsn()::text as position, pg_is_in_recovery() as "isReplica", ${ORIGIN}`,
  );
  return { ...row, position: row.position === null ? null : positionOf(row.position) };
}
