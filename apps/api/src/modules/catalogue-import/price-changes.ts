import { money, struckPrice, type PriceChange } from '@patine/core';
import type { Listing } from './listing.ts';

/** The initial price history of a new item: a demo item's past prices, or its current price. */
export const openingPrices = ({ pastPrices, priceAmount }: Listing, now: Date): PriceChange[] =>
  pastPrices.length > 0 ? pastPrices : [{ amount: money(priceAmount), at: now }];

/** The struck-through price in hundredths, by the 30-day rule; null when there is none. */
export const regularAmount = (history: readonly PriceChange[], now: Date) =>
  struckPrice(history, now)?.amount ?? null;
