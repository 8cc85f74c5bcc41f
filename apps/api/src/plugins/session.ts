import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Services, SignedIn } from '../context.ts';
import { findSessionCustomer } from './session-repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The customer of the Bearer token, or null for a visitor. */
    signedIn: SignedIn | null;
    /** True when the request came with a token whose session has expired or never existed. */
    sessionEnded: boolean;
  }
}

/**
 * Challenge for a request that was denied because its token is not valid (RFC 6750, 3.1): the store then removes its cookie. What
 * visitors may do as well has no challenge, since no page would notice that the cookie is gone.
 */
export const INVALID_TOKEN_CHALLENGE = { 'www-authenticate': 'Bearer error="invalid_token"' };

/** Sessions are looked up by the token's hash: a copy of the table cannot be used to log in. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

export function sessionFromBearer(app: FastifyInstance, { db, clock }: Services) {
  app.decorateRequest('signedIn', null);
  app.decorateRequest('sessionEnded', false);
  app.addHook('onRequest', async (request) => {
    const token = /^Bearer ([\w-]{20,128})$/.exec(request.headers.authorization ?? '')?.[1];
    if (!token) return;
    const tokenHash = hashToken(token);
    const customerId = await findSessionCustomer(db, tokenHash, clock.now());
    request.signedIn = customerId === null ? null : { customerId, tokenHash };
    request.sessionEnded = customerId === null;
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.sessionEnded && reply.statusCode === 401) reply.headers(INVALID_TOKEN_CHALLENGE);
  });
}
