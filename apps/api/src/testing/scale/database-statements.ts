import { setTimeout as sleep } from 'node:timers/promises';
import type { ScaleShop } from './scale-shop.ts';
import { type State, within } from './statements.ts';
import { settled } from './stock-statements.ts';

const LIMIT_MS = 5_000;
const GIVE_UP_MS = 60_000;

/** Asks for cached and uncached pages until told to stop. */
function visit(shop: ScaleShop) {
  const cached: number[] = [];
  const uncached: { status: number; retryAfter: string | null }[] = [];
  const over = new AbortController();
  const visits = shop.storeUrls.map(async (store, index) => {
    for (let page = 0; !over.signal.aborted; page += 1) {
      const home = await fetch(`${store}/`);
      await home.arrayBuffer();
      cached.push(home.status);
      const seller = await fetch(`${store}/vendeurs/nobody-${index}-${page}`);
      await seller.arrayBuffer();
      uncached.push({ status: seller.status, retryAfter: seller.headers.get('retry-after') });
      await sleep(50);
    }
  });
  return async () => {
    over.abort();
    await Promise.all(visits);
    return { cached, uncached };
  };
}

async function untilReady(shop: ScaleShop) {
  const began = performance.now();
  return Promise.all(
    shop.apis.map(async ({ url }) => {
      while (performance.now() - began < GIVE_UP_MS) {
        const { status } = await fetch(`${url}/readyz`);
        if (status === 200) return performance.now() - began;
        await sleep(20);
      }
      return Infinity;
    }),
  );
}

/** A database that restarts or crashes closes the shop for moments, and loses nothing. */
export async function databaseStatements(shop: ScaleShop, state: State) {
  const before = await settled(shop);
  for (const event of ['restart', 'crash'] as const) {
    await Promise.all(shop.storeUrls.map((store) => fetch(`${store}/`)));
    const stop = visit(shop);
    await shop.server[event]();
    const ready = await untilReady(shop);
    const { cached, uncached } = await stop();
    within(state, `after a ${event} of the database every api is ready`, ready, LIMIT_MS);
    state(
      `during a ${event} of the database stores serve the pages that they have`,
      cached.length > 0 && cached.every((status) => status === 200),
      `${cached.filter((status) => status === 200).length} of ${cached.length}`,
    );
    const wrong = uncached.filter(
      ({ status, retryAfter }) => status !== 404 && !(status === 503 && retryAfter !== null),
    );
    state(
      `during a ${event} of the database other pages are answered, or 503 with Retry-After`,
      wrong.length === 0,
      `${uncached.length} asked${wrong[0] ? `, one ${wrong[0].status}` : ''}`,
    );
  }
  const after = await settled(shop);
  state(
    'nothing that was paid before is lost',
    after.paid === before.paid && after.ledger === 0,
    `${after.paid} of ${before.paid} orders`,
  );
  state(
    'no api process ended',
    shop.apis.every((api) => !api.isGone()),
    `${shop.apis.length} processes`,
  );
}
