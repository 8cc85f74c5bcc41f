import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { connect, type DatabaseConfig } from './client.ts';
import { isDatabaseAway } from './refusals.ts';

const MAX_WAIT_MS = 5_000;

/** Connects; retries while the database is restarting or starting. Rejects for any other reason. */
export async function connectPatiently(config: DatabaseConfig, log: Pick<FastifyBaseLogger, 'warn'>) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await connect(config);
    } catch (error) {
      if (!config.DATABASE_URL || !isDatabaseAway(error)) throw error;
      log.warn({ err: error }, 'the database cannot be reached yet');
      await sleep(Math.min(MAX_WAIT_MS, 250 * 2 ** tries));
    }
  }
}
