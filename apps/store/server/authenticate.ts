import type { AuthenticateResponse } from '@patine/contract/rest/authenticate';
import { HEADERS } from '@patine/contract/rest/headers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { passedHeaders } from './proxy-headers.ts';
import type { SessionCookies } from './session-cookies.ts';

const TIMEOUT_MS = 10_000;

export type AuthenticateOptions = { apiUrl: string; cookies: SessionCookies };

/** Headers that tell the api about the browser: its known-device token, and the session that the login replaces. */
function browserHeaders(
  { headers: { cookie } }: FastifyRequest,
  cookies: SessionCookies,
): Record<string, string> {
  const [device, ended] = [cookies.deviceOf(cookie), cookies.tokenOf(cookie)];
  return {
    ...(device === undefined ? {} : { [HEADERS.deviceToken]: device }),
    ...(ended === undefined ? {} : { [HEADERS.endedSession]: ended }),
  };
}

/** `POST /authenticate` with Basic credentials: the token is moved from the response to an HttpOnly cookie. */
export function authenticate(app: FastifyInstance, { apiUrl, cookies }: AuthenticateOptions) {
  app.post('/authenticate', async (request, reply) => {
    const { authorization } = request.headers;
    reply.header('cache-control', 'no-store');
    if (!authorization?.startsWith('Basic '))
      return reply.code(401).send({ name: 'BAD_CREDENTIALS', code: 104 });
    const response = await fetch(`${apiUrl}/authenticate`, {
      method: 'POST',
      headers: { ...passedHeaders({}, request), ...browserHeaders(request, cookies), authorization },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    if (!response) return reply.code(503).send({ name: 'OVERLOADED', code: 805 });
    const body: unknown = await response.json().catch(() => null);
    const wait = response.headers.get('retry-after');
    if (wait !== null) reply.header('retry-after', wait);
    if (!response.ok) return reply.code(response.status).send(body ?? { name: 'UNKNOWN', code: 0 });
    const { token, expiresAt } = (body ?? {}) as Partial<AuthenticateResponse>;
    if (!token) return reply.code(503).send({ name: 'OVERLOADED', code: 805 });
    const device = response.headers.get(HEADERS.deviceToken);
    return reply
      .header('set-cookie', [
        ...cookies.open(token),
        ...(device === null ? [] : [cookies.keepDevice(device)]),
      ])
      .send({ expiresAt });
  });
}
