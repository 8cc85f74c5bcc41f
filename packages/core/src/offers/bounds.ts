import { OFFER_FLOOR_PERCENT } from '../constants.ts';
import { compare, money, type Money } from '../money/money.ts';

/** The public price of an item and, when its seller set one, the minimum price. */
export type OfferTerms = { currentPrice: Money; minPrice?: Money | null | undefined };

/** The lowest and the highest possible offer, both included. */
export type OfferBounds = { min: Money; max: Money };

/**
 * Returns the bounds of a price offer: from 70 % of the current price, rounded up to the whole currency unit, or the
 * seller's minimum when that is higher, up to the current price. Returns null when the minimum exceeds the current
 * price.
 * @example offerBounds({ currentPrice: money(10000) }) // 70.00 to 100.00
 * @example offerBounds({ currentPrice: money(10001) }) // 71.00 to 100.01
 * @example offerBounds({ currentPrice: money(99) }) // null: the floor would be 1.00
 */
export function offerBounds({ currentPrice, minPrice }: OfferTerms): OfferBounds | null {
  // amount × 70 / 100 hundredths, in units of one hundred, rounded up.
  const units = (BigInt(currentPrice.amount) * BigInt(OFFER_FLOOR_PERCENT) + 9_999n) / 10_000n;
  const floor = money(Number(units) * 100, currentPrice.currency);
  const min = minPrice && compare(minPrice, floor) > 0 ? minPrice : floor;
  if (currentPrice.amount <= 0 || compare(min, currentPrice) > 0) return null;
  return { min, max: currentPrice };
}
