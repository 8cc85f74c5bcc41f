import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance } from 'fastify';
import { passedHeaders, responseHeaders } from './proxy-headers.ts';

/** True for paths of pictures: no encoded character, and no dots that could leave the folder. */
const isPicture = (path: string) => /^\/media\/[\w/.-]+$/.test(path) && !path.includes('..');
const TIMEOUT_MS = 20_000;
/** Headers that a picture depends on, and those that say whose request it is. */
const SENT = ['accept', 'if-none-match', 'if-modified-since', 'range', 'user-agent'];
const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];

/**
 * Proxies pictures, on connections of their own: a crowd of pictures that are still being made does not hold up other calls. A
 * request ends with its visitor's, so that the api makes no picture that nobody waits for.
 */
export function proxyPictures(app: FastifyInstance, apiUrl: string) {
  app.get('/media/*', { compress: false }, async (request, reply) => {
    const path = request.url.replace(/\?.*$/s, '');
    if (!isPicture(path)) return reply.code(404).send({ name: 'NOT_FOUND', code: 201 });
    const passed: Record<string, unknown> = passedHeaders(request.headers, request);
    const headers = new Headers({ 'accept-encoding': 'identity' });
    for (const name of [...SENT, ...FORWARDED]) {
      const value = passed[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const answer = await fetch(apiUrl + path, { headers, signal, redirect: 'manual' }).catch(() => null);
    if (!answer) return reply.code(503).header('retry-after', '5').send({ name: 'OVERLOADED', code: 805 });
    void reply.code(answer.status).headers(responseHeaders(Object.fromEntries(answer.headers)));
    // Emails that are read in a browser show them, on the origin of the mailbox.
    void reply.header('cross-origin-resource-policy', 'cross-origin');
    return reply.send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : undefined);
  });
}
