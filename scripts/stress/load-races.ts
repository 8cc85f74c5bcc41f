import type { Found, Proving } from './figures.ts';
import { notNothing, scaled, unless } from './figures.ts';

const SEEDS = 20;
const BUYERS = 1_000;
const CARTS = 200;
const ITEMS = 50;

const open = async ({ server, dataDir, freshDatabase }: Proving) => {
  const { raceShop } = await import('../../apps/api/src/testing/stress/race-shop.ts');
  return raceShop(server.url(await freshDatabase()), dataDir);
};

/** A thousand buyers check out the same item at once on two apis. */
export async function race(proving: Proving): Promise<Found> {
  const { loadRace } = await import('../../apps/api/src/testing/stress/load-race.ts');
  const shop = await open(proving);
  const seeds = scaled(SEEDS, proving.scale);
  const buyers = Math.max(50, scaled(BUYERS, Math.sqrt(proving.scale)));
  const wrong: string[] = [];
  let slowest = 0;
  try {
    for (let seed = proving.seed; seed < proving.seed + seeds; seed += 1) {
      const { sessions, paidOrders, soldItems, refused, leftInCarts, ms, ...figures } = await loadRace({
        ...shop,
        seed,
        buyers,
        items: 1,
        largestCart: 1,
      });
      slowest = Math.max(slowest, ms);
      console.log(`race ${seed}: ${paidOrders} paid, ${refused} refused in ${ms} ms`);
      const isOne = sessions === 1 && paidOrders === 1 && soldItems === 1;
      wrong.push(
        ...unless(
          isOne && refused === buyers - 1 && leftInCarts === buyers - 1,
          `seed ${seed}: ${paidOrders} paid, ${refused} refused`,
        ),
        ...notNothing(figures, `seed ${seed}`),
      );
    }
  } finally {
    await shop.close();
  }
  return {
    tried: `${buyers} buyers of one piece on two apis, ${seeds} times`,
    held: `1 paid, ${buyers - 1} refused, no 5xx; the slowest took ${slowest} ms`,
    wrong,
  };
}

/** Two hundred carts with items out of fifty, in random order, check out at once. */
export async function carts(proving: Proving): Promise<Found> {
  const { loadRace } = await import('../../apps/api/src/testing/stress/load-race.ts');
  const shop = await open(proving);
  const seeds = scaled(SEEDS, proving.scale);
  const wrong: string[] = [];
  let paid = 0;
  try {
    for (let seed = proving.seed; seed < proving.seed + seeds; seed += 1) {
      const {
        sessions,
        paidOrders,
        soldItems,
        refused,
        leftInCarts: _,
        ms,
        ...figures
      } = await loadRace({
        ...shop,
        seed,
        buyers: CARTS,
        items: ITEMS,
        largestCart: 8,
      });
      paid += paidOrders;
      console.log(
        `carts ${seed}: ${paidOrders} paid for ${soldItems} pieces, ${refused} refused in ${ms} ms`,
      );
      wrong.push(
        ...unless(
          paidOrders === sessions && sessions + refused === CARTS && soldItems >= paidOrders,
          `seed ${seed}: ${paidOrders} paid of ${sessions}, ${refused} refused`,
        ),
        ...notNothing(figures, `seed ${seed}`),
      );
    }
  } finally {
    await shop.close();
  }
  return {
    tried: `${CARTS} carts over ${ITEMS} pieces on two apis, ${seeds} times`,
    held: `each piece sold once at most, no deadlock; ${paid} orders`,
    wrong: [...wrong, ...unless(paid > 0, 'nothing was sold: this proves nothing')],
  };
}
