import { localeOf, localePrefix, type Locale } from '@patine/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CART_ID, readCookie } from '../src/lib/cookies.ts';
import { normalUrl, type NormalUrl } from '../src/lib/normal-url.ts';
import { withTracking } from '../src/lib/tracking.ts';
import { AFFILIATE_QUERY, isCampaign } from '../src/lib/third-parties.ts';
import { PAGES, SECRET_PAGES, needsSession } from '../src/pages.ts';
import { paths } from '../src/paths.ts';
import type { CdnHeaders } from './cdn-headers.ts';
import type { Metrics } from './metrics.ts';
import { CACHEABLE_LIST_STATUSES, type PageCache } from './page-cache.ts';
import { arrivalPrefix } from './preferred-locale.ts';
import type { PageRenderer } from './render.ts';
import type { RenderLimit } from './render-limit.ts';
import type { PreviewCookie } from './preview-cookie.ts';
import { BY_LANGUAGE, PRIVATE, PUBLIC, sendPage } from './send-page.ts';
import type { ReadShopPreview } from './shop-preview.ts';
import type { SessionCookies } from './session-cookies.ts';

export type PagesOptions = {
  render: PageRenderer;
  cache: PageCache;
  cookies: SessionCookies;
  previewCookie: PreviewCookie;
  shopPreview: ReadShopPreview;
  metrics: Metrics;
  cdnHeaders?: CdnHeaders | undefined;
  /** Another origin that pages load their pictures from. */
  mediaUrl?: string | undefined;
  takeRender: RenderLimit['take'];
  /** Key of the render limit; null for loopback, which is not limited. */
  visitorOf: (request: FastifyRequest) => string | null;
  /** True if the shop pays affiliate partners: their campaign is then kept in the URL's fragment. */
  affiliates?: boolean;
};

const split = (url: string): [string, string] => {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
};

/** Headers of pages whose URL is a secret: no referrer, not indexed. */
const SECRET = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
const DRAFT = /[?&]draft=/;
/** Pages that no preview of the shop changes. */
const EDITORS_PAGES: ReadonlySet<string> = new Set(['page-editor', 'page-preview']);

function campaignIn(search: string): string {
  const campaign = new URLSearchParams(search).get(AFFILIATE_QUERY);
  return isCampaign(campaign) ? `#${AFFILIATE_QUERY}=${campaign}` : '';
}

/** Cache key of the 404 page; no route matches it. */
const notFoundKey = (locale: Locale) => `${localePrefix(locale)}/404`;

/** Serves every page. Public pages are rendered without cookies, and cached. */
export function servePages(
  app: FastifyInstance,
  {
    render,
    cache,
    cookies,
    previewCookie,
    shopPreview,
    metrics,
    cdnHeaders,
    mediaUrl,
    takeRender,
    visitorOf,
    affiliates = false,
  }: PagesOptions,
) {
  const serve = async (request: FastifyRequest, reply: FastifyReply, { href, page, tracking }: NormalUrl) => {
    const locale = page?.locale ?? localeOf(href);
    reply.header('vary', 'Accept-Encoding, Save-Data');
    if (mediaUrl) reply.header('link', `<${mediaUrl}>; rel=preconnect`);
    const isDraft = page !== null && DRAFT.test(href);
    const preview = page && EDITORS_PAGES.has(page.name) ? null : await shopPreview(request);
    if (isDraft || preview) reply.headers(SECRET);
    if (preview === 'ENDED')
      return reply
        .headers({ 'cache-control': PRIVATE, 'set-cookie': previewCookie.shop.set('', 0) })
        .redirect(href, 302);
    if (page && (isDraft || preview || PAGES[page.name].access !== 'public')) {
      const { cookie } = request.headers;
      const visitor = { token: cookies.tokenOf(cookie), cartId: readCookie(cookie ?? '', CART_ID) };
      takeRender(visitorOf(request));
      const editorHeaders =
        isDraft || preview
          ? { ...(isDraft ? previewCookie.headersOf(cookie) : {}), ...preview?.headers }
          : undefined;
      const made = await render({ href, page, locale, visitor, editorHeaders, shownAt: preview?.at });
      if (!made.sessionEnded) return sendPage(request, reply, made, { control: PRIVATE });
      reply.header('set-cookie', cookies.close());
      if (!needsSession(page)) return sendPage(request, reply, made, { control: PRIVATE });
      return reply.header('cache-control', PRIVATE).redirect(paths.loginAgain(locale, href), 302);
    }
    // All unknown URLs share one cached 404 page.
    const { page: made, freshness } = await (page === null
      ? cache.get(`notFoundKey ${locale}`, () => render({ href: notFoundKey(locale), page, locale }), [404])
      : cache.get(
          href,
          async () => {
            takeRender(visitorOf(request));
            return render({ href, page, locale });
          },
          page.name === 'shop' ? CACHEABLE_LIST_STATUSES : undefined,
        ));
    metrics.page(freshness);
    const sent = made.location ? { ...made, location: withTracking(made.location, tracking) } : made;
    return sendPage(request, reply, sent, { control: href === '/' ? BY_LANGUAGE : PUBLIC, cdnHeaders });
  };

  app.get('/*', async (request, reply) => {
    const [pathname, search] = split(request.url);
    const normal = normalUrl(pathname, search);
    request.routeName = normal.page?.name ?? null;
    const isSecret = normal.page !== null && SECRET_PAGES.has(normal.page.name);
    if (isSecret) reply.headers(SECRET);
    const address = withTracking(normal.href, normal.tracking);
    const campaign = affiliates ? campaignIn(search) : '';
    // A draft link contains its language: the visitor's preference does not apply.
    const arrives = pathname === '/' && !DRAFT.test(search);
    const arrival = arrives ? arrivalPrefix(request.headers) : '';
    if (arrival !== '')
      return reply
        .headers({ 'cache-control': PRIVATE, vary: 'Accept-Language, Cookie' })
        .redirect(arrival + address.slice(1) + campaign, 302);
    // Fragments are not sent to the server, so the page stays public and is cached once.
    if (campaign !== '') return reply.header('cache-control', PRIVATE).redirect(address + campaign, 302);
    if (address !== request.url)
      return reply
        .header('cache-control', isSecret ? PRIVATE : 'public, max-age=3600')
        .redirect(address, 301);
    if (pathname === '/') {
      const answer = serve(request, reply, normal);
      reply.header('vary', 'Accept-Encoding, Save-Data, Accept-Language, Cookie');
      return answer;
    }
    return serve(request, reply, normal);
  });
}
