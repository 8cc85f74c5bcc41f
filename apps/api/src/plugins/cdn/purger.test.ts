import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { batches, createPurger, type Purger } from './purger.ts';

const calls: string[][] = [];
/** Milliseconds that the purger waits, and the end of its wait. */
let waits: { ms: number; end: () => void }[] = [];
let failures = 0;
let fails = 0;
let purger: Purger;

const keys = (count: number) => Array.from({ length: count }, (_, number) => `product-${number}`);

beforeEach(() => {
  calls.length = 0;
  waits = [];
  [failures, fails] = [0, 0];
  const purge = async (call: readonly string[]) => {
    if (fails > 0) {
      fails -= 1;
      throw new Error('503');
    }
    calls.push([...call]);
  };
  purger = createPurger(
    { name: 'cdn', most: { keys: 100, bytes: 16_000 }, purge },
    {
      log: pino({ level: 'silent' }),
      settled: async () => undefined,
      wait: (ms, signal) =>
        new Promise<void>((resolve) => {
          waits.push({ ms, end: resolve });
          signal.addEventListener('abort', () => resolve(), { once: true });
        }),
      onPurged: () => undefined,
      onFailure: () => void (failures += 1),
    },
  );
});

/** Ends the current wait; returns how long it was. */
async function pass() {
  const current = waits.at(-1);
  current?.end();
  await new Promise((resolve) => setImmediate(resolve));
  return current?.ms;
}

test('calls carry as many keys and bytes as they may, and each key once', () => {
  expect(batches(keys(5), { keys: 2, bytes: 1_000 }).map((call) => call.length)).toEqual([2, 2, 1]);
  expect(batches(['aa', 'bb', 'cc'], { keys: 9, bytes: 6 })).toEqual([['aa', 'bb'], ['cc']]);
  expect(batches([], { keys: 9, bytes: 6 })).toEqual([]);
});

test('what changes several times while it waits is purged once, with all that changes then', async () => {
  purger.add(['product-1', 'product-2']);
  purger.add(['product-2', 'product-3']);
  expect(calls).toEqual([]);
  expect(await pass()).toBe(700);
  expect(calls).toEqual([['product-1', 'product-2', 'product-3']]);
  expect(purger.waiting()).toBe(0);
});

test('many keys go in several calls, more than a thousand as one that drops every page', async () => {
  purger.add(keys(250));
  await pass();
  expect(calls.map((call) => call.length)).toEqual([100, 100, 50]);
  purger.add(keys(1_001));
  await pass();
  expect(calls.at(-1)).toEqual(['shop']);
});

test('what fails is tried again, later each time, without what has been purged', async () => {
  purger.add(keys(150));
  fails = 2;
  await pass();
  expect([failures, purger.isFailing(), purger.waiting()]).toEqual([1, true, 150]);
  expect(await pass()).toBe(1_000);
  expect([failures, calls.length]).toEqual([2, 0]);
  expect(await pass()).toBe(2_000);
  expect(calls.map((call) => call.length)).toEqual([100, 50]);
  expect([purger.isFailing(), purger.waiting()]).toEqual([false, 0]);
});

test('a process that stops purges what waits before it ends', async () => {
  purger.add(['product-1']);
  await purger.stop();
  expect(calls).toEqual([['product-1']]);
});
