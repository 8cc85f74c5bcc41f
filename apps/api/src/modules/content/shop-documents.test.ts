import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentBody, DocumentSummary, SavedDraft } from '@patine/contract/content/documents';
import type { Placeholder } from '@patine/contract/content/placeholders';
import type { NavigationInfo, ShopDictionary } from '@patine/contract/content/structure';
import type { ErrorBody } from '@patine/contract/errors';
import { DAY_MS, HOUR_MS, RETURN_WINDOW_DAYS } from '@patine/core';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentVersions } from '../../db/schema/content.ts';
import { linkedEditor, type LinkedEditor } from '../../testing/editors.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { checkFolder } from './check-folder.ts';
import { sampleContent } from './sample-folder.ts';

let shop: TestShop;
let call: LinkedEditor['call'];

beforeAll(async () => {
  shop = await testShop();
  ({ call } = await linkedEditor(shop.app, shop.services, 30));
});
afterAll(() => shop.close());

const at = (name: string, locale = 'fr') =>
  `/content/documents/${['categories', 'seo'].includes(name) ? 'texts' : 'navigation'}/${name}/${locale}`;
const save = (name: string, body: object) => call<SavedDraft>('PUT', at(name), body);
const publish = (name: string, version: number) => call('POST', `${at(name)}/publish`, { version });
const release = async (name: string, body: object) => publish(name, (await save(name, body)).body.version);
const read = async (name: string) => (await call<DocumentBody>('GET', at(name))).body;
const shown = async () => (await call<NavigationInfo>('GET', '/web-structure?type=nav&locale=fr')).body;
const rulesOf = ({ body }: { body: Partial<ErrorBody> }) =>
  body.errors?.map(({ path: owner, field, rule }) => [owner, field, rule].filter(Boolean).join(' '));
const later = (days: number) => new Date(shop.clock.now().getTime() + days * DAY_MS).toISOString();

test('the hello bar is saved, published and taken away without the menu and the footer', async () => {
  const before = await shown();
  expect(before.helloBar?.text).toContain('jours');
  const bar = { text: 'Soldes **privées**', seeMore: { label: 'Voir', path: '/shop/' } };
  const { version, errors } = (await save('hello-bar', bar)).body;
  expect([version, errors]).toEqual([2, []]);
  expect((await shown()).helloBar).toEqual(before.helloBar);
  expect((await publish('hello-bar', version)).status).toBe(200);
  expect(await shown()).toEqual({ ...before, helloBar: bar });
  await release('hello-bar', { text: '' });
  expect((await shown()).helloBar).toBeNull();
  expect((await read('hello-bar')).previewPath).toBeNull();
});

test('a hello bar begins and ends on its dates, with the one before it until then', async () => {
  await release('hello-bar', { text: 'Avant' });
  await release('hello-bar', { text: 'Noël', publishAt: later(2), expireAt: later(4) });
  expect((await shown()).helloBar).toEqual({ text: 'Avant' });
  const list = (await call<DocumentSummary[]>('GET', '/content/documents?locale=fr')).body;
  expect(list.find(({ name }) => name === 'hello-bar')).toMatchObject({
    kind: 'navigation',
    state: 'scheduled',
  });
  shop.clock.advance(2 * DAY_MS + HOUR_MS);
  expect((await shown()).helloBar).toEqual({ text: 'Noël' });
  shop.clock.advance(2 * DAY_MS);
  expect((await shown()).helloBar).toBeNull();
  expect(rulesOf(await release('hello-bar', { text: 'Trop tard', expireAt: later(-1) }))).toEqual([
    'expireAt ENDS_IN_PAST',
  ]);
  expect(
    rulesOf(await save('hello-bar', { text: 'À rebours', publishAt: later(3), expireAt: later(2) })),
  ).toEqual(['expireAt ENDS_BEFORE_START']);
});

test('a menu entry is published, and a wrong one told at its field', async () => {
  const menu = (await read('main')).body as { navBar: object[] };
  const entry = { label: 'Atelier', path: '/pages/our-story', tags: ['new'] };
  expect((await release('main', { ...menu, navBar: [entry, ...menu.navBar] })).status).toBe(200);
  expect((await shown()).navBar[0]).toEqual(entry);
  const children = [{ label: 'Un', children: [{ label: '', path: 'ailleurs' }] }];
  expect(rulesOf(await save('main', { navBar: [{ label: 'Femme', children }] }))).toEqual([
    'navBar.0.children.0.children.0 label TOO_SHORT',
    'navBar.0.children.0.children.0 path NOT_A_LINK',
  ]);
});

test('a draft of the header or the footer is previewed with what is published of the rest', async () => {
  const before = await shown();
  const preview = (name: string, body: object) =>
    call<NavigationInfo>('POST', '/content/navigation/preview', { name, locale: 'fr', body });
  const contact = { title: 'Une question ?', email: '{{operator.email}}' };
  const { body: footer } = await preview('footer', { footerNav: [], contact });
  expect(footer).toMatchObject({
    navBar: before.navBar,
    footerNav: [],
    contact: { title: 'Une question ?' },
  });
  expect(footer.contact?.email).toContain('@');
  const { body: bar } = await preview('hello-bar', { text: 'Plus tard', publishAt: later(9) });
  expect(bar).toEqual({ ...before, helloBar: { text: 'Plus tard' } });
  expect(await shown()).toEqual(before);
  expect(rulesOf(await preview('footer', { footerNav: 'none' }))).toEqual(['footerNav WRONG_TYPE']);
  expect((await preview('nothing', {})).status).toBe(400);
});

