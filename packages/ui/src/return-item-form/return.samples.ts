import { sampleProducts } from '../cart-line/cart.samples.ts';
import type { ReturnLine } from './return-messages.ts';

const { coat } = sampleProducts;

/** An item that can be returned. */
export const sampleReturnLine: ReturnLine = {
  orderItem: {
    id: 'i1',
    product: coat,
    customization: null,
    paidAmount: coat.pricing.currentPrice,
    refundedAmount: { amount: 0, currency: 'EUR' },
  },
  returnEligibility: { eligible: true, dateLimit: '2026-12-03T22:59:59.000Z', ineligibilityReason: null },
  returnId: null,
};

/** The same item, ineligible for a reason. */
export const ineligible = (
  ineligibilityReason: ReturnLine['returnEligibility']['ineligibilityReason'],
): ReturnLine => ({
  ...sampleReturnLine,
  returnEligibility: { ...sampleReturnLine.returnEligibility, eligible: false, ineligibilityReason },
});
