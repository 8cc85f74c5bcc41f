import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../../errors.ts';
import type { Services } from '../../context.ts';
import type { Inbox } from './inbox.ts';
import { SIGNATURE_HEADER, isSigned } from './sandbox/signature.ts';

const id = z.string().min(1).max(200);
const event = z.object({ id, paymentId: id });

const parse = (body: Buffer) => {
  try {
    return event.parse(JSON.parse(body.toString('utf8')));
  } catch {
    throw new ApiError('MALFORMED_REQUEST');
  }
};

/** Takes a provider's events: verified over the bytes that came, written down, answered; worked off afterwards. */
export function webhooks(app: FastifyInstance, { clock, log }: Services, inbox: Inbox, key: string) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_request, body, done) =>
      done(null, body),
    );

    scope.post('/webhooks/sandbox', async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const header = request.headers[SIGNATURE_HEADER];
      if (!isSigned(key, body, typeof header === 'string' ? header : undefined, clock.now())) {
        request.log.warn({ event: 'security.webhook' }, 'a webhook without a valid signature');
        throw new ApiError('MALFORMED_REQUEST');
      }
      const { id: eventId, paymentId } = parse(body);
      await inbox.receive({ provider: 'SANDBOX', eventId, providerPaymentId: paymentId });
      inbox.work().catch((error: unknown) => log.error({ err: error }, 'the webhook inbox cannot be read'));
      return reply.status(200).send({ received: true });
    });
  });
}
