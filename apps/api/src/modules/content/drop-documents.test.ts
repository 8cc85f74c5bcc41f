import type { DocumentBody, DocumentVersion, SavedDraft } from '@patine/contract/content/documents';
import type { DropPieceList, DropPreview, DropSummary } from '@patine/contract/content/drops';
import type { DropInfo } from '@patine/contract/content/structure';
import { DAY_MS } from '@patine/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drops, products } from '../../db/schema/catalogue.ts';
import { outbox } from '../../db/schema/operations.ts';
import { insertProduct } from '../../testing/catalogue.ts';
import { linkedEditor, type LinkedEditor } from '../../testing/editors.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { assignDrops } from '../catalogue/index.ts';
import { exportDocuments } from './export-documents.ts';
import { pushFolder } from './load-content.ts';
import { sampleContent } from './sample-folder.ts';

let shop: TestShop;
let call: LinkedEditor['call'];

beforeAll(async () => {
  shop = await testShop();
  ({ call } = await linkedEditor(shop.app, shop.services));
});
afterAll(() => shop.close());

const days = (count: number) => new Date(shop.clock.now().getTime() + count * DAY_MS).toISOString();
const at = (slug: string) => `/content/documents/drop/${slug}/fr`;
const save = (slug: string, body: object, base = '') => call<SavedDraft>('PUT', `${at(slug)}${base}`, body);
const publish = (slug: string, version: number) => call('POST', `${at(slug)}/publish`, { version });
const release = async (slug: string, body: object) => publish(slug, (await save(slug, body)).body.version);

const words = { nameFr: 'Nuits blanches', nameEn: 'White nights' };
const shown = async (slug: string, locale = 'fr') => {
  const url = `/web-structure?type=drop&params[slug][0]=${slug}&locale=${locale}`;
  const response = await shop.app.inject({ url });
  return { status: response.statusCode, drop: response.json<DropInfo>() };
};
const dropsOf = async (reference: number) =>
  (await shop.db.select().from(products).where(eq(products.reference, reference)))[0]?.drops;

test('a shop without pieces can have a drop: a draft is hidden, and published in both languages', async () => {
  const body = { ...words, descriptionFr: 'Du blanc.', descriptionEn: 'All white.', launchAt: days(2) };
  const { status, body: saved } = await save('white-nights', body);
  expect([status, saved]).toEqual([200, { version: 1, previewPath: null, errors: [] }]);
  expect((await shown('white-nights')).status).toBe(404);
  expect((await publish('white-nights', 1)).status).toBe(200);
  expect((await shown('white-nights')).drop).toMatchObject({
    name: 'Nuits blanches',
    description: 'Du blanc.',
    launchAt: days(2),
    isLaunched: false,
    productCount: 0,
  });
  expect((await shown('white-nights', 'en')).drop.name).toBe('White nights');
});

test('each save is a version, and an earlier one can be published again', async () => {
  await release('versions', words);
  await release('versions', { ...words, nameFr: 'Deuxième' });
  expect((await shown('versions')).drop.name).toBe('Deuxième');
  const { body: versions } = await call<DocumentVersion[]>('GET', `${at('versions')}/versions`);
  expect(versions.map(({ version, state }) => [version, state])).toEqual([
    [2, 'published'],
    [1, 'replaced'],
  ]);
  await publish('versions', 1);
  expect((await shown('versions')).drop.name).toBe('Nuits blanches');
  const late = await save('versions', { ...words, nameFr: 'Trop tard' }, '?base=1');
  expect([late.status, late.body.name]).toEqual([409, 'NEWER_DRAFT']);
});

