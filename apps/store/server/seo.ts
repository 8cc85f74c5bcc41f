import type { ShopDictionary } from '@patine/contract/content/structure';
import { LOCALES, type Locale } from '@patine/core';
import type { FastifyInstance } from 'fastify';
import type { Api } from '../src/lib/api.ts';
import { paths } from '../src/paths.ts';

export type SeoOptions = { publicUrl: string; apiFor: (locale: Locale) => Api };

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const robots = (publicUrl: string) =>
  [
    'User-agent: *',
    ...[
      '/account',
      '/cart',
      '/login',
      '/register',
      '/order-confirm',
      '/graphql',
      '/search',
      '/sandbox',
      '/dev',
    ].flatMap((path) => [`Disallow: ${path}`, `Disallow: /en${path}`]),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

const sitemapIndex = (publicUrl: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${publicUrl}/sitemaps/shop.xml</loc></sitemap></sitemapindex>`;

/** One page in each language, each entry naming both. */
function entries(publicUrl: string, pathIn: (locale: Locale) => string) {
  const alternates = LOCALES.map(
    (locale) =>
      `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeXml(publicUrl + pathIn(locale))}"/>`,
  ).join('');
  return LOCALES.map(
    (locale) => `<url><loc>${escapeXml(publicUrl + pathIn(locale))}</loc>${alternates}</url>`,
  ).join('');
}

export function shopSitemap(publicUrl: string, { facetValues }: ShopDictionary) {
  const pages = [
    paths.home,
    (locale: Locale) => paths.shop(locale),
    ...(facetValues['categories'] ?? []).map(
      ({ slug }) =>
        (locale: Locale) =>
          paths.shop(locale, { category: slug }),
    ),
  ];
  const urls = pages.map((pathIn) => entries(publicUrl, pathIn)).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>`;
}

export function serveSeo(app: FastifyInstance, { publicUrl, apiFor }: SeoOptions) {
  const kept = 'public, max-age=3600';
  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain').header('cache-control', kept).send(robots(publicUrl)),
  );
  app.get('/sitemap.xml', (_, reply) =>
    reply.type('application/xml').header('cache-control', kept).send(sitemapIndex(publicUrl)),
  );
  app.get('/sitemaps/shop.xml', async (_, reply) => {
    const dictionary = await apiFor('fr').read<ShopDictionary>('/web-structure', {
      type: 'shop-dictionary',
      'params[kind][0]': 'facetValues',
      locale: 'fr',
    });
    return reply
      .type('application/xml')
      .header('cache-control', kept)
      .send(shopSitemap(publicUrl, dictionary));
  });
}
