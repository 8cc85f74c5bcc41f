import type { DocumentSummary, DocumentVersion, SavedDraft } from '@patine/contract/content/documents';
import type { Backlink, DocumentLink, LinkedDocument } from '@patine/contract/content/links';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertProduct } from '../../testing/catalogue.ts';
import { linkedEditor, type LinkedEditor } from '../../testing/editors.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { pushFolder } from './load-content.ts';
import { sampleContent, samplePage } from './sample-folder.ts';

let shop: TestShop;
let call: LinkedEditor['call'];

beforeAll(async () => {
  shop = await testShop();
  ({ call } = await linkedEditor(shop.app, shop.services));
});
afterAll(() => shop.close());

const at = (name: string, locale = 'fr') => `/content/documents/page/${name}/${locale}`;
const text = (markdown: string) => ({ type: 'text', text: markdown });
const save = (name: string, ...blocks: unknown[]) =>
  call<SavedDraft>('PUT', at(name), samplePage(`/pages/${name}`, name, ...blocks));

async function publish(name: string, ...blocks: unknown[]) {
  const { body } = await save(name, ...blocks);
  const { status } = await call('POST', `${at(name)}/publish`, { version: body.version });
  shop.clock.advance(1000);
  return status;
}

const change = (name: string, step: string, body?: object) =>
  call('POST', `/content/pages/${name}/${step}`, body);
const shown = async (name: string) =>
  (await shop.app.inject({ url: `/web-structure?type=page&params[path][0]=/pages/${name}&locale=fr` }))
    .statusCode;
const listed = async (name: string) => {
  const { body } = await call<DocumentSummary[]>('GET', '/content/documents?locale=fr');
  return body.find((one) => one.kind === 'page' && one.name === name);
};

test('an unpublished page is not shown, with no earlier version in its place, until it is published again', async () => {
  await publish('one');
  await publish('one', text('Deux'));
  expect(await shown('one')).toBe(200);
  expect((await change('one', 'unpublish', { locale: 'fr' })).status).toBe(200);
  expect(await shown('one')).toBe(404);
  expect(await listed('one')).toMatchObject({ state: 'unpublished', publishedVersion: null });
  const { body } = await call<DocumentVersion[]>('GET', `${at('one')}/versions`);
  expect(body.map(({ state }) => state)).toEqual(['unpublished', 'replaced']);
  await call('POST', `${at('one')}/publish`, { version: 1 });
  expect(await shown('one')).toBe(200);
  expect(await listed('one')).toMatchObject({ state: 'published', version: 1 });
});

test('an archived page is not shown, keeps its address free, and comes back as it was written', async () => {
  await publish('put-away');
  expect((await change('put-away', 'archive')).status).toBe(200);
  expect(await shown('put-away')).toBe(404);
  expect(await listed('put-away')).toMatchObject({ isArchived: true, state: 'unpublished' });
  const successor = samplePage('/pages/put-away', 'Successeur');
  const { body } = await call<SavedDraft>('PUT', at('successor'), successor);
  expect((await call('POST', `${at('successor')}/publish`, { version: body.version })).status).toBe(200);
  await change('put-away', 'restore');
  expect(await listed('put-away')).toMatchObject({ isArchived: false, state: 'unpublished' });
  // A page that is written on is not archived any more.
  await change('successor', 'archive');
  await save('successor', text('Encore'));
  expect(await listed('successor')).toMatchObject({ isArchived: false, state: 'draft' });
});

test('a page of editors is deleted with its versions; one from files and one that the store needs stay', async () => {
  await publish('gone');
  expect((await call('DELETE', '/content/pages/gone')).status).toBe(200);
  expect([await shown('gone'), await listed('gone')]).toEqual([404, undefined]);
  expect((await call('GET', at('gone'))).status).toBe(404);
  expect(await listed('our-story')).toMatchObject({ isFromFiles: true, isNeeded: false });
  expect((await call('DELETE', '/content/pages/our-story')).body.name).toBe('OPERATION_NOT_ALLOWED');
  expect(await listed('terms')).toMatchObject({ isNeeded: true });
  for (const name of ['terms', 'home', 'become-seller'])
    expect((await change(name, 'archive')).body.name).toBe('OPERATION_NOT_ALLOWED');
  expect((await change('terms', 'unpublish', { locale: 'fr' })).status).toBe(400);
  expect(await shown('terms')).toBe(200);
  expect((await change('nowhere', 'archive')).status).toBe(404);
});