test.each<[what: string, body: object, errors: object[]]>([
  [
    'dates in another order',
    {
      ...words,
      preLaunchAt: '2027-01-03T10:00:00Z',
      launchAt: '2027-01-02T10:00:00Z',
      endAt: '2027-01-01T10:00:00Z',
    },
    [
      { path: '', field: 'preLaunchAt', rule: 'STARTS_AFTER_LAUNCH' },
      { path: '', field: 'endAt', rule: 'ENDS_BEFORE_LAUNCH' },
    ],
  ],
  [
    'a text in one language',
    { ...words, shippingInfoEn: 'Two days' },
    [{ path: '', field: 'shippingInfoFr', rule: 'MISSING' }],
  ],
  [
    'a piece and a picture that the shop does not have',
    { ...words, image: 'nothing', pieces: { references: [2_000_000_000] } },
    [
      { path: '', field: 'image', rule: 'UNKNOWN_PICTURE', limit: 'nothing' },
      { path: 'pieces', field: 'references', rule: 'UNKNOWN_PIECE', limit: '2000000000' },
    ],
  ],
])('%s can be saved and not published', async (_, body, errors) => {
  const { body: saved } = await save('faulty', body);
  expect(saved.errors).toEqual(errors);
  const { status, body: refused } = await publish('faulty', saved.version);
  expect([status, refused.errors]).toEqual([422, errors]);
  expect((await shown('faulty')).status).toBe(404);
});

test('a drop without a name in each language cannot be saved', async () => {
  const { status, body } = await save('nameless', { nameFr: 'Sans', nameEn: ' ' });
  expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field: 'nameEn' })]]);
});

test('pieces chosen by hand or by filter are in the drop, and are indexed again', async () => {
  const chosen = await insertProduct(shop.db);
  const jeans = { brand: 'wrangler', categoryPath: 'men/clothing/jeans' };
  const fitting = await insertProduct(shop.db, jeans);
  const sold = await insertProduct(shop.db, { ...jeans, item: { status: 'sold' } });
  const other = await insertProduct(shop.db, { ...jeans, categoryPath: 'men/clothing/jeanswear' });
  await shop.db.delete(outbox);
  const pieces = { references: [chosen.reference], brand: 'wrangler', category: 'men/clothing/jeans' };
  await release('jeans', { ...words, launchAt: days(-1), pieces });
  expect((await shown('jeans')).drop).toMatchObject({ productCount: 2, soldCount: 0 });
  const own = await call<DropPieceList>('GET', '/content/pieces?locale=fr&drop=jeans');
  expect(own.body.count).toBe(2);
  expect(await dropsOf(sold.reference)).toEqual([]);
  expect(await dropsOf(other.reference)).toEqual([]);
  const events = await shop.db.select().from(outbox);
  const indexed = events
    .filter(({ topic }) => topic === 'product.changed')
    .flatMap(({ payload }) => (payload as { references: number[] }).references);
  expect(indexed.toSorted((a, b) => a - b)).toEqual([chosen.reference, fitting.reference]);

  // Each import assigns the pieces that it writes.
  const arrived = await insertProduct(shop.db, jeans);
  await assignDrops(shop.db, { references: [arrived.reference] }, shop.clock.now());
  expect(await dropsOf(arrived.reference)).toEqual(['jeans']);

  await release('jeans', { ...words, launchAt: days(-1), pieces: { references: [arrived.reference] } });
  expect((await shown('jeans')).drop.productCount).toBe(1);
  expect(await dropsOf(chosen.reference)).toEqual([]);
});

test('a drop of the feed opens as its version 0, and keeps the pieces of the feed', async () => {
  await shop.db.insert(drops).values({ slug: 'feed', nameFr: 'Du flux', nameEn: 'Of the feed' });
  const { reference } = await insertProduct(shop.db, { drops: ['feed'] });
  const { body: opened } = await call<DocumentBody>('GET', at('feed'));
  expect(opened).toMatchObject({
    version: 0,
    body: { nameFr: 'Du flux', nameEn: 'Of the feed', pieces: { references: [] } },
  });
  expect((await save('feed', { ...(opened.body as object), nameFr: 'Choisi' }, '?base=0')).status).toBe(200);
  await publish('feed', 1);
  expect((await shown('feed')).drop).toMatchObject({ name: 'Choisi', productCount: 1 });
  expect(await dropsOf(reference)).toEqual(['feed']);
  expect((await call('GET', at('nowhere'))).status).toBe(404);
});

