import type { PaymentServiceProvider } from '@patine/contract/resolvers';
import type { Services } from '../../context.ts';
import { failpoint } from '../../failpoints.ts';
import { findAttempt, findByProviderPayment } from './attempts-repository.ts';
import {
  countWebhookAttempt,
  type InboxEvent,
  markWebhookProcessed,
  storeWebhook,
  waitingWebhooks,
  type WebhookRow,
} from './inbox-repository.ts';
import type { Providers, Settle } from './settle.ts';

const MAX_ATTEMPTS = 20;
const BATCH = 50;

/** Stores gateways' webhook events, each once, and processes them after the response. */
export function createInbox(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  providers: Providers,
  settle: Settle,
) {
  const attemptOf = async ({ provider, providerPaymentId }: WebhookRow) => {
    const known = await findByProviderPayment(db, provider, providerPaymentId);
    if (known) return known;
    // The webhook may arrive before the response that contains the payment's id.
    const payment = await providers[provider as PaymentServiceProvider]?.fetchPayment(providerPaymentId);
    return payment ? findAttempt(db, payment.reference) : null;
  };

  const work = async (row: WebhookRow) => {
    const done = () => markWebhookProcessed(db, row, clock.now());
    try {
      // `settle` reads the payment from the gateway, so the order and repetition of events do not matter.
      const attempt = await attemptOf(row);
      if (attempt) await settle(attempt.id);
      failpoint('webhook-settled');
      await done();
    } catch (error) {
      log.error({ err: error, eventId: row.eventId, tries: row.tries }, 'a webhook could not be processed');
      await countWebhookAttempt(db, row);
      if (row.tries + 1 >= MAX_ATTEMPTS) await done();
    }
  };

  const drain = async () => {
    for (const row of await waitingWebhooks(db, BATCH)) await work(row);
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
    receive: (event: InboxEvent) => storeWebhook(db, event, clock.now()),

    /** Processes stored events, one run at a time in this process. A call during a run adds another run after it. */
    work(): Promise<void> {
      again = true;
      running ??= run().finally(() => (running = null));
      return running;
    },
  };
}

export type Inbox = ReturnType<typeof createInbox>;
