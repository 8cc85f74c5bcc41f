import { money, type PriceChange } from '@patine/core';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { insertMany } from '../../db/insert-many.ts';
import { priceHistory, products } from '../../db/schema/catalogue.ts';

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

/** Reads the price histories of products, by reference. */
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

/** Deletes the price histories of products that were not on sale: such prices were never offered here. */
export const forgetPrices = (db: Database, references: readonly number[]) =>
  references.length === 0
    ? Promise.resolve()
    : db.delete(priceHistory).where(inArray(priceHistory.productReference, [...references]));

/** Clears the struck-through prices of products. */
export const clearRegularAmounts = (db: Database, references: readonly number[]) =>
  db
    .update(products)
    .set({ regularAmount: null })
    .where(inArray(products.reference, [...references]));
