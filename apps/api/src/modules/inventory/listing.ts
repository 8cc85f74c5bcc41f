import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { items } from '../../db/schema/catalogue.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { returnLines, returns } from '../../db/schema/returns.ts';
import { statusOnReturn } from '../catalogue/pending-pieces.ts';
import { closeOffersFor } from '../offers/end-offers.ts';
import { productsChanged } from '../outbox/enqueue.ts';
import { notifyWaitlist } from '../waitlist/repository.ts';

const FREE = { heldBy: null, heldByCustomer: null, heldUntil: null, heldFrom: null, paying: false };

type Sold = { itemId: number; listingNumber: number };

/**
 * Lists pieces again that were sold: under a new listing number, so that they may be sold once more, and told to who
 * asked for them first. In the order of their ids, as holds are taken. A piece that was listed anew meanwhile stays
 * as it is.
 */
export async function relistItems(tx: Database, pieces: readonly Sold[], now: Date): Promise<number[]> {
  const references: number[] = [];
  for (const { itemId, listingNumber } of [...pieces].sort((a, b) => a.itemId - b.itemId)) {
    const [row] = await tx
      .update(items)
      .set({ ...FREE, status: statusOnReturn, soldAt: null, listingNumber: sql`${items.listingNumber} + 1` })
      .where(and(eq(items.id, itemId), eq(items.listingNumber, listingNumber), eq(items.status, 'sold')))
      .returning({ reference: items.productReference });
    if (row) references.push(row.reference);
  }
  await productsChanged(tx, references, now);
  await notifyWaitlist(tx, references, now, { most: 1 });
  return references;
}

export type StockRow = typeof items.$inferSelect;

/** The pieces of a product, kept as they are until the transaction ends. */
export const lockItemsOfProduct = (tx: Database, reference: number): Promise<StockRow[]> =>
  tx.select().from(items).where(eq(items.productReference, reference)).orderBy(items.id).for('update');

/** The reference of the order that a piece is sold in; null once it has come back, or was called off. */
export async function orderOfItem(tx: Database, { id, listingNumber }: StockRow): Promise<string | null> {
  const [row] = await tx
    .select({ reference: orders.reference })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(returnLines, eq(returnLines.orderLineId, orderLines.id))
    .leftJoin(returns, eq(returns.id, returnLines.returnId))
    .where(
      and(
        eq(orderLines.itemId, id),
        eq(orderLines.listingNumber, listingNumber),
        inArray(orderLines.status, ['paid', 'shipped', 'delivered']),
        isNull(returns.receivedAt),
      ),
    );
  return row?.reference ?? null;
}

/** Takes a piece out of the shop, which ends what was offered for it; one that somebody is paying for stays. */
export async function withdrawItem(tx: Database, { id, productReference }: StockRow, now: Date) {
  const [row] = await tx
    .update(items)
    .set({ ...FREE, status: 'withdrawn' })
    .where(and(eq(items.id, id), eq(items.status, 'listed'), eq(items.paying, false)))
    .returning({ id: items.id });
  if (!row) return false;
  await closeOffersFor(tx, [id], now);
  await productsChanged(tx, [productReference], now);
  return true;
}

/** Puts a piece that was taken out back into the shop. */
export async function restoreItem(tx: Database, { id, productReference }: StockRow, now: Date) {
  const [row] = await tx
    .update(items)
    .set({ ...FREE, status: statusOnReturn })
    .where(and(eq(items.id, id), eq(items.status, 'withdrawn')))
    .returning({ id: items.id });
  if (row) await productsChanged(tx, [productReference], now);
  return row !== undefined;
}
