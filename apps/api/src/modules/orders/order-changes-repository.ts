import {
  canMove,
  linesAllowedFrom,
  orderStatusFromLines,
  type LineStatus,
  type OrderStatus,
} from '@patine/core';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orderLines, orders, parcels, type StoredAddress } from '../../db/schema/orders.ts';
import type { ParcelRow } from './repository.ts';

/** Sets the status of lines whose current status allows it; returns the changed lines. */
export async function moveLines(tx: Database, lineIds: readonly string[], status: LineStatus) {
  if (lineIds.length === 0) return [];
  return tx
    .update(orderLines)
    .set({ status })
    .where(and(inArray(orderLines.id, [...lineIds]), inArray(orderLines.status, linesAllowedFrom(status))))
    .returning({ id: orderLines.id });
}

/** Derives the order's status from its lines and stores it if the transition is allowed. */
export async function refreshStatus(tx: Database, orderId: string, isPastWithdrawal = false) {
  const [order] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId));
  const lines = await tx
    .select({ status: orderLines.status })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  if (!order) return;
  const from = order.status as OrderStatus;
  const to = orderStatusFromLines(
    from,
    lines.map(({ status }) => status as LineStatus),
    isPastWithdrawal,
  );
  if (!canMove(from, to)) return;
  await tx
    .update(orders)
    .set({ status: to })
    .where(and(eq(orders.id, orderId), eq(orders.status, from)));
}

export const changeDeliveryAddress = (tx: Database, orderId: string, deliveryAddress: StoredAddress) =>
  tx.update(orders).set({ deliveryAddress }).where(eq(orders.id, orderId));

/** Null if it has been shipped before. */
export async function markParcelShipped(
  tx: Database,
  id: string,
  {
    trackingNumber,
    trackingUrl,
    at,
  }: { trackingNumber: string | null; trackingUrl: string | null; at: Date },
): Promise<ParcelRow | null> {
  const [row] = await tx
    .update(parcels)
    .set({
      preparedAt: sql`coalesce(${parcels.preparedAt}, ${at.toISOString()}::timestamptz)`,
      groupedAt: sql`case when ${parcels.storeId} is null then coalesce(${parcels.groupedAt}, ${at.toISOString()}::timestamptz) end`,
      shippedAt: at,
      ...(trackingNumber === null ? {} : { trackingNumber }),
      ...(trackingUrl === null ? {} : { trackingUrl }),
    })
    .where(and(eq(parcels.id, id), isNull(parcels.shippedAt)))
    .returning();
  return row ?? null;
}

/** Null if it has been delivered before. */
export async function markParcelDelivered(tx: Database, id: string, at: Date): Promise<ParcelRow | null> {
  const [row] = await tx
    .update(parcels)
    .set({ deliveredAt: at })
    .where(and(eq(parcels.id, id), isNull(parcels.deliveredAt)))
    .returning();
  return row ?? null;
}
