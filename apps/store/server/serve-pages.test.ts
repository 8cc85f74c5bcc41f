import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '@patine/core';
import { render } from '../src/entry-server.tsx';
import fr from '../src/i18n/fr.json' with { type: 'json' };
import { FRESH_MS } from './page-cache.ts';
import type { TestResponse } from './testing/send-request.ts';
import { catalogueResponse, withProduct } from './testing/catalogue-api.ts';
import { openStore } from './testing/store.ts';
import { openUpstream, type UpstreamRequest, type UpstreamResponse } from './testing/upstream.ts';

/** A list with three pages, requested beyond its last page. */
const beyond = ({ body }: UpstreamRequest): UpstreamResponse => {
  const { requests } = JSON.parse(body) as { requests: object[] };
  return { body: { results: requests.map(() => ({ hits: [], nbHits: 250, nbPages: 3, facets: {} })) } };
};

const SESSION = { cookie: 'authToken=s3cret-token; signedIn=1; cartId=c-1' };

let api: Awaited<ReturnType<typeof openUpstream>>;
let store: Awaited<ReturnType<typeof openStore>>;
let respond: (seen: UpstreamRequest) => UpstreamResponse;
let time = Date.now();

beforeEach(async () => {
  respond = catalogueResponse;
  time = Date.now();
  api = await openUpstream((seen) => respond(seen));
  store = await openStore({ apiUrl: api.url, render, now: () => time });
});

afterEach(async () => {
  await store.close();
  await api.close();
});

const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
const graphqlSeen = () => api.seen.filter(({ url }) => url === '/graphql');

