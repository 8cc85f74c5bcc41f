import { expect, test } from 'vitest';
import type { AnalyticsEvent } from './event.ts';
import { createQueue } from './queue.ts';

const happening = (name: string): AnalyticsEvent => ({
  type: 'track',
  name,
  properties: {},
  at: 0,
  place: { path: '/', title: '', url: 'https://shop.example/', search: '', referrer: '' },
  userId: null,
});

function visit(most?: number) {
  const queue = createQueue(most);
  const heard: string[] = [];
  return {
    heard,
    tell: (...names: string[]) => names.forEach((name) => queue.tell(happening(name))),
    allow: () => queue.decide([({ name }) => heard.push(name)]),
    refuse: () => queue.decide([]),
  };
}

test('nothing is sent before the visitor has decided', () => {
  const { tell, heard } = visit();
  tell('Product Viewed', 'Product Added');
  expect(heard).toEqual([]);
});

test('queued events are sent in order after consent, and later ones at once', () => {
  const { tell, allow, heard } = visit();
  tell('Product Viewed', 'Product Added');
  allow();
  tell('Cart Viewed');
  expect(heard).toEqual(['Product Viewed', 'Product Added', 'Cart Viewed']);
});

test('a refusal drops queued and later events', () => {
  const { tell, refuse, allow, heard } = visit();
  tell('Product Viewed');
  refuse();
  tell('Product Added');
  expect(heard).toEqual([]);
  allow();
  expect(heard).toEqual([]);
  tell('Cart Viewed');
  expect(heard).toEqual(['Cart Viewed']);
});

test('each allowed sink gets every event once', () => {
  const queue = createQueue();
  const first: string[] = [];
  const second: string[] = [];
  queue.tell(happening('Product Viewed'));
  queue.decide([({ name }) => first.push(name), ({ name }) => second.push(name)]);
  queue.decide([({ name }) => second.push(name)]);
  expect([first, second]).toEqual([['Product Viewed'], ['Product Viewed']]);
});

test('the queue is limited', () => {
  const { tell, allow, heard } = visit(2);
  tell('a', 'b', 'c');
  allow();
  expect(heard).toEqual(['a', 'b']);
});
