import type { Order } from '@patine/contract/resolvers';
import type { RequestContext } from '../../context.ts';
import { productsByReference } from '../catalogue/products.ts';
import { orderView } from './order-view.ts';
import { type OrderRow, linesOf, parcelsOf } from './repository.ts';

type Context = Pick<RequestContext, 'db' | 'clock' | 'locale' | 'session'>;

/** Orders with everything in them, in a fixed number of queries. */
export async function loadOrders(
  { db, clock, locale, session }: Context,
  rows: readonly OrderRow[],
): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const now = clock.now();
  const [lines, parcels] = await Promise.all([linesOf(db, ids), parcelsOf(db, ids)]);
  const products = await productsByReference(
    db,
    lines.map(({ productReference }) => productReference),
    locale,
    { now, customerId: session?.customerId ?? null },
  );
  const linesOfOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  const parcelsOfOrder = Map.groupBy(parcels, ({ orderId }) => orderId);
  return rows.map((row) =>
    orderView(row, {
      lines: linesOfOrder.get(row.id) ?? [],
      parcels: parcelsOfOrder.get(row.id) ?? [],
      products,
      now,
    }),
  );
}
