import { MINUTE_MS } from '@patine/core';
import { insertProduct } from '../catalogue.ts';
import type { PayingShop } from '../paying.ts';
import { insertReadyBuyer } from '../ready-buyers.ts';
import { seeded } from '../fakes/seeded.ts';
import { readVerdict } from '../verdict.ts';

const AT_ONCE = 6;
const ROUNDS = 30;
/** Ends of all visits; the others turn back, or close their tab when they have paid. */
const PAYING = 0.85;
const COMING_BACK = 0.6;
const REFUNDED = 0.1;

/** Of every hundred calls five are lost or answered with a fault, and of the news two in five never come. */
const FAULTS = { rate: 0.05, lostNews: 0.4, doubledNews: 0.2, lateNewsMs: 20 };

async function visit(shop: PayingShop, random: () => number, number: number) {
  const { itemId } = await insertProduct(shop.db);
  const buyer = await insertReadyBuyer(shop.db, [itemId], shop.clock.now());
  for (let tries = 0; tries < 3; tries += 1) {
    const { data } = await shop.checkout(buyer);
    if (!data) continue;
    const { orderId } = data.cartCheckout;
    const { id, providerPaymentId } = await shop.attemptOf(orderId);
    const isPaying = random() < PAYING;
    if (isPaying) await shop.standIn.pay(providerPaymentId ?? '');
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

/** Checkouts with a company that is unwell, and what the books of both sides say when it is well again. */
export async function faultyRun(shop: PayingShop, seed: number, checkouts: number) {
  const random = seeded(seed);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const address = shop.app.server.address();
  if (address && typeof address === 'object')
    await shop.standIn.sendNewsTo(`http://127.0.0.1:${address.port}/webhooks/stripe`);
  await shop.standIn.faults(FAULTS);
  let next = 0;
  const visitors = Array.from({ length: AT_ONCE }, async () => {
    for (let number = (next += 1); number <= checkouts; number = next += 1) {
      await visit(shop, random, number);
      // The company's clock goes by itself, and the shop's only when it is moved.
      if (number % 50 === 0) await shop.wait(0);
    }
  });
  await Promise.all(visitors);

  await shop.standIn.faults({});
  await shop.wait(31 * MINUTE_MS);
  let rounds = 0;
  const verdict = async () => readVerdict(shop.db, await shop.standIn.books());
  for (; rounds < ROUNDS && (await verdict()).unsettled > 0; rounds += 1) await shop.app.payments.reconcile();
  await shop.app.payments.reconcile();
  return { ...(await verdict()), rounds };
}
