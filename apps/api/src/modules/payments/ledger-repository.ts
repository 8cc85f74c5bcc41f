import { inArray, like, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { ledgerEntries } from '../../db/schema/payments.ts';
import type { Attempt } from './attempts-repository.ts';

type Kind = 'capture' | 'refund';
/** A part that goes back, by the refund's own name. */
type Part = { id: string; amount: number };

/** Two entries that add up to zero: what the provider owes us, and what we owe for orders. */
export async function enterInLedger(tx: Database, kind: Kind, attempt: Attempt, now: Date, part?: Part) {
  const whole = part?.amount ?? attempt.amount;
  const amount = kind === 'capture' ? whole : -whole;
  const shared = {
    transactionId: [attempt.id, kind, ...(part ? [part.id] : [])].join(':'),
    currency: attempt.currency,
    attemptId: attempt.id,
    orderId: attempt.orderId,
    kind,
    at: now,
  };
  await tx.insert(ledgerEntries).values([
    { ...shared, account: `provider:${attempt.provider}`, amount },
    { ...shared, account: 'orders', amount: -amount },
  ]);
}

export type LedgerCheck = {
  /** Captured less refunded, hundredths. */
  received: number;
  /** Paid less refunded, by the orders. */
  orders: number;
  /** Zero when books and orders agree. */
  difference: number;
  /** Transactions whose entries do not add up to zero. */
  unbalanced: string[];
};

/** Captured − refunded − paid orders, all at one moment. */
export async function checkLedger(db: Database): Promise<LedgerCheck> {
  return db.transaction(
    async (tx) => {
      const [books] = await tx
        .select({ amount: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)` })
        .from(ledgerEntries)
        .where(like(ledgerEntries.account, 'provider:%'));
      const [paid] = await tx
        .select({ amount: sql<string>`coalesce(sum(${orders.paidAmount} - ${orders.refundedAmount}), 0)` })
        .from(orders)
        .where(inArray(orders.status, ['PAID', 'COMPLETED', 'REFUNDED']));
      const unbalanced = await tx
        .select({ id: ledgerEntries.transactionId })
        .from(ledgerEntries)
        .groupBy(ledgerEntries.transactionId)
        .having(sql`sum(${ledgerEntries.amount}) <> 0`);
      const received = Number(books?.amount ?? 0);
      const owed = Number(paid?.amount ?? 0);
      return {
        received,
        orders: owed,
        difference: received - owed,
        unbalanced: unbalanced.map(({ id }) => id),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
