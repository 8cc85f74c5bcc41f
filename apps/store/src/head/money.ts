import { decimalAmount, type Money } from '@patine/core';
import type { MonetaryAmount } from 'schema-dts';

/** Formats an amount for schema.org: `4.90`. */
export const decimal = ({ amount }: Money) => decimalAmount(amount);

export const monetaryAmount = (price: Money): MonetaryAmount => ({
  '@type': 'MonetaryAmount',
  value: decimal(price),
  currency: price.currency,
});
