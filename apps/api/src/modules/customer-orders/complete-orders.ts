import { returnLimit } from '@patine/core';
import { and, asc, eq, gt, notExists, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { lastReceivedAt, loadFacts } from '../returns/order-facts.ts';
import { refreshStatus } from '../orders/order-changes.ts';
import { lockOrder } from '../orders/repository.ts';

const BATCH = 100;

/** Paid orders of which no piece is still to come, some at a time. */
const received = (db: Database, after: string) =>
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
    .limit(BATCH);

/** Closes orders that were received, once the time to send back is over and no return of them is under way. */
export async function completeOrders({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const now = clock.now();
  let after = '';
  for (;;) {
    const rows = await received(db, after);
    for (const facts of await loadFacts(db, rows)) {
      const last = lastReceivedAt(facts);
      const isReturning = facts.lines.some(
        ({ id, status }) => status === 'delivered' && facts.returnOf.has(id),
      );
      const hasWithdrawn = facts.withdrawals.some(({ lineIds }) =>
        facts.lines.some(({ id, status }) => status === 'delivered' && lineIds.includes(id)),
      );
      if (!last || now <= returnLimit(last) || isReturning || hasWithdrawn) continue;
      await db.transaction(async (tx) => {
        await lockOrder(tx, facts.order.id);
        await refreshStatus(tx, facts.order.id, true);
      });
    }
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    after = end.id;
  }
}
