import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { ApiError } from '../../errors.ts';
import { loadFacts, type OrderFacts } from '../returns/index.ts';
import { loadOrders } from './load-orders.ts';
import { findOwnOrder, lockOrder } from '../orders/index.ts';

/** Locks and loads a customer's own order; throws NOT_FOUND for any other. */
export async function lockOwnOrder(tx: Database, orderId: string, customerId: string): Promise<OrderFacts> {
  const own = await findOwnOrder(tx, orderId, customerId);
  const order = own && (await lockOrder(tx, own.id));
  const [facts] = order ? await loadFacts(tx, [order]) : [];
  if (!facts) throw new ApiError('NOT_FOUND');
  return facts;
}

/** Returns the API's view of a customer's own order; throws NOT_FOUND for any other. */
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
