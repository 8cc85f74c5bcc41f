import { expect, test } from 'vitest';
import { contributionOf, returnFee } from './terms.ts';

test('each return parcel costs its country’s contribution', () => {
  expect(returnFee('FRA', [['unpleased'], ['product_too_big']])).toBe(2 * contributionOf('FRA').parcel);
  expect(contributionOf('JPN').parcel).toBeGreaterThan(contributionOf('FRA').parcel);
});

test('a return parcel with an item that the seller answers for is free', () => {
  expect(returnFee('FRA', [['unpleased', 'wrong_product_shipped']])).toBe(0);
  expect(returnFee('FRA', [['product_worn_down'], ['no_reason']])).toBe(contributionOf('FRA').parcel);
});
