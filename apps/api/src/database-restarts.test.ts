import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restartRun } from './testing/stress/restart-run.ts';
import { startPostgres } from './testing/postgres.ts';

const OPEN_WITHIN_MS = 5_000;

let server: Awaited<ReturnType<typeof startPostgres>>;

beforeAll(async () => {
  server = await startPostgres();
  await server.create('restarted');
}, 60_000);
afterAll(() => server.stop());

test('a database that restarts, crashes or ends its connections costs coded answers for seconds, and no money', async () => {
  const { paid, captured, answered, refused, uncoded, happened, longestMs, restMs, diedOnce, ...wrong } =
    await restartRun({
      server,
      database: 'restarted',
      dataDir: mkdtempSync(path.join(tmpdir(), 'patine-restart-')),
      seed: 3,
      restarts: 3,
      livesMs: [300, 900],
    });
  expect(diedOnce).toBe(false);
  expect(uncoded).toEqual([]);
  expect(wrong).toEqual(Object.fromEntries(Object.keys(wrong).map((name) => [name, 0])));
  expect(paid).toBe(captured);
  expect(paid).toBeGreaterThan(0);
  expect(answered).toBeGreaterThan(20);
  expect(refused).toBeGreaterThan(0);
  expect(Object.keys(happened).sort()).toEqual(['crash', 'restart', 'terminate']);
  expect(longestMs).toBeLessThan(OPEN_WITHIN_MS);
  expect(restMs).toBeLessThan(60_000);
}, 240_000);
