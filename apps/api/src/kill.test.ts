import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from './testing/postgres.ts';
import { killRun } from './testing/stress/kill-run.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;

beforeAll(async () => {
  server = await startPostgres();
  await server.create('killed');
}, 60_000);
afterAll(() => server.stop());

test('killing api, worker and database during sales never charges a buyer without an order', async () => {
  const { paid, captured, interrupted, restMs, killed, ...wrong } = await killRun({
    server,
    database: 'killed',
    dataDir: mkdtempSync(path.join(tmpdir(), 'patine-kill-')),
    seed: 156,
    kills: 4,
    // Otherwise nothing was sold or interrupted, and the run would prove nothing.
    isEnough: (soFar) => soFar.paid > 5 && soFar.interrupted > 0,
    livesMs: [200, 1_200],
  });
  expect(wrong).toEqual(Object.fromEntries(Object.keys(wrong).map((name) => [name, 0])));
  expect(paid).toBe(captured);
  expect(paid).toBeGreaterThan(5);
  expect(interrupted).toBeGreaterThan(0);
  expect(Object.keys(killed)).toContain('database');
  expect(restMs).toBeLessThan(20_000);
}, 180_000);
