import { and, asc, count, desc, eq, gt, inArray, ne, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { items, products, stores } from '../../db/schema/catalogue.ts';
import { orderLines, orders, parcels } from '../../db/schema/orders.ts';

export type OrderRow = typeof orders.$inferSelect;
export type LineRow = typeof orderLines.$inferSelect & { productReference: number; storeName: string };
export type ParcelRow = typeof parcels.$inferSelect;

export type NewOrder = {
  order: typeof orders.$inferInsert;
  parcels: (typeof parcels.$inferInsert)[];
  lines: (typeof orderLines.$inferInsert)[];
};

/** False if another order has the reference; the caller retries with a new one. */
export async function insertOrder(tx: Database, created: NewOrder): Promise<boolean> {
  const inserted = await tx
    .insert(orders)
    .values(created.order)
    .onConflictDoNothing({ target: orders.reference })
    .returning({ id: orders.id });
  if (inserted.length === 0) return false;
  await tx.insert(parcels).values(created.parcels);
  await tx.insert(orderLines).values(created.lines);
  return true;
}

export async function findOrder(db: Database, id: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row ?? null;
}

/** Null for another customer's order. */
export async function findOwnOrder(db: Database, id: string, customerId: string): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.customerId, customerId)));
  return row ?? null;
}

/** A customer sees all their orders, unpaid ones too, except those whose payment was abandoned. */
const listed = (customerId: string) => and(eq(orders.customerId, customerId), ne(orders.status, 'ABANDONED'));

export async function countOrders(db: Database, customerId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(orders).where(listed(customerId));
  return row?.count ?? 0;
}

/** Newest first. */
export const ordersPage = (db: Database, customerId: string, limit: number, offset: number) =>
  db
    .select()
    .from(orders)
    .where(listed(customerId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset(offset);

export const parcelsOf = (db: Database, orderIds: readonly string[]): Promise<ParcelRow[]> =>
  db
    .select()
    .from(parcels)
    .where(inArray(parcels.orderId, [...orderIds]))
    .orderBy(asc(parcels.senderName), asc(parcels.id));

export async function linesOf(db: Database, orderIds: readonly string[]): Promise<LineRow[]> {
  const rows = await db
    .select({ line: orderLines, productReference: items.productReference, storeName: stores.name })
    .from(orderLines)
    .innerJoin(items, eq(items.id, orderLines.itemId))
    .innerJoin(products, eq(products.reference, items.productReference))
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.itemId));
  return rows.map(({ line, ...facts }) => ({ ...line, ...facts }));
}

/** Throws a unique violation of `order_lines_sold_once` if another order has paid for one of the items. */
export async function markPaid(tx: Database, id: string, paidAmount: number, now: Date): Promise<boolean> {
  await tx
    .update(orderLines)
    .set({ status: 'paid' })
    .where(and(eq(orderLines.orderId, id), inArray(orderLines.status, ['pending', 'cancelled'])));
  const paid = await tx
    .update(orders)
    .set({ status: 'PAID', paidAmount, paidAt: now })
    .where(and(eq(orders.id, id), inArray(orders.status, ['CHECKOUT', 'ABANDONED'])))
    .returning({ id: orders.id });
  return paid.length > 0;
}

export async function abandonOrder(tx: Database, id: string) {
  const abandoned = await tx
    .update(orders)
    .set({ status: 'ABANDONED' })
    .where(and(eq(orders.id, id), eq(orders.status, 'CHECKOUT')))
    .returning({ id: orders.id });
  if (abandoned.length > 0)
    await tx
      .update(orderLines)
      .set({ status: 'cancelled' })
      .where(and(eq(orderLines.orderId, id), eq(orderLines.status, 'pending')));
}

/** True if one of these items has been paid for, in the same listing. */
export async function isSoldElsewhere(
  tx: Database,
  lines: readonly { itemId: number; listingNumber: number }[],
) {
  for (const { itemId, listingNumber } of lines) {
    const [sold] = await tx
      .select({ id: orderLines.id })
      .from(orderLines)
      .where(
        and(
          eq(orderLines.itemId, itemId),
          eq(orderLines.listingNumber, listingNumber),
          inArray(orderLines.status, ['paid', 'shipped', 'delivered']),
        ),
      );
    if (sold) return true;
  }
  return false;
}

/** Locks the order's row until the transaction ends, so that changes of one order run one after the other. */
export async function lockOrder(tx: Database, id: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('no key update');
  return row ?? null;
}

/** Paid orders whose lines are all delivered or refunded; keyset pagination by id. */
export const receivedOrders = (db: Database, after: string, limit: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, 'PAID'),
        gt(orders.id, after),
        notExists(
          db
            .select({ one: sql`1` })
            .from(orderLines)
            .where(
              and(
                eq(orderLines.orderId, orders.id),
                sql`${orderLines.status} not in ('delivered', 'refunded')`,
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit);

export async function findOrderByReference(db: Database, reference: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.reference, reference));
  return row ?? null;
}

/** Orders with this status, or all if undefined, newest first. */
export const listOrders = (
  db: Database,
  { status, limit }: { status: string | undefined; limit: number },
): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(status === undefined ? undefined : eq(orders.status, status))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
