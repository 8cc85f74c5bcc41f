import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import {
  returnLines,
  returnParcels,
  returnQuotations,
  returns,
  withdrawalLines,
  withdrawals,
} from '../../db/schema/returns.ts';

export type ReturnRow = typeof returns.$inferSelect;
export type ReturnParcelRow = typeof returnParcels.$inferSelect;
export type ReturnLineRow = typeof returnLines.$inferSelect;
export type QuotationRow = typeof returnQuotations.$inferSelect;
export type WithdrawalRow = typeof withdrawals.$inferSelect & { lineIds: string[] };

/** Return ids keyed by order line id. */
export async function returnIdsOf(db: Database, lineIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ lineId: returnLines.orderLineId, returnId: returnLines.returnId })
    .from(returnLines)
    .where(inArray(returnLines.orderLineId, [...lineIds]));
  return new Map(rows.map(({ lineId, returnId }) => [lineId, returnId]));
}

/** Oldest first. */
export async function withdrawalsOf(db: Database, orderIds: readonly string[]): Promise<WithdrawalRow[]> {
  const rows = await db
    .select({ withdrawal: withdrawals, lineId: withdrawalLines.orderLineId })
    .from(withdrawals)
    .innerJoin(withdrawalLines, eq(withdrawalLines.withdrawalId, withdrawals.id))
    .where(inArray(withdrawals.orderId, [...orderIds]))
    .orderBy(asc(withdrawals.declaredAt), asc(withdrawalLines.orderLineId));
  return [...Map.groupBy(rows, ({ withdrawal }) => withdrawal.id).values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first.withdrawal, lineIds: group.map(({ lineId }) => lineId) }] : [];
  });
}

export async function insertWithdrawal(
  tx: Database,
  values: typeof withdrawals.$inferInsert,
  lineIds: readonly string[],
) {
  await tx.insert(withdrawals).values(values);
  await tx
    .insert(withdrawalLines)
    .values(lineIds.map((orderLineId) => ({ orderLineId, withdrawalId: values.id })));
}

export async function findWithdrawal(db: Database, id: string): Promise<WithdrawalRow | null> {
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
  if (!row) return null;
  const all = await withdrawalsOf(db, [row.orderId]);
  return all.find((found) => found.id === id) ?? null;
}

export async function insertQuotation(db: Database, values: typeof returnQuotations.$inferInsert) {
  await db.insert(returnQuotations).values(values);
}

/** Null for another customer's quotation. */
export async function findOwnQuotation(
  db: Database,
  id: string,
  orderId: string,
  customerId: string,
): Promise<QuotationRow | null> {
  const [row] = await db
    .select()
    .from(returnQuotations)
    .where(
      and(
        eq(returnQuotations.id, id),
        eq(returnQuotations.orderId, orderId),
        eq(returnQuotations.customerId, customerId),
      ),
    );
  return row ?? null;
}

export type NewReturn = {
  request: typeof returns.$inferInsert;
  parcels: (typeof returnParcels.$inferInsert)[];
  lines: (typeof returnLines.$inferInsert)[];
};

/** False if another return has the reference; the caller retries with a new one. */
export async function insertReturn(tx: Database, { request, parcels, lines }: NewReturn): Promise<boolean> {
  const inserted = await tx
    .insert(returns)
    .values(request)
    .onConflictDoNothing({ target: returns.reference })
    .returning({ id: returns.id });
  if (inserted.length === 0) return false;
  await tx.insert(returnParcels).values(parcels);
  await tx.insert(returnLines).values(lines);
  return true;
}

export async function findReturn(db: Database, id: string): Promise<ReturnRow | null> {
  const [row] = await db.select().from(returns).where(eq(returns.id, id));
  return row ?? null;
}

export async function findReturnByReference(db: Database, reference: string): Promise<ReturnRow | null> {
  const [row] = await db.select().from(returns).where(eq(returns.reference, reference));
  return row ?? null;
}

export async function returnOfQuotation(db: Database, quotationId: string): Promise<ReturnRow | null> {
  const [row] = await db.select().from(returns).where(eq(returns.quotationId, quotationId));
  return row ?? null;
}

