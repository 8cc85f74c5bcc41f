import { DAY_MS, money, type PriceChange } from '@patine/core';
import { demoFeed, type FeedRow as DemoRow } from './feed.ts';
import type { FeedEntry } from '../src/modules/catalogue-import/index.ts';

/** Days before the import. Each price was reduced in the last three weeks, after at least a month at the full price. */
const REDUCED_WITHIN = 20;
const FULL_PRICE_MIN_DAYS = 31;
const FULL_PRICE_SPREAD_DAYS = 25;

const hundredths = (price: string) => money(Math.round(Number.parseFloat(price) * 100));

/**
 * Returns the price history of a reduced demo listing. Without one the shop may not show a struck-through price, as for
 * any other product.
 */
function pastPrices({ id, price, sale_price: sale }: DemoRow, now: Date): PriceChange[] {
  if (!sale) return [];
  const number = Number(id);
  const reduced = 1 + (number % REDUCED_WITHIN);
  const listed = reduced + FULL_PRICE_MIN_DAYS + (number % FULL_PRICE_SPREAD_DAYS);
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return [
    { amount: hundredths(price ?? ''), at: daysAgo(listed) },
    { amount: hundredths(sale), at: daysAgo(reduced) },
  ];
}

/** The demo catalogue as feed entries, with line numbers as in a file with a header. */
export async function* demoEntries(now: Date): AsyncGenerator<FeedEntry> {
  let line = 1;
  for (const cells of demoFeed()) {
    line += 1;
    yield { row: { line, cells }, pastPrices: pastPrices(cells, now) };
  }
}
