import { and, count, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { orders } from '../../db/schema/orders.ts';
import { savedSearches } from '../../db/schema/saved-searches.ts';

export type NewNotification = typeof notifications.$inferInsert;

const isUnread = isNull(notifications.readAt);
const isOf = (customerId: string) => eq(notifications.customerId, customerId);

export async function insertNotifications(db: Database, rows: readonly NewNotification[]) {
  if (rows.length > 0) await db.insert(notifications).values([...rows]);
}

export async function countNotifications(db: Database, customerId: string) {
  const [row] = await db
    .select({ total: count(), read: count(notifications.readAt) })
    .from(notifications)
    .where(isOf(customerId));
  const { total, read } = row ?? { total: 0, read: 0 };
  return { total, unread: total - read };
}

/** Newest first, joined with the order and the saved search. */
export const notificationPage = (
  db: Database,
  customerId: string,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select({ notification: notifications, orderReference: orders.reference, savedSearch: savedSearches })
    .from(notifications)
    .leftJoin(orders, eq(orders.id, notifications.orderId))
    .leftJoin(savedSearches, eq(savedSearches.id, notifications.savedSearchId))
    .where(isOf(customerId))
    .orderBy(desc(notifications.id))
    .limit(limit)
    .offset(offset);

export type NotificationRow = Awaited<ReturnType<typeof notificationPage>>[number];

/** Ignores ids of other customers' notifications. */
export const markRead = (db: Database, customerId: string, ids: readonly number[], now: Date) =>
  db
    .update(notifications)
    .set({ readAt: now })
    .where(and(isOf(customerId), inArray(notifications.id, [...ids]), isUnread));

export const deleteNotificationsBefore = (db: Database, before: Date) =>
  db.delete(notifications).where(lt(notifications.createdAt, before));
