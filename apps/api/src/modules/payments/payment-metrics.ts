import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { countByState } from './attempts-repository.ts';
import { countHeld } from '../inventory/index.ts';
import type { Inbox } from './inbox.ts';
import { countRefundsByState } from './refunds-repository.ts';

/** Payment metrics. An operator must act when `needs_human` is above zero. */
export function paymentMetrics({ metrics }: FastifyInstance, { db }: Services, inbox: Inbox) {
  metrics.gauge('api_payment_attempts', 'Payment attempts, by state', 'state', async () =>
    (await countByState(db)).map(({ state, count }) => [state, count]),
  );
  metrics.gauge('api_refunds', 'Refunds, by state', 'state', async () =>
    (await countRefundsByState(db)).map(({ state, count }) => [state, count]),
  );
  metrics.gauge(
    'api_holds',
    'Items held for a buyer, by whether their payment is in progress',
    'paying',
    async () => {
      const held = await countHeld(db);
      return [true, false].map((paying) => [
        String(paying),
        held.find((group) => group.paying === paying)?.count ?? 0,
      ]);
    },
  );
  metrics.gauge('api_webhooks', 'Webhooks that are not processed yet', 'state', async () => [
    ['waiting', await inbox.waiting()],
  ]);
}
