import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';

/** Connections of the pool and who waits for one; the embedded database has a single connection and no pool. */
export function databaseMetrics({ metrics }: FastifyInstance, { client: { pool } }: Services) {
  if (!pool) return;
  metrics.gauge(
    'api_database_pool',
    'Connections to the database in use, idle and at most, and calls that wait for one',
    'state',
    async () => Object.entries(pool()),
  );
}
