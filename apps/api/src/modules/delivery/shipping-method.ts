import type { Money } from '@patine/core';
import type { DatedQuote } from './quote.ts';

/** The tariff and the catalogue are in euros; the schema knows no other currency. */
export const euros = ({ amount }: Money) => ({ amount, currency: 'EUR' as const });

/** A quote as the schema's ShippingMethod. */
export const shippingMethod = ({ estimatedParcels, ...quote }: DatedQuote) => ({
  ...quote,
  amount: euros(quote.amount),
  qualityControl: euros(quote.qualityControl),
  totalPrice: euros(quote.totalPrice),
  estimatedParcels: estimatedParcels.map((parcel) => ({
    ...parcel,
    shippingAmount: euros(parcel.shippingAmount),
  })),
});
