import { HOUR_MS, LATE_PAYMENT_HOURS } from '@patine/core';
import type { Services } from '../../context.ts';
import { productsChanged } from '../outbox/index.ts';
import { overdueAttempts, unfinishedAttempts } from './attempts-repository.ts';
import { unreturnedAttempts } from './provider-calls-repository.ts';
import { notifyWaitlist, sweepHolds } from '../inventory/index.ts';
import type { Inbox } from './inbox.ts';
import { checkLedger } from './ledger-repository.ts';
import { type Refunds } from './refunds.ts';
import { openRefunds } from './refunds-repository.ts';
import type { Settle } from './settle.ts';

type Parts = { settle: Settle; inbox: Inbox; refunds: Refunds };

export function createReconciler({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>, parts: Parts) {
  const settleAll = async (attemptIds: Iterable<string>) => {
    for (const attemptId of attemptIds)
      await parts
        .settle(attemptId)
        .catch((error: unknown) => log.error({ err: error, attemptId }, 'a payment could not be settled'));
  };

  const runOpenRefunds = async () => {
    for (const refundId of await openRefunds(db))
      await parts.refunds
        .carryOut(refundId)
        .catch((error: unknown) => log.error({ err: error, refundId }, 'a refund failed'));
  };

  return {
    /**
     * Finishes what a crash, a lost webhook or a gateway's outage left open, and compares the ledger with the orders.
     */
    async reconcile() {
      await parts.inbox.work();
      const since = new Date(clock.now().getTime() - LATE_PAYMENT_HOURS * HOUR_MS);
      await settleAll(new Set([...(await unfinishedAttempts(db, since)), ...(await unreturnedAttempts(db))]));
      await runOpenRefunds();
      const check = await checkLedger(db);
      if (check.difference !== 0 || check.unbalanced.length > 0)
        log.error({ event: 'security.finance', ...check }, 'the ledger does not match the orders');
      return check;
    },

    /** Processes waiting webhooks, settles overdue attempts and releases expired holds. */
    async sweep() {
      await parts.inbox.work();
      await settleAll(await overdueAttempts(db, clock.now()));
      await db.transaction(async (tx) => {
        const now = clock.now();
        const free = await sweepHolds(tx, now);
        await productsChanged(tx, free, now);
        await notifyWaitlist(tx, free, now);
      });
    },
  };
}

export type Reconciler = ReturnType<typeof createReconciler>;
