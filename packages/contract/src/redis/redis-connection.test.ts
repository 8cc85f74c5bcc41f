import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startRedis, type RedisServer } from '../../../../testing/redis-server.ts';
import { connectRedis, REPLY_MS, type RedisConnection } from './redis-connection.ts';
import { shareCounts } from './share-counts.ts';

const WITHIN = { timeout: 10_000, interval: 20 };
/** Far more than a bounded wait takes, because a test's machine may be busy. */
const BOUNDED_MS = REPLY_MS + 1_500;

let server: RedisServer;
let connection: RedisConnection;
let changes: string[] = [];

beforeEach(async () => {
  server = await startRedis();
  changes = [];
  connection = connectRedis({
    url: server.url,
    onChange: (error) => void changes.push(error === null ? 'up' : 'away'),
  });
  await vi.waitUntil(connection.isUp, WITHIN);
});
afterEach(async () => {
  await connection.close();
  await server.stop();
});

const set = () => connection.run((client) => client.set('key', 'value'));

/** How long a command takes to fail, in milliseconds. */
async function failing() {
  const began = performance.now();
  await expect(set()).rejects.toThrow(/./);
  return performance.now() - began;
}

test('commands run, and after a restart of the server they run again', async () => {
  expect(await set()).toBe('OK');
  await server.kill();
  await expect.poll(connection.isUp, WITHIN).toBe(false);
  expect(await failing()).toBeLessThan(BOUNDED_MS);
  await server.start();
  await expect.poll(connection.isUp, WITHIN).toBe(true);
  expect(await set()).toBe('OK');
  expect(changes).toEqual(['up', 'away', 'up']);
});

test('a server that accepts connections and never replies costs one bounded wait, and no wait afterwards', async () => {
  server.hang();
  expect(await failing()).toBeLessThan(BOUNDED_MS);
  await expect.poll(connection.isUp, WITHIN).toBe(false);
  expect(await failing()).toBeLessThan(100);
  server.resume();
  await expect.poll(connection.isUp, WITHIN).toBe(true);
  expect(await set()).toBe('OK');
});

test('a command that Redis refuses rejects, and the connection stays', async () => {
  await set();
  await expect(connection.run((client) => client.incr('key'))).rejects.toThrow('integer');
  expect(connection.isUp()).toBe(true);
  expect(changes).toEqual(['up']);
});

test('a server that is not there is reported once, and found when it comes', async () => {
  await connection.close();
  await server.kill();
  changes = [];
  connection = connectRedis({
    url: server.url,
    onChange: (error) => void changes.push(error === null ? 'up' : 'away'),
  });
  await expect.poll(() => changes, WITHIN).toEqual(['away']);
  await server.start();
  await expect.poll(() => changes, WITHIN).toEqual(['away', 'up']);
});

test('processes share counts by key, and a count is forgotten', async () => {
  const share = (counts: [string, number][], keepMs = 60_000) =>
    shareCounts(connection, { name: 'test', keepMs }, new Map(counts));
  expect(await share([['a', 2]])).toEqual(new Map([['a', 2]]));
  expect(
    await share([
      ['a', 3],
      ['b', 1],
    ]),
  ).toEqual(
    new Map([
      ['a', 5],
      ['b', 1],
    ]),
  );
  await share([['a', 1]], 1);
  await expect.poll(() => share([['a', 1]], 1), WITHIN).toEqual(new Map([['a', 1]]));
  const many = await share(Array.from({ length: 2_500 }, (_, index) => [`m${index}`, index]));
  expect([many.size, many.get('m2499')]).toEqual([2_500, 2_499]);
  const keys = await connection.run((client) => client.keys('*'));
  expect(keys.filter((key) => key.endsWith('m1'))).toEqual([]);
});
