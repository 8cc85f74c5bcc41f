import { timingSafeEqual } from 'node:crypto';
import { LOCALES } from '@patine/core';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../../context.ts';
import type { SandboxPayment } from './sandbox-repository.ts';
import type { SandboxGateway } from './sandbox-gateway.ts';

export const API_PATH = '/sandbox-api/payments';

const ownPath = z.string().regex(/^\/(?![/\\])/);
const session = z.object({
  reference: z.string().min(1).max(100),
  amount: z.int().positive(),
  currency: z.string().length(3),
  locale: z.enum(LOCALES),
  returnUrl: ownPath,
  cancelUrl: ownPath,
  expiresAt: z.iso.datetime(),
});

const refund = z.object({ amount: z.int().positive() });

const view = (payment: SandboxPayment) => ({
  id: payment.id,
  status: payment.status,
  reference: payment.reference,
  amount: payment.amount,
  currency: payment.currency,
  capturedAmount: payment.capturedAmount,
  refundedAmount: payment.refundedAmount,
  url: `/sandbox/pay/${payment.id}`,
});

const isSame = (given: string, expected: string) =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));

/** The sandbox's REST API, authenticated with an API key. The store's proxy does not expose it. */
export function sandboxApi(
  app: FastifyInstance,
  { random, clock }: Services,
  company: SandboxGateway,
  keys: readonly string[],
) {
  const scope = async (routes: FastifyInstance) => {
    routes.addHook('onRequest', async (request, reply) => {
      const given = request.headers.authorization ?? '';
      if (!keys.some((key) => isSame(given, `Bearer ${key}`)))
        return reply.status(401).send({ error: 'unauthorized' });
      if (request.method === 'POST' && typeof request.headers['idempotency-key'] !== 'string')
        return reply.status(400).send({ error: 'idempotency_key_missing' });
      return undefined;
    });

    routes.post('/', async (request, reply) => {
      const parsed = session.safeParse(request.body);
      if (!parsed.success) return reply.status(422).send({ error: 'invalid_session' });
      const payment = await company.open({
        ...parsed.data,
        id: `pay_${random.token()}`,
        idempotencyKey: String(request.headers['idempotency-key']),
        expiresAt: new Date(parsed.data.expiresAt),
        createdAt: clock.now(),
      });
      return reply.status(201).send(view(payment));
    });

    routes.get<{ Params: { id: string } }>('/:id', async ({ params }, reply) => {
      const payment = await company.find(params.id);
      return payment ? view(payment) : reply.status(404).send({ error: 'not_found' });
    });

    routes.post<{ Params: { id: string } }>('/:id/refund', async ({ params, body, headers }, reply) => {
      const parsed = refund.safeParse(body);
      if (!parsed.success) return reply.status(422).send({ error: 'invalid_refund' });
      const payment = await company.refund(params.id, {
        key: String(headers['idempotency-key']),
        amount: parsed.data.amount,
        at: clock.now(),
      });
      return payment ? view(payment) : reply.status(404).send({ error: 'not_found' });
    });

    for (const action of ['capture', 'void', 'expire'] as const)
      routes.post<{ Params: { id: string } }>(`/:id/${action}`, async ({ params }, reply) => {
        const payment = await company[action](params.id);
        return payment ? view(payment) : reply.status(404).send({ error: 'not_found' });
      });
  };
  app.register(scope, { prefix: API_PATH });
}
