import { expect, test } from 'vitest';
import { isLongSold } from './long-sold.ts';

const sale = '2026-11-01T10:00:00Z';
const at = (text: string) => Date.parse(text);

test('a sold product keeps its page while it may be returned', () => {
  expect(isLongSold({ soldAt: sale }, at(sale))).toBe(false);
  expect(isLongSold({ soldAt: sale }, at('2026-11-29T10:00:00Z'))).toBe(false);
  expect(isLongSold({ soldAt: sale }, at('2026-11-29T10:00:01Z'))).toBe(true);
});

test('a product for sale keeps its page', () => {
  expect(isLongSold({ soldAt: null }, at('2036-11-01T10:00:00Z'))).toBe(false);
});
