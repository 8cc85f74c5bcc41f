import { beforeEach, expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from './event.ts';
import { createSegment } from './segment.ts';

const place = {
  path: '/shop/',
  title: 'Boutique',
  url: 'https://shop.example/shop/',
  search: '',
  referrer: '',
};
const event = (more: Partial<AnalyticsEvent> = {}): AnalyticsEvent => ({
  type: 'track',
  name: 'Product Viewed',
  properties: { product_id: '7' },
  at: Date.parse('2026-11-21T10:00:00Z'),
  place,
  userId: null,
  ...more,
});

type Batch = { writeKey: string; batch: Record<string, unknown>[] };

function service(...statuses: number[]) {
  const bodies: Batch[] = [];
  const urls: string[] = [];
  const post = async (url: string, body: string) => {
    urls.push(url);
    bodies.push(JSON.parse(body) as Batch);
    const status = statuses.shift() ?? 200;
    return { ok: status < 400, status };
  };
  let ids = 0;
  const segment = createSegment({
    writeKey: 'key',
    origin: 'https://events.example',
    anonymousId: 'a-1',
    locale: 'fr-FR',
    post,
    newId: () => `m-${(ids += 1)}`,
  });
  return { ...segment, bodies, urls };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('simultaneous events are one batch, with user and page', async () => {
  const { sink, bodies, urls } = service();
  sink(event({ type: 'page', name: 'shop' }));
  sink(event({ userId: 'c-9' }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(urls).toEqual(['https://events.example/v1/batch']);
  expect(bodies[0]).toMatchObject({
    writeKey: 'key',
    batch: [
      { type: 'page', name: 'shop', anonymousId: 'a-1', messageId: 'm-1', context: { page: place } },
      {
        type: 'track',
        event: 'Product Viewed',
        userId: 'c-9',
        properties: { product_id: '7' },
        timestamp: '2026-11-21T10:00:00.000Z',
      },
    ],
  });
  expect(bodies[0]?.batch[0]).not.toHaveProperty('userId');
});

test('a sign-in identifies the user, and an order has its own message id', async () => {
  const { sink, bodies, flush } = service();
  sink(event({ type: 'identify', properties: { locale: 'fr' }, userId: 'c-9' }));
  sink(event({ name: 'Order Completed', messageId: 'order-1' }));
  await flush();
  expect(bodies[0]?.batch).toMatchObject([
    { type: 'identify', userId: 'c-9', traits: { locale: 'fr' } },
    { messageId: 'order-1' },
  ]);
});

test('a batch of twenty is sent immediately', async () => {
  const { sink, bodies } = service();
  for (let count = 0; count < 20; count += 1) sink(event());
  await vi.advanceTimersByTimeAsync(0);
  expect(bodies[0]?.batch).toHaveLength(20);
});

test('an unavailable service is tried three times with the same messages', async () => {
  const { sink, bodies } = service(503, 429, 500);
  sink(event());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(bodies.map(({ batch }) => batch[0]?.['messageId'])).toEqual(['m-1', 'm-1', 'm-1']);
});

test('a refusal is not retried', async () => {
  const { sink, bodies } = service(400);
  sink(event());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(bodies).toHaveLength(1);
});
