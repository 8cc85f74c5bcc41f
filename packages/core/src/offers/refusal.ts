import { compare, type Money } from '../money/money.ts';
import type { OfferBounds } from './bounds.ts';

/** Why an offer is refused: codes 900 to 904 of the specification. */
export type OfferRefusal =
  | { code: 'OFFER_TOO_LOW'; minPrice: number }
  | { code: 'OFFER_ABOVE_PRICE' | 'OFFER_BY_SOMEBODY_ELSE' | 'OFFER_CLOSED_PERIOD' | 'OFFER_ALREADY_MADE' };

/** The state of an item when an offer is made. */
export type OfferFacts = {
  amount: Money;
  /** Null when its seller accepts no offers. */
  bounds: OfferBounds | null;
  /** True while the item is listed, its drop is open, no sale is on and no payment is pending. */
  isOpen: boolean;
  /** True when this customer has already made an offer for this listing, whatever its status. */
  hasOwn: boolean;
  /** True while the offer of another customer is pending or accepted. */
  hasOther: boolean;
};

/**
 * Returns why an offer is refused, or null when it is valid. Reasons that no other amount would change come first.
 * @example of bounds 70.00 to 100.00: 70.00 and 100.00 are taken, 69.99 is too low, 100.01 above the price
 */
export function offerRefusal({ amount, bounds, isOpen, hasOwn, hasOther }: OfferFacts): OfferRefusal | null {
  if (hasOwn) return { code: 'OFFER_ALREADY_MADE' };
  if (hasOther) return { code: 'OFFER_BY_SOMEBODY_ELSE' };
  if (!isOpen || !bounds) return { code: 'OFFER_CLOSED_PERIOD' };
  if (compare(amount, bounds.min) < 0) return { code: 'OFFER_TOO_LOW', minPrice: bounds.min.amount };
  return compare(amount, bounds.max) > 0 ? { code: 'OFFER_ABOVE_PRICE' } : null;
}
