import { expect, test } from 'vitest';
import { asWritten } from './link-check.ts';

const shop = 'https://patine.example';

test.each([
  ['/shop/women/ ', '/shop/women/'],
  ['\n/shop/', '/shop/'],
  ['https://patine.example/shop/?text=cuir', '/shop/?text=cuir'],
  ['https://patine.example', '/'],
  ['https://patine.example.com/shop/', 'https://patine.example.com/shop/'],
  ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
])('%j is pasted as %s', (pasted, address) => expect(asWritten(pasted, shop)).toBe(address));
