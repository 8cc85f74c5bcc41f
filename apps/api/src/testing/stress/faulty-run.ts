import { MINUTE_MS } from '@patine/core';
import { insertProduct } from '../catalogue.ts';
import type { PayingShop } from '../paying.ts';
import { insertReadyBuyer } from '../ready-buyers.ts';
import { seeded } from '../fakes/seeded.ts';
import { readVerdict } from '../verdict.ts';

const AT_ONCE = 6;
const ROUNDS = 30;
/**
 * Share of visitors who pay; the others cancel. COMING_BACK is the share that returns to the shop from the payment
 * page.
 */
const PAYING = 0.85;
const COMING_BACK = 0.6;
const REFUNDED = 0.1;

/** 5 % of requests to the gateway are lost or fail, 40 % of webhooks are lost, 20 % are sent twice. */
const FAULTS = { rate: 0.05, lostWebhooks: 0.4, doubledWebhooks: 0.2, lateWebhookMs: 20 };

async function visit(shop: PayingShop, random: () => number, number: number) {
  const { itemId } = await insertProduct(shop.db);
  const buyer = await insertReadyBuyer(shop.db, [itemId], shop.clock.now());
  for (let tries = 0; tries < 3; tries += 1) {
    const { data } = await shop.checkout(buyer);
    if (!data) continue;
    const { orderId } = data.cartCheckout;
    const { id, providerPaymentId } = await shop.attemptOf(orderId);
    const isPaying = random() < PAYING;
    if (isPaying) await shop.fake.pay(providerPaymentId ?? '');
    if (random() < COMING_BACK) await shop.back(id, isPaying ? '' : '&cancelled=1');
    const order = await shop.orderOf(orderId);
    if (order?.status === 'PAID' && random() < REFUNDED) {
      const otherAmount = 1 + Math.floor(random() * order.paidAmount);
      await shop.app.payments.refund({
        id: `refund-${number}`,
        orderId,
        lines: [],
        otherAmount,
        reason: 'goodwill',
      });
    }
    return;
  }
}

/** Runs checkouts while the gateway is faulty, then compares the records of both sides once it works again. */
export async function faultyRun(shop: PayingShop, seed: number, checkouts: number) {
  const random = seeded(seed);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const address = shop.app.server.address();
  if (address && typeof address === 'object')
    await shop.fake.sendNewsTo(`http://127.0.0.1:${address.port}/webhooks/stripe`);
  await shop.fake.faults(FAULTS);
  let next = 0;
  const visitors = Array.from({ length: AT_ONCE }, async () => {
    for (let number = (next += 1); number <= checkouts; number = next += 1) {
      await visit(shop, random, number);
      // The gateway's clock runs by itself, the shop's only when it is moved.
      if (number % 50 === 0) await shop.wait(0);
    }
  });
  await Promise.all(visitors);

  await shop.fake.faults({});
  await shop.wait(31 * MINUTE_MS);
  let rounds = 0;
  const verdict = async () => readVerdict(shop.db, await shop.fake.payments());
  for (; rounds < ROUNDS && (await verdict()).unsettled > 0; rounds += 1) await shop.app.payments.reconcile();
  await shop.app.payments.reconcile();
  return { ...(await verdict()), rounds };
}
