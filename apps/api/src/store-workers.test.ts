import { execFileSync } from 'node:child_process';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from './testing/postgres.ts';
import { callFrom, startStore } from './testing/store-process.ts';

/** A visitor whose renders are counted: loopback addresses stand for machines, and only 127.0.0.1 is trusted. */
const VISITOR = '127.0.0.21';
const WORKERS = 2;

let store: Awaited<ReturnType<typeof startStore>>;

beforeAll(async () => {
  store = await startStore(await freePort(), {
    WEB_CONCURRENCY: String(WORKERS),
    TRUSTED_PROXIES: '127.0.0.1',
    // Nothing listens there: what these tests ask of the store needs no api.
    API_URL: `http://127.0.0.1:${await freePort()}`,
    MAX_LOOP_DELAY_MS: '0',
  });
  while ((await metric(/^store_processes (\d+)$/m)) < WORKERS) await sleep(50);
});
afterAll(() => store.end());

const workers = () => {
  const [, ...rows] = execFileSync('ps', ['-o', 'pid', '--ppid', String(store.pid)], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return rows.map(Number);
};

const metric = async (line: RegExp) =>
  Number(line.exec((await callFrom(store.port, '/metrics')).body)?.[1] ?? 0);

const robots = (agent?: Agent) => callFrom(store.port, '/robots.txt', agent ? { agent } : {});

test('the metrics of one worker are those of all', async () => {
  const counted = () => metric(/^store_request_seconds_count\{[^}]*robots[^}]*\} (\d+)$/m);
  const before = await counted();
  for (let call = 0; call < 20; call += 1) await robots();
  for (let reading = 0; reading < 4; reading += 1) expect(await counted()).toBe(before + 20);
});

test('a visitor has one allowance of renders, whichever worker answers', async () => {
  const began = performance.now();
  let rendered = 0;
  for (let batch = 0; batch < 40; batch += 1) {
    const pages = Array.from({ length: 10 }, (_, index) => `/shop/women/?page=${10 * batch + index + 2}`);
    const answers = await Promise.all(pages.map((page) => callFrom(store.port, page, { from: VISITOR })));
    rendered += answers.filter(({ status }) => status !== 429).length;
  }
  const seconds = (performance.now() - began) / 1_000;
  // 120 at once and 10 a second; two workers that did not know of each other would give twice as much.
  expect(rendered).toBeGreaterThanOrEqual(120);
  expect(rendered).toBeLessThan(160 + 12 * seconds);
});

test('a worker that dies is replaced, and nobody is refused meanwhile', async () => {
  const [victim = 0, other] = workers();
  process.kill(victim, 'SIGKILL');
  for (let call = 0; call < 50; call += 1) expect((await robots()).status).toBe(200);
  const others = () => workers().filter((pid) => pid !== victim);
  await expect.poll(() => others().length, { timeout: 30_000 }).toBe(WORKERS);
  expect(others()).toContain(other);
});

test('a store that is told to stop finishes its requests and leaves no process', async () => {
  const pids = workers();
  const agent = new Agent({ keepAlive: true });
  const answers = Array.from({ length: 20 }, () => robots(agent));
  await Promise.all(answers);
  await store.end();
  const isRunning = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  expect(pids.filter(isRunning)).toEqual([]);
  agent.destroy();
});
