import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CART_ID, readCookie } from '../src/lib/cookies.ts';
import { normalUrl, type NormalUrl } from '../src/lib/normal-url.ts';
import { PAGES, localeOf } from '../src/pages.ts';
import type { Metrics } from './metrics.ts';
import type { PageCache } from './page-cache.ts';
import { arrivalLocale } from './preferred-locale.ts';
import type { PageRenderer } from './render.ts';
import type { SessionCookies } from './session-cookies.ts';
import { acceptedEncoding, type StoredPage } from './stored-page.ts';

export type PagesOptions = {
  render: PageRenderer;
  cache: PageCache;
  cookies: SessionCookies;
  metrics: Metrics;
};

const PRIVATE = 'private, no-store';
/** Browsers ask each time and mostly get a 304; a CDN may keep a page as long as we do. */
const PUBLIC = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400';

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: StoredPage, control: string) {
  const passes = page.status >= 500 || page.incomplete === true;
  reply.code(page.status).header('cache-control', passes ? 'no-store' : control);
  if (page.status >= 500) reply.header('retry-after', '10');
  if (page.location !== undefined) return reply.header('location', page.location).send();
  if (control !== PRIVATE) {
    reply.header('etag', page.etag);
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-type', 'text/html; charset=utf-8').send(await page.body(encoding));
}

const split = (url: string): [string, string] => {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
};

/** Every page. Public ones are made without a look at a cookie, and kept. */
export function servePages(app: FastifyInstance, { render, cache, cookies, metrics }: PagesOptions) {
  const serve = async (request: FastifyRequest, reply: FastifyReply, { href, page }: NormalUrl) => {
    const locale = page?.locale ?? localeOf(href);
    reply.header('vary', 'Accept-Encoding');
    if (page && PAGES[page.name].access !== 'public') {
      const { cookie } = request.headers;
      const visitor = { token: cookies.tokenOf(cookie), cartId: readCookie(cookie ?? '', CART_ID) };
      return sendPage(request, reply, await render({ href, page, locale, visitor }), PRIVATE);
    }
    const { page: made, freshness } = await cache.get(href, () => render({ href, page, locale }));
    metrics.page(freshness);
    return sendPage(request, reply, made, PUBLIC);
  };

  app.get('/*', async (request, reply) => {
    const [pathname, search] = split(request.url);
    const normal = normalUrl(pathname, search);
    if (pathname === '/' && arrivalLocale(request.headers) === 'en')
      return reply
        .headers({ 'cache-control': PRIVATE, vary: 'Accept-Language, Cookie' })
        .redirect(`/en${normal.href.slice(1)}`, 302);
    if (normal.href !== request.url)
      return reply.header('cache-control', 'public, max-age=3600').redirect(normal.href, 301);
    if (pathname === '/') {
      const answer = serve(request, reply, normal);
      reply.header('vary', 'Accept-Encoding, Accept-Language, Cookie');
      return answer;
    }
    return serve(request, reply, normal);
  });
}
