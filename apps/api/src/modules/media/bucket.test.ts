import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { pictures } from '../../db/schema/catalogue.ts';
import { type S3Server, startS3 } from '../../testing/fakes/s3/start-s3.ts';
import { linkedEditor, type LinkedEditor } from '../../testing/editors.ts';
import { testServices } from '../../testing/services.ts';
import { importFeed } from '../catalogue-import/import-feed.ts';
import { readFeed } from '../catalogue-import/read-feed.ts';
import { sampleFolder } from '../catalogue-import/sample-feed.ts';
import { operate, type OperationOutput } from '../../cli/operations/operations.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const BROWSER = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' };

let s3: S3Server;
let services: Awaited<ReturnType<typeof testServices>>;
let app: FastifyInstance;
let call: LinkedEditor['call'];
let id: string;

beforeAll(async () => {
  s3 = await startS3();
  services = await testServices(s3.settings);
  const { feed } = await sampleFolder([{}]);
  await importFeed(services, readFeed(feed), {
    photoFolders: [path.dirname(feed)],
    dryRun: false,
    announce: false,
  });
  app = await buildApp(services);
  const rows = await services.db.select().from(pictures);
  id = rows.find(({ width }) => width === 600)?.id ?? '';
  ({ call } = await linkedEditor(app, services));
});
beforeEach(() => void s3.requests.splice(0));
afterAll(async () => {
  await app.close();
  services.storage.close();
  await services.client.close();
  await s3.stop();
});

const get = (name: string, headers = {}) => app.inject({ url: `/media/${name}`, headers });
const upload = async (background: string) => {
  const image = sharp({ create: { width: 300, height: 200, channels: 3, background } });
  return call<{ id: string }>('POST', '/content/images?name=atelier.png', await image.png().toBuffer());
};
const doctor = async () => {
  const rows: OperationOutput[] = [];
  for await (const row of operate(app, services, { name: 'doctor', parameters: [], given: {} }))
    rows.push(row);
  return rows;
};
const keys = () => [...s3.bucket.objects.keys()];

test('photographs of a feed and their encoded versions are in the bucket, and the data folder has none', async () => {
  expect(keys().filter((key) => key.startsWith('originals/'))).toHaveLength(2);
  const response = await get(`${id}-256.webp`);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, IMMUTABLE]);
  const key = `cache/v2/${id.slice(0, 2)}/${id}-256.webp`;
  expect(s3.bucket.objects.get(key)).toEqual({
    bytes: response.rawPayload,
    type: 'image/webp',
    cacheControl: IMMUTABLE,
  });
  expect(existsSync(path.join(services.config.DATA_DIR, 'media'))).toBe(false);
});

test('a picture that is encoded is read from the bucket, and its original is not', async () => {
  const first = await get(`${id}-384.webp`);
  s3.requests.splice(0);
  const second = await get(`${id}-384.webp`);
  expect(second.rawPayload).toEqual(first.rawPayload);
  expect(s3.requests).toEqual([`GET cache/v2/${id.slice(0, 2)}/${id}-384.webp`]);
});

test('a share image is kept in the bucket too', async () => {
  expect((await app.inject({ url: '/media/og/shop.jpg' })).statusCode).toBe(200);
  expect(keys()).toContain('cache/og-v2/shop/shop.jpg');
});

test('a picture of the library is stored once, and deleted with all that was encoded of it', async () => {
  const before = keys();
  const stored = (await upload('#a63d2f')).body;
  await upload('#a63d2f');
  await get(`${stored.id}-256.avif`);
  expect(s3.requests.filter((request) => request.startsWith('PUT originals/'))).toHaveLength(1);
  expect(keys().length).toBe(before.length + 2);
  expect((await call('DELETE', `/content/pictures/${stored.id}`)).status).toBe(200);
  expect(keys()).toEqual(before);
});

test('the doctor writes, reads and deletes in the bucket', async () => {
  expect(await doctor()).toContainEqual({
    row: expect.objectContaining({
      check: 'pictures',
      state: 'well',
      finding: expect.stringContaining('S3'),
    }),
  });
  expect(keys().filter((key) => key.startsWith('doctor/'))).toEqual([]);
  expect(s3.requests.map((request) => request.split(' ')[0])).toEqual(
    expect.arrayContaining(['PUT', 'GET', 'DELETE']),
  );
});

test('while the bucket is away browsers get a drawn picture that no cache keeps, programs and editors a code', async () => {
  await s3.stop();
  const shown = await get(`${id}-512.avif`, BROWSER);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'no-store',
    'retry-after': '5',
  });
  expect([shown.statusCode, shown.headers['etag']]).toEqual([503, undefined]);
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'svg', width: 512 });
  const code = { name: 'STORAGE_UNAVAILABLE', code: 812, retryAfter: 5 };
  expect((await get(`${id}-512.avif`)).json()).toEqual(code);
  expect((await app.inject({ url: '/media/og/picture-entrance.jpg' })).json()).toEqual(code);
  const refused = await upload('#123456');
  expect([refused.status, refused.body]).toEqual([503, code]);
  const ready = await app.inject({ url: '/readyz' });
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', pictures: 'away' }]);
  expect(await doctor()).toContainEqual({
    row: expect.objectContaining({ check: 'pictures', state: 'unwell' }),
  });

  await s3.start();
  await expect
    .poll(async () => (await get(`${id}-512.avif`, BROWSER)).statusCode, { timeout: 10_000 })
    .toBe(200);
  expect((await app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready', pictures: 'up' });
});
