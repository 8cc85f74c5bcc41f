import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { orders } from '../../db/schema/orders.ts';
import { startApi } from '../api-process.ts';
import { insertProduct } from '../catalogue.ts';
import { checkoutOverHttp } from '../over-http.ts';
import { insertReadyBuyer } from '../ready-buyers.ts';
import { startStore } from '../store-process.ts';
import type { ScaleShop } from './scale-shop.ts';
import { search } from './search-statements.ts';
import { type State, within } from './statements.ts';
import { settled } from './stock-statements.ts';

const GIVE_UP_MS = 20_000;
/** A load balancer asks each process ten times a second whether it is ready. */
const NOTICED_MS = 1_000;

/** Milliseconds until an address answers a page. */
async function untilAnswered(url: string) {
  const began = performance.now();
  while (performance.now() - began < GIVE_UP_MS) {
    const response = await fetch(url).catch(() => null);
    await response?.arrayBuffer();
    if (response?.ok) return performance.now() - began;
    await sleep(20);
  }
  return Infinity;
}

/** Statuses of pages that no cache holds. */
async function pages(url: string, count: number, word: string) {
  const statuses: number[] = [];
  for (let page = 0; page < count; page += 1) {
    const response = await fetch(`${url}/shop/?text=${word}${page}`);
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  return statuses;
}

const isPage = (status: number) => status === 200 || status === 404;

/** One process that is killed takes nothing with it. */
export async function processStatements(shop: ScaleShop, state: State) {
  const { itemId } = await insertProduct(shop.db);
  const buyer = await insertReadyBuyer(shop.db, [itemId], new Date());
  const [killed, left] = shop.apis;
  const { session } = await checkoutOverHttp(killed!.url, buyer, 'before-the-kill', 'STRIPE');
  const before = await search(left!.url, { hitsPerPage: 0 });

  await killed!.kill();
  // The buyer pays while the api that opened the payment is gone, and does not return to the shop.
  const paymentId = (session?.paymentUrl ?? '').split('/').at(-1) ?? '';
  await shop.gateway.pay(paymentId);
  within(
    state,
    'a killed api is noticed, and pages are rendered again',
    [await untilAnswered(`${shop.proxy.url}/shop/?text=after`)],
    2 * NOTICED_MS,
  );
  const statuses = await pages(shop.proxy.url, 20, 'without');
  state(
    'while one api is gone, every page is rendered',
    statuses.every(isPage),
    `${statuses.filter(isPage).length} of ${statuses.length}`,
  );
  await settled(shop);
  const [order] = await shop.db
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.id, session?.orderId ?? ''));
  state(
    'a payment that the killed api had opened is finished by the other',
    order?.status === 'PAID',
    `order ${order?.status}`,
  );

  const back = await startApi({
    databaseUrl: shop.databaseUrl,
    dataDir: shop.dataDir,
    port: Number(new URL(killed!.url).port),
    env: shop.env,
  });
  shop.apis[0] = back;
  const [there = 0, here = 0] = await Promise.all(
    [back.url, left!.url].map(async (url) => (await search(url, { hitsPerPage: 0 })).nbHits),
  );
  state(
    'an api that starts again finds what the other finds',
    there === here && here >= before.nbHits - 1,
    `${there} and ${here} pieces`,
  );

  const [store] = shop.stores;
  await store!.stop();
  within(
    state,
    'a killed store is noticed, and visitors get pages',
    [await untilAnswered(`${shop.proxy.url}/`)],
    2 * NOTICED_MS,
  );
  await sleep(NOTICED_MS);
  const visits = await pages(shop.proxy.url, 20, 'two');
  state(
    'while one store is gone, the others answer every page',
    visits.every(isPage),
    `${visits.filter(isPage).length} of ${visits.length}`,
  );
  shop.stores[0] = await startStore(store!.port, {
    API_URL: shop.apiUrl,
    MAX_LOOP_DELAY_MS: '0',
    ...shop.env,
  });
}
