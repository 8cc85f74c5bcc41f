import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzzRun } from './testing/stress/fuzz-run.ts';
import { startPostgres } from './testing/postgres.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;

beforeAll(async () => {
  server = await startPostgres();
  await server.create('fuzzed');
}, 60_000);
afterAll(() => server.stop());

test('no malformed request gets a 500 or ends a process', async () => {
  const { sent, statuses, failures, died } = await fuzzRun({
    server,
    database: 'fuzzed',
    dataDir: mkdtempSync(path.join(tmpdir(), 'patine-fuzz-')),
    seed: 1,
    requests: 2_000,
    perSecond: 400,
  });
  expect(died).toEqual([]);
  expect(failures).toEqual([]);
  expect(sent).toBe(2_000);
  expect(statuses[200]).toBeGreaterThan(100);
  expect(statuses[400]).toBeGreaterThan(200);
}, 240_000);
