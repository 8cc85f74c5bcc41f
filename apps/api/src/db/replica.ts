import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseAway, isReplicaFault } from './refusals.ts';
import { readPrimaryPosition, readReplicaPosition } from './replica-repository.ts';

/** Rows of a replica may be this old; feeds promise besides that a sold item leaves them within a minute. */
export const MAX_REPLICA_LAG_MS = 10_000;

const PROBE_MS = 1_000;
/** Positions of the primary that wait for the replica to reach them; one that was forgotten only overstates the lag. */
const MAX_SAMPLES = 600;
/** A connection whose other end has disappeared would take minutes to close. */
const CLOSE_MS = 1_000;

/** Why a read went to the primary: the replica does not answer, is too far behind, or the statement failed there. */
export const FALLBACK_REASONS = ['away', 'behind', 'failed'] as const;
type FallbackReason = (typeof FALLBACK_REASONS)[number];

export type Replica = {
  /** At most so much is missing: the time since the primary's last position that the replica is known to have. */
  lagMs: () => number;
  /** Null while reads go to the replica, else why not. */
  problem: () => string | null;
  /** Statements that went to the primary instead, by reason. */
  fallbacks: () => readonly (readonly [FallbackReason, number])[];
  /** Compares the positions of both servers now; it is done by itself each second. */
  probe: () => Promise<void>;
  /** Runs a read on the replica, or on the primary while the replica does not answer or is behind. */
  query: pg.Pool['query'];
  close: () => Promise<void>;
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Follows how far a streaming replica is behind. The primary's log position of a moment, once replayed, proves that the
 * replica has all that was committed before; it holds for an idle primary, a replica that has lost its primary, and
 * clocks that differ, of which `pg_last_xact_replay_timestamp()` tells none.
 */
export function openReplica(primary: Pick<pg.Pool, 'query'>, options: pg.PoolConfig): Replica {
  // The server ends a statement first, unless it cannot be reached any more.
  const pool = new pg.Pool({ ...options, query_timeout: 35_000 });
  const counts = new Map<FallbackReason, number>(FALLBACK_REASONS.map((reason) => [reason, 0]));
  const openedAt = performance.now();
  let samples: { position: bigint; at: number }[] = [];
  let reachedAt = openedAt;
  let failure: string | null = 'it has not answered yet';

  let losing = new AbortController();
  const lose = (error: unknown) => {
    failure = messageOf(error);
    losing.abort(error);
    losing = new AbortController();
  };
  pool.on('error', lose);
  pool.on('connect', (connection) => connection.on('error', lose));

  const lagMs = () => performance.now() - reachedAt;

  /** Throws while the replica cannot be used. */
  async function comparePositions() {
    const at = performance.now();
    const here = await readPrimaryPosition(primary);
    samples = [...samples, { position: here.position, at }].slice(-MAX_SAMPLES);
    const there = await readReplicaPosition(pool).catch((error: unknown) => {
      lose(error);
      throw error;
    });
    if (!there.isReplica || there.position === null) failure = 'it is no streaming replica';
    else if (there.system !== here.system || there.database !== here.database)
      failure = 'it replicates another database';
    else {
      const replayed = there.position;
      const reached = samples.findLast(({ position }) => position <= replayed);
      samples = samples.filter(({ position }) => position > replayed);
      if (reached) reachedAt = reached.at;
      // Before the first position is reached nothing is known of the lag.
      if (reached || reachedAt > openedAt) failure = null;
    }
  }

  const probe = () => comparePositions().catch(() => undefined);

  const ending = new AbortController();
  const wait = (ms: number) =>
    sleep(ms, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
  const keepProbing = async () => {
    while (!ending.signal.aborted) {
      await probe();
      await wait(PROBE_MS);
    }
  };
  void keepProbing();

  const unusable = (): FallbackReason | null =>
    failure !== null ? 'away' : lagMs() > MAX_REPLICA_LAG_MS ? 'behind' : null;

  const onPrimary = (reason: FallbackReason, statement: pg.QueryConfig, values?: unknown[]) => {
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
    return primary.query(statement, values);
  };

  /** Rejects as soon as the replica is lost: a connection whose other end has disappeared says nothing for long. */
  const onReplica = async (statement: pg.QueryConfig, values?: unknown[]) => {
    const { signal } = losing;
    const { promise: lost, reject } = Promise.withResolvers<never>();
    const giveUp = () => reject(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
    try {
      return await Promise.race([pool.query(statement, values), lost]);
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  };

  const query = async (statement: pg.QueryConfig, values?: unknown[]) => {
    const reason = unusable();
    if (reason) return onPrimary(reason, statement, values);
    try {
      return await onReplica(statement, values);
    } catch (error) {
      if (!isReplicaFault(error)) throw error;
      if (isDatabaseAway(error)) lose(error);
      return onPrimary(failure === null ? 'failed' : 'away', statement, values);
    }
  };

  return {
    lagMs,
    problem: () =>
      failure ?? (lagMs() > MAX_REPLICA_LAG_MS ? `it is ${Math.round(lagMs() / 1_000)} s behind` : null),
    fallbacks: () => [...counts],
    probe,
    query: query as pg.Pool['query'],
    close: async () => {
      ending.abort();
      await Promise.race([pool.end(), sleep(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}
