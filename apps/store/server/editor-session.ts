import type { OpenedSession } from '@patine/contract/content/editors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PreviewCookie } from './preview-cookie.ts';
import { passedHeaders } from './proxy-headers.ts';

const TIMEOUT_MS = 10_000;

export type EditorSessionOptions = { apiUrl: string; previewCookie: PreviewCookie; now: () => number };

/** `POST` and `DELETE /content/session`: the token is moved from the response to an HttpOnly cookie, or removed. */
export function editorSession(app: FastifyInstance, { apiUrl, previewCookie, now }: EditorSessionOptions) {
  const callApi = (request: FastifyRequest, method: 'POST' | 'DELETE') =>
    fetch(`${apiUrl}/content/session`, {
      method,
      headers: {
        ...passedHeaders({}, request),
        'user-agent': request.headers['user-agent'] ?? '',
        ...previewCookie.headersOf(request.headers.cookie),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      ...(method === 'POST' && Buffer.isBuffer(request.body) ? { body: request.body.toString() } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);

  app.post('/content/session', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const response = await callApi(request, 'POST');
    if (!response) return reply.code(503).send({ name: 'OVERLOADED', code: 805 });
    const body: unknown = await response.json().catch(() => null);
    const wait = response.headers.get('retry-after');
    if (wait !== null) reply.header('retry-after', wait);
    if (!response.ok) return reply.code(response.status).send(body ?? { name: 'UNKNOWN', code: 0 });
    const { token, expiresAt } = (body ?? {}) as Partial<OpenedSession>;
    if (!token || !expiresAt) return reply.code(503).send({ name: 'OVERLOADED', code: 805 });
    const seconds = (Date.parse(expiresAt) - now()) / 1_000;
    return reply
      .header('set-cookie', [previewCookie.session.set(token), previewCookie.setHint(seconds)])
      .send({ expiresAt });
  });

  app.delete('/content/session', async (request, reply) => {
    const response = await callApi(request, 'DELETE');
    // Without the api the session would go on in its list: the editor is told, and may try again.
    if (!response || response.status >= 500) return reply.code(503).send({ name: 'OVERLOADED', code: 805 });
    return reply
      .header('cache-control', 'no-store')
      .header('set-cookie', [
        previewCookie.session.clear(),
        previewCookie.set('', 0),
        previewCookie.setHint(0),
      ])
      .send({ ok: true });
  });
}
