import { money, struckPrice, type PriceChange } from '@patine/core';
import type { Listing } from './listing.ts';

/** Prices of a new piece: what it costs now, or what a demo piece cost before. */
export const openingPrices = ({ pastPrices, priceAmount }: Listing, now: Date): PriceChange[] =>
  pastPrices.length > 0 ? pastPrices : [{ amount: money(priceAmount), at: now }];

/** The price to strike by the 30 days' rule, in hundredths. */
export const regularAmount = (history: readonly PriceChange[], now: Date) =>
  struckPrice(history, now)?.amount ?? null;
