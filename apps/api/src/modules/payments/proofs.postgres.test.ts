import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { type PayingShop, payingShop } from '../../testing/paying.ts';
import { faultyRun } from '../../testing/stress/faulty-run.ts';
import { histories } from '../../testing/stress/histories.ts';
import { loadRace } from '../../testing/stress/load-race.ts';
import { raceShop } from '../../testing/stress/race-shop.ts';
import { allWebhooksLost, paidTooLate } from '../../testing/stress/lost-webhooks.ts';

// Short runs; `npm run proof` runs the long ones.

/** The same keys, each with the value 0. */
const nothing = <Figures extends object>(figures: Figures) =>
  Object.fromEntries(Object.keys(figures).map((name) => [name, 0]));

describe('two apis on one database', { timeout: 120_000 }, () => {
  let shop: Awaited<ReturnType<typeof raceShop>>;

  beforeAll(async () => {
    const { url, close } = await testDatabase();
    await close();
    shop = await raceShop(url ?? '', mkdtempSync(path.join(tmpdir(), 'patine-rush-')));
  });
  afterAll(() => shop.close());

  test('of forty buyers who pay for one item concurrently, one gets it and the others are told so', async () => {
    const {
      sessions,
      paidOrders,
      soldItems,
      refused,
      leftInCarts,
      ms: _,
      ...wrong
    } = await loadRace({
      ...shop,
      seed: 1,
      buyers: 40,
      items: 1,
      largestCart: 1,
    });
    expect({ sessions, paidOrders, soldItems, refused, leftInCarts }).toEqual({
      sessions: 1,
      paidOrders: 1,
      soldItems: 1,
      refused: 39,
      leftInCarts: 39,
    });
    expect(wrong).toEqual(nothing(wrong));
  });

  test('of twenty carts over eight items each item is sold once at most, and no cart is refused without a reason', async () => {
    const {
      sessions,
      paidOrders,
      soldItems,
      refused,
      leftInCarts: _,
      ms: __,
      ...wrong
    } = await loadRace({
      ...shop,
      seed: 2,
      buyers: 20,
      items: 8,
      largestCart: 5,
    });
    expect(paidOrders).toBe(sessions);
    expect(sessions + refused).toBe(20);
    expect(soldItems).toBeGreaterThanOrEqual(paidOrders);
    expect(paidOrders).toBeGreaterThan(0);
    expect(wrong).toEqual(nothing(wrong));
  });
});

describe('a company whose responses and webhooks get lost', { timeout: 120_000 }, () => {
  let shop: PayingShop;

  beforeAll(async () => {
    shop = await payingShop('stripe');
  });
  afterAll(() => shop.close());

  test('webhooks that are out of order, duplicated and late end in the same state as in order', async () => {
    const { ends, wrong } = await histories(shop, 7, 8, 3);
    expect(wrong).toEqual([]);
    expect(Object.values(ends).map((end) => (JSON.parse(end) as { state: string }).state)).toEqual([
      'paid',
      'expired',
      'paid',
      'voided',
    ]);
  });

  test('payments whose webhooks are all lost are settled by the reconciler ten minutes later', async () => {
    const { count, settled, ...wrong } = await allWebhooksLost(shop, 3);
    expect(settled).toBe(count);
    expect(wrong).toEqual(nothing(wrong));
  });

  test('a buyer who paid too late gets the item if it is available, and is not charged otherwise', async () => {
    const { count, soldBecauseFree, notChargedBecauseGone, ...wrong } = await paidTooLate(shop, 4);
    expect([soldBecauseFree, notChargedBecauseGone]).toEqual([count / 2, count / 2]);
    expect(wrong).toEqual(nothing(wrong));
  });

  test('captured less refunded is what was sold, though one call in twenty fails', async () => {
    const { paid, captured, rounds: _, ...wrong } = await faultyRun(shop, 5, 16);
    expect(paid).toBe(captured);
    expect(paid).toBeGreaterThan(5);
    expect(wrong).toEqual(nothing(wrong));
  });
});