describe('statuses', () => {
  test.each([
    '/',
    '/en',
    '/shop/',
    '/shop/women/',
    '/shop/women/dresses/',
    '/shop/search/?text=robe',
    '/login',
    '/cart',
  ])('%s is a page', async (path) => {
    const response = await store.request(path, {
      headers: { 'accept-language': path === '/en' ? 'en' : 'fr' },
    });
    expect(response.status).toBe(200);
    expect(headingOf(response.body)).toBeDefined();
  });

  test.each([
    '/produit/rien-999999999',
    '/produit/rien',
    '/produit/rien-99999999999999',
    `/produit/${'x'.repeat(1_900)}`,
  ])('%.60s is a 404 that says where pieces go', async (path) => {
    const response = await store.request(path);
    expect(response.status).toBe(404);
    expect(response.body).toContain(fr['error.missing.product.title']);
  });

  test.each([
    '/produit/%E0%A4%A',
    '/produit/%ff-1',
    '/shop/rien/',
    '/shop/women/rien/',
    '/rien',
    '/en/rien',
    '/evil.example',
  ])('%.60s is a 404', async (path) => {
    const response = await store.request(path);
    expect(response.status).toBe(404);
    expect(response.body).toContain(path.startsWith('/en/') ? 'not' : fr['error.notFound.title']);
  });

  test('a product sold longer ago than it may be returned is gone', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
    let soldAt = daysAgo(27);
    respond = (seen) => {
      const answer = catalogueResponse(seen);
      const { data } = answer.body as { data?: { product?: object } };
      return data?.product ? { body: { data: { product: { ...data.product, soldAt } } } } : answer;
    };
    expect((await store.request('/produit/robe-100163')).status).not.toBe(410);
    time += FRESH_MS * 10;
    soldAt = daysAgo(29);
    const { status, body } = await store.request('/produit/robe-100163');
    expect(status).toBe(410);
    expect(body).toContain('<meta name="robots" content="noindex"');
  });

  test('an empty combination of filters is a 404 with ways on, which is not indexed', async () => {
    const { status, body } = await store.request('/shop/?colors=noir');
    expect(status).toBe(404);
    expect(body).toContain('data-slot="no-results"');
    expect(body).toContain('<meta name="robots" content="noindex"');
    expect(body).not.toContain('rel="canonical"');
    expect(body).toMatch(/data-slot="no-results".*href="\/shop\/"/s);
    const calls = api.seen.length;
    expect((await store.request('/shop/?colors=noir')).status).toBe(404);
    expect(api.seen.length).toBe(calls);
  });

  test.each([
    ['/produit/autre-nom-100163', '/produit/robe-100163'],
    ['/produit/autre-nom-100163?utm_source=lettre', '/produit/robe-100163?utm_source=lettre'],
    ['/en/product/robe-100163', '/en/product/dress-100163'],
  ])('the wrong slug %s redirects permanently to %s', async (path, own) => {
    respond = (seen) => {
      const reply = catalogueResponse(seen);
      return seen.headers['x-ui-language'] === 'en'
        ? { body: JSON.parse(JSON.stringify(reply.body).replace('robe-100163', 'dress-100163')) as unknown }
        : reply;
    };
    const response = await store.request(path);
    expect([response.status, response.headers.location]).toEqual([301, own]);
  });

  test.each([
    ['/shop', '/shop/'],
    ['/SHOP/Women', '/shop/women/'],
    ['/shop/?page=1&utm_source=x', '/shop/?utm_source=x'],
    ['/shop?size=M&gclid=1', '/shop/?size=m&gclid=1'],
    ['//evil.example', '/evil.example'],
    ['//[', '/['],
    ['/x/..//evil.example', '/evil.example'],
    ['/shop/../cart', '/cart'],
  ])('%s redirects permanently to %s', async (path, own) => {
    const response = await store.request(path);
    expect([response.status, response.headers.location]).toEqual([301, own]);
    expect(api.seen).toEqual([]);
  });

  test('a URL with tracking parameters is not redirected and shares the cached page', async () => {
    const plain = await store.request('/shop/women/');
    const calls = api.seen.length;
    const tracked = await store.request('/shop/women/?utm_source=lettre&gclid=1');
    expect([tracked.status, tracked.body]).toEqual([200, plain.body]);
    expect(api.seen).toHaveLength(calls);
  });

  test('a page beyond the last redirects to the last', async () => {
    respond = (seen) => (seen.url.startsWith('/1/') ? beyond(seen) : catalogueResponse(seen));
    const response = await store.request('/shop/women/?size=M&page=9');
    expect([response.status, response.headers.location]).toEqual([301, '/shop/women/?size=m&page=9']);
    const found = await store.request('/shop/women/?size=m&page=9&utm_source=lettre');
    expect([found.status, found.headers.location]).toEqual([
      302,
      '/shop/women/?size=m&page=3&utm_source=lettre',
    ]);
  });

  const ODD = [
    '/shop/?page=0',
    '/shop/?page=99999',
    '/shop/?page=abc&page=-1',
    '/shop/?colors=rien&size=%F0%9F%A6%84',
    '/shop/?price=9999999999-1',
    '/shop/?%E0%A4%A=&&==&colors',
    '/shop/?sortby=constructor&hidesold=peut-etre',
    `/shop/?brands=${'%F0%9F%A6%84'.repeat(300)}`,
    `/shop/?brands=${'a'.repeat(79)}%F0%9F%A6%84`,
    '/shop/search/?text=%00%0A%22%3Cscript%3E',
    `/shop/search/?text=${'a'.repeat(7_900)}`,
    '/shop/?a#b?c',
    '/?%',
  ];

  test.each(ODD)('%.60s ends at a page', async (path) => {
    respond = (seen) => withProduct(catalogueResponse(seen));
    const first = await store.request(path);
    const { location } = first.headers;
    const response = location === undefined ? first : await store.request(location);
    expect(response.status).toBe(200);
  });

  test('user input is escaped', async () => {
    const { status, body } = await store.request('/shop/search/?text=%3C%2Fscript%3E%3Cscript%3Ealert(1)');
    expect(status).toBe(200);
    expect(body).toContain('alert(1)');
    expect(body).not.toContain('<script>alert');
  });

  test.each(['/', '/shop/', '/produit/robe-100163'])('%s without the api is a branded 503', async (path) => {
    await api.close();
    const response = await store.request(path);
    expect([response.status, response.headers['retry-after']]).toEqual([503, '10']);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(headingOf(response.body)).toBe(fr['error.away.title']);
  });

  test('a cached page is served without the api for a day, then no longer', async () => {
    const { body } = await store.request('/shop/');
    await api.close();
    time += DAY_MS;
    const cached = await store.request('/shop/');
    expect([cached.status, cached.body === body]).toEqual([200, true]);
    time += 1;
    expect((await store.request('/shop/')).status).toBe(503);
  });
});

