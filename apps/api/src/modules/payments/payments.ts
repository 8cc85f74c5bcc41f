import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import type { ApiModule } from '../../module.ts';
import { latestAttemptOfOrder } from './attempts-repository.ts';
import { type ManualReview, createManualReview } from './manual-review.ts';
import { openGateways } from './gateways.ts';
import { createInbox } from './inbox.ts';
import { internalProvider } from './internal.ts';
import { paymentMetrics } from './payment-metrics.ts';
import { paymentJobs } from './payment-jobs.ts';
import { createReconciler } from './reconcile.ts';
import { createRefunds, type Refunds } from './refunds.ts';
import { returnPage } from './return-page.ts';
import { sandbox } from './sandbox/sandbox.ts';
import { sandboxProvider } from './sandbox/adapter.ts';
import { readSandboxEvent } from './sandbox/webhook.ts';
import { appSecrets, deriveKeys } from '../../secrets.ts';
import { createSettle, type Providers, type Settle } from './settle.ts';
import { webhooks } from './webhooks.ts';

declare module 'fastify' {
  interface FastifyInstance {
    payments: {
      settle: Settle;
      /** Settles an order's latest payment attempt. Logs failures instead of throwing. */
      settleOrder: (orderId: string) => Promise<void>;
    } & ReturnType<typeof createReconciler> &
      Refunds &
      ManualReview;
  }
}

/** The api's own base URL; the configured port until the server listens. */
const ownAddress = (app: FastifyInstance, { config }: Services) => {
  const address = app.server.address() as AddressInfo | null;
  return `http://127.0.0.1:${address?.port ?? config.API_PORT}`;
};

const mapOf = <From extends object, To>(
  from: Readonly<Record<string, From>>,
  change: (value: From) => To | undefined,
): Record<string, To> =>
  Object.fromEntries(
    Object.entries(from).flatMap(([name, value]) => {
      const to = change(value);
      return to === undefined ? [] : [[name, to]];
    }),
  );

/** Payments: gateways, their webhooks, settlement and refunds. */
export const payments: ApiModule = {
  routes: async (app, services) => {
    const secrets = appSecrets(services.config);
    const apiKeys = deriveKeys(secrets, 'sandbox api');
    const webhookKeys = deriveKeys(secrets, 'sandbox webhooks');
    const shopUrl = () => ownAddress(app, services);

    const companies = {
      SANDBOX: {
        provider: sandboxProvider(() => services.config.SANDBOX_URL ?? shopUrl(), apiKeys[0]),
        readEvent: readSandboxEvent(webhookKeys),
      },
      ...(await openGateways(services.config)),
    };
    const providers: Providers = {
      ...mapOf(companies, ({ provider }) => provider),
      INTERNAL: internalProvider,
    };
    const settle = createSettle(services, providers);
    const inbox = createInbox(services, providers, settle);
    const refunds = createRefunds(services, providers);
    const reconciler = createReconciler(services, { settle, inbox, refunds });
    const settleOrder = async (orderId: string) => {
      const attempt = await latestAttemptOfOrder(services.db, orderId);
      if (!attempt) return;
      await settle(attempt.id).catch((error: unknown) =>
        services.log.error({ err: error, attemptId: attempt.id }, 'a payment could not be settled'),
      );
    };
    const byHand = createManualReview(services, providers, settle);
    app.decorate('payments', { settle, settleOrder, ...reconciler, ...refunds, ...byHand });

    paymentMetrics(app, services);
    webhooks(
      app,
      services,
      inbox,
      mapOf(companies, ({ readEvent }) => readEvent),
    );
    returnPage(app, services, settle);
    sandbox(app, services, {
      apiKeys,
      webhookKey: webhookKeys[0],
      webhookUrl: () => `${shopUrl()}/webhooks/sandbox`,
    });

    paymentJobs(app, services, reconciler);
    app.addHook('onClose', () => inbox.work().catch(() => undefined));
  },
};
