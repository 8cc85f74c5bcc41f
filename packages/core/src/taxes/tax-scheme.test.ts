import { describe, expect, test } from 'vitest';
import {
  includedTax,
  serviceTaxScheme,
  taxSchemeOf,
  type TaxedItem,
  type TaxedSeller,
} from './tax-scheme.ts';

const dealer: TaxedSeller = { country: 'FR', vatNumber: 'FR15', taxScheme: null };
const used: TaxedItem = { taxScheme: null, isNew: false };

describe('the scheme of an item', () => {
  test.each<[string, TaxedSeller, TaxedItem, string]>([
    ['second-hand, by a dealer', dealer, used, 'margin'],
    ['never worn', dealer, { ...used, isNew: true }, 'standard'],
    ['never worn, bought of a private person', dealer, { taxScheme: 'margin', isNew: true }, 'margin'],
    ['bought with VAT', dealer, { ...used, taxScheme: 'standard' }, 'standard'],
    ['by a dealer who chose the whole price', { ...dealer, taxScheme: 'standard' }, used, 'standard'],
    ['by who pays no VAT', { ...dealer, vatNumber: null }, { taxScheme: 'margin', isNew: true }, 'exempt'],
    ['by a small business', { ...dealer, taxScheme: 'exempt' }, used, 'exempt'],
    ['from outside the Union', { ...dealer, country: 'GB' }, { ...used, taxScheme: 'margin' }, 'import'],
  ])('%s', (_, seller, item, scheme) => {
    expect(taxSchemeOf(seller, item)).toBe(scheme);
  });
});

test('a service is never taxed on the margin', () => {
  expect(serviceTaxScheme(dealer)).toBe('standard');
  expect(serviceTaxScheme({ ...dealer, vatNumber: null })).toBe('exempt');
  expect(serviceTaxScheme({ ...dealer, country: 'GB' })).toBe('import');
});

test.each([
  [12_000, 20, 2_000],
  [4_500, 20, 750],
  [290, 25.5, 59],
  [-12_000, 20, -2_000],
  [0, 20, 0],
])('%i hundredths with %d %% contain a tax of %i', (amount, rate, tax) => {
  expect(includedTax(amount, rate)).toBe(tax);
});
