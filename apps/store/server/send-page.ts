import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CdnHeaders } from './cdn-headers.ts';
import { cacheResponse } from './response-cache.ts';
import { SPECULATION_RULES, maySpeculate } from './speculation-rules.ts';
import { acceptedEncoding, type StoredPage } from './stored-page.ts';

export const PRIVATE = 'private, no-store';
/** Browsers revalidate each time and mostly get a 304; a CDN may cache a page as long as the store does. */
export const PUBLIC = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400';

/** The same for browsers, but for no CDN: whom the page is for depends on their language. */
export const BY_LANGUAGE = 'private, max-age=0, stale-if-error=86400';

export type Sending = {
  control: typeof PRIVATE | typeof PUBLIC | typeof BY_LANGUAGE;
  /** What a CDN is told of a public page; absent without one. */
  cdnHeaders?: CdnHeaders | undefined;
  /** Content type, including the charset. */
  type?: string;
};

/** Sends a rendered or cached page in an accepted encoding. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  { control, cdnHeaders, type = 'text/html; charset=utf-8' }: Sending,
) {
  const passes = page.status >= 500 || page.incomplete === true;
  reply.code(page.status).header('cache-control', passes ? 'no-store' : control);
  if (control === PUBLIC && !passes && cdnHeaders) reply.headers(cdnHeaders.of(page));
  if (page.status >= 500) reply.header('retry-after', '10');
  if (page.location !== undefined) return reply.header('location', page.location).send();
  if (control !== PRIVATE) {
    reply.header('etag', page.etag);
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  }
  const speculates = control !== PRIVATE && page.status === 200 && maySpeculate(request);
  if (speculates) reply.header('speculation-rules', SPECULATION_RULES);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const body = await page.body(encoding);
  reply.header('content-type', type);
  if (speculates) cacheResponse(page, encoding, reply, { body, isPurged: cdnHeaders?.isPurged() ?? false });
  return reply.send(body);
}
