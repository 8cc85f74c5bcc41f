import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../context.ts';
import { sandboxApi } from './api.ts';
import { sandboxBooks } from './books.ts';
import { sandboxCompany } from './company.ts';
import { webhookSender } from './notify.ts';
import { hostedPage } from './hosted-page.ts';

const LATE_SECONDS = 15;

type Keys = { apiKey: string; webhookKey: string; webhookUrl: () => string };

/** Another company that happens to run here: own books, own pages, and nothing but HTTP between it and the shop. */
export function sandbox(app: FastifyInstance, services: Services, { apiKey, webhookKey, webhookUrl }: Keys) {
  const { clock, random, log } = services;
  const sender = webhookSender({ url: webhookUrl, key: webhookKey, clock, random, log });
  const company = sandboxCompany({ books: sandboxBooks(services.db), notify: sender.notify, clock });
  sandboxApi(app, services, company, apiKey);
  hostedPage(app, company);
  app.jobs.schedule('sandbox-late-payments', LATE_SECONDS, company.authorizeLate);
  app.addHook('onClose', sender.stop);
}
