import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../../db/client.ts';
import { startApi } from '../api-process.ts';
import { startFake } from '../fakes/start.ts';
import { freePort, type PostgresServer } from '../postgres.ts';
import { readVerdict } from '../verdict.ts';
import { buyersOf, shopOn } from './shoppers.ts';

const SETTLED_MS = 60_000;

type SideBySide = {
  server: PostgresServer;
  database: string;
  dataDir: string;
  /** Checkout of an earlier version, with its packages. */
  earlier: string;
  seed: number;
  seconds: number;
};

/**
 * Lets people buy through an api of an earlier version and one of today's at the same time, on a database that today's has
 * migrated while the earlier one was at work. Returns the payments as shop and gateway recorded them.
 */
export async function sideBySideRun({ server, database, dataDir, earlier, seed, seconds }: SideBySide) {
  const databaseUrl = server.url(database);
  const fake = await startFake('stripe', { seed });
  const start = async (checkout?: string) =>
    startApi({
      databaseUrl,
      dataDir,
      port: await freePort(),
      env: fake.settings,
      ...(checkout ? { checkout } : {}),
    });
  const over = new AbortController();
  const isOver = () => over.signal.aborted;
  const running = [await start(earlier)];
  try {
    // Today's migrations run now, before anything of today's starts.
    const client = await connect({ DATABASE_URL: databaseUrl, DATA_DIR: '' });
    running.push(await start());
    await fake.sendNewsTo(`${running[0]?.url}/webhooks/stripe`);
    const nextBuyer = buyersOf(client);
    const people = running.map(({ url }) => shopOn(url, fake, nextBuyer, isOver));
    await sleep(seconds * 1_000);
    over.abort();
    await Promise.all(people);
    const verdict = async () => readVerdict(client.db, await fake.payments());
    for (const began = Date.now(); (await verdict()).unsettled > 0 && Date.now() - began < SETTLED_MS;)
      await sleep(100);
    const dead = running.filter((api) => api.isGone()).length;
    const result = { ...(await verdict()), dead };
    await client.close();
    return result;
  } finally {
    over.abort();
    for (const api of running) await api.kill();
    await fake.stop();
  }
}
