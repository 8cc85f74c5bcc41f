import { expect, test } from 'vitest';
import { SITEMAP_MAX_URLS, sitemap, sitemapEntries, sitemapIndex } from './sitemap.ts';

const urls = { fr: 'https://patine.example/produit/a-1', en: 'https://patine.example/en/product/b-1' };

test('each language has an entry that links to every language and to x-default', () => {
  const [french = '', english = '', rest] = sitemapEntries({
    urls,
    changedAt: '2026-11-01 08:00:00+00',
    images: ['https://patine.example/media/p1-1024.jpg'],
  }).split('\n');
  expect(rest).toBe('');
  expect(french).toBe(
    `<url><loc>${urls.fr}</loc><lastmod>2026-11-01T08:00:00.000Z</lastmod>` +
      `<xhtml:link rel="alternate" hreflang="fr" href="${urls.fr}"/>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${urls.en}"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${urls.fr}"/>` +
      '<image:image><image:loc>https://patine.example/media/p1-1024.jpg</image:loc></image:image></url>',
  );
  expect(english).toBe(french.replace(`<loc>${urls.fr}`, `<loc>${urls.en}`));
});

test('a page without a known change has no lastmod', () => {
  expect(sitemapEntries({ urls })).not.toContain('lastmod');
});

test('a page in one language links only to that one, also as x-default', () => {
  const entries = sitemapEntries({ urls: { en: urls.en } });
  expect(entries.match(/<url>/g)).toHaveLength(1);
  expect(entries.match(/hreflang="[^"]*"/g)).toEqual(['hreflang="en"', 'hreflang="x-default"']);
});

test('URLs are escaped', () => {
  const query = { fr: 'https://patine.example/shop/?a=1&b=2', en: 'https://patine.example/en/shop/?a=1&b=2' };
  expect(sitemapEntries({ urls: query })).toContain('<loc>https://patine.example/shop/?a=1&amp;b=2</loc>');
});

test.each([
  [SITEMAP_MAX_URLS / 2, SITEMAP_MAX_URLS],
  [SITEMAP_MAX_URLS / 2 + 1, SITEMAP_MAX_URLS],
  [0, 0],
])('of %i pages, a file contains %i URLs', (pages, found) => {
  const file = sitemap(Array.from({ length: pages }, () => ({ urls })));
  expect(file.split('<loc>').length - 1).toBe(found);
});

test('the index lists its files', () => {
  expect(sitemapIndex([{ url: 'https://a.fr/1.xml', changedAt: '2026-11-01T08:00:00Z' }])).toContain(
    '<sitemap><loc>https://a.fr/1.xml</loc><lastmod>2026-11-01T08:00:00.000Z</lastmod></sitemap>',
  );
});