describe('public pages', () => {
  test('a customer gets the shared page, rendered without the token', async () => {
    const withSession = await store.request('/shop/', { headers: SESSION });
    const without = await store.request('/shop/');
    expect(withSession.body).toBe(without.body);
    expect(withSession.headers['cache-control']).toMatch(/^public/);
    expect(withSession.headers['set-cookie']).toBeUndefined();
    await store.request('/produit/autre-nom-100163', { headers: SESSION });
    expect(graphqlSeen()).toHaveLength(1);
    expect(api.seen.some(({ headers }) => headers.authorization ?? headers.cookie)).toBe(false);
  });

  test('a hundred concurrent requests cost one search', async () => {
    const responses = await Promise.all(Array.from({ length: 100 }, () => store.request('/shop/women/')));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(api.seen.filter(({ url }) => url.startsWith('/1/'))).toHaveLength(1);
  });

  test('an unchanged page is a 304', async () => {
    const { headers } = await store.request('/shop/');
    const again = await store.request('/shop/', { headers: { 'if-none-match': headers.etag ?? '' } });
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await store.request('/shop/', { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200);
  });

  test('a compressed page has the same content', async () => {
    const { body } = await store.request('/shop/');
    const response = await fetch(`${store.origin}/shop/`, { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toBe('Accept-Encoding, Save-Data');
    expect(await response.text()).toBe(body);
  });
});

describe('a page that was requested a moment ago', () => {
  const sameEachTime = ({
    headers: { date: _, 'x-request-id': _id, ...headers },
    ...response
  }: TestResponse) => ({
    ...response,
    headers,
  });
  const searches = () => api.seen.filter(({ url }) => url.startsWith('/1/')).length;

  test('is repeated unchanged, in each encoding', async () => {
    for (const encoding of ['identity', 'gzip', 'br', 'zstd']) {
      const headers = { 'accept-encoding': encoding };
      const first = await store.request('/shop/', { headers });
      const again = await store.request('/shop/', { headers: { ...headers, ...SESSION } });
      expect(sameEachTime(again)).toEqual(sameEachTime(first));
      expect(again.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      expect(again.headers['content-security-policy']).toContain("script-src 'self'");
    }
    const { body } = await store.request('/metrics');
    expect(body).toContain('store_pages_total{freshness="miss"} 1');
    expect(body).toContain('store_pages_total{freshness="hit"} 7');
  });

  test('is rendered again after one second', async () => {
    await store.request('/shop/');
    time += FRESH_MS;
    await store.request('/shop/');
    expect(searches()).toBe(1);
    time += 1;
    await store.request('/shop/');
    await expect.poll(searches).toBe(2);
  });

  test('keeps the cache and robots headers of its URL', async () => {
    const home = [await store.request('/'), await store.request('/')];
    expect(new Set(home.map(({ headers }) => headers.vary))).toEqual(
      new Set(['Accept-Encoding, Save-Data, Accept-Language, Cookie']),
    );
    const moved = [await store.request('/SHOP/'), await store.request('/SHOP/')];
    expect(moved.map(({ status }) => status)).toEqual([301, 301]);
  });
});

describe('a seller’s page', () => {
  const IDENTITY = {
    legalName: 'Canal Seconde Main',
    legalForm: 'SARL',
    address: { street: '12 quai du Canal', postalCode: '59100', city: 'Roubaix', country: 'FR' },
    email: 'bonjour@canal.example',
    phone: '+33 3 53 01 42 30',
    registration: { register: 'RCS Lille Métropole', number: '000 142 009' },
    vatNumber: null,
    compliesSince: '2026-01-12',
  };
  const specialities = {
    categories: [{ slug: 'women/clothing/dresses', name: 'Robes', count: 12 }],
    decades: [],
    brands: [],
  };
  const sellerWith =
    (identity: object | null) =>
    (seen: UpstreamRequest): UpstreamResponse => {
      if (seen.url.includes('type=nav'))
        return {
          body: {
            navBar: [],
            helloBar: null,
            logo: null,
            footerNav: [],
            contact: { title: 'Une question', email: 'aide@patine.example' },
          },
        };
      if (!seen.body.includes('query SellerPage')) return catalogueResponse(seen);
      const store = { id: '1', name: 'Friperie', slug: 'friperie', country: 'BE', isProfessional: true };
      return {
        body: { data: { seller: { store, since: '2026-03-04T08:00:00.000Z', identity, specialities } } },
      };
    };
  const termsIn = (html: string) => [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt>/g)].map(([, term]) => term);
  const WORDS = { address: fr['seller.address'], name: fr['seller.name'], country: fr['seller.country'] };

  test('has the legal identity, for people and search engines, without rows for absent data', async () => {
    respond = sellerWith(IDENTITY);
    const { status, headers, body } = await store.request('/vendeurs/friperie');
    expect([status, headers['cache-control']]).toEqual([200, expect.stringMatching(/^public/)]);
    expect(headingOf(body)).toBe('Friperie');
    expect(body).toContain('Vendeur professionnel, Roubaix, Belgique');
    expect(body).toContain('mars 2026');
    expect(body).toContain('href="/shop/women/clothing/dresses/?text=Friperie"');
    expect(termsIn(body)).toContain(WORDS.address);
    expect(termsIn(body)).not.toContain(fr['seller.vatNumber']);
    expect(body).toContain('href="mailto:bonjour@canal.example"');
    expect(body).toContain('href="tel:+33353014230"');
    expect(body).toContain('RCS Lille Métropole, 000 142 009');
    expect(body).toContain('hrefLang="en" href="http://localhost:3000/en/sellers/friperie"');
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@graph': [
        { '@type': 'Organization', legalName: 'Canal Seconde Main', address: { postalCode: '59100' } },
        { '@type': 'BreadcrumbList' },
      ],
    });
  });

  test('without an identity says whom to contact, and has no row for it', async () => {
    respond = sellerWith(null);
    const { body } = await store.request('/vendeurs/friperie');
    expect(termsIn(body)).toEqual([fr['seller.known.categories'], WORDS.name, WORDS.country]);
    expect(body).toContain('href="mailto:aide@patine.example"');
  });

  test('of an unknown seller is a 404', async () => {
    respond = ({ url, body }) =>
      body.includes('query SellerPage')
        ? { body: { data: null, errors: [{ extensions: { name: 'NOT_FOUND', code: 201 } }] } }
        : catalogueResponse({ url, body, headers: {} } as UpstreamRequest);
    expect((await store.request('/vendeurs/personne')).status).toBe(404);
  });
});