test('texts of categories are written as a list and read by category', async () => {
  const texts = async () =>
    (
      await call<ShopDictionary>(
        'GET',
        '/web-structure?type=shop-dictionary&params[kind][0]=facetValues&locale=fr',
      )
    ).body.categoryTexts;
  expect(await texts()).toHaveProperty('women/clothing/dresses.title');
  const about = { category: 'women', title: 'Femme', text: 'Un.\n\nDeux.' };
  await release('categories', { categories: [about] });
  expect(await texts()).toEqual({ women: { title: 'Femme', paragraphs: ['Un.', 'Deux.'] } });
  expect(rulesOf(await release('categories', { categories: [about, about] }))).toEqual([
    'categories.1 category REPEATED',
  ]);
});

test.each(['/content/documents/navigation/sidebar/fr', '/content/documents/texts/poems/fr'])(
  '%s is no document',
  async (url) => expect((await call('GET', url)).status).toBe(404),
);

test('a folder whose menu holds hello bar and footer lacks no file', async () => {
  const whole = { navBar: [], logo: null, helloBar: { text: 'Bonjour' }, footerNav: [], legal: 'Ligne' };
  const { documents, errors } = await checkFolder(await sampleContent({ 'fr/navigation.json': whole }));
  expect(documents.map(({ name, body }) => [name, body])).toEqual([
    ['main', { navBar: [], logo: null }],
    ['hello-bar', { text: 'Bonjour' }],
    ['footer', { footerNav: [], legal: 'Ligne' }],
  ]);
  const missing = errors.filter(({ rule }) => rule === 'MISSING_FILE').map(({ file }) => file);
  expect(missing).toEqual(expect.arrayContaining(['en/hello-bar.json', 'en/footer.json']));
  expect(missing).not.toContain('fr/footer.json');
});

test('menus that were stored with hello bar and footer are parted by the migration', async () => {
  const { db } = shop.services;
  const file = path.join(import.meta.dirname, '../../db/migrations/0011_navigation-parts.sql');
  const steps = (await readFile(file, 'utf8')).split('--> statement-breakpoint');
  const whole = { navBar: [], logo: null, helloBar: null, footerNav: [], legal: 'Ligne' };
  await db.transaction(async (tx) => {
    await tx.delete(contentVersions).where(eq(contentVersions.kind, 'navigation'));
    const row = { kind: 'navigation', name: 'main', version: 3, source: 'files', digest: 'x', title: '' };
    const now = shop.clock.now();
    for (const locale of ['fr', 'en'])
      await tx.insert(contentVersions).values({
        ...row,
        locale,
        body: locale === 'fr' ? whole : { ...whole, helloBar: { text: 'Hello' } },
        shown: locale === 'fr' ? whole : { ...whole, helloBar: { text: 'Hello' } },
        createdAt: now,
        publishedAt: now,
      });
    for (const step of steps) await tx.execute(sql.raw(step));
    const parted = await tx
      .select()
      .from(contentVersions)
      .where(eq(contentVersions.kind, 'navigation'))
      .orderBy(contentVersions.name, contentVersions.locale);
    expect(parted.map(({ name, locale, version, shown: body }) => [name, locale, version, body])).toEqual([
      ['footer', 'en', 3, { legal: 'Ligne', footerNav: [] }],
      ['footer', 'fr', 3, { legal: 'Ligne', footerNav: [] }],
      ['hello-bar', 'en', 3, { text: 'Hello' }],
      ['hello-bar', 'fr', 3, { text: '' }],
      ['main', 'en', 3, { logo: null, navBar: [] }],
      ['main', 'fr', 3, { logo: null, navBar: [] }],
    ]);
  });
});

test('titles and descriptions of the store’s own pages are published with header and footer', async () => {
  const before = await shown();
  expect(before).not.toHaveProperty('seo');
  const seo = {
    brands: { seoTitle: 'Les marques', seoDescription: 'De A à Z.' },
    shop: { seoTitle: 'Tout' },
  };
  const { version, errors } = (await save('seo', seo)).body;
  expect([version, errors]).toEqual([1, []]);
  expect(await shown()).toEqual(before);
  await publish('seo', version);
  expect(await shown()).toEqual({ ...before, seo });
  expect(rulesOf(await save('seo', { drops: { seoTitle: 'x'.repeat(71) } }))).toEqual([
    'drops seoTitle TOO_LONG',
  ]);
  await release('seo', {});
  expect(await shown()).toEqual(before);
});

test('the names that texts fill in are listed with what they read in a language', async () => {
  const listed = async (locale: string) => {
    const { body } = await call<Placeholder[]>('GET', `/content/placeholders?locale=${locale}`);
    return new Map(body.map(({ name, value }) => [name, value]));
  };
  const [french, english] = [await listed('fr'), await listed('en')];
  expect(french.get('core.RETURN_WINDOW_DAYS')).toBe(String(RETURN_WINDOW_DAYS));
  expect(french.get('payment.methods')).toBe('Carte d’essai');
  expect(english.get('payment.methods')).toBe('Test card');
  // Amounts, lists and functions of `core` are not among them.
  expect(
    [...french.keys()].filter((name) =>
      /^core\.(?!.*_(YEARS|DAYS|HOURS|MINUTES|PERCENT|COUNT|LIMIT|LENGTH)$)/.test(name),
    ),
  ).toEqual([]);
  const { status } = await call('GET', '/content/placeholders?locale=de');
  expect(status).toBe(400);
  const stranger = await shop.app.inject({ method: 'GET', url: '/content/placeholders?locale=fr' });
  expect(stranger.statusCode).toBe(401);
});