test('a page that an editor took away is not brought back by a push of changed files, unless it replaces', async () => {
  const folder = (title: string) =>
    sampleContent({ 'fr/pages/pushed.json': samplePage('/pages/pushed', title) });
  await pushFolder(shop.services, await folder('Un'));
  expect(await shown('pushed')).toBe(200);
  await change('pushed', 'unpublish', { locale: 'fr' });
  const { skipped } = await pushFolder(shop.services, await folder('Deux'));
  expect([skipped, await shown('pushed')]).toEqual([['fr/page/pushed'], 404]);
  await pushFolder(shop.services, await folder('Trois'), 'replace');
  expect(await shown('pushed')).toBe(200);
});

test('a take-down date in the past can be saved and not published', async () => {
  const body = { ...samplePage('/pages/over', 'Fini'), expireAt: '2020-01-01T00:00:00Z' };
  const { body: saved } = await call<SavedDraft>('PUT', at('over'), body);
  const errors = [{ path: '', field: 'expireAt', rule: 'ENDS_IN_PAST' }];
  expect(saved.errors).toEqual(errors);
  const { status, body: refused } = await call('POST', `${at('over')}/publish`, { version: saved.version });
  expect([status, refused.errors]).toEqual([422, errors]);
});

test('what leads to a page is told, drafts too', async () => {
  await publish('target');
  await publish('from', text('Voir [ici](/pages/target#main).'));
  await save('from-draft', text('Voir [là](/pages/target).'));
  const { body } = await call<Backlink[]>('GET', '/content/pages/target/backlinks');
  expect(body).toEqual([
    {
      kind: 'page',
      name: 'from',
      locale: 'fr',
      title: 'from',
      address: '/pages/target#main',
      isPublished: true,
    },
    {
      kind: 'page',
      name: 'from-draft',
      locale: 'fr',
      title: 'from-draft',
      address: '/pages/target',
      isPublished: false,
    },
  ]);
});

test('each address in a text is told with what is wrong with it', async () => {
  await insertProduct(shop.db, { categoryPath: 'women/clothing/dresses' });
  const addresses = [
    '/pages/target',
    '/pages/target#nulle-part',
    '/pages/rien',
    '/en/pages/our-story',
    '/en/pages/nowhere',
    '/en/product/jacket-12',
    '/shop/women/clothing/dresses/',
    '/shop/women/clothing/rien-de-tel/',
    '/drops/rien-de-tel',
    '/pages/from-draft',
    '/product/veste-12',
  ];
  const markdown = addresses.map((address) => `[x](${address})`).join(' ');
  const body = samplePage('/pages/links', 'Liens', text(`${markdown} [y](https://example.org/)`));
  const { body: links } = await call<DocumentLink[]>('POST', '/content/links', {
    kind: 'page',
    name: 'links',
    locale: 'fr',
    body,
  });
  expect(links.map(({ address, problem, isChecked }) => [address, problem, isChecked])).toEqual([
    ['/pages/target', null, true],
    ['/pages/target#nulle-part', 'NO_ANCHOR', true],
    ['/pages/rien', 'NO_PAGE', true],
    ['/en/pages/our-story', null, true],
    ['/en/pages/nowhere', 'NO_PAGE', true],
    ['/en/product/jacket-12', null, false],
    ['/shop/women/clothing/dresses/', null, true],
    ['/shop/women/clothing/rien-de-tel/', 'NO_PIECES', true],
    ['/drops/rien-de-tel', 'NO_PAGE', true],
    ['/pages/from-draft', 'NOT_PUBLISHED', true],
    ['/product/veste-12', null, false],
  ]);
  expect(links[0]?.path).toBe('zones.0.blocks.0.text');
});

test('the report has every published document, and a link that broke since', async () => {
  await change('target', 'unpublish', { locale: 'fr' });
  const { body } = await call<LinkedDocument[]>('GET', '/content/links');
  expect(body.find(({ name }) => name === 'from')?.links).toEqual([
    {
      address: '/pages/target#main',
      words: 'ici',
      path: 'zones.0.blocks.0.text',
      problem: 'NOT_PUBLISHED',
      isChecked: true,
    },
  ]);
  expect(body.some(({ kind }) => kind === 'navigation')).toBe(true);
  expect(body.some(({ name }) => name === 'from-draft')).toBe(false);
});

test('only editors change the life of a page and read its links', async () => {
  for (const [method, url] of [
    ['GET', '/content/links'],
    ['GET', '/content/pages/target/backlinks'],
    ['POST', '/content/pages/target/archive'],
    ['DELETE', '/content/pages/target'],
  ] as const)
    expect((await shop.app.inject({ method, url })).statusCode).toBe(401);
});
