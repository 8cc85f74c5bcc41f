import { expect, test } from 'vitest';
import { destination } from './destination.ts';

const ORIGIN = 'https://shop.example';

test.each([
  ['/cart/checkout?payment=declined', 'fr', '/cart/checkout?payment=declined'],
  ['/cart/checkout?payment=declined', 'en', '/en/cart/checkout?payment=declined'],
  ['/en/shop/women/?colors=rouge#top', 'fr', '/shop/women/?colors=rouge#top'],
  ['/produit/robe-100163', 'en', '/en/product/robe-100163'],
  ['/produit/robe%20d%27%C3%A9t%C3%A9-100163', 'en', "/en/product/robe%20d'%C3%A9t%C3%A9-100163"],
  ['/produit/100%25-coton%20&%20lin', 'en', '/en/product/100%25-coton%20%26%20lin'],
  ['/produit/écru & blanc', 'en', '/en/product/%C3%A9cru%20%26%20blanc'],
  ['/produit/100%-coton', 'en', '/en/product/100%25-coton'],
  [
    '/shop/women/?text=50%25%20laine%20%26%20soie#r%C3%A9',
    'en',
    '/en/shop/women/?text=50%25%20laine%20%26%20soie#r%C3%A9',
  ],
  ['/nothing/here?at=all', 'en', '/nothing/here?at=all'],
  [null, 'fr', '/'],
  [null, 'en', '/en'],
  ['//evil.example', 'en', '/en'],
  ['https://evil.example/cart', 'fr', '/'],
] as const)('%j for somebody who reads %s is %s', (requested, own, path) => {
  expect(destination(requested, own, ORIGIN)).toBe(path);
});
