import { inArray } from 'drizzle-orm';
import { MINUTE_MS } from '@patine/core';
import { items } from '../../db/schema/catalogue.ts';
import { insertProduct } from '../catalogue.ts';
import type { PayingShop } from '../paying.ts';
import { seeded } from '../fakes/seeded.ts';

const LATEST_MS = 72 * 60 * MINUTE_MS;

/** What happens at the gateway, and whether another buyer holds the item when the webhook arrives. */
const STORIES = ['paid', 'abandoned', 'paid-late', 'lost-the-item'] as const;
type Story = (typeof STORIES)[number];

/** Final state of a payment: attempt, order and cents. */
type End = { state: string; order: string; captured: number; refunded: number };

type Payment = Awaited<ReturnType<PayingShop['open']>>;

async function begin(shop: PayingShop, story: Story, itemId: number) {
  const payment = await shop.open([itemId]);
  if (story !== 'abandoned') await shop.fake.pay(payment.paymentId);
  if (story === 'lost-the-item')
    await shop.db
      .update(items)
      .set({ heldBy: 'rival', heldByCustomer: 'rival', paying: true })
      .where(inArray(items.id, payment.items));
  return payment;
}

async function postEvent(shop: PayingShop, body: string) {
  const headers = await shop.fake.sign(body, shop.clock.now());
  const response = await shop.app.inject({
    method: 'POST',
    url: '/webhooks/stripe',
    payload: body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  if (response.statusCode !== 200) throw new Error(`The webhook got status ${response.statusCode}`);
}

async function endOf(shop: PayingShop, { orderId, paymentId }: Payment): Promise<End> {
  const [attempt, order, booked] = await Promise.all([
    shop.attemptOf(orderId),
    shop.orderOf(orderId),
    shop.booked(paymentId),
  ]);
  return {
    state: attempt.state,
    order: order?.status ?? '',
    captured: booked?.capturedAmount ?? 0,
    refunded: booked?.refundedAmount ?? 0,
  };
}

type Delivery = { at: number; body: string };
type Events = readonly { body: string }[];

/** Sends each webhook 0 to `mostCopies` times, each copy up to 72 hours late, in random order. */
const shuffled =
  (mostCopies: number) =>
  (events: Events, random: () => number): Delivery[] =>
    events
      .flatMap(({ body }) =>
        Array.from({ length: Math.floor(random() * (mostCopies + 1)) }, () => ({
          // Half of them arrive while the hold may still run, where the order matters most.
          at: Math.floor(random() * (random() < 0.5 ? 40 * MINUTE_MS : LATEST_MS)),
          body,
        })),
      )
      .toSorted((a, b) => a.at - b.at);

const inOrder = (events: Events): Delivery[] => events.map(({ body }, at) => ({ at, body }));

/** Delivers the webhooks of one payment and returns its final state. */
async function history(
  shop: PayingShop,
  story: Story,
  random: () => number,
  order: (events: Events, random: () => number) => Delivery[],
): Promise<End> {
  const { itemId } = await insertProduct(shop.db);
  const payment = await begin(shop, story, itemId);
  if (story === 'paid-late' || story === 'abandoned') await shop.wait(31 * MINUTE_MS);
  if (story === 'abandoned') await shop.app.payments.sweep();
  let now = 0;
  for (const { at, body } of order(await shop.fake.events(payment.paymentId), random)) {
    shop.clock.advance(at - now);
    now = at;
    await postEvent(shop, body);
    // The worker runs sometimes after each webhook, sometimes after several.
    if (random() < 0.5) await shop.app.payments.sweep();
  }
  await shop.wait(LATEST_MS - now);
  await shop.app.payments.sweep();
  // The reconciler settles a payment whose webhooks were all lost.
  await shop.app.payments.settleOrder(payment.orderId);
  return endOf(shop, payment);
}

/** Compares the final state of payments with shuffled webhooks to that with all webhooks once and in order. */
export async function histories(shop: PayingShop, seed: number, count: number, mostCopies = 10) {
  const random = seeded(seed);
  const intended = new Map<Story, string>();
  for (const story of STORIES)
    intended.set(story, JSON.stringify(await history(shop, story, random, inOrder)));
  const wrong: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const story = STORIES[Math.floor(random() * STORIES.length)] ?? 'paid';
    const end = JSON.stringify(await history(shop, story, random, shuffled(mostCopies)));
    if (end !== intended.get(story))
      wrong.push(`history ${number} of ${story}: ${end}, not ${intended.get(story)}`);
  }
  return { ends: Object.fromEntries(intended), wrong };
}