/** Null for another customer's return. */
export async function findOwnReturn(db: Database, id: string, customerId: string): Promise<ReturnRow | null> {
  const [row] = await db
    .select()
    .from(returns)
    .where(and(eq(returns.id, id), eq(returns.customerId, customerId)));
  return row ?? null;
}

export async function countReturns(db: Database, customerId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(returns).where(eq(returns.customerId, customerId));
  return row?.count ?? 0;
}

/** Newest first. */
export const returnsPage = (db: Database, customerId: string, limit: number, offset: number) =>
  db
    .select()
    .from(returns)
    .where(eq(returns.customerId, customerId))
    .orderBy(desc(returns.requestedAt), desc(returns.id))
    .limit(limit)
    .offset(offset);

export const returnParcelsOf = (db: Database, returnIds: readonly string[]): Promise<ReturnParcelRow[]> =>
  db
    .select()
    .from(returnParcels)
    .where(inArray(returnParcels.returnId, [...returnIds]))
    .orderBy(asc(returnParcels.recipientName), asc(returnParcels.id));

export const returnLinesOf = (db: Database, returnIds: readonly string[]): Promise<ReturnLineRow[]> =>
  db
    .select()
    .from(returnLines)
    .where(inArray(returnLines.returnId, [...returnIds]))
    .orderBy(asc(returnLines.orderLineId));

export const markReceived = (tx: Database, id: string, now: Date) =>
  tx.update(returns).set({ receivedAt: now }).where(eq(returns.id, id));

export const markParcelsDelivered = async (tx: Database, returnId: string, now: Date) => {
  for (const { id, shippedAt, deliveredAt } of await returnParcelsOf(tx, [returnId]))
    if (!deliveredAt)
      await tx
        .update(returnParcels)
        .set({ shippedAt: shippedAt ?? now, deliveredAt: now })
        .where(eq(returnParcels.id, id));
};

export type Posting = {
  /** The number on the post office's receipt, or another proof. */
  proof: string;
  postedAt: Date;
  /** The carrier's tracking page; null if there is none. */
  trackingUrl: string | null;
};

/** Marks the return's unposted parcels as shipped; false if there were none. */
export async function markPosted(
  tx: Database,
  returnId: string,
  { proof, postedAt, trackingUrl }: Posting,
): Promise<boolean> {
  const left = await tx
    .update(returnParcels)
    .set({ shippedAt: postedAt, ...(trackingUrl === null ? {} : { trackingUrl }) })
    .where(
      and(
        eq(returnParcels.returnId, returnId),
        isNull(returnParcels.shippedAt),
        isNull(returnParcels.deliveredAt),
      ),
    )
    .returning({ id: returnParcels.id });
  if (left.length > 0) await tx.update(returns).set({ postingProof: proof }).where(eq(returns.id, returnId));
  return left.length > 0;
}

export const markRefunded = (tx: Database, id: string, refundAmount: number, now: Date) =>
  tx.update(returns).set({ refundedAt: now, refundAmount }).where(eq(returns.id, id));

/** Returns without a refund, oldest first. */
export const unrefundedReturns = (db: Database): Promise<ReturnRow[]> =>
  db
    .select()
    .from(returns)
    .where(isNull(returns.refundedAt))
    .orderBy(asc(returns.requestedAt), asc(returns.id));

/** The times at which lines of these returns were withdrawn from. */
export const declarationsOfReturns = (db: Database, returnIds: readonly string[]) =>
  db
    .select({ returnId: returnLines.returnId, declaredAt: withdrawals.declaredAt })
    .from(returnLines)
    .innerJoin(withdrawalLines, eq(withdrawalLines.orderLineId, returnLines.orderLineId))
    .innerJoin(withdrawals, eq(withdrawals.id, withdrawalLines.withdrawalId))
    .where(inArray(returnLines.returnId, [...returnIds]));

/** Returns of all customers with their orders' references, newest first. */
export const listReturns = (db: Database, limit: number) =>
  db
    .select({ request: returns, reference: orders.reference })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .orderBy(desc(returns.requestedAt), desc(returns.id))
    .limit(limit);
