import { beforeEach, expect, test } from 'vitest';
import { createRenderLimit, TooManyRendersError } from './render-limit.ts';

let time = 0;
const totals = new Map<string, number>();
/** What Redis does. */
const share = async (counts: ReadonlyMap<string, number>) => {
  for (const [visitor, count] of counts) totals.set(visitor, (totals.get(visitor) ?? 0) + count);
  return new Map([...counts.keys()].map((visitor) => [visitor, totals.get(visitor) ?? 0]));
};
const store = () => createRenderLimit({ now: () => time, perMinute: 60, atOnce: 10 });
const take = ({ take: takeOne }: ReturnType<typeof store>, many: number) => {
  for (let taken = 0; taken < many; taken += 1) takeOne('visitor');
};

beforeEach(() => {
  time = 1_000_000;
  totals.clear();
});

test('a visitor of two stores has one allowance', async () => {
  const [one, other] = [store(), store()];
  take(one, 6);
  take(other, 3);
  await one.exchange(share);
  await other.exchange(share);
  await one.exchange(share);
  take(other, 1);
  expect(() => take(other, 1)).toThrow(TooManyRendersError);
  // The first store hears of the others when it renders again.
  take(one, 1);
  await one.exchange(share);
  expect(() => take(one, 1)).toThrow(TooManyRendersError);
});

test('an allowance fills again, and what the other store was told is not taken twice', async () => {
  const [one, other] = [store(), store()];
  take(one, 5);
  await one.exchange(share);
  take(other, 1);
  await other.exchange(share);
  time += 10_000;
  take(other, 1);
  await other.exchange(share);
  take(other, 9);
  expect(() => take(other, 1)).toThrow(TooManyRendersError);
});

test('a total that Redis has forgotten begins again', async () => {
  const limit = store();
  take(limit, 4);
  await limit.exchange(share);
  totals.clear();
  take(limit, 2);
  await limit.exchange(share);
  take(limit, 4);
  expect(() => take(limit, 1)).toThrow(TooManyRendersError);
});

test('nobody is limited by an address of the shop itself', () => {
  const limit = store();
  expect(() => {
    for (let renders = 0; renders < 50; renders += 1) limit.take(null);
  }).not.toThrow();
});

test('while counts cannot be shared, the allowance of this store applies', async () => {
  const limit = store();
  take(limit, 10);
  await expect(limit.exchange(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(() => take(limit, 1)).toThrow(TooManyRendersError);
});
