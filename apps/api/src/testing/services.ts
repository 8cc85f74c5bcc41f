import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { type Clock, systemRandom } from '../clock.ts';
import { readConfig } from '../config.ts';
import type { Services } from '../context.ts';
import type { DatabaseClient } from '../db/client.ts';

/** A clock that a test moves. */
export const movableClock = (start = new Date('2026-11-21T10:00:00Z')) => {
  let now = start;
  return {
    now: () => now,
    advance: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
  };
};

/** Services on a database of their own, quiet, with a clock that a test moves. */
export async function testServices(variables: Record<string, string> = {}, clock: Clock = movableClock()) {
  // Proofs run outside of Vitest, and bring their own.
  const { testDatabase } = await import('./database.ts');
  return servicesOn(await testDatabase(), variables, clock);
}

/** The same on a database that is there already. */
export async function servicesOn(
  client: DatabaseClient & { url: string | null },
  variables: Record<string, string> = {},
  clock: Clock = movableClock(),
) {
  const config = readConfig({
    DATA_DIR: await mkdtemp(path.join(tmpdir(), 'patine-')),
    LOG_LEVEL: 'silent',
    JOBS: '0',
    // Mails are composed, and read from their table.
    DEV_MAIL: '1',
    // Shop, provider and all customers are one process here, and a database that leaves the event loop no turn.
    MOST_LOOP_DELAY_MS: '0',
    ...(client.url ? { DATABASE_URL: client.url } : {}),
    ...variables,
  });
  return {
    config,
    client,
    db: client.db,
    clock,
    random: systemRandom,
    log: pino({ level: 'silent' }),
  } satisfies Services;
}
