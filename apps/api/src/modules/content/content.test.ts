import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Navigation, PageInfo, ShopDictionary } from '@patine/contract/content/structure';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { drops } from '../../db/schema/catalogue.ts';
import { movableClock, testServices } from '../../testing/services.ts';
import { importFeed } from '../catalogue/import/import-feed.ts';
import { readFeed } from '../catalogue/import/read-feed.ts';
import { sampleFolder } from '../catalogue/import/sample-feed.ts';
import { loadContent } from './load-content.ts';

const clock = movableClock(new Date('2026-11-21T10:00:00Z'));
const HOUR = 3_600_000;
let services: Awaited<ReturnType<typeof testServices>>;
let app: FastifyInstance;

beforeAll(async () => {
  services = await testServices({}, clock);
  const { feed } = await sampleFolder([
    { drop: 'denim' },
    { id: 'b', size: 'XS', drop: 'denim' },
    { id: 'c', size: 'TU' },
  ]);
  await importFeed(services, readFeed(feed), {
    photosFolder: path.dirname(feed),
    dryRun: false,
    announce: false,
  });
  const at = (hours: number) => new Date(clock.now().getTime() + hours * HOUR);
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
  const answer = await app.inject({ url, headers });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.payload === '' ? null : answer.json<T>(),
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
      ['denim', `${prefix}/shop/?drops=denim`],
      ['later', `${prefix}/shop/?drops=later`],
    ]);
  });

  test('counts a drop’s days and pieces by the server’s clock', async () => {
    const { body } = await get<PageInfo>('/web-structure?type=home&locale=fr');
    expect(body?.drops[0]).toMatchObject({
      isLaunched: true,
      isNew: true,
      remainingDays: 3,
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

  test('gives the navigation with the drops under way', async () => {
    const { body } = await get<Navigation>('/web-structure?type=nav&locale=fr');
    expect(body?.navBar.map(({ label }) => label)).toEqual([
      'Nouveautés',
      'Femme',
      'Homme',
      'Enfant',
      'Marques',
      'Drops',
    ]);
    expect(body?.navBar.at(-1)?.children).toEqual([
      { label: 'Denim', path: '/shop/?drops=denim', trackingId: 'denim' },
    ]);
  });

  test('names the values of filters in order', async () => {
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
    expect(body?.facetValues['color']).toHaveLength(18);
  });

  test.each([
    'type=home',
    'type=home&locale=de',
    'type=nothing&locale=fr',
    'type=shop-dictionary&locale=fr',
    'type=home&type=nav&locale=fr',
  ])('refuses ?%s with a code', async (query) => {
    const { status, body } = await get(`/web-structure?${query}`);
    expect([status, body]).toEqual([400, { name: 'MALFORMED_REQUEST', code: 801 }]);
  });

  test('answers 304 to who has it already', async () => {
    const url = '/web-structure?type=order-confirmation&locale=fr';
    const { headers } = await get(url);
    expect(headers['cache-control']).toBe('public, max-age=15');
    expect((await get(url, { 'if-none-match': headers['etag'] })).status).toBe(304);
  });
});

describe('web-routing', () => {
  test('tells what an address shows', async () => {
    const home = await get('/web-routing?path=/en&locale=en');
    expect(home.body).toMatchObject({ title: 'Patine, vintage and second-hand clothing' });
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

test('a bad block is named by file, path and rule, and the rest is published', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'patine-content-'));
  const text = { type: 'text', text: 'Bonjour' };
  const home = {
    title: 'T',
    description: 'D',
    zones: [{ id: 'a', blocks: [{ type: 'fresco' }, text, { type: 'title', title: '' }] }],
  };
  await mkdir(path.join(folder, 'fr'));
  await writeFile(path.join(folder, 'fr/home.json'), JSON.stringify(home));
  await writeFile(path.join(folder, 'fr/navigation.json'), '{ broken');
  const faults = await loadContent(services, folder);
  expect(faults).toContainEqual(
    expect.objectContaining({ file: 'fr/home.json', path: 'zones.0.blocks.0.type' }),
  );
  expect(faults).toContainEqual(
    expect.objectContaining({ file: 'fr/home.json', path: 'zones.0.blocks.2.title' }),
  );
  expect(faults).toContainEqual(expect.objectContaining({ file: 'fr/navigation.json', path: '' }));
  const { body } = await get<PageInfo>('/web-structure?type=home&locale=fr');
  expect(body?.zones[0]?.blocks).toEqual([{ ...text, markdown: true }]);
});
