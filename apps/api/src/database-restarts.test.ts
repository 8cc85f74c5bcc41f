import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from './db/client.ts';
import { startApi } from './testing/api-process.ts';
import { insertProduct } from './testing/catalogue.ts';
import { startFake } from './testing/fakes/start.ts';
import { checkoutOverHttp } from './testing/over-http.ts';
import { freePort, startPostgres } from './testing/postgres.ts';
import { insertReadyBuyer } from './testing/ready-buyers.ts';
import { restartRun } from './testing/stress/restart-run.ts';
import { readVerdict } from './testing/verdict.ts';

const OPEN_WITHIN_MS = 5_000;
const SETTLED_WITHIN_MS = 15_000;

const dataDir = mkdtempSync(path.join(tmpdir(), 'patine-restart-'));
let server: Awaited<ReturnType<typeof startPostgres>>;

beforeAll(async () => {
  server = await startPostgres();
  await server.create('restarted');
  await server.create('interrupted');
}, 60_000);
afterAll(() => server.stop());

test('while the database restarts, crashes or drops connections, calls get coded errors for seconds and no money is lost', async () => {
  const { paid, captured, answered, refused, uncoded, happened, longestMs, restMs, diedOnce, ...wrong } =
    await restartRun({
      server,
      database: 'restarted',
      dataDir,
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
  expect(restMs).toBeLessThan(SETTLED_WITHIN_MS);
}, 240_000);

test('a payment whose notification was missed is found once the database is back', async () => {
  const databaseUrl = server.url('interrupted');
  const client = await connect({ DATABASE_URL: databaseUrl, DATA_DIR: '' });
  const company = await startFake('stripe');
  const api = await startApi({ databaseUrl, dataDir, port: await freePort(), env: company.settings });
  try {
    const { itemId } = await insertProduct(client.db);
    const buyer = await insertReadyBuyer(client.db, [itemId], new Date());
    const { session } = await checkoutOverHttp(api.url, buyer, 'once', 'STRIPE');
    // The webhook arrives while the database is down, and the buyer closes the tab.
    await company.pay(session?.paymentUrl.split('/').at(-1) ?? '');
    await server.terminate('interrupted');
    const paid = async () => (await readVerdict(client.db, await company.payments())).paid;
    await expect.poll(() => paid().catch(() => 0), { timeout: SETTLED_WITHIN_MS, interval: 200 }).toBe(1);
  } finally {
    await api.kill();
    await company.stop();
    await client.close();
  }
}, 60_000);
