import { DEFAULT_CURRENCY } from '@patine/core';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { countByState } from './attempts-repository.ts';
import { countHeld } from '../inventory/index.ts';
import { countWaitingWebhooks } from './inbox-repository.ts';
import { createSalesTotals } from './sales-totals.ts';
import { countRefundsByState } from './refunds-repository.ts';

const EVENTS = { capture: 'paid', refund: 'refunded' } as const;

/** Counters of the shop's currency are there from the start: a first sale then is an increase. */
const NONE = Object.values(EVENTS).map((event) => ({ currency: DEFAULT_CURRENCY, event }));

/** What was sold and given back since ever, by the ledger: each process tells the same, so take the maximum of them. */
function salesMetrics({ metrics }: FastifyInstance, services: Services) {
  const read = createSalesTotals(services);
  const register = (name: string, help: string, value: 'count' | 'cents') =>
    metrics.total(name, help, ['currency', 'event'], async () => [
      ...NONE.map((labels) => [labels, 0] as const),
      ...(await read()).map(
        (total) => [{ currency: total.currency, event: EVENTS[total.kind] }, total[value]] as const,
      ),
    ]);
  register('api_sales_total', 'Orders paid, and refunds given, whole or in part', 'count');
  register(
    'api_sales_cents_total',
    'What payment companies took for orders and gave back, in cents',
    'cents',
  );
}

/** Payment metrics. An operator must act when `needs_human` is above zero. */
export function paymentMetrics(app: FastifyInstance, services: Services) {
  const { metrics } = app;
  const { readReplica } = services;
  salesMetrics(app, services);
  metrics.gauge('api_payment_attempts', 'Payment attempts, by state', 'state', async () =>
    (await countByState(readReplica)).map(({ state, count }) => [state, count]),
  );
  metrics.gauge('api_refunds', 'Refunds, by state', 'state', async () =>
    (await countRefundsByState(readReplica)).map(({ state, count }) => [state, count]),
  );
  metrics.gauge(
    'api_holds',
    'Items held for a buyer, by whether their payment is in progress',
    'paying',
    async () => {
      const held = await countHeld(readReplica);
      return [true, false].map((paying) => [
        String(paying),
        held.find((group) => group.paying === paying)?.count ?? 0,
      ]);
    },
  );
  metrics.gauge('api_webhooks', 'Webhooks that are not processed yet', 'state', async () => [
    ['waiting', await countWaitingWebhooks(readReplica)],
  ]);
}
