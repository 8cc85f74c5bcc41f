import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { sandboxPayments } from '../../../db/schema/payments.ts';
import type { ProviderStatus } from '../provider.ts';

export type SandboxPayment = typeof sandboxPayments.$inferSelect;
type Changes = Parameters<ReturnType<Database['update']>['set']>[0];

/** The sandbox's own table. Each change is one conditional update: who comes second changes nothing. */
export function sandboxBooks(db: Database) {
  const find = async (id: string): Promise<SandboxPayment | null> => {
    const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id));
    return row ?? null;
  };

  /** The payment after the change, or null when it was in none of the states. */
  const move = async (id: string, from: ProviderStatus[], status: ProviderStatus, changes: Changes = {}) => {
    const [row] = await db
      .update(sandboxPayments)
      .set({ ...changes, status })
      .where(and(eq(sandboxPayments.id, id), inArray(sandboxPayments.status, from)))
      .returning();
    return row ?? null;
  };

  return {
    find,

    /** The payment of this key: the first call makes it, a second finds it. */
    async open(values: typeof sandboxPayments.$inferInsert): Promise<SandboxPayment> {
      await db.insert(sandboxPayments).values(values).onConflictDoNothing();
      const [row] = await db
        .select()
        .from(sandboxPayments)
        .where(eq(sandboxPayments.idempotencyKey, values.idempotencyKey));
      if (!row) throw new Error('The payment was not stored');
      return row;
    },

    authorize: (id: string) => move(id, ['open'], 'authorized'),
    decline: (id: string) => move(id, ['open'], 'declined'),
    expire: (id: string) => move(id, ['open'], 'expired'),
    void: (id: string) => move(id, ['authorized'], 'voided'),
    capture: (id: string) =>
      move(id, ['authorized'], 'captured', {
        capturedAmount: sql`${sandboxPayments.capturedAmount} + ${sandboxPayments.amount}`,
      }),
    refund: (id: string) =>
      move(id, ['captured'], 'refunded', {
        refundedAmount: sql`${sandboxPayments.refundedAmount} + ${sandboxPayments.capturedAmount}`,
      }),

    /** The card's company answers later, when the session is over. */
    payLater: (id: string, at: Date) => move(id, ['open'], 'open', { authorizesAt: at }),

    /** Payments whose card answers only now. */
    authorizeLate: (now: Date): Promise<SandboxPayment[]> =>
      db
        .update(sandboxPayments)
        .set({ status: 'authorized', authorizesAt: null })
        .where(
          and(
            lte(sandboxPayments.authorizesAt, now),
            inArray(sandboxPayments.status, ['open', 'expired'] satisfies ProviderStatus[]),
          ),
        )
        .returning(),
  };
}

export type SandboxBooks = ReturnType<typeof sandboxBooks>;
