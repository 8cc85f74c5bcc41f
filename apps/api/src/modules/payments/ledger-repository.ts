import { inArray, like, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { orders } from '../../db/schema/orders.ts';
import { ledgerEntries } from '../../db/schema/payments.ts';
import type { Attempt } from './attempts-repository.ts';

export type LedgerKind = 'capture' | 'refund';
/** A partial refund, by the refund's id. */
type Part = { id: string; amount: number };

/** Inserts two entries that add up to zero: one for the gateway's account and one for orders. */
export async function enterInLedger(
  tx: Database,
  kind: LedgerKind,
  attempt: Attempt,
  now: Date,
  part?: Part,
) {
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

export type LedgerSum = {
  currency: string;
  kind: LedgerKind;
  /** False for entries beside which others may still be committed. */
  isComplete: boolean;
  completeUpTo: number;
  count: number;
  cents: number;
};

/**
 * Sums what orders were paid and given back, in entries after an id. Complete are those up to the last one written before
 * `before`. Reads no entry up to `after`.
 */
export async function sumLedger(db: Database, after: number, before: Date): Promise<LedgerSum[]> {
  const sums = await rowsOf<
    Omit<LedgerSum, 'completeUpTo' | 'cents'> & { completeUpTo: string; cents: string }
  >(
    db,
    sql`with recent as (
        select id, currency, kind, amount, at from ${ledgerEntries}
        where id > ${after} and account = 'orders'
      ), complete as (
        select coalesce(max(id), ${after}) as up_to from recent where at < ${before.toISOString()}::timestamptz
      )
      select currency, kind, recent.id <= up_to as "isComplete", up_to::text as "completeUpTo",
        count(*)::int as count, sum(abs(amount))::text as cents
      from recent, complete group by currency, kind, "isComplete", up_to`,
  );
  return sums.map((sum) => ({ ...sum, completeUpTo: Number(sum.completeUpTo), cents: Number(sum.cents) }));
}

export type LedgerCheck = {
  /** Captured minus refunded, in cents. */
  received: number;
  /** Paid minus refunded according to the orders, in cents. */
  orders: number;
  /** `received` minus `orders`; zero if ledger and orders agree. */
  difference: number;
  /** Transactions whose entries do not add up to zero. */
  unbalanced: string[];
};

/** Compares the ledger with the orders, in one snapshot of the database. */
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
