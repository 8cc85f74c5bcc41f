import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Metrics } from './metrics.ts';
import type { PageCache } from './page-cache.ts';
import { arrivalPrefix } from './preferred-locale.ts';
import { acceptedEncoding, type Encoding, type StoredPage } from './stored-page.ts';

/** Names and values of the headers in turn, as Node writes them without another look. */
type Answer = { head: string[]; body: Buffer };

/** What each kept page was answered with; it goes with the page. */
const answers = new WeakMap<StoredPage, Map<Encoding, Answer>>();

/** Notes how a public page was answered, for whoever asks for it next. */
export function keepAnswer(page: StoredPage, encoding: Encoding, reply: FastifyReply, body: Buffer) {
  const known = answers.get(page) ?? new Map<Encoding, Answer>();
  const headers = Object.entries({ ...reply.getHeaders(), 'content-length': body.length });
  const head = headers.flatMap(([name, value]) => [name, String(value)]);
  answers.set(page, known.set(encoding, { head, body }));
}

/**
 * Answers a page that is still fresh as it was answered a moment ago, before anything is looked up: its address is
 * the key that it is kept under, so it needs no redirect, and public pages are the same for everybody.
 */
export function answerAgain(app: FastifyInstance, cache: PageCache, metrics: Metrics) {
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
