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

  test('of forty who pay for one piece at once one has it, and each of the others is told so', async () => {
    const {
      sessions,
      paidOrders,
      soldPieces,
      refused,
      keptInCarts,
      ms: _,
      ...wrong
    } = await loadRace({
      ...shop,
      seed: 1,
      buyers: 40,
      pieces: 1,
      largestCart: 1,
    });
    expect({ sessions, paidOrders, soldPieces, refused, keptInCarts }).toEqual({
      sessions: 1,
      paidOrders: 1,
      soldPieces: 1,
      refused: 39,
      keptInCarts: 39,
    });
    expect(wrong).toEqual(nothing(wrong));
  });

  test('of twenty carts over eight pieces each piece is sold once at most, and no cart is refused for nothing', async () => {
    const {
      sessions,
      paidOrders,
      soldPieces,
      refused,
      keptInCarts: _,
      ms: __,
      ...wrong
    } = await loadRace({
      ...shop,
      seed: 2,
      buyers: 20,
      pieces: 8,
      largestCart: 5,
    });
    expect(paidOrders).toBe(sessions);
    expect(sessions + refused).toBe(20);
    expect(soldPieces).toBeGreaterThanOrEqual(paidOrders);
    expect(paidOrders).toBeGreaterThan(0);
    expect(wrong).toEqual(nothing(wrong));
  });
});

describe('a company whose answers and news go astray', { timeout: 120_000 }, () => {
  let shop: PayingShop;

  beforeAll(async () => {
    shop = await payingShop('stripe');
  });
  afterAll(() => shop.close());

  test('news in any order, doubled and late ends as news in order does', async () => {
    const { ends, wrong } = await histories(shop, 7, 8, 3);
    expect(wrong).toEqual([]);
    expect(Object.values(ends).map((end) => (JSON.parse(end) as { state: string }).state)).toEqual([
      'paid',
      'expired',
      'paid',
      'voided',
    ]);
  });

  test('payments of which all news is lost are settled by the reconciler ten minutes later', async () => {
    const { count, settled, ...wrong } = await allWebhooksLost(shop, 3);
    expect(settled).toBe(count);
    expect(wrong).toEqual(nothing(wrong));
  });

  test('who paid too late has the piece if it is free, and is not charged if it is gone', async () => {
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
