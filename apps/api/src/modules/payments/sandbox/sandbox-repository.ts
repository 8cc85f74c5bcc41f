import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { sandboxPayments, sandboxRefunds } from '../../../db/schema/payments.ts';
import type { ProviderStatus } from '../provider.ts';

export type SandboxPayment = typeof sandboxPayments.$inferSelect;
export type SandboxRefund = { key: string; amount: number; at: Date };
type Changes = Parameters<ReturnType<Database['update']>['set']>[0];

/** Rolls the transaction back: a refund exceeds the captured amount. */
class TooMuch extends Error {
  override name = 'TooMuch';
}

/** The sandbox's own table. Each change is one conditional update, so that a second call is a no-op. */
export function sandboxStore(db: Database) {
  const find = async (id: string): Promise<SandboxPayment | null> => {
    const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id));
    return row ?? null;
  };

  /** Returns the changed payment, or null if its status was not one of `from`. */
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

    /** Creates the payment, or returns the one that has this idempotency key. */
    async open(values: typeof sandboxPayments.$inferInsert): Promise<SandboxPayment> {
      await db.insert(sandboxPayments).values(values).onConflictDoNothing();
      const [row] = await db
        .select()
        .from(sandboxPayments)
        .where(eq(sandboxPayments.idempotencyKey, values.idempotencyKey));
      if (!row) throw new Error('Insert into sandbox payments returned no row');
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
    /** Null if the idempotency key was used before or the refund exceeds the captured amount. */
    refund: (id: string, { key, amount, at }: SandboxRefund): Promise<SandboxPayment | null> =>
      db
        .transaction(async (tx) => {
          const noted = await tx
            .insert(sandboxRefunds)
            .values({ idempotencyKey: key, paymentId: id, amount, createdAt: at })
            .onConflictDoNothing()
            .returning();
          if (noted.length === 0) return null;
          const after = sql`${sandboxPayments.refundedAmount} + ${amount}`;
          const [row] = await tx
            .update(sandboxPayments)
            .set({
              refundedAmount: after,
              status: sql`case when ${after} = ${sandboxPayments.capturedAmount} then 'refunded' else 'captured' end`,
            })
            .where(
              and(
                eq(sandboxPayments.id, id),
                eq(sandboxPayments.status, 'captured' satisfies ProviderStatus),
                lte(after, sandboxPayments.capturedAmount),
              ),
            )
            .returning();
          if (!row) throw new TooMuch();
          return row;
        })
        .catch((error: unknown) => {
          if (error instanceof TooMuch) return null;
          throw error;
        }),

    /** Schedules the authorisation of the test card "pays late". */
    payLater: (id: string, at: Date) => move(id, ['open'], 'open', { authorizesAt: at }),

    /** Authorises payments whose scheduled time has come, expired ones too. */
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

export type SandboxStore = ReturnType<typeof sandboxStore>;
