import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { type Clock, systemRandom } from '../clock.ts';
import { readConfig } from '../config.ts';
import type { Services } from '../context.ts';
import { testDatabase } from './database.ts';

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
  const client = await testDatabase();
  const config = readConfig({
    DATA_DIR: await mkdtemp(path.join(tmpdir(), 'patine-')),
    LOG_LEVEL: 'silent',
    JOBS: '0',
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
