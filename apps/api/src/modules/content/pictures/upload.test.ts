import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictures } from '../../../db/schema/catalogue.ts';
import { ApiError } from '../../../errors.ts';
import { testServices } from '../../../testing/services.ts';
import { readOriginal } from '../../media/originals.ts';
import { storeUpload } from './upload.ts';

let services: Awaited<ReturnType<typeof testServices>>;
beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.client.close());

const photo = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#a63d2f' } });
const send = (bytes: Buffer, fileName = 'atelier.jpg') =>
  storeUpload(services, bytes, { fileName, author: null, replaces: null });
const refusalOf = async (bytes: Buffer, fileName?: string) => {
  const refused: unknown = await send(bytes, fileName).catch((error: unknown) => error);
  return refused instanceof ApiError ? refused.body : refused;
};

/** Reads the stored file and row of a picture. */
async function stored(id: string) {
  const [row] = await services.db.select().from(pictures).where(eq(pictures.id, id));
  const bytes = await readOriginal(services.storage, row!.source);
  return { row, bytes: bytes!, file: await sharp(bytes!).metadata() };
}

test('an image is encoded again, upright and without camera metadata', async () => {
  const secret = { IFD0: { Copyright: 'Camille, 12 rue Oberkampf' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } };
  const bytes = await photo().jpeg().withExif(secret).withMetadata({ orientation: 6 }).toBuffer();
  expect((await sharp(bytes).metadata()).orientation).toBe(6);
  const { id, width, height } = await send(bytes);
  expect([width, height]).toEqual([40, 60]);
  const { row, file } = await stored(id);
  expect(row).toMatchObject({ width: 40, height: 60 });
  expect([file.format, file.exif, file.icc, file.xmp, file.orientation]).toEqual([
    'jpeg',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(await send(bytes)).toMatchObject({ id, isKnown: true });
});

test.each(['png', 'webp', 'avif'] as const)('it may be uploaded as %s', async (format) => {
  const seen = format === 'avif' ? photo() : photo().ensureAlpha(0.5);
  const { id } = await send(await seen.toFormat(format).toBuffer());
  expect((await stored(id)).file).toMatchObject({ width: 60, height: 40, hasAlpha: format !== 'avif' });
});

/** 120 × 80 pixels, two thirds red and one third blue, encoded by libheif's heif-enc. */
const heic = () => readFile(path.join(import.meta.dirname, 'two-colours.heic'));

test('a HEIC photograph of a phone is stored as a JPEG with its colours', async () => {
  const { id, width, height } = await send(await heic(), 'IMG_0042.HEIC');
  expect([width, height]).toEqual([120, 80]);
  const { file, bytes } = await stored(id);
  expect(file).toMatchObject({ format: 'jpeg', hasAlpha: false });
  const pixelAt = async (left: number) => [
    ...(await sharp(bytes).extract({ left, top: 40, width: 1, height: 1 }).raw().toBuffer()),
  ];
  const [red, blue] = [await pixelAt(20), await pixelAt(100)];
  expect(red[0]).toBeGreaterThan(140);
  expect(red[2]).toBeLessThan(80);
  expect(blue[2]).toBeGreaterThan(140);
  expect(blue[0]).toBeLessThan(60);
});

test('a HEIC file that claims too many pixels, ends early or holds nothing is rejected', async () => {
  const huge = await heic();
  const size = huge.indexOf('ispe') + 8;
  huge.writeUInt32BE(12_000, size);
  huge.writeUInt32BE(9_000, size + 4);
  expect(await refusalOf(huge)).toMatchObject({
    name: 'VALIDATION',
    fields: { image: expect.stringMatching(/^(TOO_LARGE|UNREADABLE)$/) },
  });
  for (const bytes of [(await heic()).subarray(0, 600), (await heic()).subarray(0, 40)])
    expect(await refusalOf(bytes)).toMatchObject({ fields: { image: 'UNREADABLE' } });
});

test.each([
  ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'WRONG_TYPE'],
  [
    'an SVG with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>1</script></svg>'),
    'WRONG_TYPE',
  ],
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'WRONG_TYPE'],
  ['a JPEG that ends early', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'UNREADABLE'],
  [
    'a page behind the first bytes of a PNG',
    Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1'),
    'UNREADABLE',
  ],
  ['nothing', Buffer.alloc(0), 'WRONG_TYPE'],
])('%s is not an image, whatever its file name says', async (_, bytes, rule) => {
  expect(await refusalOf(bytes, 'atelier.jpg')).toMatchObject({
    name: 'VALIDATION',
    fields: { image: rule },
  });
});

test('a file that is a picture and a page at once keeps the picture alone', async () => {
  const page = Buffer.from('<html><script>alert(1)</script></html>');
  const { id } = await send(Buffer.concat([await photo().tint('#0a0').jpeg().toBuffer(), page]));
  const { bytes } = await stored(id);
  expect(bytes.includes('<script')).toBe(false);
});

const pngChunk = (name: string, content: Buffer) => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(content.length);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
};

test('a small file of a hundred million pixels is rejected before it is decoded', async () => {
  const bomb = await photo().png().toBuffer();
  bomb.writeUInt32BE(12_000, 16);
  bomb.writeUInt32BE(9_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  expect(await refusalOf(bomb)).toMatchObject({ name: 'VALIDATION', fields: { image: 'TOO_LARGE' } });
});

test('a small picture whose data unpacks to a hundred megabytes is done with in bounded time', async () => {
  const png = await photo().png().toBuffer();
  const filler = deflateSync(Buffer.alloc(100_000_000));
  const bomb = Buffer.concat([png.subarray(0, 33), pngChunk('IDAT', filler), png.subarray(-12)]);
  expect(bomb.length).toBeLessThan(200_000);
  const before = performance.now();
  await send(bomb).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
  expect(performance.now() - before).toBeLessThan(20_000);
});

test('an image that is too small is rejected', async () => {
  const speck = await photo().resize(16).png().toBuffer();
  expect(await refusalOf(speck)).toMatchObject({ name: 'VALIDATION', fields: { image: 'TOO_SMALL' } });
});
