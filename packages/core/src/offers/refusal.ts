import { compare, type Money } from '../money/money.ts';
import type { OfferBounds } from './bounds.ts';

/** Why an offer is not taken, in the words of the specification's codes 900 to 904. */
export type OfferRefusal =
  | { code: 'OFFER_TOO_LOW'; minPrice: number }
  | { code: 'OFFER_ABOVE_PRICE' | 'OFFER_BY_SOMEBODY_ELSE' | 'OFFER_CLOSED_PERIOD' | 'OFFER_ALREADY_MADE' };

/** What is known of a piece when somebody makes an offer for it. */
export type OfferFacts = {
  amount: Money;
  /** Null where its seller takes no offers. */
  bounds: OfferBounds | null;
  /** True while it is listed, its drop is open, no sale is on and nobody is paying for it. */
  isOpen: boolean;
  /** True once this person has made an offer for this listing, whatever became of it. */
  hasOwn: boolean;
  /** True while another person's offer waits for its seller, or was accepted. */
  hasOther: boolean;
};

/**
 * Tells why an offer is refused, null when it is taken: what no other amount mends first.
 * @example of bounds 70.00 to 100.00: 70.00 and 100.00 are taken, 69.99 is too low, 100.01 above the price
 */
export function offerRefusal({ amount, bounds, isOpen, hasOwn, hasOther }: OfferFacts): OfferRefusal | null {
  if (hasOwn) return { code: 'OFFER_ALREADY_MADE' };
  if (hasOther) return { code: 'OFFER_BY_SOMEBODY_ELSE' };
  if (!isOpen || !bounds) return { code: 'OFFER_CLOSED_PERIOD' };
  if (compare(amount, bounds.min) < 0) return { code: 'OFFER_TOO_LOW', minPrice: bounds.min.amount };
  return compare(amount, bounds.max) > 0 ? { code: 'OFFER_ABOVE_PRICE' } : null;
}
