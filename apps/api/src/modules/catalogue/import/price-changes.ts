import { money, struckPrice, type PriceChange } from '@patine/core';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { insertMany } from '../../../db/insert-many.ts';
import { priceHistory } from '../../../db/schema/catalogue.ts';
import type { Listing } from './listing.ts';

const BEFORE_MS = 1_000;

/** Prices of a new piece: the seller vouches for the full one, so a sale price is a reduction from it. */
export const openingPrices = ({ fullAmount, priceAmount }: Listing, now: Date): PriceChange[] =>
  fullAmount > priceAmount
    ? [
        { amount: money(fullAmount), at: new Date(now.getTime() - BEFORE_MS) },
        { amount: money(priceAmount), at: now },
      ]
    : [{ amount: money(priceAmount), at: now }];

/** The price to strike by the 30 days' rule, in hundredths. */
export const regularAmount = (history: readonly PriceChange[], now: Date) =>
  struckPrice(history, now)?.amount ?? null;

export const writePrices = (db: Database, changes: { reference: number; change: PriceChange }[]) =>
  insertMany(
    db,
    priceHistory,
    changes.map(({ reference, change }) => ({
      productReference: reference,
      at: change.at,
      amount: change.amount.amount,
    })),
    sql`on conflict (product_reference, at) do update set amount = excluded.amount`,
  );

/** What products cost before, by reference. */
export async function readPrices(db: Database, references: readonly number[]) {
  const histories = new Map<number, PriceChange[]>(references.map((reference) => [reference, []]));
  if (references.length === 0) return histories;
  const rows = await db
    .select()
    .from(priceHistory)
    .where(inArray(priceHistory.productReference, [...references]));
  for (const { productReference, at, amount } of rows)
    histories.get(productReference)?.push({ at, amount: money(amount) });
  return histories;
}
