import { returnLimit } from '@patine/core';
import type { Services } from '../../context.ts';
import { lastReceivedAt, loadFacts } from '../returns/index.ts';
import { lockOrder, receivedOrders, refreshStatus } from '../orders/index.ts';

const BATCH = 100;

/** Completes received orders once the return window has ended and no return is in progress. */
export async function completeOrders({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const now = clock.now();
  let after = '';
  for (;;) {
    const rows = await receivedOrders(db, after, BATCH);
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
