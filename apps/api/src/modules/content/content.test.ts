import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type {
  ArticleInfo,
  Navigation,
  NavigationInfo,
  PageInfo,
  PageSummary,
  ShopDictionary,
} from '@patine/contract/content/structure';
import { money, HOUR_MS } from '@patine/core';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { drops, facetValues } from '../../db/schema/catalogue.ts';
import { movableClock, servicesOn, testServices } from '../../testing/services.ts';
import { identifySellers } from '../../testing/sellers.ts';
import { importFeed } from '../catalogue-import/import-feed.ts';
import { readFeed } from '../catalogue-import/read-feed.ts';
import { sampleFolder } from '../catalogue-import/sample-feed.ts';
import { contributionOf } from '../returns/terms.ts';
import { checkFolder } from './check-folder.ts';
import { brokenLinks } from './check-links.ts';
import { pushFolder } from './load-content.ts';
import { CONTENT_FOLDER } from './read-folder.ts';
import { article as readArticle } from './pages.ts';
import { navigation } from './structure.ts';
import { sampleContent, samplePage } from './sample-folder.ts';

const clock = movableClock(new Date('2026-11-21T10:00:00Z'));
const COMPANIES = { STRIPE_SECRET_KEY: 'sk_test_x', PAYPAL_CLIENT_ID: 'id' };
let services: Awaited<ReturnType<typeof testServices>>;
let app: FastifyInstance;

beforeAll(async () => {
  services = await testServices({}, clock);
  const { feed } = await sampleFolder([
    { drop: 'denim' },
    { id: 'b', size: 'XS', drop: 'denim' },
    { id: 'c', size: 'TU' },
  ]);
  await identifySellers(services.db, ['Friperie du Canal']);
  await importFeed(services, readFeed(feed), {
    photoFolders: [path.dirname(feed)],
    dryRun: false,
    announce: false,
  });
  const at = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS);
  await services.db.update(drops).set({ launchAt: at(-1), endAt: at(55) });
  await services.db.insert(drops).values([
    {
      slug: 'later',
      nameFr: 'Plus tard',
      nameEn: 'Later',
      launchAt: at(30),
      preLaunchAt: at(3),
      isComingSoon: true,
    },
    { slug: 'over', nameFr: 'Fini', nameEn: 'Over', launchAt: at(-50), endAt: at(-1) },
  ]);
  app = await buildApp(services);
});
afterAll(async () => {
  await app.close();
  await services.client.close();
});

const get = async <T>(url: string, headers = {}) => {
  const response = await app.inject({ url, headers });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.payload === '' ? null : response.json<T>(),
  };
};

