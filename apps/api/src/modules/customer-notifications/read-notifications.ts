import type { Notification, NotificationKind, NotificationPage } from '@patine/contract/resolvers';
import { euros, NOTIFICATIONS_PAGE_SIZE } from '@patine/core';
import type { ApiContext } from '../../context.ts';
import { type PageRequest, pagesOf, requestedPage } from '../../page-request.ts';
import { productsByReference } from '../catalogue/index.ts';
import { requireCustomer } from '../customers/index.ts';
import { savedSearchView } from '../saved-searches/index.ts';
import { countNotifications, notificationPage, type NotificationRow } from '../notifications/index.ts';

type Products = Awaited<ReturnType<typeof productsByReference>>;

const view = (
  { notification, orderReference, savedSearch }: NotificationRow,
  products: Products,
): Notification => ({
  id: String(notification.id),
  kind: notification.kind as NotificationKind,
  createdAt: notification.createdAt.toISOString(),
  isRead: notification.readAt !== null,
  product: products.get(notification.productReference ?? 0) ?? null,
  amount: notification.amount === null ? null : euros(notification.amount),
  orderId: notification.orderId,
  orderReference,
  savedSearch: savedSearch && savedSearchView(savedSearch),
  productCount: notification.productCount,
});

/** Newest first. A limit of 0 returns only the counts; a page after the last one is empty. */
export async function readNotifications(
  _customer: unknown,
  request: PageRequest,
  context: ApiContext,
): Promise<NotificationPage> {
  const { db, clock, locale } = context;
  const { customerId } = requireCustomer(context);
  const { limit, page, offset } = requestedPage(request, NOTIFICATIONS_PAGE_SIZE);
  const { total, unread } = await countNotifications(db, customerId);
  const rows = limit > 0 ? await notificationPage(db, customerId, { limit, offset }) : [];
  const references = rows.flatMap(({ notification }) => notification.productReference ?? []);
  const products = await productsByReference(db, references, locale, { now: clock.now(), customerId });
  return {
    unreadCount: unread,
    totalNumberOfItems: total,
    page,
    pages: pagesOf(total, limit),
    notifications: rows.map((row) => view(row, products)),
  };
}
