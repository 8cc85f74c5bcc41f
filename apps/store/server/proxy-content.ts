import { MAX_UPLOAD_BYTES } from '@patine/contract/content/documents';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { previewHeaders, type PreviewCookie } from './preview-cookie.ts';
import { responseHeaders, passedHeaders } from './proxy-headers.ts';

/** Header with the signature of a headless CMS's webhooks. */
const SIGNATURE = 'content-signature';

const signatureOf = ({ headers }: FastifyRequest): Record<string, string> => {
  const signature = headers[SIGNATURE];
  return typeof signature === 'string' ? { [SIGNATURE]: signature } : {};
};

/** Adds the editor's token to a browser's request for a draft, as the server does for its own. */
export const draftHeaders = ({ url, headers }: FastifyRequest, previewCookie: PreviewCookie) =>
  /^\/web-structure\?.*draft/s.test(url) ? previewHeaders(previewCookie.tokenOf(headers.cookie)) : {};

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
        ...previewHeaders(previewCookie.tokenOf(request.headers.cookie)),
        ...signatureOf(request),
      }),
      rewriteHeaders: responseHeaders,
      onError: (response) =>
        response.code(503).header('retry-after', '5').send({ name: 'OVERLOADED', code: 805 }),
    });
  };
  app.post('/content/images', { bodyLimit: MAX_UPLOAD_BYTES }, forward);
  app.route({ method: ['GET', 'PUT', 'POST', 'DELETE'], url: '/content/*', handler: forward });
}