describe('private pages', () => {
  test('are rendered for each visitor, with the token, and not cached', async () => {
    await store.request('/cart', { headers: SESSION });
    const response = await store.request('/cart', { headers: SESSION });
    expect(response.headers['cache-control']).toContain('no-store');
    expect(response.headers['cache-control']).not.toContain('public');
    expect(response.headers.etag).toBeUndefined();
    expect(graphqlSeen().map(({ headers }) => headers.authorization)).toEqual(
      Array.from({ length: 2 }, () => 'Bearer s3cret-token'),
    );
    expect(response.body).not.toContain('s3cret-token');
  });

  test('a page that needs a session redirects to the login and back, uncached', async () => {
    const response = await store.request('/account/orders?page=2');
    expect([response.status, response.headers.location]).toEqual([
      302,
      '/login?redirect=%2Faccount%2Forders%3Fpage%3D2',
    ]);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(graphqlSeen()).toEqual([]);
  });
});

describe('the root', () => {
  test.each([
    [{ 'accept-language': 'en-GB,fr;q=0.5' }, 302],
    [{ 'accept-language': 'de, en;q=0.3' }, 302],
    [{ 'accept-language': 'fr-FR,en;q=0.9' }, 200],
    [{ 'accept-language': 'en', cookie: 'locale=fr' }, 200],
    [{ 'accept-language': 'fr', cookie: 'locale=en' }, 302],
    [{ 'accept-language': 'en', 'sec-fetch-site': 'same-origin' }, 200],
    [{}, 200],
  ])('responds to %j with %i', async (headers, status) => {
    const response = await store.request('/', { headers });
    expect([response.status, response.headers.location]).toEqual([
      status,
      status === 302 ? '/en' : undefined,
    ]);
    expect(response.headers.vary).toContain('Accept-Language');
  });
});
