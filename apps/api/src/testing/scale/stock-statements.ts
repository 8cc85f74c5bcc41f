import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { orders } from '../../db/schema/orders.ts';
import { insertProduct } from '../catalogue.ts';
import { checkoutOverHttp } from '../over-http.ts';
import { insertReadyBuyer } from '../ready-buyers.ts';
import { loadRace } from '../stress/load-race.ts';
import { readVerdict } from '../verdict.ts';
import type { ScaleShop } from './scale-shop.ts';
import { untilFound } from './search-statements.ts';
import { type State, within } from './statements.ts';

const SETTLED_MS = 30_000;

const gatewayIdOf = (paymentUrl: string) => paymentUrl.slice(paymentUrl.lastIndexOf('/') + 1);

/** Waits until no payment is on its way; returns what shop and gateway recorded. */
export async function settled(shop: ScaleShop) {
  const verdict = async () => readVerdict(shop.db, await shop.gateway.payments());
  const began = Date.now();
  while ((await verdict()).unsettled > 0 && Date.now() - began < SETTLED_MS) await sleep(100);
  return verdict();
}

/** Buys a piece: checkout at one api, return from the payment to another. */
export async function buy(shop: ScaleShop, itemId: number, [checkoutUrl, returnUrl]: readonly string[]) {
  const buyer = await insertReadyBuyer(shop.db, [itemId], new Date());
  const { session } = await checkoutOverHttp(checkoutUrl!, buyer, `buys-${itemId}`, 'STRIPE');
  const paymentId = gatewayIdOf(session?.paymentUrl ?? '');
  await shop.gateway.pay(paymentId);
  const [payment] = await shop.gateway.payments(paymentId);
  await fetch(`${returnUrl}/payment/return?attempt=${payment?.reference}`, { redirect: 'manual' });
  const [order] = await shop.db
    .select()
    .from(orders)
    .where(eq(orders.id, session?.orderId ?? ''));
  return { paymentId, status: order?.status ?? 'none' };
}

/** One piece is sold once, whichever apis buyers reach. */
export async function stockStatements(shop: ScaleShop, state: State, seed: number) {
  const urls = shop.apis.map(({ url }) => url);
  const [one = '', other = ''] = urls;

  const { itemId } = await insertProduct(shop.db);
  const holder = await insertReadyBuyer(shop.db, [itemId], new Date());
  const rival = await insertReadyBuyer(shop.db, [itemId], new Date());
  const [first, again] = await Promise.all(
    urls.map((url) => checkoutOverHttp(url, holder, 'same-key', 'STRIPE')),
  );
  const later = await checkoutOverHttp(other, holder, 'same-key', 'STRIPE');
  const opened = new Set([first, again, later].flatMap((answer) => answer?.session?.orderId ?? []));
  state(
    'the same order sent to both apis at once opens one payment, and again returns the same',
    opened.size === 1 && later.session !== null,
    `${opened.size} opened; at once ${first?.status} and ${again?.status}, then ${later.status}`,
  );
  const refused = await checkoutOverHttp(other, rival, 'rival', 'STRIPE');
  state(
    'a piece that is being paid for at one api is refused by the other, by code',
    refused.status === 409 && refused.failure !== null,
    `${refused.status} ${refused.failure?.name}`,
  );

  const sold = await insertProduct(shop.db);
  const { status, paymentId } = await buy(shop, sold.itemId, [one, other]);
  state('a buyer who returns through another api has paid', status === 'PAID', `order ${status}`);
  const found = await untilFound(shop, [sold.reference], ([hit]) => hit?.availability === 'SOLD');
  within(state, 'a piece sold by one api is sold in the search of every api', found, 1_000);

  const events = await shop.gateway.events(paymentId);
  await Promise.all(
    events.flatMap(({ body }) =>
      urls.map(async (url) => {
        const headers = await shop.gateway.sign(body, new Date());
        return fetch(`${url}/webhooks/stripe`, { method: 'POST', body, headers });
      }),
    ),
  );
  const [payment] = await shop.gateway.payments(paymentId);
  state(
    'webhooks delivered to both apis again charge nobody twice',
    payment !== undefined && payment.capturedAmount === payment.amount && payment.refundedAmount === 0,
    `${events.length} events, captured ${payment?.capturedAmount} of ${payment?.amount}`,
  );

  const race = await loadRace({
    db: shop.db,
    urls,
    fake: shop.gateway,
    seed,
    buyers: 60,
    items: 12,
    largestCart: 3,
  });
  state(
    'of sixty buyers of twelve pieces at two apis nobody is charged for nothing and no piece is sold twice',
    race.soldTwice + race.chargedForNothing + race.notChargedOnce + race.capturedTwice === 0,
    `${race.paidOrders} orders, ${race.soldItems} pieces sold in ${race.ms} ms`,
  );
  state(
    'every one of them who came too late is refused by code, and for a piece that was sold',
    race.serverErrors + race.otherAnswers + race.refusedForNothing === 0,
    `${race.refused} refused`,
  );
  const verdict = await settled(shop);
  state(
    'the ledger balances, and no payment waits for a person',
    verdict.ledger === 0 && verdict.unbalanced === 0 && verdict.needsHuman === 0,
    `${verdict.paid} paid, ${verdict.captured} captured`,
  );
}
