import { expect, test } from 'vitest';
import { asWritten, isAddress } from './link-check.ts';

const shop = 'https://patine.example';

test.each([
  ['/shop/women/ ', '/shop/women/'],
  ['\n/shop/', '/shop/'],
  ['https://patine.example/shop/?text=cuir', '/shop/?text=cuir'],
  ['https://patine.example', '/'],
  ['https://patine.example.com/shop/', 'https://patine.example.com/shop/'],
  ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
])('%j is pasted as %s', (pasted, address) => expect(asWritten(pasted, shop)).toBe(address));

test('words are looked for, and what begins as an address is one', () => {
  for (const address of ['/', '/shop/', ' /pages/x', 'https://a.example', 'mailto:a@b.fr', '#top'])
    expect([address, isAddress(address)]).toEqual([address, true]);
  for (const words of ['robe', 'nulle part', 'https', 'levi-s'])
    expect([words, isAddress(words)]).toEqual([words, false]);
});