test('the list has the drops of the feed and of editors, drafts first', async () => {
  const { reference } = await insertProduct(shop.db);
  await save('draft-only', { ...words, nameFr: 'Pas encore', pieces: { references: [reference] } });
  const { body } = await call<DropSummary[]>('GET', '/content/drops');
  const stateIn = (slug: string) => body.find((drop) => drop.slug === slug);
  expect(body[0]).toMatchObject({ state: 'draft', isPublished: false });
  expect(stateIn('draft-only')).toMatchObject({ nameFr: 'Pas encore', isPublished: false, productCount: 1 });
  expect(stateIn('white-nights')).toMatchObject({ state: 'published', isPublished: true });
});

test('a preview shows a drop at a date and stores nothing', async () => {
  const { reference } = await insertProduct(shop.db);
  const body = { ...words, launchAt: days(2), endAt: days(4), pieces: { references: [reference] } };
  const preview = (date: string, given: object = body) =>
    call<DropPreview>('POST', '/content/drops/preview', {
      slug: 'tried',
      locale: 'en',
      at: date,
      body: given,
    });
  expect((await preview(days(0))).body.drop).toMatchObject({ name: 'White nights', isLaunched: false });
  const during = await preview(days(3));
  expect(during.body).toMatchObject({
    drop: { isLaunched: true, hasEnded: false, productCount: 1 },
    pieces: [{ reference, name: 'Floral viscose dress' }],
  });
  expect((await preview(days(5))).body.drop.hasEnded).toBe(true);
  expect((await preview(days(0), { nameFr: '' })).status).toBe(422);
  expect((await shown('tried')).status).toBe(404);
  expect(await dropsOf(reference)).toEqual([]);
});

test('pieces are found by words, by reference and by filter, letters of patterns taken as they are', async () => {
  const { reference } = await insertProduct(shop.db, { nameFr: 'Veste 100% laine', brand: 'saint-james' });
  const find = async (query: string) => {
    const { status, body } = await call<DropPieceList>('GET', `/content/pieces?locale=fr&${query}`);
    return [status, body.count, body.pieces?.map((piece) => piece.reference)];
  };
  expect(await find('text=100%25%20laine')).toEqual([200, 1, [reference]]);
  expect(await find('text=_____')).toEqual([200, 0, []]);
  expect(await find(`text=${reference}`)).toEqual([200, 1, [reference]]);
  expect(await find(`references=${reference},2000000000`)).toEqual([200, 1, [reference]]);
  expect(await find('brand=saint-james')).toEqual([200, 1, [reference]]);
  expect((await find('references=x'))[0]).toBe(400);
});

test('only editors read and write drops', async () => {
  for (const url of ['/content/drops', '/content/pieces?locale=fr', at('white-nights')])
    expect((await shop.app.inject({ url })).statusCode).toBe(401);
});

test('published drops are exported as files and pushed from files', async () => {
  const files: string[] = [];
  for await (const { file } of exportDocuments(shop.services)) files.push(file);
  expect(files).toContain('drops/white-nights.json');
  const folder = await sampleContent({
    'drops/from-files.json': { ...words, nameFr: 'Des fichiers' },
    'drops/broken.json': { ...words, shippingInfoFr: 'Deux jours' },
    'drops/unknown.json': { ...words, image: 'nothing' },
  });
  const { published, errors } = await pushFolder(shop.services, folder);
  expect(published).toEqual(['fr/drop/from-files']);
  expect(errors).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ file: 'drops/broken.json', field: 'shippingInfoEn', rule: 'MISSING' }),
      expect.objectContaining({ file: 'drops/unknown.json', rule: 'UNKNOWN_PICTURE' }),
    ]),
  );
  expect((await shown('from-files')).drop.name).toBe('Des fichiers');
});
