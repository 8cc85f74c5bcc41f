import type { Order } from '@patine/contract/resolvers';
import type { RequestContext } from '../../context.ts';
import { productsByReference } from '../catalogue/index.ts';
import { invoicesOf } from '../invoices/index.ts';
import { refundedToCards } from '../coupons/index.ts';
import { liveAttemptsOfOrders } from '../payments/index.ts';
import { eventsOf } from '../parcel-tracking/index.ts';
import { loadFacts } from '../returns/index.ts';
import { orderView } from './order-view.ts';
import type { OrderRow } from '../orders/index.ts';

type Context = Pick<RequestContext, 'db' | 'clock' | 'locale' | 'session'>;

/** Loads complete orders in a fixed number of queries. */
export async function loadOrders(
  { db, clock, locale, session }: Context,
  rows: readonly OrderRow[],
): Promise<Order[]> {
  if (rows.length === 0) return [];
  const now = clock.now();
  const found = await loadFacts(db, rows);
  const references = found.flatMap(({ lines }) => lines.map((line) => line.productReference));
  const numbers = found.flatMap(({ parcels }) => parcels.map(({ trackingNumber }) => trackingNumber));
  const unpaid = rows.filter(({ status }) => status === 'CHECKOUT').map(({ id }) => id);
  const withCards = rows.filter(({ giftCardAmount }) => giftCardAmount > 0).map(({ id }) => id);
  const [products, events, invoices, attempts, toCards] = await Promise.all([
    productsByReference(db, references, locale, { now, customerId: session?.customerId ?? null }),
    eventsOf(db, numbers),
    invoicesOf(
      db,
      rows.map(({ id }) => id),
    ),
    liveAttemptsOfOrders(db, unpaid),
    refundedToCards(db, withCards),
  ]);
  const invoicesOfOrder = Map.groupBy(invoices, ({ orderId }) => orderId);
  return found.map((facts) =>
    orderView({
      ...facts,
      products,
      events,
      invoices: invoicesOfOrder.get(facts.order.id) ?? [],
      attempt: attempts.get(facts.order.id) ?? null,
      giftCardRefunded: toCards.get(facts.order.id) ?? 0,
      now,
      locale,
    }),
  );
}
