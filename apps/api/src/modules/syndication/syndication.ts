import path from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type MerchantFeed, merchantFeeds } from '@patine/contract/rest/seo';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import type { ApiModule } from '../../module.ts';
import { catalogueSitemap } from './catalogue-sitemap.ts';
import { writeFeed } from './merchant-feeds.ts';
import { writeProductSitemap } from './product-sitemap.ts';
import { documentCache, TooManyReadersError, type Wanted } from './document-cache.ts';

/**
 * A proxy may cache a feed for the same time again, so a sold item disappears within twice this: less than a minute.
 */
const FEED_FRESH_MS = 20_000;
const SITEMAP_FRESH_MS = 600_000;
const RETRY_SECONDS = 30;

const TYPES: Record<MerchantFeed, string> = {
  google: 'application/xml; charset=utf-8',
  meta: 'text/csv; charset=utf-8',
};

const takesGzip = ({ headers }: FastifyRequest) =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(headers['accept-encoding']?.toString() ?? '');

function routes(app: FastifyInstance, services: Services) {
  const folder = path.join(services.config.DATA_DIR, 'syndication');
  const documents = documentCache({ folder, clock: services.clock });
  app.addHook('onClose', () => documents.close());

  const send = async (request: FastifyRequest, reply: FastifyReply, type: string, wanted: Wanted) => {
    reply
      .type(type)
      .header('cache-control', `public, max-age=${wanted.freshMs / 1_000}`)
      .header('vary', 'Accept-Encoding');
    // A HEAD request must not generate the document.
    if (request.method === 'HEAD') return reply.send();
    const bytes = await documents.read(wanted).catch((error: unknown) => {
      reply.removeHeader('cache-control');
      if (!(error instanceof TooManyReadersError)) throw error;
      throw new ApiError('OVERLOADED', { retryAfter: RETRY_SECONDS });
    });
    if (takesGzip(request)) return reply.header('content-encoding', 'gzip').send(bytes);
    // An error in the document destroys the response stream, so that the client notices the truncation.
    return reply.send(pipeline(bytes, createGunzip(), () => undefined));
  };

  for (const { feed, locale, path: address } of merchantFeeds)
    app.get(address, (request, reply) =>
      send(request, reply, TYPES[feed], {
        name: `${feed}-${locale}`,
        freshMs: FEED_FRESH_MS,
        write: () => writeFeed(services, feed, locale),
      }),
    );

  const summary = catalogueSitemap(services);
  app.get('/sitemaps', () => summary());
  app.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const { parts } = await summary();
    // Other names must not generate documents.
    const known = parts.find(({ part }) => `products-${part}.xml` === request.params.name);
    if (!known) throw new ApiError('NOT_FOUND');
    const { part } = known;
    return send(request, reply, 'application/xml; charset=utf-8', {
      name: `products-${part}`,
      freshMs: SITEMAP_FRESH_MS,
      write: () => writeProductSitemap(services, part),
    });
  });
}

/** Merchant feeds (Google, Meta) and product sitemaps. */
export const syndication: ApiModule = { routes };
