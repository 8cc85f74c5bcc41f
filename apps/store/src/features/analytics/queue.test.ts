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

test('nothing is heard before a visitor has decided', () => {
  const { tell, heard } = visit();
  tell('Product Viewed', 'Product Added');
  expect(heard).toEqual([]);
});

test('what was held is heard in its order once it is allowed, and what follows at once', () => {
  const { tell, allow, heard } = visit();
  tell('Product Viewed', 'Product Added');
  allow();
  tell('Cart Viewed');
  expect(heard).toEqual(['Product Viewed', 'Product Added', 'Cart Viewed']);
});

test('a refusal forgets what was held and hears nothing after it', () => {
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

test('each that is allowed hears it, and nobody twice', () => {
  const queue = createQueue();
  const first: string[] = [];
  const second: string[] = [];
  queue.tell(happening('Product Viewed'));
  queue.decide([({ name }) => first.push(name), ({ name }) => second.push(name)]);
  queue.decide([({ name }) => second.push(name)]);
  expect([first, second]).toEqual([['Product Viewed'], ['Product Viewed']]);
});

test('no more is held than the most', () => {
  const { tell, allow, heard } = visit(2);
  tell('a', 'b', 'c');
  allow();
  expect(heard).toEqual(['a', 'b']);
});
