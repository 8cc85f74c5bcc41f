import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Metrics } from './metrics.ts';
import type { PageCache } from './page-cache.ts';
import { arrivalPrefix } from './preferred-locale.ts';
import { acceptedEncoding, type Encoding, type StoredPage } from './stored-page.ts';

/** `head` has names and values of the headers in turn: the form that Node writes as it is. */
type Answer = { head: string[]; body: Buffer };

/** The answers of each cached page, by encoding; they are dropped together with the page. */
const answers = new WeakMap<StoredPage, Map<Encoding, Answer>>();

/** Notes how a public page was answered, for whoever asks for it next. */
export function cacheResponse(page: StoredPage, encoding: Encoding, reply: FastifyReply, body: Buffer) {
  const known = answers.get(page) ?? new Map<Encoding, Answer>();
  const headers = Object.entries({ ...reply.getHeaders(), 'content-length': body.length });
  const head = headers.flatMap(([name, value]) => [name, String(value)]);
  answers.set(page, known.set(encoding, { head, body }));
}

/**
 * Repeats the last answer of a fresh cached page before any route is looked up. That is safe: a request whose address
 * is a key of the cache needs no redirect, and cached pages are the same for everybody.
 */
export function answerFromCache(app: FastifyInstance, cache: PageCache, metrics: Metrics) {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url = '', headers } = request.raw;
    const page = method === 'GET' ? cache.fresh(url) : undefined;
    const answer = page && answers.get(page)?.get(acceptedEncoding(headers['accept-encoding']));
    if (!page || !answer || headers['if-none-match'] === page.etag) return done();
    if (url === '/' && arrivalPrefix(headers) !== '') return done();
    metrics.page('hit');
    reply.hijack();
    reply.raw.writeHead(200, answer.head).end(answer.body);
  });
}
