import { expect, test } from 'vitest';
import { writeDocument } from './document.ts';
import { shareTags } from './share-tags.ts';

const place = { locale: 'fr' as const, publicUrl: 'https://patine.example' };
const meta = { picture: '/media/og/shop.jpg', type: 'website' as const };
const head =
  '<title>Robe &quot;1970&quot; · Patine</title><meta name="description" content="Une &lt;robe&gt;"/>' +
  '<link rel="canonical" href="https://patine.example/produit/robe-1"/>';

test('a link preview has the title, description and URL of the head', () => {
  const tags = shareTags(head, meta, place);
  for (const [property, content] of [
    ['og:title', 'Robe &quot;1970&quot; · Patine'],
    ['og:description', 'Une &lt;robe&gt;'],
    ['og:url', 'https://patine.example/produit/robe-1'],
    ['og:image', 'https://patine.example/media/og/shop.jpg'],
    ['og:locale', 'fr_FR'],
    ['og:locale:alternate', 'en_US'],
  ])
    expect(tags).toContain(`<meta property="${property}" content="${content}">`);
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('a noindex page has no URL, and one without a description has none', () => {
  const tags = shareTags('<title>Patine</title><meta name="robots" content="noindex"/>', meta, place);
  expect(tags).not.toMatch(/og:url|og:description/);
});

test('a product’s name cannot close a script element of the head', () => {
  const name = '</script><script>alert(1)</script><!--';
  const html = writeDocument(
    {
      html: '<title>x</title><div id="page">',
      fill: (text) => [Buffer.from(text)],
      boot: {
        locale: place.locale,
        store: { publicUrl: place.publicUrl, frameOrigins: [] },
        router: {},
        queries: [],
      },
      meta: { ...meta, data: [{ '@type': 'Product', name }] },
    },
    { head: '', emphasis: '', first: '', rest: '' },
  ).toString();
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Product', name }],
  });
  expect(html).not.toContain('<script>alert');
});
