import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { insertMany } from '../../db/insert-many.ts';
import { rowsOf } from '../../db/rows.ts';
import { items } from '../../db/schema/catalogue.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { returnLines, returns } from '../../db/schema/returns.ts';
import { isIdentified } from '../catalogue/index.ts';
import { type HeldItem, UNHELD } from './holds-repository.ts';

export type ItemRow = typeof items.$inferSelect;

/** The status of an imported item: pending until the seller's legal identity is complete. */
export const offeredStatus = (inStock: boolean, isSellerIdentified: boolean) =>
  inStock ? (isSellerIdentified ? 'listed' : 'pending') : 'withdrawn';

/** SQL for the status of an item that goes back on sale, for an update of `items`. */
const statusOnReturn = sql<string>`(select case when ${isIdentified} then 'listed' else 'pending' end
  from products p join stores on stores.id = p.store_id where p.reference = ${items.productReference})`;

export async function findItem(db: Database, id: number): Promise<ItemRow | null> {
  const [item] = await db.select().from(items).where(eq(items.id, id));
  return item ?? null;
}

/** Locks an item until the transaction ends. */
export async function lockItem(tx: Database, id: number): Promise<ItemRow | null> {
  const [item] = await tx.select().from(items).where(eq(items.id, id)).for('update');
  return item ?? null;
}

/** The items of a product, locked until the transaction ends. */
export const lockItemsOfProduct = (tx: Database, reference: number): Promise<ItemRow[]> =>
  tx.select().from(items).where(eq(items.productReference, reference)).orderBy(items.id).for('update');

/** Reads a product's item with a shared row lock: nobody can change it until the transaction ends. */
export async function shareItemOfProduct(tx: Database, reference: number): Promise<ItemRow | null> {
  const [item] = await tx.select().from(items).where(eq(items.productReference, reference)).for('share');
  return item ?? null;
}

/** Returns the reference of the order that contains a sold item; null once it was returned or cancelled. */
export async function orderOfItem(
  tx: Database,
  { id, listingNumber }: Pick<ItemRow, 'id' | 'listingNumber'>,
): Promise<string | null> {
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

/** Relists a sold item under a new listing number. Returns its product; null when it was already relisted. */
export async function markItemRelisted(
  tx: Database,
  { itemId, listingNumber }: HeldItem,
): Promise<number | null> {
  const [row] = await tx
    .update(items)
    .set({ ...UNHELD, status: statusOnReturn, soldAt: null, listingNumber: sql`${items.listingNumber} + 1` })
    .where(and(eq(items.id, itemId), eq(items.listingNumber, listingNumber), eq(items.status, 'sold')))
    .returning({ reference: items.productReference });
  return row?.reference ?? null;
}

/** Withdraws a listed item. False when a payment for it is in progress, or it is not listed. */
export async function markItemWithdrawn(tx: Database, id: number): Promise<boolean> {
  const rows = await tx
    .update(items)
    .set({ ...UNHELD, status: 'withdrawn' })
    .where(and(eq(items.id, id), eq(items.status, 'listed'), eq(items.paying, false)))
    .returning({ id: items.id });
  return rows.length > 0;
}

/** Puts a withdrawn item back on sale. False when it was not withdrawn. */
export async function markItemRestored(tx: Database, id: number): Promise<boolean> {
  const rows = await tx
    .update(items)
    .set({ ...UNHELD, status: statusOnReturn })
    .where(and(eq(items.id, id), eq(items.status, 'withdrawn')))
    .returning({ id: items.id });
  return rows.length > 0;
}

export type NewItem = Pick<ItemRow, 'id' | 'productReference' | 'sku' | 'size' | 'status'>;

/** Inserts new items with listing number 1. */
export const insertItems = (db: Database, rows: readonly NewItem[]) =>
  insertMany(
    db,
    items,
    rows.map((row) => ({ ...row, listingNumber: 1, paying: false })),
  );

/** Sets the size and status of imported items; sold items stay unchanged. */
export const updateImportedItems = (db: Database, rows: readonly Pick<ItemRow, 'id' | 'size' | 'status'>[]) =>
  db.execute(
    sql`update items i set size = r.size, status = r.status
      from json_populate_recordset(null::items, ${JSON.stringify(rows)}::json) r
      where i.id = r.id and i.status <> 'sold'`,
  );

/** Lists a seller's pending items, or makes their listed, unheld items pending. Returns the changed products. */
export const setItemsOfferedByStore = (
  tx: Database,
  { storeId, isOffered }: { storeId: number; isOffered: boolean },
) => {
  const [from, to] = isOffered ? ['pending', 'listed'] : ['listed', 'pending'];
  return rowsOf<{ reference: number; priceAmount: number }>(
    tx,
    sql`update items i set status = ${to} from products p
      where p.reference = i.product_reference and p.store_id = ${storeId}
        and i.status = ${from} and i.held_by is null
      returning p.reference, p.price_amount as "priceAmount"`,
  );
};

export const countItemsByStatus = (db: Database) =>
  db
    .select({ status: items.status, count: sql<number>`count(*)::int` })
    .from(items)
    .groupBy(items.status);
