import { REQUEST_ID_HEADER } from '@patine/telemetry/request-id';
import { SERVER_TIMING_HEADER } from '@patine/telemetry/trace-requests';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CdnHeaders } from './cdn-headers.ts';
import type { Metrics } from './metrics.ts';
import type { PageCache } from './page-cache.ts';
import { arrivalPrefix } from './preferred-locale.ts';
import { maySpeculate } from './speculation-rules.ts';
import { acceptedEncoding, type Encoding, type StoredPage } from './stored-page.ts';

/** `head` alternates header names and values: the raw format of Node's `writeHead`. */
type CachedResponse = {
  head: string[];
  body: Buffer;
  /** Whether its lifetime is that of a page whose changes a CDN is told of. */
  isPurged: boolean;
  routeName: string | null;
};

/** The responses of each cached page by encoding; they are garbage-collected with the page. */
const responses = new WeakMap<StoredPage, Map<Encoding, CachedResponse>>();

/** Stores the response of a public page for later requests. */
export function cacheResponse(
  page: StoredPage,
  encoding: Encoding,
  reply: FastifyReply,
  { body, isPurged }: Pick<CachedResponse, 'body' | 'isPurged'>,
) {
  const known = responses.get(page) ?? new Map<Encoding, CachedResponse>();
  const { [REQUEST_ID_HEADER]: _, [SERVER_TIMING_HEADER]: _timing, ...headers } = reply.getHeaders();
  const head = Object.entries({ ...headers, 'content-length': body.length }).flatMap(([name, value]) => [
    name,
    String(value),
  ]);
  const { routeName } = reply.request;
  responses.set(page, known.set(encoding, { head, body, isPurged, routeName }));
}

/**
 * Repeats the stored response of a fresh page before routing. That is safe: a request whose URL is a cache key needs no redirect, and
 * cached pages are public.
 */
export function answerFromCache(
  app: FastifyInstance,
  cache: PageCache,
  {
    metrics,
    cdnHeaders,
    isPreview,
  }: {
    metrics: Metrics;
    cdnHeaders?: CdnHeaders | undefined;
    isPreview: (cookies: string | undefined) => boolean;
  },
) {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url = '', headers } = request.raw;
    // Stored responses name speculation rules.
    const page = method === 'GET' && maySpeculate(request) ? cache.fresh(url) : undefined;
    const response = page && responses.get(page)?.get(acceptedEncoding(headers['accept-encoding']));
    if (!page || !response || headers['if-none-match'] === page.etag) return done();
    if (cdnHeaders && response.isPurged !== cdnHeaders.isPurged()) return done();
    if (isPreview(headers.cookie)) return done();
    if (url === '/' && arrivalPrefix(headers) !== '') return done();
    metrics.page('hit');
    request.routeName = response.routeName;
    const timing = reply.getHeader(SERVER_TIMING_HEADER);
    const own = [REQUEST_ID_HEADER, request.id, ...(timing ? [SERVER_TIMING_HEADER, String(timing)] : [])];
    reply.hijack();
    reply.raw.writeHead(200, [...response.head, ...own]).end(response.body);
  });
}
