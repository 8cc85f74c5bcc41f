import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { type Clock, systemRandom } from '../clock.ts';
import { readConfig } from '../config.ts';
import type { PasswordCost, Services } from '../context.ts';
import type { DatabaseClient } from '../db/client.ts';
import { openStorage } from '../storage/open-storage.ts';

/** Hashing at the recommended cost would take a tenth of the tests' time. */
const LOW_COST: PasswordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

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

/** Services on a separate database, without log output, with a clock that the test moves. */
export async function testServices(variables: Record<string, string> = {}, clock: Clock = movableClock()) {
  // Loaded lazily: stress tests run outside Vitest and pass their own database.
  const { testDatabase } = await import('./database.ts');
  return servicesOn(await testDatabase(), variables, clock);
}

/** The same on an existing database. */
export async function servicesOn(
  client: DatabaseClient & { url: string | null },
  variables: Record<string, string> = {},
  clock: Clock = movableClock(),
) {
  const config = readConfig({
    DATA_DIR: await mkdtemp(path.join(tmpdir(), 'patine-')),
    LOG_LEVEL: 'silent',
    JOBS: '0',
    // Stores emails in their table, where tests read them.
    DEV_MAIL: '1',
    // Load shedding is off: shop, gateway and all customers share one process, and PGlite blocks its event loop.
    MAX_LOOP_DELAY_MS: '0',
    ...(client.url ? { DATABASE_URL: client.url } : {}),
    ...variables,
  });
  const log = pino({ level: 'silent' });
  return {
    config,
    client,
    db: client.db,
    readReplica: client.readReplica,
    storage: await openStorage(config, log),
    clock,
    random: systemRandom,
    passwordCost: LOW_COST,
    log,
  } satisfies Services;
}
