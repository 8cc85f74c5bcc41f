import {
  allocate,
  money,
  serviceTaxScheme,
  standardRate,
  taxSchemeOf,
  type TaxedSeller,
  type TaxScheme,
} from '@patine/core';
import type { InvoiceFacts, LineTax } from '../../db/schema/invoices.ts';
import { alpha2Of } from '../addresses/index.ts';
import type { InvoicedItem } from './repository.ts';

type Line = InvoiceFacts['lines'][number];

/** A tax and its weight in hundredths. Lines of old invoices have no tax. */
export type TaxGroup = { tax: LineTax | undefined; weight: number };

const sellerOf = ({ storeCountry, storeIdentity }: InvoicedItem): TaxedSeller => ({
  country: storeCountry,
  vatNumber: storeIdentity?.vatNumber ?? null,
  taxScheme: storeIdentity?.taxScheme ?? null,
});

/** The standard rate of the destination country; 0 for exports and for other schemes. */
const taxIn = (scheme: TaxScheme, countryAlpha3: string): LineTax => ({
  scheme,
  rate: scheme === 'standard' ? standardRate(alpha2Of(countryAlpha3) ?? '') : 0,
});

/** Returns the tax of an item delivered to a country (ISO 3166-1 alpha-3). */
export const itemTax = (item: InvoicedItem, country: string): LineTax =>
  taxIn(
    taxSchemeOf(sellerOf(item), { taxScheme: item.taxScheme, isNew: item.condition === 'neuf' }),
    country,
  );

/** Returns the tax of a service sold with a seller's items. */
export const serviceTax = (item: InvoicedItem, country: string): LineTax =>
  taxIn(serviceTaxScheme(sellerOf(item)), country);

const keyOf = (tax: LineTax | undefined) => (tax ? `${tax.scheme} ${tax.rate}` : '');

/** Sums the weights of each tax, in order of first appearance. */
export function groupByTax(groups: readonly TaxGroup[]): TaxGroup[] {
  const byKey = Map.groupBy(groups, ({ tax }) => keyOf(tax));
  return [...byKey.values()].map((same) => ({
    tax: same[0]?.tax,
    weight: same.reduce((sum, { weight }) => sum + weight, 0),
  }));
}

/** Splits a sum that belongs to no item into one line per tax, in proportion to the weights. */
export function taxedLines(kind: Line['kind'], sum: number, groups: readonly TaxGroup[]): Line[] {
  const found = groupByTax(groups);
  const line = (amount: number, tax: LineTax | undefined): Line => ({
    kind,
    words: '',
    amount,
    ...(tax ? { tax } : {}),
  });
  if (found.length <= 1 || sum === 0) return [line(sum, found[0]?.tax)];
  const weights = found.map(({ weight }) => Math.max(0, weight));
  const known = weights.some((weight) => weight > 0) ? weights : found.map(() => 1);
  return allocate(money(sum), known).map(({ amount }, index) => line(amount, found[index]?.tax));
}
