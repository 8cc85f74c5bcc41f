import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

const origin = 'https://shop.example';

test('a path of the shop is accepted with its query', () => {
  expect(returnPath('/cart/checkout?payment=declined', origin)).toBe('/cart/checkout?payment=declined');
});

test.each([
  null,
  '',
  'cart',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/\t/evil.example',
  'https://evil.example/cart',
  'http:evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\tjavascript:alert(1)',
  'data:text/html,x',
  '%2f%2fevil.example',
  '%5cevil.example',
  '///evil.example',
  '////evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '\\/evil.example',
  '/\n/evil.example',
  '/\r\n//evil.example',
  '\n//evil.example',
  ' //evil.example',
  '\0//evil.example',
  '/./\\evil.example',
  '/a/../\\evil.example',
  '/%2e//evil.example',
  '/a/%2E%2e//evil.example',
  '//evil.example:443/cart',
  '//shop.example@evil.example/',
  '//shop.example:443@evil.example',
  'https://shop.example@evil.example/',
  'https://shop.example.evil.example/',
  '@evil.example',
  '.evil.example',
  '//shop.example:444/cart',
  '//[::1',
  'blob:https://shop.example/x',
])('%j is rejected', (requested) => {
  expect(returnPath(requested, origin)).toBeNull();
});

test.each([
  ['/@evil.example', '/@evil.example'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['/%5c%5cevil.example', '/%5c%5cevil.example'],
  ['/cart?next=//evil.example', '/cart?next=//evil.example'],
  ['/cart#//evil.example', '/cart#//evil.example'],
  ['/javascript:alert(1)', '/javascript:alert(1)'],
])('%j is resolved to a path of the shop', (requested, path) => {
  expect(returnPath(requested, origin)).toBe(path);
});

test('no text leads to another origin', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('/', '\\', '.', '@', ':', 'a', '\t', '\n', '%', '2', 'f', '5', 'c', '?', '#'),
      }),
      (requested) => {
        const path = returnPath(requested, origin);
        expect(path === null || new URL(path, origin).origin === origin).toBe(true);
        // Idempotent: the result is accepted unchanged.
        expect(path === null || returnPath(path, origin) === path).toBe(true);
      },
    ),
    { numRuns: 2_000 },
  );
});
