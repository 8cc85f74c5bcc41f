import { type AutoDiscount, euros } from '@patine/core';
import type { DatedQuote } from './quote.ts';

/** Converts a quote to the schema's ShippingMethod. */
export const shippingMethod = ({
  estimatedParcels,
  autoDiscount: _,
  carriage: __,
  ...quote
}: DatedQuote) => ({
  ...quote,
  amount: euros(quote.amount.amount),
  qualityControl: euros(quote.qualityControl.amount),
  totalPrice: euros(quote.totalPrice.amount),
  estimatedParcels: estimatedParcels.map((parcel) => ({
    ...parcel,
    shippingAmount: euros(parcel.shippingAmount.amount),
  })),
});

/** Converts a discount of the tariff to the schema's AutoDiscount. */
export const autoDiscountView = ({ id, amount, percent, minPricing, deliveryCarrier }: AutoDiscount) => ({
  id,
  amount: amount === null ? null : euros(amount),
  percent,
  minPricing: euros(minPricing),
  deliveryCarrier,
});
