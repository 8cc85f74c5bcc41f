import { MAX_UPLOAD_BYTES } from '@patine/contract/content/documents';
import { isWebhookHeader } from '@patine/contract/content/webhook-headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TODAY_PARAM } from '../src/lib/todays-api.ts';
import type { PreviewCookie } from './preview-cookie.ts';
import { responseHeaders, passedHeaders } from './proxy-headers.ts';

/** What a headless CMS signs its webhooks with. */
const webhookHeaders = ({ headers }: FastifyRequest) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => isWebhookHeader(name)));

const TODAY = new RegExp(`[?&]${TODAY_PARAM}=`);

/** Adds the token to a browser's request for a draft or for a preview of the shop, as the server does for its own. */
export const draftHeaders = ({ url, headers }: FastifyRequest, previewCookie: PreviewCookie) => ({
  ...(/^\/web-structure\?.*draft/s.test(url) ? previewCookie.headersOf(headers.cookie) : {}),
  ...(/^\/web-(?:structure|routing)\?/.test(url) && !TODAY.test(url)
    ? previewCookie.shop.headersOf(headers.cookie)
    : {}),
});

/** Proxies editors' api calls: their cookie becomes a header, and the customer's session is not sent. */
export function proxyContent(app: FastifyInstance, previewCookie: PreviewCookie) {
  const forward = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url.includes('\\')) return reply.code(404).send({ name: 'NOT_FOUND', code: 201 });
    return reply.from(request.url.replace(/\?.*$/s, ''), {
      ...(Buffer.isBuffer(request.body)
        ? { body: request.body, contentType: request.headers['content-type'] ?? 'application/octet-stream' }
        : {}),
      rewriteRequestHeaders: (_, headers) => ({
        ...passedHeaders(headers, request),
        ...previewCookie.headersOf(request.headers.cookie),
        ...webhookHeaders(request),
      }),
      rewriteHeaders: responseHeaders,
      onError: (response) =>
        response.code(503).header('retry-after', '5').send({ name: 'OVERLOADED', code: 805 }),
    });
  };
  app.post('/content/images', { bodyLimit: MAX_UPLOAD_BYTES }, forward);
  app.route({ method: ['GET', 'PUT', 'POST', 'DELETE'], url: '/content/*', handler: forward });
}
