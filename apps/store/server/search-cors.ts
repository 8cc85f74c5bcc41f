import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Path of Algolia's protocol at the shop. */
const SEARCH_PATH = '/search/1/';

/** Headers that Algolia's clients send: their name and key, the visitor's token, and JSON's content type. */
const HEADERS = [
  'content-type',
  'x-algolia-agent',
  'x-algolia-api-key',
  'x-algolia-application-id',
  'x-algolia-usertoken',
].join(', ');
const DAY_SECONDS = 86_400;

/** True for a search from a page of a site that the operator allows. */
export const isSearchFrom = (origins: readonly string[], { url, headers }: FastifyRequest): boolean =>
  url.startsWith(SEARCH_PATH) && headers.origin !== undefined && origins.includes(headers.origin);

/**
 * Lets pages of these origins search. Their searches have no cookies: without `access-control-allow-credentials` a
 * browser shows no answer to a request that sent them.
 */
export function allowSearchFrom(app: FastifyInstance, origins: readonly string[]) {
  app.addHook('onRequest', async (request, reply) => {
    if (origins.length === 0 || !request.url.startsWith(SEARCH_PATH)) return;
    void reply.header('vary', 'origin');
    if (isSearchFrom(origins, request))
      void reply.header('access-control-allow-origin', request.headers.origin);
  });
  app.options(`${SEARCH_PATH}*`, (request, reply) => {
    if (!isSearchFrom(origins, request)) return reply.code(403).send({ name: 'ACCESS_DENIED', code: 103 });
    return reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', HEADERS)
      .header('access-control-max-age', DAY_SECONDS)
      .send();
  });
}
