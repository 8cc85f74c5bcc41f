import path from 'node:path';
import { MEDIA_FORMATS, MEDIA_WIDTHS } from '@patine/contract/rest/media';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { pictures } from '../../db/schema/catalogue.ts';
import { testServices } from '../../testing/services.ts';
import { importFeed } from '../catalogue-import/import-feed.ts';
import { readFeed } from '../catalogue-import/read-feed.ts';
import { sampleFolder } from '../catalogue-import/sample-feed.ts';
import { measureLines } from './picture-sources.ts';
import { BLANK_PICTURE, SITE_IMAGES, SITE_IMAGES_FOLDER } from './site-images.ts';
import { DEMO } from './source-schemes.ts';
import { NobodyWaitsError, workQueue } from './work-queue.ts';

let services: Awaited<ReturnType<typeof testServices>>;
let app: FastifyInstance;
/** The id of a photo that is 600 pixels wide. */
let id: string;

beforeAll(async () => {
  services = await testServices();
  const { feed } = await sampleFolder([{}]);
  await importFeed(services, readFeed(feed), {
    photoFolders: [path.dirname(feed)],
    dryRun: false,
    announce: false,
  });
  app = await buildApp(services);
  const rows = await services.db.select().from(pictures);
  id = rows.find(({ width }) => width === 600)?.id ?? '';
});
afterAll(async () => {
  await app.close();
  await services.client.close();
});

const get = (name: string, headers = {}) => app.inject({ url: `/media/${name}`, headers });

test('every width and format is what its URL says, upright and never larger than the original', async () => {
  for (const format of MEDIA_FORMATS)
    for (const width of MEDIA_WIDTHS) {
      const response = await get(`${id}-${width}.${format}`);
      expect(response.statusCode).toBe(200);
      const seen = await sharp(response.rawPayload).metadata();
      expect(seen.width).toBe(Math.min(width, 600));
      expect(response.headers['content-type']).toBe(`image/${format === 'jpg' ? 'jpeg' : format}`);
      expect(seen.exif).toBeUndefined();
    }
});

test('a response is cached for ever, and revalidated without a body', async () => {
  const { headers } = await get(`${id}-256.webp`);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const again = await get(`${id}-256.webp`, { 'if-none-match': headers['etag'] });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

test.each(['500.webp', '256.png', '256.jpeg', '0.jpg', '256', '0256.webp'])(
  'nothing is found at -%s',
  async (rest) => {
    const response = await get(`${id}-${rest}`);
    expect([response.statusCode, response.json()]).toEqual([404, { name: 'NOT_FOUND', code: 201 }]);
    expect(response.headers['cache-control']).toBeUndefined();
  },
);

test.each(['unknown-256.webp', '..%2F..%2Fsecret-256.webp', `${'a'.repeat(32)}-256.avif`])(
  'the unknown picture %s is not found',
  async (name) => expect((await get(name)).statusCode).toBe(404),
);

test('an illustration is drawn at the requested width', async () => {
  const source = 'demo:dress/front/rouge/cotton/plain/1970/none-front/4abl/skirt-straight/Lee/38';
  await services.db.insert(pictures).values({ id: 'drawn', source, width: 512, height: 764 });
  const { width, height } = await sharp((await get('drawn-256.jpg')).rawPayload).metadata();
  expect([width, height]).toEqual([256, 382]);
});

test.each(['fixture1', 'dress/front/rouge/cotton/plain/1970/none-front/4abl/-/%E0%A4%A/-'])(
  'the illustration %s, which this version cannot draw, is shown as an empty hanger',
  async (address) => {
    const id = `undrawable${address.length}`;
    await services.db.insert(pictures).values({ id, source: `${DEMO}${address}`, width: 512, height: 764 });
    const { statusCode, rawPayload } = await get(`${id}-256.jpg`);
    expect(statusCode).toBe(200);
    expect((await sharp(rawPayload).metadata()).width).toBe(256);
  },
);

/** The drawn hanger has no file: it is made as high as a garment's picture. */
const heightOf = async (name: string) => {
  if (name === BLANK_PICTURE) return 382;
  const file = await sharp(path.join(SITE_IMAGES_FOLDER, `${name}.avif`)).metadata();
  return Math.round((256 * file.height) / file.width);
};

test.each(Object.keys(SITE_IMAGES))('the site image %s is served from its file', async (name) => {
  expect(SITE_IMAGES[name]).not.toContain(DEMO);
  const { width, height } = await sharp((await get(`${name}-256.jpg`)).rawPayload).metadata();
  expect([width, height]).toEqual([256, await heightOf(name)]);
});

test('concurrent requests encode a picture once, and few pictures at a time', async () => {
  const queue = workQueue<string>({ atOnce: 2, mostWaiting: 3 });
  let [running, most, made] = [0, 0, 0];
  const work = async () => {
    made += 1;
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return 'picture';
  };
  const names = ['a', 'a', 'b', 'c', 'd', 'e', 'a'];
  expect(await Promise.all(names.map((name) => queue(name, work)))).toEqual(names.map(() => 'picture'));
  expect([most, made]).toEqual([2, 5]);
  const crowd = ['f', 'g', 'h', 'i', 'j', 'k'].map((name) => queue(name, work));
  await expect(Promise.all(crowd)).rejects.toThrow('');
  const outcomes = await Promise.allSettled(crowd);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});

test('a picture that nobody waits for any more is not made', async () => {
  const queue = workQueue<string>({ atOnce: 1, mostWaiting: 5 });
  const gate = Promise.withResolvers<string>();
  const made: string[] = [];
  const make = (name: string) => async () => {
    made.push(name);
    return name === 'first' ? gate.promise : name;
  };
  const [one, other, alone] = [new AbortController(), new AbortController(), new AbortController()];
  const first = queue('first', make('first'), one.signal);
  const shared = [queue('shared', make('shared'), one.signal), queue('shared', make('shared'), other.signal)];
  const left = queue('left', make('left'), alone.signal);
  const last = queue('last', make('last'), other.signal);
  one.abort();
  alone.abort();
  await expect(left).rejects.toThrow(NobodyWaitsError);
  gate.resolve('first');
  expect(await Promise.all([first, ...shared, last])).toEqual(['first', 'shared', 'shared', 'last']);
  expect(made).toEqual(['first', 'shared', 'last']);
  expect(await queue('left', make('left'))).toBe('left');
});

test('measures lie on the front of an illustration; of photographs that is unknown', async () => {
  const front = 'demo:dress/front/rouge/cotton/plain/1970/none-front/4ah6/-/-/-';
  const lines = await measureLines(front);
  expect(lines?.map(({ name }) => name)).toEqual(expect.arrayContaining(['length', 'bust', 'waist', 'hips']));
  for (const { points } of lines ?? [])
    expect(points.flat().every((share) => share > 0 && share < 1)).toBe(true);
  expect(await measureLines('file:abc.jpg')).toBeNull();
  expect(await measureLines('demo:unknown')).toBeNull();
  expect(await measureLines(front.replace('/front/', '/back/'))).toEqual([]);
});
