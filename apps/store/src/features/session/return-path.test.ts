import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

const origin = 'https://shop.example';

test('a path of the shop is kept with its query', () => {
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
  'javascript:alert(1)',
])('%j leads nowhere', (asked) => {
  expect(returnPath(asked, origin)).toBeNull();
});

test('no text leads to another origin', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('/', '\\', '.', '@', ':', 'a', '\t', '%', '?') }),
      (asked) => {
        const path = returnPath(asked, origin);
        expect(path === null || new URL(path, origin).origin === origin).toBe(true);
      },
    ),
    { numRuns: 2_000 },
  );
});
