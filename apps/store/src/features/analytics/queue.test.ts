import { expect, test } from 'vitest';
import type { AnalyticsEvent } from './event.ts';
import { createQueue } from './queue.ts';

const event = (name: string): AnalyticsEvent => ({
  type: 'track',
  name,
  properties: {},
  at: 0,
  place: { path: '/', title: '', url: 'https://shop.example/', search: '', referrer: '' },
  userId: null,
});

function visit(limit?: number) {
  const queue = createQueue(limit);
  const sent: string[] = [];
  return {
    sent,
    send: (...names: string[]) => names.forEach((name) => queue.send(event(name))),
    allow: () => queue.decide([({ name }) => sent.push(name)]),
    refuse: () => queue.decide([]),
  };
}

test('nothing is sent before the visitor has decided', () => {
  const { send, sent } = visit();
  send('Product Viewed', 'Product Added');
  expect(sent).toEqual([]);
});

test('queued events are sent in order after consent, and later ones at once', () => {
  const { send, allow, sent } = visit();
  send('Product Viewed', 'Product Added');
  allow();
  send('Cart Viewed');
  expect(sent).toEqual(['Product Viewed', 'Product Added', 'Cart Viewed']);
});

test('a refusal drops queued and later events', () => {
  const { send, refuse, allow, sent } = visit();
  send('Product Viewed');
  refuse();
  send('Product Added');
  expect(sent).toEqual([]);
  allow();
  expect(sent).toEqual([]);
  send('Cart Viewed');
  expect(sent).toEqual(['Cart Viewed']);
});

test('each allowed sink gets every event once', () => {
  const queue = createQueue();
  const first: string[] = [];
  const second: string[] = [];
  queue.send(event('Product Viewed'));
  queue.decide([({ name }) => first.push(name), ({ name }) => second.push(name)]);
  queue.decide([({ name }) => second.push(name)]);
  expect([first, second]).toEqual([['Product Viewed'], ['Product Viewed']]);
});

test('the queue is limited', () => {
  const { send, allow, sent } = visit(2);
  send('a', 'b', 'c');
  allow();
  expect(sent).toEqual(['a', 'b']);
});