describe('web-structure', () => {
  test.each([
    ['fr', 'Ce que le temps laisse aux *belles choses*.', ''],
    ['en', 'What time leaves on *beautiful things*.', '/en'],
  ])('gives the home page in %s', async (locale, title, prefix) => {
    const { status, body } = await get<PageInfo>(`/web-structure?type=home&locale=${locale}`);
    expect(status).toBe(200);
    expect(body?.zones[0]?.blocks[0]).toMatchObject({ type: 'marketingInsert', title });
    expect(body?.zones.flatMap(({ blocks }) => blocks.map(({ type }) => type))).toContain('imageColumns');
    expect(body?.drops.map(({ slug, path: at }) => [slug, at])).toEqual([
      ['denim', `${prefix}/drops/denim`],
      ['later', `${prefix}/drops/later`],
    ]);
  });

  test('counts a drop’s days and products by the server’s clock', async () => {
    const { body } = await get<PageInfo>('/web-structure?type=home&locale=fr');
    expect(body?.drops[0]).toMatchObject({
      isLaunched: true,
      isNew: true,
      remainingDays: 2,
      productCount: 2,
      image: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(body?.drops[1]).toMatchObject({
      isLaunched: false,
      isComingSoon: true,
      isPreLaunched: false,
      preLaunchToday: true,
      preLaunchAtDate: '21/11/2026',
      preLaunchAtHour: '14:00',
      remainingDays: null,
    });
  });

  test('shows an early opening in both languages, day before month, on a 24-hour clock', async () => {
    for (const locale of ['fr', 'en']) {
      const { body } = await get<PageInfo>(`/web-structure?type=home&locale=${locale}`);
      expect(body?.drops[1]).toMatchObject({ preLaunchAtDate: '21/11/2026', preLaunchAtHour: '14:00' });
    }
  });

  test.each([
    ['the sandbox', {}, 'Carte d’essai', 'paiement d’essai'],
    ['both companies', COMPANIES, 'CB, Visa, Mastercard ou PayPal', 'Stripe ou PayPal'],
  ])(
    'the help page names what %s accepts, without a new version',
    async (_, variables, methods, companies) => {
      const sources = { ...services, config: { ...services.config, ...variables } };
      const help = JSON.stringify(await readArticle(sources, '/pages/help', 'fr'));
      expect(help).toContain(`Moyens acceptés\u00a0: ${methods}. Vous payez sur la page de ${companies}`);
      expect(help).not.toContain('{{');
    },
  );

  test('returns the navigation with the live drops', async () => {
    const { body } = await get<Navigation>('/web-structure?type=nav&locale=fr');
    expect(body?.navBar.map(({ label }) => label)).toEqual(['Nouveautés', 'Femme', 'Marques', 'Drops']);
    expect(body?.navBar.at(-1)?.children).toEqual([
      { label: 'Denim', path: '/drops/denim', trackingId: 'denim' },
    ]);
    expect(body?.navBar.at(-1)?.shortcuts).toEqual([
      { label: 'Denim', path: '/drops/denim', imageUrl: expect.any(String) as string },
    ]);
  });

  test('names no category in the menu or on the home page that no piece is in', async () => {
    const { body } = await get<Navigation>('/web-structure?type=nav&locale=fr');
    const women = body?.navBar.find(({ label }) => label === 'Femme');
    expect(women?.children?.map(({ label }) => label)).toEqual(['Vêtements', 'Par époque']);
    expect(women?.children?.[0]?.children?.map(({ label }) => label)).toEqual(['Robes']);
    const home = await get<PageInfo>('/web-structure?type=home&locale=fr');
    expect(JSON.stringify(home.body)).toContain('"/shop/women/clothing/dresses/"');
    expect(JSON.stringify(home.body)).not.toContain('"/shop/women/accessories/bags/"');
  });

  test('names no such category in English, and no brand that no feed has named', async () => {
    const { body } = await get<Navigation>('/web-structure?type=nav&locale=en');
    const women = body?.navBar.find(({ label }) => label === 'Women');
    expect(women?.children?.map(({ label }) => label)).toEqual(['Clothing', 'By decade']);
    await services.db
      .insert(facetValues)
      .values({ facet: 'brand', slug: 'lacoste', nameFr: 'Lacoste', nameEn: 'Lacoste' });
    const { body: now } = await get<Navigation>('/web-structure?type=nav&locale=en');
    const brands = now?.navBar.find(({ label }) => label === 'Brands');
    expect(brands?.children?.map(({ label }) => label)).toEqual(['Lacoste', 'Cacharel']);
  });

  test('returns the customer’s return fee with the navigation', async () => {
    const { body } = await get<NavigationInfo>('/web-structure?type=nav&locale=fr');
    expect(body?.returnFee).toEqual(money(contributionOf('FRA').parcel));
  });

  test.each([
    ['ticked unless the operator says otherwise', {}, true],
    ['empty with REGISTRATION_OPT_IN=0', { REGISTRATION_OPT_IN: '0' }, false],
  ])(
    'returns the newsletter checkbox setting of registration: %s',
    async (_name, variables, newsletterOptIn) => {
      const { config } = await servicesOn(services.client, variables);
      const page = await navigation({ ...services, config }, 'fr');
      expect(page?.newsletterOptIn).toBe(newsletterOptIn);
    },
  );

  test('names facet values in order', async () => {
    const { body } = await get<ShopDictionary>(
      '/web-structure?type=shop-dictionary&params[kind][0]=facetValues&locale=en',
    );
    expect(body?.facetValues['condition']?.map(({ name }) => name)).toEqual([
      'New with tag',
      'Very good',
      'Good',
      'Fair',
    ]);
    expect(body?.facetValues['size']?.map(({ name }) => name)).toEqual(['XS', '38', 'One size']);
    expect(body?.facetValues['categories']).toContainEqual({
      slug: 'women/clothing/dresses',
      name: 'Dresses',
    });
    expect(body?.facetValues['years']).toEqual([{ slug: '1970', name: '1970s' }]);
    expect(body?.facetValues['color']).toHaveLength(19);
    expect(body?.categoryTexts?.['women/clothing/dresses']?.title).toBe('How to choose a vintage dress');
  });

  test.each([
    'type=home',
    'type=home&locale=de',
    'type=nothing&locale=fr',
    'type=shop-dictionary&locale=fr',
    'type=home&type=nav&locale=fr',
  ])('rejects ?%s with an error code', async (query) => {
    const { status, body } = await get(`/web-structure?${query}`);
    expect([status, body]).toEqual([400, { name: 'MALFORMED_REQUEST', code: 801 }]);
  });

  test('responds 304 to a client that has the current version', async () => {
    const url = '/web-structure?type=order-confirmation&locale=fr';
    const { headers } = await get(url);
    expect(headers['cache-control']).toBe('public, max-age=15');
    expect((await get(url, { 'if-none-match': headers['etag'] })).status).toBe(304);
  });
});

describe('web-routing', () => {
  test('returns what a URL shows', async () => {
    const home = await get('/web-routing?path=/en&locale=en');
    expect(home.body).toMatchObject({ title: 'Vintage and second-hand clothing' });
    const category = await get('/web-routing?path=/shop/women/clothing/dresses/&locale=fr');
    expect(category.body).toMatchObject({ title: 'Robes, Vêtements, Femme', components: ['shop'] });
    const product = await get('/web-routing?path=/produit/whatever-100001&locale=fr');
    expect(product.body).toMatchObject({ title: 'Robe à fleurs', components: ['product'] });
  });

  test.each(['/shop/nowhere/', '/produit/robe-7', '/produit/robe-99999999999', '/nothing'])(
    'finds nothing at %s',
    async (at) => {
      expect((await get(`/web-routing?path=${at}&locale=fr`)).status).toBe(404);
    },
  );
});

/** Publishes a folder with these files. */
const publishFiles = (files: Record<string, unknown>) =>
  sampleContent(files).then((folder) => pushFolder(services, folder));

const article = (at: string, locale = 'fr') =>
  get<ArticleInfo>(`/web-structure?type=page&params[path][0]=${at}&locale=${locale}`);

describe('pages that editors write', () => {
  beforeAll(async () => {
    const french = samplePage('/pages/notre-atelier', 'Notre atelier', { type: 'dropCarousel' });
    await publishFiles({
      'fr/pages/workshop.json': { ...french, image: 'entrance' },
      'en/pages/workshop.json': samplePage('/en/pages/our-workshop', 'Our workshop'),
      'fr/pages/soon.json': { ...samplePage('/landing/soldes', 'Soldes'), publishAt: '2026-11-21T12:00:00Z' },
      'en/pages/soon.json': { ...samplePage('/en/landing/sale', 'Sale'), expireAt: '2026-11-21T11:00:00Z' },
    });
  });

  test('are found by their URL, and link to every language', async () => {
    const { status, body } = await article('/pages/notre-atelier');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'workshop',
      title: 'Notre atelier',
      path: '/pages/notre-atelier',
      image: 'entrance',
      alternates: { fr: '/pages/notre-atelier', en: '/en/pages/our-workshop' },
      updatedAt: '2026-11-21T10:00:00.000Z',
      zones: [{ blocks: [{ type: 'dropCarousel' }] }],
    });
    expect(body?.drops.map(({ slug }) => slug)).toContain('denim');
    expect((await article('/en/pages/our-workshop', 'en')).body?.drops).toEqual([]);
  });

  test('are known to the routing under their own URL and language only', async () => {
    const routing = await get('/web-routing?path=/pages/notre-atelier&locale=fr');
    expect(routing.body).toMatchObject({ title: 'Notre atelier', components: ['dropCarousel'] });
    expect((await get('/web-routing?path=/pages/notre-atelier&locale=en')).status).toBe(404);
  });

  test.each([
    '/pages/our-workshop',
    '/pages/NOTRE-atelier',
    '/pages/nowhere',
    '/',
    `/pages/${'a'.repeat(3_000)}`,
  ])('are not at %s', async (at) => {
    const { status, body } = await article(at);
    expect([status, body]).toEqual([404, { name: 'NOT_FOUND', code: 201 }]);
  });

  test('are never queried with U+0000', async () => {
    const { status, body } = await article('/pages/%00');
    expect([status, body]).toEqual([400, { name: 'MALFORMED_REQUEST', code: 801 }]);
  });

  test('are listed for sitemaps, including those that ship with the shop', async () => {
    const { body } = await get<PageSummary[]>('/web-structure?type=pages&locale=en');
    expect(body).toContainEqual({
      name: 'workshop',
      path: '/en/pages/our-workshop',
      title: 'Our workshop',
      alternates: { fr: '/pages/notre-atelier', en: '/en/pages/our-workshop' },
      updatedAt: '2026-11-21T10:00:00.000Z',
    });
    const shipped = await readdir(path.join(CONTENT_FOLDER, 'en/pages'));
    expect(body?.length).toBe(shipped.length + 2);
  });

  test('appear and expire by the clock', async () => {
    const state = async () => [
      (await article('/landing/soldes')).status,
      (await article('/en/landing/sale', 'en')).body?.alternates,
    ];
    expect(await state()).toEqual([404, { en: '/en/landing/sale' }]);
    clock.advance(2 * HOUR_MS);
    expect(await state()).toEqual([200, undefined]);
    expect((await article('/landing/soldes')).body).toMatchObject({
      alternates: { fr: '/landing/soldes' },
      updatedAt: '2026-11-21T12:00:00.000Z',
    });
    clock.advance(-2 * HOUR_MS);
  });

  test('do not change before a new version’s start date', async () => {
    const later = { ...samplePage('/pages/notre-atelier', 'Bientôt'), publishAt: '2026-11-22T00:00:00Z' };
    await publishFiles({ 'fr/pages/workshop.json': later });
    expect((await article('/pages/notre-atelier')).body?.title).toBe('Notre atelier');
    clock.advance(24 * HOUR_MS);
    expect((await article('/pages/notre-atelier')).body?.title).toBe('Bientôt');
    clock.advance(-24 * HOUR_MS);
  });
});

