import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, startPostgres } from './testing/postgres.ts';
import { killRun } from './testing/kill-run.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;

beforeAll(async () => {
  server = await startPostgres();
  await server.create('killed');
}, 60_000);
afterAll(() => server.stop());

test('an api that is killed again and again in the middle of its sales charges nobody for nothing', async () => {
  const { paid, captured, interrupted, restMs, ...wrong } = await killRun({
    databaseUrl: server.url('killed'),
    dataDir: mkdtempSync(path.join(tmpdir(), 'patine-kill-')),
    port: await freePort(),
    seed: 20_261_121,
    kills: 5,
    livesMs: [200, 1_500],
  });
  expect(wrong).toEqual(Object.fromEntries(Object.keys(wrong).map((name) => [name, 0])));
  expect(paid).toBe(captured);
  // Else nothing was sold, or nothing was interrupted, and the run proves nothing.
  expect(paid).toBeGreaterThan(5);
  expect(interrupted).toBeGreaterThan(0);
  expect(restMs).toBeLessThan(20_000);
});
