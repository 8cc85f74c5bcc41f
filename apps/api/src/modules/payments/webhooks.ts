import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentServiceProvider } from '@patine/contract/resolvers';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors.ts';
import { failpoint } from '../../failpoints.ts';
import type { Services } from '../../context.ts';
import type { Inbox } from './inbox.ts';
import type { InboxEvent } from './inbox-repository.ts';

/** Verifies and parses a webhook's body. Null for an event that concerns no payment. */
export type ReadEvent = (
  body: Buffer,
  headers: IncomingHttpHeaders,
  now: Date,
) => Promise<Omit<InboxEvent, 'provider'> | null | 'forged'>;

const LARGEST = 256 * 1024;

/**
 * Receives gateways' webhooks: verifies the raw body's signature, stores the event, responds, and processes it
 * afterwards.
 */
export function webhooks(
  app: FastifyInstance,
  { clock, log }: Services,
  inbox: Inbox,
  readers: Partial<Record<PaymentServiceProvider, ReadEvent>>,
) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST }, (_request, body, done) =>
      done(null, body),
    );

    for (const [provider, read] of Object.entries(readers))
      scope.post(`/webhooks/${provider.toLowerCase()}`, async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const event = await read(body, request.headers, clock.now());
        if (event === 'forged') {
          request.log.warn({ event: 'security.webhook', provider }, 'a webhook without a valid signature');
          throw new ApiError('MALFORMED_REQUEST');
        }
        if (event) {
          await inbox.receive({ provider: provider as PaymentServiceProvider, ...event });
          failpoint('webhook-stored');
          inbox
            .work()
            .catch((error: unknown) => log.error({ err: error }, 'the webhook inbox cannot be read'));
        }
        return reply.status(200).send({ received: true });
      });
  });
}
