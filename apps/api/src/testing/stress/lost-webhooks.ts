import { MINUTE_MS } from '@patine/core';
import { insertProduct } from '../catalogue.ts';
import type { PayingShop } from '../paying.ts';
import { readVerdict } from '../verdict.ts';

/** All webhooks are lost and no buyer returns; the reconciler runs ten minutes later. */
export async function allWebhooksLost(shop: PayingShop, count: number) {
  const payments = [];
  for (let number = 0; number < count; number += 1) {
    const payment = await shop.open();
    await shop.fake.pay(payment.paymentId);
    payments.push(payment);
  }
  await shop.wait(10 * MINUTE_MS);
  await shop.app.payments.reconcile();
  const orders = await Promise.all(payments.map(({ orderId }) => shop.orderOf(orderId)));
  const { paid: _, captured: __, ...verdict } = await readVerdict(shop.db, await shop.fake.payments());
  return { count, settled: orders.filter((order) => order?.status === 'PAID').length, ...verdict };
}

/**
 * Buyers pay just before their hold expires and the shop learns it afterwards; half of the items are sold to others by
 * then.
 */
export async function paidTooLate(shop: PayingShop, count: number) {
  const late = [];
  for (let number = 0; number < count; number += 1) {
    const { itemId } = await insertProduct(shop.db);
    const payment = await shop.open([itemId]);
    late.push({ ...payment, itemId, isGone: number % 2 === 1 });
    await shop.fake.pay(payment.paymentId);
  }
  await shop.wait(31 * MINUTE_MS);
  for (const { itemId, isGone } of late) {
    if (!isGone) continue;
    // The hold has expired, and another buyer pays for the item.
    const other = await shop.open([itemId]);
    await shop.fake.pay(other.paymentId);
    await shop.back(other.attemptId);
  }
  await shop.app.payments.sweep();
  await shop.app.payments.reconcile();
  const orders = await Promise.all(late.map(({ orderId }) => shop.orderOf(orderId)));
  const isPaid = (number: number) => orders[number]?.status === 'PAID';
  const booked = await Promise.all(late.map(({ paymentId }) => shop.booked(paymentId)));
  const { paid: _, captured: __, ...verdict } = await readVerdict(shop.db, await shop.fake.payments());
  return {
    count,
    soldBecauseFree: late.filter(({ isGone }, number) => !isGone && isPaid(number)).length,
    notChargedBecauseGone: late.filter(
      ({ isGone }, number) =>
        isGone && !isPaid(number) && booked[number]?.capturedAmount === booked[number]?.refundedAmount,
    ).length,
    ...verdict,
  };
}
