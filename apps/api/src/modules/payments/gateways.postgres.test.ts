import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '@patine/core';
import { items } from '../../db/schema/catalogue.ts';
import { refunds } from '../../db/schema/payments.ts';
import { readConfig } from '../../config.ts';
import { type PayingShop, payingShop } from '../../testing/paying.ts';
import { shopOn } from '../../testing/shop.ts';
import { describePayments } from './describe-payments.ts';
import { checkLedger } from './ledger-repository.ts';

describe.each(['stripe', 'paypal'] as const)('%s', (name) => {
  let shop: PayingShop;

  beforeAll(async () => {
    shop = await payingShop(name);
  });
  afterAll(() => shop.close());

  test('a buyer pays on its page, and is charged once for one order', async () => {
    const { orderId, attemptId, paymentId, paymentUrl } = await shop.open();
    expect(paymentUrl).toContain(paymentId);
    await shop.fake.pay(paymentId);
    const back = await shop.back(attemptId);
    expect(back.headers.location).toBe(`/order-confirm/${orderId}`);
    const order = await shop.orderOf(orderId);
    expect(order).toMatchObject({ status: 'PAID', paidAmount: order?.totalAmount });
    expect(await shop.booked(paymentId)).toMatchObject({
      reference: attemptId,
      capturedAmount: order?.totalAmount,
      refundedAmount: 0,
    });
  });

  test('its webhooks settle a payment whose buyer never returned; forged and altered ones are rejected', async () => {
    const { orderId, paymentId } = await shop.open();
    await shop.fake.pay(paymentId);
    const [event] = await shop.fake.events(paymentId);
    const body = event?.body ?? '';
    const headers = await shop.fake.sign(body, shop.clock.now());
    const deliver = (payload: string, signed: Record<string, string>) =>
      shop.app.inject({
        method: 'POST',
        url: `/webhooks/${name}`,
        payload,
        headers: { 'content-type': 'application/json', ...signed },
      });
    expect((await deliver(body, {})).statusCode).toBe(400);
    expect((await deliver(`${body} `, headers)).statusCode).toBe(400);
    expect((await deliver(body, { ...headers, 'paypal-cert-url': 'https://example.com/c' })).statusCode).toBe(
      name === 'paypal' ? 400 : 200,
    );
    for (let copy = 0; copy < 3; copy += 1) expect((await deliver(body, headers)).statusCode).toBe(200);
    await expect.poll(() => shop.stateOf(orderId)).toBe('paid');
  });

  test('webhooks of the former secret or id are taken while it is accepted', async () => {
    const { paymentId } = await shop.open();
    await shop.fake.pay(paymentId);
    const [event] = await shop.fake.events(paymentId);
    const payload = event?.body ?? '';
    const signed = await shop.fake.sign(payload, shop.clock.now());
    const variable = name === 'stripe' ? 'STRIPE_WEBHOOK_SECRET' : 'PAYPAL_WEBHOOK_ID';
    const former = shop.services.config[variable];
    const statusWith = async (variables: Record<string, string | undefined>) => {
      const config = { ...shop.services.config, ...variables };
      const { app } = await shopOn({ ...shop.services, config }, shop.clock);
      const response = await app.inject({
        method: 'POST',
        url: `/webhooks/${name}`,
        payload,
        headers: { 'content-type': 'application/json', ...signed },
      });
      await app.close();
      return response.statusCode;
    };
    expect(await statusWith({ [variable]: 'new', [`${variable}_PREVIOUS`]: former })).toBe(200);
    expect(await statusWith({ [variable]: 'new' })).toBe(400);
  });

  test('cancelling on its page ends the session, and the buyer may pay again', async () => {
    const { buyer, orderId, attemptId } = await shop.open();
    const back = await shop.back(attemptId, '&cancelled=1');
    expect(back.headers.location).toBe('/cart/checkout?payment=cancelled');
    expect(await shop.stateOf(orderId)).toBe('expired');
    expect((await shop.checkout(buyer)).failure).toBeUndefined();
  });

  test('a declined payment can be retried', async () => {
    const { buyer, orderId, attemptId, paymentId } = await shop.open();
    await shop.fake.pay(paymentId, 'declines');
    const { location } = (await shop.back(attemptId)).headers;
    // Stripe's page shows a declined card itself; PayPal redirects the buyer back first.
    expect(location).toBe(
      name === 'stripe' ? `/order-confirm/${orderId}` : '/cart/checkout?payment=declined',
    );
    const again = (await shop.checkout(buyer)).data?.cartCheckout;
    const attempt = await shop.attemptOf(again?.orderId ?? '');
    expect(await shop.fake.pay(attempt.providerPaymentId ?? '')).toEqual({ paid: true });
    await shop.back(attempt.id);
    expect((await shop.orderOf(attempt.orderId))?.status).toBe('PAID');
    await shop.app.payments.reconcile();
    expect(await shop.booked(paymentId)).toMatchObject({
      capturedAmount: name === 'stripe' ? attempt.amount : 0,
    });
  });

  test('a buyer whose item was sold to somebody else is not charged', async () => {
    const { orderId, attemptId, paymentId, items: itemIds } = await shop.open();
    await shop.fake.pay(paymentId);
    const rival = { heldBy: 'rival', heldByCustomer: 'rival', paying: true };
    await shop.db
      .update(items)
      .set(rival)
      .where(eq(items.id, itemIds[0] ?? 0));
    await shop.back(attemptId);
    expect(await shop.stateOf(orderId)).toBe('voided');
    expect(await shop.booked(paymentId)).toMatchObject({ capturedAmount: 0 });
    expect((await shop.booked(paymentId))?.status.toLowerCase()).toMatch(/^(voided|canceled)$/);
  });

  test('a page that is paid after the hold expired buys the item if it is still available', async () => {
    const { orderId, paymentId } = await shop.open();
    await shop.fake.pay(paymentId);
    await shop.wait(DAY_MS / 2);
    await shop.app.payments.sweep();
    await shop.app.payments.reconcile();
    expect((await shop.orderOf(orderId))?.status).toBe('PAID');
  });

  test('a session that the company no longer knows is abandoned', async () => {
    const { orderId } = await shop.open();
    await shop.wait(7 * HOUR_MS);
    await shop.app.payments.sweep();
    expect(await shop.stateOf(orderId)).toBe('expired');
  });

  test('a refund whose response was lost is not made twice, though its key has expired', async () => {
    const { orderId, attemptId, paymentId } = await shop.open();
    await shop.fake.pay(paymentId);
    await shop.back(attemptId);
    await shop.app.payments.refund({
      id: `r-${name}`,
      orderId,
      lines: [],
      otherAmount: 490,
      reason: 'goodwill',
    });
    await shop.db
      .update(refunds)
      .set({ state: 'requested', doneAt: null })
      .where(eq(refunds.id, `r-${name}`));
    await shop.wait(DAY_MS + 1);
    await shop.fake.forgetKeys();
    await shop.app.payments.reconcile();
    expect(await shop.booked(paymentId)).toMatchObject({ refundedAmount: 490 });
    const [refund] = await shop.db
      .select()
      .from(refunds)
      .where(eq(refunds.id, `r-${name}`));
    expect(refund?.state).toBe('done');
  });

  test('whichever half of its responses is lost or an error, each buyer is charged once', async () => {
    const paid: { orderId: string; paymentId: string }[] = [];
    for (let number = 0; number < 2; number += 1) {
      const { orderId, paymentId } = await shop.open();
      await shop.fake.pay(paymentId);
      paid.push({ orderId, paymentId });
    }
    await shop.fake.faults({ rate: 0.5 });
    for (const { orderId } of paid)
      for (let tries = 0; tries < 60 && (await shop.stateOf(orderId)) !== 'paid'; tries += 1)
        await shop.app.payments.settleOrder(orderId);
    await shop.fake.faults({});
    for (const { orderId, paymentId } of paid)
      expect((await shop.booked(paymentId))?.capturedAmount).toBe((await shop.orderOf(orderId))?.totalAmount);
    expect(await checkLedger(shop.db)).toMatchObject({ difference: 0, unbalanced: [] });
  });

  test('the operator is told whether its keys are valid', async () => {
    const described = await describePayments(readConfig(shop.fake.settings));
    expect(described).toMatchObject({ isWell: true, lines: [expect.stringMatching(/test keys: accepted$/)] });
    const wrong = { STRIPE_SECRET_KEY: 'sk_test_wrong', PAYPAL_CLIENT_SECRET: 'wrong' };
    const known = Object.keys(shop.fake.settings);
    const changed = Object.fromEntries(Object.entries(wrong).filter(([key]) => known.includes(key)));
    const refused = await describePayments(readConfig({ ...shop.fake.settings, ...changed }));
    expect(refused).toMatchObject({ isWell: false, lines: [expect.stringMatching(/not accepted/)] });
  });
});
