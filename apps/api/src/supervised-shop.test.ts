import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { bareEnvironment } from './testing/bare-environment.ts';
import { freePort } from './testing/postgres.ts';

const RUN = path.join(import.meta.dirname, '../../../scripts/run.mjs');
const PATIENCE = { timeout: 60_000, interval: 50 };

let started: ChildProcess | undefined;

afterEach(() => started?.kill('SIGTERM'));

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

const entryOf = (pid: number) =>
  readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    .split('\0')
    .find((part) => part.endsWith('.ts'));

const statusOf = (url: string) =>
  fetch(url, { redirect: 'manual' }).then(
    ({ status }) => status,
    () => 0,
  );

/** Runs `npm start` on an empty shop. */
async function startShop() {
  const ports = { store: await freePort(), api: await freePort() };
  started = spawn(process.execPath, [RUN, 'start'], {
    stdio: 'ignore',
    env: {
      ...bareEnvironment(),
      PORT: String(ports.store),
      API_PORT: String(ports.api),
      DATA_DIR: mkdtempSync(path.join(tmpdir(), 'patine-start-')),
      DEMO_CATALOGUE: '0',
    },
  });
  const url = `http://127.0.0.1:${ports.store}`;
  await expect.poll(() => statusOf(`${url}/`), { timeout: 120_000, interval: 50 }).toBe(200);
  const [start = 0] = childrenOf(started.pid ?? 0);
  const pidOf = (entry: string) => childrenOf(start).find((pid) => entryOf(pid)?.includes(entry)) ?? 0;
  await expect.poll(() => pidOf('apps/api') > 0 && pidOf('apps/store') > 0, PATIENCE).toBe(true);
  return { url, start, run: started.pid ?? 0, pidOf };
}

// Each case starts a shop, kills a part of it and stops it.
test.skipIf(process.platform !== 'linux')(
  'a killed process is restarted while the store serves cached pages, and npm start leaves no process behind',
  async () => {
    const { url, start, run, pidOf } = await startShop();
    const [api, store] = [pidOf('apps/api'), pidOf('apps/store')];
    process.kill(api, 'SIGKILL');
    await expect.poll(() => isAlive(api), PATIENCE).toBe(false);
    expect(await statusOf(`${url}/`)).toBe(200);
    await expect.poll(() => statusOf(`${url}/readyz`), PATIENCE).toBe(200);
    expect(pidOf('apps/api')).not.toBe(api);

    process.kill(store, 'SIGKILL');
    await expect.poll(() => statusOf(`${url}/`), PATIENCE).toBe(200);

    const family = [start, pidOf('apps/api'), pidOf('apps/store')];
    process.kill(run, 'SIGKILL');
    await expect.poll(() => family.filter(isAlive), PATIENCE).toEqual([]);
    expect(await statusOf(`${url}/`)).toBe(0);
  },
  300_000,
);
