import { expect, test } from 'vitest';
import { destination } from './destination.ts';

const ORIGIN = 'https://shop.example';

test.each([
  ['/cart/checkout?payment=declined', 'fr', '/cart/checkout?payment=declined'],
  ['/cart/checkout?payment=declined', 'en', '/en/cart/checkout?payment=declined'],
  ['/en/shop/women/?colors=rouge#top', 'fr', '/shop/women/?colors=rouge#top'],
  ['/produit/robe-100163', 'en', '/en/product/robe-100163'],
  ['/nothing/here?at=all', 'en', '/nothing/here?at=all'],
  [null, 'fr', '/'],
  [null, 'en', '/en'],
  ['//evil.example', 'en', '/en'],
  ['https://evil.example/cart', 'fr', '/'],
] as const)('%j for somebody who reads %s is %s', (requested, own, path) => {
  expect(destination(requested, own, ORIGIN)).toBe(path);
});
