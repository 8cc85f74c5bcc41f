import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../context.ts';
import { sandboxApi } from './api.ts';
import { sandboxStore } from './sandbox-repository.ts';
import { sandboxGateway } from './sandbox-gateway.ts';
import { webhookSender } from './webhook-sender.ts';
import { hostedPage } from './hosted-page.ts';

type Settings = {
  /** Those that its REST API accepts. */
  apiKeys: readonly string[];
  webhookKey: string;
  webhookUrl: () => string;
};

/**
 * A simulated payment gateway in the same process. It has its own tables and pages; the shop reaches it only over
 * HTTP.
 */
export function sandbox(
  app: FastifyInstance,
  services: Services,
  { apiKeys, webhookKey, webhookUrl }: Settings,
) {
  const { clock, random, log } = services;
  const sender = webhookSender({ url: webhookUrl, key: webhookKey, clock, random, log });
  const company = sandboxGateway({ store: sandboxStore(services.db), notify: sender.notify, clock });
  sandboxApi(app, services, company, apiKeys);
  hostedPage(app, company);
  app.jobs.schedule('sandbox-late-payments', company.authorizeLate);
  app.addHook('onClose', sender.stop);
}
