import { afterAll, beforeAll, expect, test } from 'vitest';
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
