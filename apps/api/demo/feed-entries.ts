import { DAY_MS, money, type PriceChange } from '@patine/core';
import { demoFeed, type FeedRow as DemoRow } from './feed.ts';
import type { FeedEntry } from '../src/modules/catalogue-import/import-feed.ts';

/** Days before the filling: reduced within three weeks, after a month or more at the full price. */
const REDUCED_WITHIN = 20;
const ASKED_AT_LEAST = 31;
const ASKED_SPREAD = 25;

const hundredths = (price: string) => money(Math.round(Number.parseFloat(price) * 100));

/**
 * What a reduced demo piece cost before the demo began: without such a past no price could be struck, as for any
 * other piece.
 */
function pastPrices({ id, price, sale_price: sale }: DemoRow, now: Date): PriceChange[] {
  if (!sale) return [];
  const number = Number(id);
  const reduced = 1 + (number % REDUCED_WITHIN);
  const listed = reduced + ASKED_AT_LEAST + (number % ASKED_SPREAD);
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return [
    { amount: hundredths(price ?? ''), at: daysAgo(listed) },
    { amount: hundredths(sale), at: daysAgo(reduced) },
  ];
}

/** The demo catalogue as a feed, numbered as a file with a header would be. */
export async function* demoEntries(now: Date): AsyncGenerator<FeedEntry> {
  let line = 1;
  for (const cells of demoFeed()) {
    line += 1;
    yield { row: { line, cells }, pastPrices: pastPrices(cells, now) };
  }
}
