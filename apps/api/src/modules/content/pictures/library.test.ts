import type { ArticleInfo } from '@patine/contract/content/structure';
import type { PictureDetails, SitePicture } from '@patine/contract/content/site-pictures';
import type { UploadedImage } from '@patine/contract/content/documents';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { linkedEditor, type LinkedEditor } from '../../../testing/editors.ts';
import { movableClock, testServices } from '../../../testing/services.ts';
import { editorDrafts } from '../../../db/schema/content.ts';
import { samplePage } from '../sample-folder.ts';
import { findLibraryPicture } from './library-repository.ts';

const clock = movableClock();
let services: Awaited<ReturnType<typeof testServices>>;
let app: FastifyInstance;
let call: LinkedEditor['call'];
let rightId: string;

beforeAll(async () => {
  services = await testServices({}, clock);
  app = await buildApp(services);
  ({ call, id: rightId } = await linkedEditor(app, services));
});
afterAll(async () => {
  await app.close();
  await services.client.close();
});

const png = (background: string, width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const upload = async (bytes: Buffer, query = 'name=atelier.png') =>
  (await call<UploadedImage>('POST', `/content/images?${query}`, bytes)).body;
const library = async () => (await call<SitePicture[]>('GET', '/content/pictures')).body;
const inLibrary = async (id: string) => (await library()).find((picture) => picture.id === id);
const details = (changes: Partial<PictureDetails> = {}): PictureDetails => ({
  alt: { fr: 'Un atelier', en: 'A workshop' },
  focalPoint: { x: 500, y: 500 },
  crops: {},
  ...changes,
});

async function publish(name: string, locale: 'fr' | 'en', ...blocks: unknown[]) {
  const prefix = locale === 'en' ? '/en' : '';
  const url = `/content/documents/page/${name}/${locale}`;
  const { body } = await call<{ version: number }>(
    'PUT',
    url,
    samplePage(`${prefix}/pages/${name}`, name, ...blocks),
  );
  expect((await call('POST', `${url}/publish`, { version: body.version })).status).toBe(200);
}
const shownBlocks = async (name: string) => {
  const { body } = await call<ArticleInfo>(
    'GET',
    `/web-structure?type=page&params[path][0]=/pages/${name}&locale=fr`,
  );
  return body.zones.flatMap(({ blocks }) => blocks);
};
const section = (imageUrl: string) => ({ type: 'sectionContent', title: 'Atelier', text: 'Ici.', imageUrl });
const bubbles = (imageUrl: string) => ({
  type: 'bubble',
  items: [{ label: 'Femme', path: '/shop/women/', imageUrl }],
});

test('an uploaded picture is in the library with its size, name and time, and only once', async () => {
  const bytes = await png('#a63d2f');
  const first = await upload(bytes, `name=${encodeURIComponent('atelier\u0007 d’été.png')}`);
  expect(first).toMatchObject({ width: 300, height: 200, alt: { fr: '', en: '' }, isKnown: false });
  expect(await upload(bytes)).toMatchObject({ id: first.id, isKnown: true });
  const found = (await library()).filter(({ id }) => id === first.id);
  expect(found).toEqual([
    expect.objectContaining({
      pictureId: first.id,
      fileName: 'atelier d’été.png',
      type: 'image/jpeg',
      uploadedAt: clock.now().toISOString(),
      author: null,
      focalPoint: { x: 500, y: 500 },
      uses: [],
    }),
  ]);
  expect(found[0]?.bytes).toBeGreaterThan(0);
  expect((await findLibraryPicture(services.db, first.id))?.author).toBe(rightId);
});

test('details outside their limits are refused, and so are those of an unknown picture', async () => {
  const { id } = await upload(await png('#204060'));
  const put = (body: object, of = id) => call('PUT', `/content/pictures/${of}`, body);
  expect((await put(details())).status).toBe(200);
  for (const wrong of [
    details({ focalPoint: { x: 1001, y: 0 } }),
    details({ focalPoint: { x: 0.5, y: 0 } }),
    details({ crops: { square: { x: 0, y: 0, zoom: 99 } } }),
    details({ alt: { fr: 'a'.repeat(201), en: '' } }),
  ])
    expect((await put(wrong)).status).toBe(400);
  expect((await put(details(), 'f'.repeat(32))).status).toBe(404);
  expect((await inLibrary(id))?.alt).toEqual({ fr: 'Un atelier', en: 'A workshop' });
});

test('a page shows a picture around its focal point, and cut where its box has an area of its own', async () => {
  const { id } = await upload(await png('#336633'));
  await publish('framed', 'fr', section(id), bubbles(id));
  await call(
    'PUT',
    `/content/pictures/${id}`,
    details({ focalPoint: { x: 800, y: 100 }, crops: { square: { x: 0, y: 500, zoom: 200 } } }),
  );
  const [large, round] = await shownBlocks('framed');
  expect(large).toMatchObject({ imageUrl: `${id}x80y10` });
  const cut = `${id}c0000025003330500`;
  expect(round).toMatchObject({ items: [{ imageUrl: cut }] });

  const get = (name: string) => app.inject({ url: `/media/${name}` });
  const sizeOf = async (name: string) => {
    const { width, height } = await sharp((await get(name)).rawPayload).metadata();
    return [width, height];
  };
  expect(await sizeOf(`${id}x80y10-256.webp`)).toEqual([256, 171]);
  expect(await sizeOf(`${cut}-256.webp`)).toEqual([100, 100]);
  const other = await get(`${id}c0000000001000100-256.webp`);
  expect([other.statusCode, other.headers['location'], other.headers['cache-control']]).toEqual([
    302,
    `/media/${id}-256.webp`,
    'no-store',
  ]);
});

test('a file that takes the place of another is shown wherever that one was', async () => {
  const [before, after] = [await png('#663399', 200, 100), await png('#996633', 90, 60)];
  const { id } = await upload(before);
  await publish('replaced', 'fr', section(id));
  expect(await upload(after, `name=neuf.png&replaces=${id}`)).toMatchObject({ id, width: 90, height: 60 });
  const replaced = await inLibrary(id);
  expect(replaced).toMatchObject({ fileName: 'neuf.png', width: 90 });
  expect(await shownBlocks('replaced')).toMatchObject([{ imageUrl: replaced?.pictureId }]);
  expect(replaced?.uses).toHaveLength(1);

  // The first file is a picture of its own when it comes back, and stays one.
  const again = await upload(before);
  expect(again).toMatchObject({ width: 200, height: 100, isKnown: false });
  expect(again.id).not.toBe(id);
  expect(await upload(before)).toMatchObject({ id: again.id, isKnown: true });
  expect((await app.inject({ url: `/media/${again.id}-256.webp` })).statusCode).toBe(200);
});

test('the library tells which documents show a picture, and deletes it once none does', async () => {
  const { id } = await upload(await png('#aa8844'));
  await publish('uses-one', 'fr', section(id), bubbles(id));
  const draft = samplePage('/en/pages/uses-two', 'Two', section(id));
  await call('PUT', '/content/documents/page/uses-two/en', draft);
  expect((await inLibrary(id))?.uses).toEqual([
    {
      kind: 'page',
      name: 'uses-one',
      locale: 'fr',
      title: 'uses-one',
      fields: ['zones.0.blocks.0.imageUrl', 'zones.0.blocks.1.items.0.imageUrl'],
      isPublished: true,
    },
    expect.objectContaining({ name: 'uses-two', locale: 'en', isPublished: false }),
  ]);
  const remove = () => call('DELETE', `/content/pictures/${id}`);
  expect(await remove()).toMatchObject({
    status: 422,
    body: { name: 'VALIDATION', fields: { picture: 'IN_USE' } },
  });
  await publish('uses-one', 'fr');
  await call('PUT', '/content/documents/page/uses-two/en', samplePage('/en/pages/uses-two', 'Two'));
  expect((await app.inject({ url: `/media/${id}-256.webp` })).statusCode).toBe(200);
  expect((await remove()).status).toBe(200);
  expect(await inLibrary(id)).toBeUndefined();
  expect((await app.inject({ url: `/media/${id}-256.webp` })).statusCode).toBe(404);
  expect((await remove()).status).toBe(404);
});

test('a picture that only unsaved work of an editor names is not deleted', async () => {
  const { id } = await upload(await png('#445566'));
  const draft = { owner: 'somebody', document: 'page/later', client: 'tab', updatedAt: clock.now() };
  await services.db.insert(editorDrafts).values({ ...draft, state: JSON.stringify({ imageUrl: id }) });
  expect(await call('DELETE', `/content/pictures/${id}`)).toMatchObject({ status: 422 });
  await services.db.delete(editorDrafts);
  expect((await call('DELETE', `/content/pictures/${id}`)).status).toBe(200);
});

test('without an editor’s token the library is closed', async () => {
  const { statusCode } = await app.inject({ url: '/content/pictures' });
  expect(statusCode).toBe(401);
});
