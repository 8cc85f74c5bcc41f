import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../db/client.ts';
import { insertProduct } from './catalogue.ts';
import { checkoutOverHttp, payOverHttp } from './over-http.ts';
import { type ReadyBuyer, insertReadyBuyer } from './ready-buyers.ts';
import { readVerdict } from './verdict.ts';

const GOOD_CARD = '4242424242424242';
const SERVER = path.join(import.meta.dirname, '..', 'server.ts');
const BOOT_MS = 30_000;
const REST_MS = 20_000;
/** Buyers who want the same piece. */
const RIVALS = 2;
const AT_ONCE = 4;

export type KillRun = {
  databaseUrl: string;
  dataDir: string;
  port: number;
  seed: number;
  kills: number;
  /** After a start, the process is killed between these times. */
  livesMs: readonly [number, number];
};

/** Numbers in [0, 1) that are the same for the same seed. */
function seeded(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function startApi({ databaseUrl, dataDir, port }: KillRun) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SERVER], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      API_PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      OPEN_GRAPHQL: '1',
      LOG_LEVEL: 'silent',
    },
  });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (words += text));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + BOOT_MS;
  while (
    !(await fetch(`${url}/readyz`).then(
      () => true,
      () => false,
    ))
  ) {
    const end = child.exitCode ?? child.signalCode;
    if (end !== null || Date.now() > until) {
      await kill();
      throw new Error(`The api does not start (${end ?? 'no answer in time'}): ${words.slice(0, 2_000)}`);
    }
    await sleep(25);
  }
  return { url, kill };
}

/** Buys again and again, whatever dies meanwhile, until told to stop. */
async function shopOn(url: string, nextBuyer: () => Promise<ReadyBuyer>, isOver: () => boolean) {
  let tries = 0;
  while (!isOver()) {
    const buyer = await nextBuyer();
    try {
      const { session } = await checkoutOverHttp(url, buyer, `try-${(tries += 1)}`);
      if (session) await payOverHttp(url, session.paymentUrl, GOOD_CARD);
    } catch {
      // The api is gone; the buyer does not come back, and what they paid must be settled without them.
      await sleep(50);
    }
  }
}

/** Kills the api in the middle of its sales, again and again, starts it anew, and reads what became of the money. */
export async function killRun(run: KillRun) {
  const random = seeded(run.seed);
  const client = await connect({ DATABASE_URL: run.databaseUrl, DATA_DIR: '' });
  const waiting: ReadyBuyer[] = [];
  const nextBuyer = async () => {
    const ready = waiting.pop();
    if (ready) return ready;
    const { itemId } = await insertProduct(client.db);
    const rivals: ReadyBuyer[] = [];
    for (let rival = 0; rival < RIVALS; rival += 1)
      rivals.push(await insertReadyBuyer(client.db, [itemId], new Date()));
    waiting.push(...rivals.slice(1));
    return rivals[0] as ReadyBuyer;
  };
  let interrupted = 0;
  try {
    for (let kill = 0; kill < run.kills; kill += 1) {
      const api = await startApi(run);
      let isOver = false;
      const shoppers = Array.from({ length: AT_ONCE }, () => shopOn(api.url, nextBuyer, () => isOver));
      const [shortest, longest] = run.livesMs;
      await sleep(shortest + random() * (longest - shortest));
      await api.kill();
      isOver = true;
      await Promise.all(shoppers);
      interrupted += (await readVerdict(client.db)).unsettled;
    }
    const api = await startApi(run);
    const started = Date.now();
    try {
      while ((await readVerdict(client.db)).unsettled > 0 && Date.now() - started < REST_MS) await sleep(50);
    } finally {
      await api.kill();
    }
    return { ...(await readVerdict(client.db)), interrupted, restMs: Date.now() - started };
  } finally {
    await client.close();
  }
}
