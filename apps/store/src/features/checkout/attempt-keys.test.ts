import { expect, test } from 'vitest';
import { AttemptKeys } from './attempt-keys.ts';

const cart = {
  id: 'c1',
  updatedAt: '2026-11-21T09:00:00.000Z',
  priceDetails: { totalAmount: { amount: 15_240, currency: 'EUR' as const } },
  subCarts: [{ cartItems: [{ variantId: '7', price: { amount: 15_240, currency: 'EUR' as const } }] }],
};

const counting = () => {
  let made = 0;
  return new AttemptKeys(() => `key-${(made += 1)}`);
};

test('a repeated attempt keeps its key', () => {
  const keys = counting();
  expect(keys.keyFor(cart, 'SANDBOX')).toBe('key-1');
  expect(keys.keyFor({ ...cart }, 'SANDBOX')).toBe('key-1');
});

test.each([
  ['another provider', cart, 'PAYPAL'],
  ['a changed cart', { ...cart, updatedAt: '2026-11-21T09:01:00.000Z' }, 'SANDBOX'],
  ['another sum', { ...cart, priceDetails: { totalAmount: { amount: 1, currency: 'EUR' } } }, 'SANDBOX'],
  ['another piece', { ...cart, subCarts: [] }, 'SANDBOX'],
] as const)('%s is another attempt', (_, other, provider) => {
  const keys = counting();
  keys.keyFor(cart, 'SANDBOX');
  expect(keys.keyFor(other, provider)).toBe('key-2');
});

test('a refused attempt ends', () => {
  const keys = counting();
  keys.keyFor(cart, 'SANDBOX');
  keys.end();
  expect(keys.keyFor(cart, 'SANDBOX')).toBe('key-2');
});
