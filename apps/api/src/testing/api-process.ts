import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '@patine/core';
import { bareEnvironment } from './bare-environment.ts';

const CHECKOUT = path.join(import.meta.dirname, '../../../..');
/** Far more than it takes, because a test's machine may be busy. */
const BOOT_MS = 3 * MINUTE_MS;

export type ApiProcess = {
  databaseUrl: string;
  dataDir: string;
  port: number;
  env?: Record<string, string>;
  /** Root of another checkout, whose api and Node are started. */
  checkout?: string;
};

/** Starts an api in a separate process, which can be killed with SIGKILL. */
export async function startApi({ databaseUrl, dataDir, port, env = {}, checkout }: ApiProcess) {
  const node = checkout ? path.join(checkout, 'node_modules/.bin/node') : process.execPath;
  const server = path.join(checkout ?? CHECKOUT, 'apps/api/src/server.ts');
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', server], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...bareEnvironment(),
      API_PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      OPEN_GRAPHQL: '1',
      PAYMENT: 'sandbox',
      MAIL: 'outbox',
      LOG_LEVEL: 'silent',
      // A thousand buyers and the shop share one machine here, so load shedding is off.
      MAX_LOOP_DELAY_MS: '0',
      ...env,
    },
  });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (words += text));
  let isGone = false;
  const gone = new Promise<void>((resolve) =>
    child.once('exit', () => {
      isGone = true;
      resolve();
    }),
  );
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  /** Tells the process to stop, and waits until it has. */
  const end = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + BOOT_MS;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    const ended = child.exitCode ?? child.signalCode;
    if (ended !== null || Date.now() > until) {
      await kill();
      throw new Error(`The api does not start (${ended ?? 'no answer in time'}): ${words.slice(0, 2_000)}`);
    }
    await sleep(25);
  }
  return { url, pid: child.pid ?? 0, kill, end, gone, isGone: () => isGone };
}

export type RunningApi = Awaited<ReturnType<typeof startApi>>;
