import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Services, SignedIn } from '../context.ts';
import { findSessionCustomer } from './session-repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The customer behind the Bearer token, or null for a visitor. */
    signedIn: SignedIn | null;
    /** True when the call came with a token that opens no session, or no longer does. */
    sessionEnded: boolean;
  }
}

/** Says with any answer that the token which came with the call is not valid. */
const INVALID_TOKEN = 'Bearer error="invalid_token"';

/** Tokens are looked up by their hash: a copy of the table opens no session. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

export function sessionFromBearer(app: FastifyInstance, { db, clock }: Services) {
  app.decorateRequest('signedIn', null);
  app.decorateRequest('sessionEnded', false);
  app.addHook('onRequest', async (request, reply) => {
    const token = /^Bearer ([\w-]{20,128})$/.exec(request.headers.authorization ?? '')?.[1];
    if (!token) return;
    const tokenHash = hashToken(token);
    const customerId = await findSessionCustomer(db, tokenHash, clock.now());
    request.signedIn = customerId === null ? null : { customerId, tokenHash };
    if (customerId !== null) return;
    request.sessionEnded = true;
    // RFC 6750, 3.1: tells the store to remove its cookie, even where a visitor may have the answer.
    reply.header('www-authenticate', INVALID_TOKEN);
  });
}
