import type { ShopDictionary } from '@patine/contract/content/structure';
import { SECRET_TAG, productIndex } from '@patine/contract/search/indexes';
import type { ProductRecord } from '@patine/contract/search/record';
import { LOCALES, type Locale } from '@patine/core';
import type { FastifyInstance } from 'fastify';
import { searchCriteria } from '../src/features/catalogue/shop-requests.ts';
import type { Api } from '../src/lib/api.ts';
import { parseFilters } from '../src/lib/parse-filters.ts';
import type { ShopFilters } from '../src/lib/shop-filters.ts';
import { FEED_PATHS, paths } from '../src/paths.ts';
import type { CdnHeaders } from './cdn-headers.ts';
import type { PageCache } from './page-cache.ts';
import { PUBLIC, sendPage } from './send-page.ts';
import { storedPage } from './stored-page.ts';
import { FEED_PRODUCTS, writeFeed, type FeedProduct } from './rss-feed.ts';

const ATTRIBUTES = [
  'reference',
  'slug',
  'name',
  'brandName',
  'sizeLabel',
  'condition',
  'image',
  'price',
  'regularPrice',
  'currency',
  'createdAt',
] as const satisfies readonly (keyof ProductRecord)[];

export type FeedOptions = {
  publicUrl: string;
  apiFor: (locale: Locale) => Api;
  cache: PageCache;
  cdnHeaders?: CdnHeaders | undefined;
};

/** Normalises a feed's filters for the cache key: a feed has no pages and no sort order. */
export function feedFilters(search: string): ShopFilters {
  const { page: _, sortby: __, hidesold: ___, favorite: ____, ...filters } = parseFilters('', search);
  return filters;
}

type FeedRequest = { api: Api; locale: Locale; publicUrl: string; filters: ShopFilters };

async function makeFeed({ api, locale, publicUrl, filters }: FeedRequest): Promise<string> {
  const { text, facetFilters, numericFilters, tagFilters } = searchCriteria(filters);
  const [dictionary, [found]] = await Promise.all([
    api.read<ShopDictionary>('/web-structure', {
      type: 'shop-dictionary',
      'params[kind][0]': 'facetValues',
      locale,
    }),
    api.search<FeedProduct>([
      {
        indexName: productIndex('chrono', locale),
        query: text,
        facetFilters: [...facetFilters, 'availability:AVAILABLE'],
        numericFilters,
        tagFilters: [...tagFilters, `-${SECRET_TAG}`],
        attributesToRetrieve: ATTRIBUTES,
        hitsPerPage: FEED_PRODUCTS,
      },
    ]),
  ]);
  return writeFeed({
    locale,
    publicUrl,
    filters,
    products: found?.hits ?? [],
    names: dictionary.facetValues,
  });
}

/** RSS feeds of lists, cached like pages. Any query returns a feed. */
export function serveFeeds(app: FastifyInstance, { publicUrl, apiFor, cache, cdnHeaders }: FeedOptions) {
  for (const locale of LOCALES)
    app.get(FEED_PATHS[locale], async (request, reply) => {
      const at = request.url.indexOf('?');
      const filters = feedFilters(at < 0 ? '' : request.url.slice(at));
      const { page } = await cache.get(paths.feed(locale, filters), async () =>
        storedPage(200, await makeFeed({ api: apiFor(locale), locale, publicUrl, filters })),
      );
      reply.header('vary', 'Accept-Encoding');
      const type = 'application/rss+xml; charset=utf-8';
      return sendPage(request, reply, page, { control: PUBLIC, cdnHeaders, type });
    });
}
