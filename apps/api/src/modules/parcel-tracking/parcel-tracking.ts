import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import type { ApiModule } from '../../module.ts';
import { isSigned } from '../../webhook-signature.ts';
import { appSecrets, deriveKeys } from '../../secrets.ts';
import { type CarrierMessage, carrierMessage } from './carrier-message.ts';
import { receiveEvent } from './receive-event.ts';

/** `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>" in hex>`. */
export const CARRIER_SIGNATURE = 'carrier-signature';

export const carrierKeys = (config: Services['config']) => deriveKeys(appSecrets(config), 'carrier webhooks');

const parse = (body: Buffer): CarrierMessage => {
  try {
    return carrierMessage.parse(JSON.parse(body.toString('utf8')));
  } catch {
    throw new ApiError('MALFORMED_REQUEST');
  }
};

/** Receives carriers' webhooks: verifies the raw body's signature. Events may be repeated and arrive in any order. */
function routes(app: FastifyInstance, { db, clock, config }: Services) {
  const keys = carrierKeys(config);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 16 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/webhooks/carrier', async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const header = request.headers[CARRIER_SIGNATURE];
      const now = clock.now();
      if (!isSigned(keys, body, typeof header === 'string' ? header : undefined, now)) {
        request.log.warn({ event: 'security.webhook' }, 'carrier webhook without a valid signature');
        throw new ApiError('MALFORMED_REQUEST');
      }
      const message = parse(body);
      await db.transaction((tx) => receiveEvent(tx, message, now));
      return reply.status(200).send({ received: true });
    });
  });
}

export const parcelTracking: ApiModule = { routes };
