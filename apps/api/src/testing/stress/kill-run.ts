import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../../db/client.ts';
import { FAILPOINTS } from '../../failpoints.ts';
import { type RunningApi, startApi } from '../api-process.ts';
import { freePort, type PostgresServer } from '../postgres.ts';
import { seeded } from '../fakes/seeded.ts';
import { startFake } from '../fakes/start.ts';
import { readVerdict } from '../verdict.ts';
import { buyersOf, persist, shopOn } from './shoppers.ts';

const REST_MS = 300_000;
const AT_ONCE = 4;
/** Longest wait for a failpoint; after it the process is killed wherever it is. */
const MAX_MS = 2_500;

export type KillRun = {
  server: PostgresServer;
  database: string;
  dataDir: string;
  seed: number;
  kills: number;
  /** If given, kills go on after `kills` until it returns true: a slow machine sells little between two kills. */
  isEnough?: (soFar: { paid: number; interrupted: number }) => boolean;
  /** Range of milliseconds after the start within which timed kills happen. */
  livesMs: readonly [number, number];
};

type Victim = 'api' | 'worker' | 'database';
/** Frequencies: two in five kills hit the api, two the worker, one the database. */
const VICTIMS: readonly Victim[] = ['api', 'api', 'worker', 'worker', 'database'];

const pick = <Of>(from: readonly Of[], random: () => number): Of =>
  from[Math.floor(random() * from.length)] as Of;

/**
 * Kills api, worker and database during sales, at failpoints and at random times, restarts them, and compares the
 * payments recorded by shop and gateway.
 */
export async function killRun({
  server,
  database,
  dataDir,
  seed,
  kills,
  isEnough = () => true,
  livesMs,
}: KillRun) {
  const random = seeded(seed);
  const databaseUrl = server.url(database);
  const client = await connect({ DATABASE_URL: databaseUrl, DATA_DIR: '' });
  const fake = await startFake('stripe', { seed });
  const nextBuyer = buyersOf(client);
  const ports = { api: await freePort(), worker: await freePort() };
  await fake.sendNewsTo(`http://127.0.0.1:${ports.worker}/webhooks/stripe`);
  const running: Partial<Record<'api' | 'worker', RunningApi>> = {};
  const begin = async (name: 'api' | 'worker', failpoint?: string) => {
    running[name] = await startApi({
      databaseUrl,
      dataDir,
      port: ports[name],
      env: {
        ...fake.settings,
        JOBS: name === 'worker' ? '1' : '0',
        ...(failpoint ? { FAILPOINT: failpoint } : {}),
      },
    });
  };
  const verdict = async () => persist(async () => readVerdict(client.db, await fake.payments()));

  const killed: Record<string, number> = {};
  const soFar = { paid: 0, interrupted: 0 };
  let restMs = 0;
  try {
    for (let kill = 0; kill < kills || !isEnough(soFar); kill += 1) {
      const victim = pick(VICTIMS, random);
      const step = victim !== 'database' && random() < 0.5 ? pick(FAILPOINTS, random) : undefined;
      await Promise.all(
        (['api', 'worker'] as const).map(async (name) => {
          const failpoint = victim === name && step ? `${step}:${1 + Math.floor(random() * 3)}` : undefined;
          if (running[name]?.isGone() === false && !failpoint) return;
          await running[name]?.kill();
          await begin(name, failpoint);
        }),
      );
      let isOver = false;
      const shoppers = Array.from({ length: AT_ONCE }, () =>
        shopOn(running.api?.url ?? '', fake, nextBuyer, () => isOver),
      );
      const [shortest, longest] = livesMs;
      const until = step ? MAX_MS : shortest + random() * (longest - shortest);
      const prey = victim === 'database' ? undefined : running[victim];
      await Promise.race([sleep(until), ...(step && prey ? [prey.gone] : [])]);
      const reached = step !== undefined && prey?.isGone() === true;
      if (prey) await prey.kill();
      else await server.crash();
      killed[reached ? step : victim] = (killed[reached ? step : victim] ?? 0) + 1;
      isOver = true;
      await Promise.all(shoppers);
      const { paid, unsettled } = await verdict();
      soFar.paid = paid;
      soFar.interrupted += unsettled;
    }
    await Promise.all(
      (['api', 'worker'] as const).map(async (name) => {
        await running[name]?.kill();
        await begin(name);
      }),
    );
    const started = Date.now();
    while ((await verdict()).unsettled > 0 && Date.now() - started < REST_MS) await sleep(100);
    restMs = Date.now() - started;
    return { ...(await verdict()), interrupted: soFar.interrupted, restMs, killed };
  } finally {
    await running.api?.kill();
    await running.worker?.kill();
    await fake.stop();
    await client.close();
  }
}
