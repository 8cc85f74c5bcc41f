import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';

/**
 * Connections of the pool and who waits for one, which the embedded database does not have, and how far the replica is
 * behind, if there is one.
 */
export function databaseMetrics({ metrics }: FastifyInstance, { client: { pool, replica } }: Services) {
  if (pool)
    metrics.gauge(
      'api_database_pool',
      'Connections to the database in use, idle and at most, and calls that wait for one',
      'state',
      async () => Object.entries(pool()),
    );
  if (!replica) return;
  metrics.gauge(
    'api_database_replica_lag_seconds',
    'For how long changes may be missing from the replica of the database',
    'database',
    async () => [['replica', replica.lagMs() / 1_000]],
  );
  metrics.total(
    'api_database_replica_fallbacks_total',
    'Reads of the replica that went to the database instead, by reason',
    ['reason'],
    async () => replica.fallbacks().map(([reason, count]) => [{ reason }, count] as const),
  );
}
