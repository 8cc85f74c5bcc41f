import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { ApiError } from '../../errors.ts';
import { type OrderFacts, loadFacts } from '../returns/order-facts.ts';
import { loadOrders } from './load-orders.ts';
import { findOwnOrder, lockOrder } from '../orders/repository.ts';

/** A customer's own order with what is known of it, kept as it is until the transaction ends. */
export async function lockOwnOrder(tx: Database, orderId: string, customerId: string): Promise<OrderFacts> {
  const own = await findOwnOrder(tx, orderId, customerId);
  const order = own && (await lockOrder(tx, own.id));
  const [facts] = order ? await loadFacts(tx, [order]) : [];
  if (!facts) throw new ApiError('NOT_FOUND');
  return facts;
}

/** A customer's own order as they see it. */
export async function readOwnOrder(
  context: Pick<RequestContext, 'db' | 'clock' | 'locale' | 'session'>,
  orderId: string,
  customerId: string,
) {
  const row = await findOwnOrder(context.db, orderId, customerId);
  const [view] = row ? await loadOrders(context, [row]) : [];
  if (!view) throw new ApiError('NOT_FOUND');
  return view;
}