test('the content that ships with the shop breaks no rule', async () => {
  const { documents, errors } = await checkFolder(CONTENT_FOLDER);
  expect([...errors, ...brokenLinks(documents)]).toEqual([]);
});

test('an invalid block is reported by file, path, field and rule, and the rest is published', async () => {
  const text = { type: 'text', text: 'Bonjour' };
  const { errors } = await publishFiles({
    'fr/home.json': {
      title: 'T',
      description: 'D',
      zones: [{ id: 'a', blocks: [{ type: 'fresco' }, text, { type: 'title', title: '' }] }],
    },
    'fr/navigation.json': '{ broken',
    'fr/categories.json': { women: { title: 'Femme' } },
    'fr/pages/Big Name.json': {},
    'fr/pages/home.json': {},
    'fr/pages/alone.json': samplePage('/pages/alone', 'Seule'),
    'fr/pages/twin.json': samplePage('/pages/alone', 'Jumelle'),
  });
  const at = (file: string) =>
    errors.filter((error) => error.file === file).map(({ path: part, field, rule }) => [part, field, rule]);
  expect(at('fr/home.json')).toEqual([
    ['zones.0.blocks.0', 'type', 'UNKNOWN_TYPE'],
    ['zones.0.blocks.2', 'title', 'TOO_SHORT'],
  ]);
  expect(at('fr/navigation.json')).toEqual([['', '', 'NOT_JSON']]);
  expect(at('fr/categories.json')).toEqual([['women', 'paragraphs', 'MISSING']]);
  expect(at('fr/pages/Big Name.json')).toEqual([['', '', 'UNSAFE_NAME']]);
  expect(at('fr/pages/home.json')).toEqual([['', '', 'UNSAFE_NAME']]);
  expect(at('fr/pages/alone.json')).toEqual([['', '', 'MISSING_TRANSLATION']]);
  expect(at('fr/pages/twin.json')).toContainEqual(['', 'path', 'TAKEN_PATH']);
  expect(at('en/home.json')).toEqual([['', '', 'MISSING_FILE']]);
  const { body } = await get<PageInfo>('/web-structure?type=home&locale=fr');
  expect(body?.zones[0]?.blocks).toEqual([{ ...text, markdown: true }]);
});
