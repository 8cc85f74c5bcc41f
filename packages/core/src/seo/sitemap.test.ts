import { expect, test } from 'vitest';
import { SITEMAP_MAX_ADDRESSES, sitemap, sitemapEntries, sitemapIndex } from './sitemap.ts';

const addresses = { fr: 'https://patine.example/produit/a-1', en: 'https://patine.example/en/product/b-1' };

test('each language has an entry that links to every language and to x-default', () => {
  const [french = '', english = '', rest] = sitemapEntries({
    addresses,
    changedAt: '2026-11-01 08:00:00+00',
    pictures: ['https://patine.example/media/p1-1024.jpg'],
  }).split('\n');
  expect(rest).toBe('');
  expect(french).toBe(
    `<url><loc>${addresses.fr}</loc><lastmod>2026-11-01T08:00:00.000Z</lastmod>` +
      `<xhtml:link rel="alternate" hreflang="fr" href="${addresses.fr}"/>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${addresses.en}"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${addresses.fr}"/>` +
      '<image:image><image:loc>https://patine.example/media/p1-1024.jpg</image:loc></image:image></url>',
  );
  expect(english).toBe(french.replace(`<loc>${addresses.fr}`, `<loc>${addresses.en}`));
});

test('a page without a known change has no lastmod', () => {
  expect(sitemapEntries({ addresses })).not.toContain('lastmod');
});

test('a page in one language links only to that one, also as x-default', () => {
  const entries = sitemapEntries({ addresses: { en: addresses.en } });
  expect(entries.match(/<url>/g)).toHaveLength(1);
  expect(entries.match(/hreflang="[^"]*"/g)).toEqual(['hreflang="en"', 'hreflang="x-default"']);
});

test('URLs are escaped', () => {
  const query = { fr: 'https://patine.example/shop/?a=1&b=2', en: 'https://patine.example/en/shop/?a=1&b=2' };
  expect(sitemapEntries({ addresses: query })).toContain(
    '<loc>https://patine.example/shop/?a=1&amp;b=2</loc>',
  );
});

test.each([
  [SITEMAP_MAX_ADDRESSES / 2, SITEMAP_MAX_ADDRESSES],
  [SITEMAP_MAX_ADDRESSES / 2 + 1, SITEMAP_MAX_ADDRESSES],
  [0, 0],
])('of %i pages, a file contains %i URLs', (pages, found) => {
  const file = sitemap(Array.from({ length: pages }, () => ({ addresses })));
  expect(file.split('<loc>').length - 1).toBe(found);
});

test('the index lists its files', () => {
  expect(sitemapIndex([{ address: 'https://a.fr/1.xml', changedAt: '2026-11-01T08:00:00Z' }])).toContain(
    '<sitemap><loc>https://a.fr/1.xml</loc><lastmod>2026-11-01T08:00:00.000Z</lastmod></sitemap>',
  );
});
