import type { PriceChange } from '@patine/contract/errors';
import type { ShownCartInput } from '@patine/contract/resolvers';
import type { PriceDetails } from '@patine/core';
import type { CartLine } from '../carts/index.ts';

type Priced = { lines: readonly CartLine[]; details: Pick<PriceDetails, 'totalAmount'> };

/** Compares a cart with what the buyer saw; null when the total, the items and their prices are the same. */
export function priceChange(shown: ShownCartInput, { lines, details }: Priced): PriceChange | null {
  const seen = new Map(shown.items.map(({ variantId, price }) => [variantId, price]));
  const items: PriceChange['items'] = [];
  for (const { variantId, productReference, priceAmount, availability } of lines) {
    const price = seen.get(variantId) ?? null;
    const current = availability === 'AVAILABLE' ? priceAmount : null;
    seen.delete(variantId);
    if (price !== current) items.push({ productReference, shown: price, current });
  }
  for (const price of seen.values()) items.push({ productReference: null, shown: price, current: null });
  const { amount } = details.totalAmount;
  if (items.length === 0 && amount === shown.totalAmount) return null;
  return { totalAmount: { shown: shown.totalAmount, current: amount }, items };
}
