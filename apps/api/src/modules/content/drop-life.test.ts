import type { SavedDraft } from '@patine/contract/content/documents';
import type { DropSummary } from '@patine/contract/content/drops';
import type { LogPage } from '@patine/contract/content/editors-log';
import type { Backlink } from '@patine/contract/content/links';
import type { DropInfo } from '@patine/contract/content/structure';
import { DAY_MS } from '@patine/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outbox } from '../../db/schema/operations.ts';
import { insertProduct } from '../../testing/catalogue.ts';
import { linkedEditor, type LinkedEditor } from '../../testing/editors.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { insertDrops, readDictionary, readProductRows } from '../catalogue/index.ts';
import { samplePage } from './sample-folder.ts';

let shop: TestShop;
let call: LinkedEditor['call'];

beforeAll(async () => {
  shop = await testShop();
  ({ call } = await linkedEditor(shop.app, shop.services));
});
afterAll(() => shop.close());

const days = (count: number) => new Date(shop.clock.now().getTime() + count * DAY_MS).toISOString();
const at = (slug: string) => `/content/documents/drop/${slug}/fr`;
const words = { nameFr: 'Nuits blanches', nameEn: 'White nights' };
const save = (slug: string, body: object) => call<SavedDraft>('PUT', at(slug), { ...words, ...body });

async function publish(slug: string, body: object) {
  const { version } = (await save(slug, body)).body;
  expect((await call('POST', `${at(slug)}/publish`, { version })).status).toBe(200);
}
const over = (pieces: object = {}) => ({ launchAt: days(-3), endAt: days(-1), pieces });

const step = (slug: string, name: 'archive' | 'restore') => call('POST', `/content/drops/${slug}/${name}`);
const remove = (slug: string) => call('DELETE', `/content/drops/${slug}`);
const listed = async (slug: string) =>
  (await call<DropSummary[]>('GET', '/content/drops')).body.find((drop) => drop.slug === slug);
const shown = async (slug: string) =>
  (await shop.app.inject({ url: `/web-structure?type=drop&params[slug][0]=${slug}&locale=fr` })).statusCode;

test('a drop that was never public is deleted with its versions, and leaves its address free', async () => {
  await save('unwanted', {});
  await save('unwanted', { descriptionFr: 'Du blanc.', descriptionEn: 'All white.' });
  expect(await listed('unwanted')).toMatchObject({ isPublished: false });
  expect((await remove('unwanted')).status).toBe(200);
  expect(await listed('unwanted')).toBeUndefined();
  expect((await call('GET', at('unwanted'))).status).toBe(404);
  expect((await save('unwanted', {})).body.version).toBe(1);
  const { body: log } = await call<LogPage>('GET', '/content/log?action=deleted&words=unwanted');
  expect(log.entries.map(({ document }) => document?.kind)).toEqual(['drop']);
});

test('a drop that is announced, open or over is not deleted, nor archived before it is over', async () => {
  await publish('announced', { launchAt: days(2) });
  await publish('open', { launchAt: days(-1) });
  await publish('ended', over());
  for (const slug of ['announced', 'open', 'ended']) expect((await remove(slug)).status).toBe(400);
  await save('draft', {});
  for (const slug of ['announced', 'open', 'draft']) expect((await step(slug, 'archive')).status).toBe(400);
  expect((await step('draft', 'restore')).status).toBe(400);
  expect((await step('nowhere', 'archive')).status).toBe(404);
  expect((await remove('nowhere')).status).toBe(404);
});

test('an archived drop has neither page nor name in the shop, where its pieces stay, and comes back', async () => {
  const { reference } = await insertProduct(shop.db);
  await publish('put-away', over({ references: [reference] }));
  await shop.db.delete(outbox);
  expect((await step('put-away', 'archive')).status).toBe(200);
  expect(await shown('put-away')).toBe(404);
  const all = await shop.app.inject({ url: '/web-structure?type=drops&locale=fr' });
  expect(all.json<DropInfo[]>().map(({ slug }) => slug)).not.toContain('put-away');
  expect(await listed('put-away')).toMatchObject({ isArchived: true, productCount: 1 });
  const [row] = await readProductRows(shop.db, [reference]);
  expect([row?.drops, row?.status]).toEqual([[], 'listed']);
  expect((await readDictionary(shop.db, 'fr')).map(({ slug }) => slug)).not.toContain('put-away');
  const events = await shop.db.select().from(outbox).where(eq(outbox.topic, 'product.changed'));
  expect(events.map(({ payload }) => payload)).toEqual([{ references: [reference] }]);

  expect((await step('put-away', 'restore')).status).toBe(200);
  expect(await shown('put-away')).toBe(200);
  expect(await listed('put-away')).toMatchObject({ isArchived: false });
  expect((await readProductRows(shop.db, [reference]))[0]?.drops).toHaveLength(1);
  // One that is published anew is not archived any more either.
  await step('put-away', 'archive');
  await publish('put-away', { launchAt: days(-3), endAt: days(2) });
  expect(await shown('put-away')).toBe(200);
});

test('a drop of the import stays archived when the import names it again', async () => {
  const imported = { slug: 'imported', nameFr: 'Import', nameEn: 'Import', endAt: new Date(days(-1)) };
  await insertDrops(shop.db, [imported]);
  expect((await step('imported', 'archive')).status).toBe(200);
  await insertDrops(shop.db, [imported]);
  expect(await shown('imported')).toBe(404);
});

test('what leads to a drop, to its pieces or shows them is told, and a link to an archived one is broken', async () => {
  await publish('told', over());
  const query = { type: 'productCarousel', title: 'Pièces', query: { drop: 'told' } };
  const link = (address: string) => ({ type: 'text', text: `[ici](${address})` });
  for (const [name, block] of [
    ['to-page', link('/drops/told')],
    ['to-list', link('/shop/?drops=other,told')],
    ['to-pieces', query],
    ['elsewhere', link('/drops/open')],
  ] as const)
    await call('PUT', `/content/documents/page/${name}/fr`, samplePage(`/pages/${name}`, name, block));
  const { body } = await call<Backlink[]>('GET', '/content/drops/told/backlinks');
  expect(body.map(({ name, address, isPublished }) => [name, address, isPublished])).toEqual([
    ['to-list', '/shop/?drops=other,told', false],
    ['to-page', '/drops/told', false],
    ['to-pieces', null, false],
  ]);
  await step('told', 'archive');
  const request = { kind: 'page', name: 'to-page', locale: 'fr', body: { zones: [link('/drops/told')] } };
  const { body: links } = await call<{ problem: string }[]>('POST', '/content/links', request);
  expect(links.map(({ problem }) => problem)).toEqual(['NOT_PUBLISHED']);
});
