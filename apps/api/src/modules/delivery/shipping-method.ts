import type { AutoDiscount, Money } from '@patine/core';
import type { DatedQuote } from './quote.ts';

/** The tariff and the catalogue are in euros; the schema knows no other currency. */
export const euros = ({ amount }: Money) => ({ amount, currency: 'EUR' as const });

/** A quote as the schema's ShippingMethod. */
export const shippingMethod = ({
  estimatedParcels,
  autoDiscount: _,
  carriage: __,
  ...quote
}: DatedQuote) => ({
  ...quote,
  amount: euros(quote.amount),
  qualityControl: euros(quote.qualityControl),
  totalPrice: euros(quote.totalPrice),
  estimatedParcels: estimatedParcels.map((parcel) => ({
    ...parcel,
    shippingAmount: euros(parcel.shippingAmount),
  })),
});

/** A discount of the operator's file as the schema's AutoDiscount. */
export const autoDiscountView = ({ id, amount, percent, minPricing, deliveryCarrier }: AutoDiscount) => ({
  id,
  amount: amount === null ? null : { amount, currency: 'EUR' as const },
  percent,
  minPricing: { amount: minPricing, currency: 'EUR' as const },
  deliveryCarrier,
});
