import type { AuthenticateResponse } from '@patine/contract/rest/authenticate';
import type { FastifyInstance } from 'fastify';
import { passedHeaders } from './proxy-headers.ts';
import type { SessionCookies } from './session-cookies.ts';

const TIMEOUT_MS = 10_000;

export type AuthenticateOptions = { apiUrl: string; cookies: SessionCookies };

/** `POST /authenticate` with Basic: the token goes into a cookie that no script reads, and out of the answer. */
export function authenticate(app: FastifyInstance, { apiUrl, cookies }: AuthenticateOptions) {
  app.post('/authenticate', async (request, reply) => {
    const { authorization } = request.headers;
    reply.header('cache-control', 'no-store');
    if (!authorization?.startsWith('Basic '))
      return reply.code(401).send({ name: 'BAD_CREDENTIALS', code: 104 });
    const answer = await fetch(`${apiUrl}/authenticate`, {
      method: 'POST',
      headers: { ...passedHeaders({}, request), authorization },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    if (!answer) return reply.code(503).send({ name: 'OVERLOADED', code: 805 });
    const body: unknown = await answer.json().catch(() => null);
    if (!answer.ok) return reply.code(answer.status).send(body ?? { name: 'UNKNOWN', code: 0 });
    const { token, expiresAt } = (body ?? {}) as Partial<AuthenticateResponse>;
    if (!token) return reply.code(503).send({ name: 'OVERLOADED', code: 805 });
    return reply.header('set-cookie', cookies.open(token)).send({ expiresAt });
  });
}
