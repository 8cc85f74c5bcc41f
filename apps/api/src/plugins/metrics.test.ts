import { HOUR_MS, MINUTE_MS } from '@patine/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '../db/schema/orders.ts';
import { enqueue } from '../modules/outbox/index.ts';
import { type BuyingShop, buyingShop, GOOD_CARD } from '../testing/buying.ts';

let shop: BuyingShop;

beforeAll(async () => {
  shop = await buyingShop();
});
afterAll(() => shop.close());

const scrape = async () => (await shop.app.inject({ url: '/metrics' })).body.split('\n');

test('events are counted', async () => {
  const before = await scrape();
  expect(before).toContain('api_holds{paying="false"} 0');

  const held = await shop.buyer('held@example.com', [await shop.item()]);
  await shop.openPayment(held);
  const paid = await shop.buyer('paid@example.com', [await shop.item()]);
  const { paymentUrl, orderId } = await shop.openPayment(paid);
  await shop.pay(paymentUrl, GOOD_CARD);
  await expect.poll(() => shop.status(paid, orderId)).toBe('PAID');
  await shop.authenticate('nobody@example.com');
  await shop.call('{ me { id } }');
  await shop.app.inject({
    method: 'POST',
    url: '/1/indexes/*/queries',
    payload: JSON.stringify({ requests: [{ indexName: 'search_fr' }] }),
  });

  const after = await scrape();
  expect(after).toContain('api_holds{paying="false"} 1');
  expect(after).toContain('api_payment_attempts{state="session_open"} 1');
  expect(after).toContain('api_payment_attempts{state="paid"} 1');
  expect(after).toContain('api_webhooks{state="waiting"} 0');
  expect(after).toContain('api_outbox{state="dead"} 0');
  expect(after).toContainEqual(expect.stringMatching(/^api_outbox\{state="waiting"\} [1-9]/));
  expect(after).toContain('api_failures_total{name="BAD_CREDENTIALS"} 1');
  expect(after).toContain('api_failures_total{name="ACCESS_DENIED"} 1');
  expect(after).toContain('api_search_seconds_count 1');
  expect(after).toContain('api_request_seconds_count{method="POST",route="/authenticate",status="401"} 1');
});

test('metrics cannot be read through a proxy or from elsewhere', async () => {
  const through = { url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.1' } };
  expect((await shop.app.inject(through)).statusCode).toBe(404);
  const elsewhere = { url: '/metrics', remoteAddress: '203.0.113.1' };
  expect((await shop.app.inject(elsewhere)).statusCode).toBe(404);
});

test('unknown paths share one label', async () => {
  for (const url of ['/wp-login.php', '/.env']) await shop.app.inject({ url });
  const lines = (await scrape()).filter((line) => line.includes('_count{') && line.includes('none'));
  expect(lines).toEqual(['api_request_seconds_count{method="GET",route="none",status="404"} 2']);
});

test('sales, refunds and emails are told as the database has them', async () => {
  const before = await scrape();
  const valueOf = (lines: string[], name: string) =>
    Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1]);
  const paid = 'api_sales_total{currency="EUR",event="paid"}';
  const cents = 'api_sales_cents_total{currency="EUR",event="paid"}';
  const back = 'api_sales_cents_total{currency="EUR",event="refunded"}';
  expect(before).toContain('api_sales_total{currency="EUR",event="refunded"} 0');

  const buyer = await shop.buyer('counted@example.com', [await shop.item()]);
  const { paymentUrl, orderId } = await shop.openPayment(buyer);
  await shop.pay(paymentUrl, GOOD_CARD);
  await expect.poll(() => shop.status(buyer, orderId)).toBe('PAID');
  const after = await scrape();
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  expect(valueOf(after, paid)).toBe(valueOf(before, paid) + 1);
  expect(valueOf(after, cents)).toBe(valueOf(before, cents) + (order?.paidAmount ?? NaN));

  // What is old is summed once, and what is new is added to it.
  shop.clock.advance(HOUR_MS);
  expect(valueOf(await scrape(), paid)).toBe(valueOf(after, paid));
  expect(valueOf(await scrape(), cents)).toBe(valueOf(after, cents));
  await shop.app.payments.refund({ id: 'part', orderId, lines: [], otherAmount: 390, reason: 'goodwill' });
  expect(valueOf(await scrape(), back)).toBe(390);
  expect(valueOf(await scrape(), paid)).toBe(valueOf(after, paid));

  await enqueue(shop.db, 'mail.order-confirmation', { orderId }, shop.clock.now());
  shop.clock.advance(MINUTE_MS);
  const late = await scrape();
  expect(valueOf(late, 'api_unsent_mails{state="waiting"}')).toBeGreaterThan(0);
  expect(valueOf(late, 'api_unsent_mail_age_seconds{state="waiting"}')).toBeGreaterThanOrEqual(60);
  expect(late).toContain('api_unsent_mails{state="dead"} 0');
});

test('the connections of the pool are told', async () => {
  const lines = await scrape();
  expect(lines).toContain('api_database_pool{state="max"} 20');
  expect(lines).toContain('api_database_pool{state="waiting"} 0');
});
