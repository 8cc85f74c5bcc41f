import type { DropInfo, PageSummary } from '@patine/contract/content/structure';
import { mediaPath } from '@patine/contract/rest/media';
import { productSitemapPath, type CatalogueSitemap } from '@patine/contract/rest/seo';
import { LOCALES, eachLocale, sitemap, sitemapIndex, type Locale, type SitemapPage } from '@patine/core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Api } from '../src/lib/api.ts';
import type { ShopFilters } from '../src/lib/shop-filters.ts';
import { paths } from '../src/paths.ts';

export type SitemapOptions = { publicUrl: string; apiFor: (locale: Locale) => Api };

const PICTURE_WIDTH = 1024;
const CACHE_CONTROL = 'public, max-age=600';

/** The store's own pages; they change with the catalogue. */
const OWN_PAGES = [paths.home, paths.drops, paths.dropsSoon, paths.brands, paths.jeansCalculator];

const newest = (changes: readonly { changedAt: string }[]): string | null =>
  changes
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1) ?? null;

/** Each editors' page once, in whichever languages it is published. */
async function writtenPages(apiFor: SitemapOptions['apiFor']): Promise<PageSummary[]> {
  const lists = await Promise.all(
    LOCALES.map((locale) => apiFor(locale).read<PageSummary[]>('/web-structure', { type: 'pages', locale })),
  );
  return [...new Map(lists.flat().map((page) => [page.name, page])).values()];
}

/** Drops that have a page of their own, past ones too: what they held is linked from there. */
const dropPages = async (apiFor: SitemapOptions['apiFor']): Promise<string[]> =>
  (await apiFor('fr').read<DropInfo[]>('/web-structure', { type: 'drops', locale: 'fr' }))
    .filter(({ slug, path }) => path === paths.drop('fr', slug))
    .map(({ slug }) => slug);

/** Sitemaps and robots.txt; the api provides the products' sitemaps. */
export function serveSitemaps(app: FastifyInstance, { publicUrl, apiFor }: SitemapOptions) {
  const catalogue = () => apiFor('fr').read<CatalogueSitemap>('/sitemaps', {});
  const inEach = (path: (locale: Locale) => string) => eachLocale((locale) => publicUrl + path(locale));
  const list = (filters: ShopFilters) => inEach((locale) => paths.shop(locale, filters));
  const send = (reply: FastifyReply, xml: string) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', CACHE_CONTROL).send(xml);

  const writtenPage = ({ alternates, updatedAt, image }: PageSummary): SitemapPage => ({
    urls: Object.fromEntries(Object.entries(alternates).map(([locale, path]) => [locale, publicUrl + path])),
    changedAt: updatedAt,
    ...(image ? { images: [publicUrl + mediaPath(image, PICTURE_WIDTH, 'jpg')] } : {}),
  });

  app.get('/sitemap.xml', async (_, reply) => {
    const { parts, categories, brands, sellers } = await catalogue();
    return send(
      reply,
      sitemapIndex([
        { url: `${publicUrl}/sitemaps/pages.xml` },
        {
          url: `${publicUrl}/sitemaps/shop.xml`,
          changedAt: newest([...categories, ...brands, ...sellers]),
        },
        ...parts.map(({ part, changedAt }) => ({ url: publicUrl + productSitemapPath(part), changedAt })),
      ]),
    );
  });

  app.get('/sitemaps/pages.xml', async (_, reply) => {
    const [written, drops] = await Promise.all([writtenPages(apiFor), dropPages(apiFor)]);
    return send(
      reply,
      sitemap([
        ...OWN_PAGES.map((path) => ({ urls: inEach(path) })),
        ...drops.map((slug) => ({ urls: inEach((locale) => paths.drop(locale, slug)) })),
        ...written.map(writtenPage),
      ]),
    );
  });

  app.get('/sitemaps/shop.xml', async (_, reply) => {
    const { categories, brands, sellers } = await catalogue();
    return send(
      reply,
      sitemap([
        { urls: list({}), changedAt: newest(categories) },
        ...categories.map(({ slug, changedAt }) => ({ urls: list({ category: slug }), changedAt })),
        ...brands.map(({ slug, changedAt }) => ({ urls: list({ brands: [slug] }), changedAt })),
        ...sellers.map(({ slug, changedAt }) => ({
          urls: inEach((locale) => paths.seller(locale, slug)),
          changedAt,
        })),
      ]),
    );
  });
}
