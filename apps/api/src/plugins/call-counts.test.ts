import { expect, test } from 'vitest';
import { MINUTE_MS } from '@patine/core';
import { createCallCounts, type ShareCalls } from './call-counts.ts';

const WINDOW_MS = MINUTE_MS;

/** Two processes that share one count store and one clock. */
const twoProcesses = () => {
  let at = 1_763_000_000_000 - (1_763_000_000_000 % WINDOW_MS);
  const totals = new Map<string, number>();
  const exchanged: string[] = [];
  const share: ShareCalls = async (period, calls) => {
    for (const [key, more] of calls) {
      exchanged.push(key);
      totals.set(`${period} ${key}`, (totals.get(`${period} ${key}`) ?? 0) + more);
    }
    return new Map([...calls.keys()].map((key) => [key, totals.get(`${period} ${key}`) ?? 0]));
  };
  const counts = [0, 1].map(() => createCallCounts(WINDOW_MS, () => at));
  const [one, other] = counts as [(typeof counts)[0], (typeof counts)[0]];
  return { one, other, share, exchanged, pass: (ms: number) => (at += ms) };
};

const times = (many: number, call: () => { current: number }) => {
  let last = 0;
  for (let made = 0; made < many; made += 1) last = call().current;
  return last;
};

test('calls are counted until their window ends, and the reported wait is exact', () => {
  const { one, pass } = twoProcesses();
  pass(20_000);
  expect(one.add('a', 10)).toEqual({ current: 1, ttl: 40_000 });
  expect(one.add('a', 10)).toEqual({ current: 2, ttl: 40_000 });
  expect(one.add('b', 10).current).toBe(1);
  pass(39_999);
  expect(one.add('a', 10)).toEqual({ current: 3, ttl: 1 });
  pass(1);
  expect(one.add('a', 10)).toEqual({ current: 1, ttl: 60_000 });
});

test('processes know each other’s calls after an exchange, each counted once', async () => {
  const { one, other, share } = twoProcesses();
  times(30, () => one.add('a', 60));
  times(25, () => other.add('a', 60));
  await one.exchange(share);
  await other.exchange(share);
  await one.exchange(share);
  expect(one.add('a', 60).current).toBe(56);
  expect(other.add('a', 60).current).toBe(56);
});

test('calls that arrive during an exchange are not lost', async () => {
  const { one, share } = twoProcesses();
  times(10, () => one.add('a', 60));
  await one.exchange(async (period, calls) => {
    times(5, () => one.add('a', 60));
    return share(period, calls);
  });
  expect(one.add('a', 60).current).toBe(16);
});

test('a visitor far from the limit is not exchanged, and a failed exchange loses no count', async () => {
  const { one, share, exchanged } = twoProcesses();
  times(2, () => one.add('quiet', 60));
  times(3, () => one.add('busy', 60));
  await expect(one.exchange(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  await one.exchange(share);
  expect(exchanged).toEqual(['busy']);
  expect([one.add('quiet', 60).current, one.add('busy', 60).current]).toEqual([3, 4]);
});
