import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { PaymentServiceProvider } from '@patine/contract/resolvers';
import type { Services } from '../../context.ts';
import { webhookInbox } from '../../db/schema/payments.ts';
import { failpoint } from '../../failpoints.ts';
import { findAttempt, findByProviderPayment } from './attempts.ts';
import type { Providers, Settle } from './settle.ts';

export type InboxEvent = { provider: PaymentServiceProvider; eventId: string; providerPaymentId: string };
type Row = typeof webhookInbox.$inferSelect;

const MOST_TRIES = 20;
const BATCH = 50;

/** What providers told us, each event once, to be looked into by a worker. */
export function createInbox(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  providers: Providers,
  settle: Settle,
) {
  const isRow = ({ provider, eventId }: Pick<Row, 'provider' | 'eventId'>) =>
    and(eq(webhookInbox.provider, provider), eq(webhookInbox.eventId, eventId));

  const attemptOf = async ({ provider, providerPaymentId }: Row) => {
    const known = await findByProviderPayment(db, provider, providerPaymentId);
    if (known) return known;
    // The event may be faster than the answer to our own call.
    const payment = await providers[provider as PaymentServiceProvider]?.fetchPayment(providerPaymentId);
    return payment ? findAttempt(db, payment.reference) : null;
  };

  const work = async (row: Row) => {
    const done = () => db.update(webhookInbox).set({ processedAt: clock.now() }).where(isRow(row));
    try {
      // What the event says is not believed: the provider's payment is read, so order and repetition do not matter.
      const attempt = await attemptOf(row);
      if (attempt) await settle(attempt.id);
      failpoint('news-settled');
      await done();
    } catch (error) {
      log.error({ err: error, eventId: row.eventId, tries: row.tries }, 'a webhook could not be worked off');
      await db
        .update(webhookInbox)
        .set({ tries: sql`${webhookInbox.tries} + 1` })
        .where(isRow(row));
      if (row.tries + 1 >= MOST_TRIES) await done();
    }
  };

  const drain = async () => {
    const waiting = await db
      .select()
      .from(webhookInbox)
      .where(isNull(webhookInbox.processedAt))
      .orderBy(asc(webhookInbox.receivedAt))
      .limit(BATCH);
    for (const row of waiting) await work(row);
  };

  let running: Promise<void> | null = null;
  let again = false;
  const run = async () => {
    do {
      again = false;
      await drain();
    } while (again);
  };

  return {
    receive: (event: InboxEvent) =>
      db
        .insert(webhookInbox)
        .values({ ...event, receivedAt: clock.now() })
        .onConflictDoNothing(),

    async waiting() {
      const [row] = await db
        .select({ count: count() })
        .from(webhookInbox)
        .where(isNull(webhookInbox.processedAt));
      return row?.count ?? 0;
    },

    /** One worker at a time in this process; a call meanwhile makes it look once more. */
    work(): Promise<void> {
      again = true;
      running ??= run().finally(() => (running = null));
      return running;
    },
  };
}

export type Inbox = ReturnType<typeof createInbox>;
