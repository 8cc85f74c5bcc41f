import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from '../src/entry-server.tsx';
import { catalogueResponse } from './testing/catalogue-api.ts';
import { openStore } from './testing/store.ts';
import { openUpstream } from './testing/upstream.ts';

const PRODUCT = {
  objectID: '100163',
  reference: 100_163,
  slug: 'robe-100163',
  name: 'Robe <à fleurs> & "vintage"\u0000',
  brandName: 'Ann & Co',
  sizeLabel: 'M',
  condition: 'tresBonEtat',
  image: 'p1',
  price: 4500,
  regularPrice: null,
  currency: 'EUR',
  createdAt: 1_795_000_000,
};

let api: Awaited<ReturnType<typeof openUpstream>>;
let store: Awaited<ReturnType<typeof openStore>>;
let hits: object[];

beforeEach(async () => {
  hits = [PRODUCT];
  api = await openUpstream((seen) =>
    seen.url.startsWith('/1/')
      ? {
          body: {
            results: (JSON.parse(seen.body) as { requests: object[] }).requests.map(() => ({
              hits,
              nbHits: hits.length,
              nbPages: 1,
              facets: {},
              facets_stats: {},
            })),
          },
        }
      : catalogueResponse(seen),
  );
  store = await openStore({ apiUrl: api.url, publicUrl: 'https://patine.example', render });
});
afterEach(async () => {
  await store.close();
  await api.close();
});

const searches = () => api.seen.filter(({ url }) => url.startsWith('/1/'));
const received = () =>
  (JSON.parse(searches().at(-1)?.body ?? '') as { requests: Record<string, unknown>[] }).requests[0];

test('a feed has each product’s escaped title, link, reference, date, image and price', async () => {
  const { status, headers, body } = await store.request('/shop/rss.xml');
  expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(body.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(
    '<item><title>Robe &lt;à fleurs&gt; &amp; &quot;vintage&quot;</title>' +
      '<link>https://patine.example/produit/robe-100163</link>' +
      '<guid isPermaLink="false">piece-100163</guid>' +
      '<pubDate>Wed, 18 Nov 2026 11:06:40 GMT</pubDate>' +
      '<description>Ann &amp; Co · M · tresBonEtat · 45 €</description>' +
      '<enclosure url="https://patine.example/media/p1-1024.jpg" length="0" type="image/jpeg"/></item>',
  );
  expect(body).toContain('<title>Patine · Nouveautés</title><link>https://patine.example/shop/</link>');
  expect(body).toContain('<atom:link href="https://patine.example/shop/rss.xml" rel="self"');
});

test('a feed has at most fifty products of the list, newest first, none sold or private', async () => {
  const { body } = await store.request(
    '/en/shop/rss.xml?category=women/dresses&colors=rouge&price=-50&sortby=price_asc&favorite=only&page=3',
  );
  expect(body).toContain('<title>Patine · Robes, rouge</title>');
  expect(body).toContain(
    '<link>https://patine.example/en/shop/women/dresses/?colors=rouge&amp;price=-50</link>',
  );
  expect(received()).toMatchObject({
    indexName: 'chronological_en',
    facetFilters: [['categories:women/dresses'], ['color:rouge'], 'availability:AVAILABLE'],
    numericFilters: ['price<=5000'],
    tagFilters: ['-secret'],
    hitsPerPage: 50,
  });
});

test.each([
  '?',
  '?%',
  '?category=%E0%A4%A&colors=%FF',
  '?category=../../x&page=-1&price=a-b',
  '?text=%00%01%FF<script>',
  '?category=nowhere&category=',
  '?=&&&==&a=b',
  `?text=${'a'.repeat(3000)}`,
  '?text=%F0%9F',
])('%s returns a feed', async (query) => {
  const { status, body } = await store.request(`/shop/rss.xml${query}`);
  expect(status).toBe(200);
  expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?><rss version="2\.0".*<\/channel><\/rss>$/s);
  // oxlint-disable-next-line no-control-regex -- characters that XML does not allow
  expect(body).not.toMatch(/[\u0000-\u0008]|<script/);
});

test('it is rendered once for all parameter orders, and revalidates with a 304', async () => {
  const responses = await Promise.all(
    ['?colors=b+a&size=M', '?size=M&colors=a+b', '?size=M&colors=a+b&utm=x&page=2'].map((query) =>
      store.request(`/shop/rss.xml${query}`),
    ),
  );
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  expect(searches()).toHaveLength(1);
  const etag = responses[0]?.headers.etag ?? '';
  const again = await store.request('/shop/rss.xml?size=M&colors=a+b', {
    headers: { 'if-none-match': etag },
  });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('a list without products is a feed without items', async () => {
  hits = [];
  const { status, body } = await store.request('/shop/rss.xml?text=rien');
  expect([status, body.includes('<item>'), body.includes('lastBuildDate')]).toEqual([200, false, false]);
});

test('list pages link to their feed in their head', async () => {
  const [head = ''] = (await store.request('/shop/women/?colors=rouge')).body.split('</head>');
  expect(head).toContain('type="application/rss+xml"');
  expect(head).toContain('href="https://patine.example/shop/rss.xml?colors=rouge&amp;category=women"');
});
