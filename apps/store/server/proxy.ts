import compress from '@fastify/compress';
import replyFrom from '@fastify/reply-from';
import { isLocalRequest } from '@patine/contract/network/local-request';
import { isLoopbackUrl } from '@patine/contract/network/loopback';
import { localeOf } from '@patine/core';
import { merchantFeeds } from '@patine/contract/rest/seo';
import { HEADERS } from '@patine/contract/rest/headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { constants } from 'node:zlib';
import { SIGNED_IN_HINT, readCookie } from '../src/lib/cookies.ts';
import { paths } from '../src/paths.ts';
import { authenticate } from './authenticate.ts';
import { editorSession } from './editor-session.ts';
import type { PreviewCookie } from './preview-cookie.ts';
import { draftHeaders, proxyContent } from './proxy-content.ts';
import { responseHeaders, passedHeaders } from './proxy-headers.ts';
import { proxyPictures } from './proxy-pictures.ts';
import { refuseCrossSite } from './same-site.ts';
import { allowSearchFrom, isSearchFrom } from './search-cors.ts';
import type { SessionCookies } from './session-cookies.ts';
import type { VisitHeaders } from './visit-headers.ts';

export type ProxyOptions = {
  apiUrl: string;
  publicUrl: string;
  /** Origins of other sites whose pages may search. */
  searchOrigins: readonly string[];
  cookies: SessionCookies;
  previewCookie: PreviewCookie;
  now: () => number;
  visitHeaders: VisitHeaders;
};

const BODY_LIMIT = 1_000_000;
const TIMEOUT_MS = 20_000;

const isLogout = (body: unknown) =>
  Buffer.isBuffer(body) &&
  /^\s*\{\s*"query"\s*:\s*"\s*mutation\s+Logout(Everywhere)?\b/.test(body.subarray(0, 200).toString());

const refuseRemote = async ({ raw: { socket, headers } }: FastifyRequest, reply: FastifyReply) => {
  if (!isLocalRequest({ remoteAddress: socket.remoteAddress, headers }))
    return reply.code(404).header('cache-control', 'no-store').send({ name: 'NOT_FOUND', code: 201 });
};

/** An invoice or label opened by navigation; a script that fetches one handles the refusal itself. */
const isOpenedDocument = ({ url, headers }: FastifyRequest) =>
  url.startsWith('/documents/') && headers.accept?.includes('text/html') === true;

/** The login page that returns to the page with the document's link. */
function loginPath({ headers: { referer } }: FastifyRequest, publicUrl: string) {
  const from = referer?.startsWith(`${publicUrl}/`) ? referer.slice(publicUrl.length) : '/account/orders';
  return paths.loginAgain(localeOf(from), from);
}

/** The api's routes on the shop's own origin. The session cookie becomes a Bearer token. */
export async function proxy(
  app: FastifyInstance,
  { apiUrl, publicUrl, searchOrigins, cookies, previewCookie, now, visitHeaders }: ProxyOptions,
) {
  await app.register(compress, {
    global: true,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(replyFrom, {
    base: apiUrl,
    disableRequestLogging: true,
    undici: { connections: 64, pipelining: 1, bodyTimeout: TIMEOUT_MS, headersTimeout: TIMEOUT_MS },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  allowSearchFrom(app, searchOrigins);
  const refuse = refuseCrossSite(publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    if (!isSearchFrom(searchOrigins, request)) return refuse(request, reply);
  });

  const forward = (request: FastifyRequest, reply: FastifyReply, path: string) => {
    // The api would resolve a backslash as a slash, so that the path could leave its folder.
    if (path.includes('\\')) return reply.code(404).send({ name: 'NOT_FOUND', code: 201 });
    const token = cookies.tokenOf(request.headers.cookie);
    const device = cookies.deviceOf(request.headers.cookie);
    const ends = isLogout(request.body);
    return reply.from(path, {
      ...(Buffer.isBuffer(request.body)
        ? {
            body: request.body,
            contentType: request.headers['content-type'] ?? 'application/octet-stream',
          }
        : {}),
      rewriteRequestHeaders: (_, headers) => ({
        ...passedHeaders(headers, request, token),
        ...visitHeaders(request.headers),
        ...draftHeaders(request, previewCookie),
        ...(device === undefined ? {} : { [HEADERS.deviceToken]: device }),
      }),
      rewriteHeaders: ({ [HEADERS.deviceToken]: known, ...headers }) => ({
        ...responseHeaders(headers),
        ...(typeof known === 'string' ? { 'set-cookie': [cookies.keepDevice(known)].flat() } : {}),
      }),
      onResponse: (_, response, upstream) => {
        // The api rejected this session or has just ended it, or only the session hint is left.
        const ended =
          token === undefined
            ? response.statusCode === 401 && readCookie(request.headers.cookie ?? '', SIGNED_IN_HINT) !== null
            : response.hasHeader('www-authenticate');
        if (ended || (ends && response.statusCode < 400)) response.header('set-cookie', cookies.close());
        if (response.statusCode === 401 && isOpenedDocument(request))
          return response.removeHeader('content-length').redirect(loginPath(request, publicUrl), 302);
        response.send('stream' in upstream ? upstream.stream : upstream);
      },
      onError: (response) =>
        response.code(503).header('retry-after', '5').send({ name: 'OVERLOADED', code: 805 }),
    });
  };

  const same = (request: FastifyRequest, reply: FastifyReply) =>
    forward(request, reply, request.url.replace(/\?.*$/s, ''));

  app.post('/graphql', same);
  app.post('/jean-levis-calculator/', same);
  // Only Algolia's protocol is exposed under this path.
  app.route({
    method: ['GET', 'POST'],
    url: '/search/1/*',
    handler: (request, reply) =>
      forward(request, reply, request.url.replace(/\?.*$/s, '').replace(/^\/search/, '')),
  });
  proxyPictures(app, apiUrl);
  app.all('/sandbox/*', same);
  app.get('/payment/*', same);
  app.get('/documents/*', { compress: false }, same);
  // The api compresses feeds itself; they are streamed.
  for (const { path } of merchantFeeds) app.get(path, { compress: false }, same);
  app.get('/sitemaps/:name(^products-\\d+\\.xml$)', { compress: false }, same);
  // A link in this mailbox opens an account: only the local machine may read it.
  if (isLoopbackUrl(publicUrl)) app.get('/dev/*', { onRequest: refuseRemote }, same);
  app.get('/web-structure', same);
  app.get('/web-routing', same);
  app.get('/geocode', same);
  app.get('/search-suggestions', same);
  app.get('/search-understanding', same);
  editorSession(app, { apiUrl, previewCookie, now });
  proxyContent(app, previewCookie);
  authenticate(app, { apiUrl, cookies });
}
