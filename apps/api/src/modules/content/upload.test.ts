import { crc32 } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictures } from '../../db/schema/catalogue.ts';
import { ApiError } from '../../errors.ts';
import { testServices } from '../../testing/services.ts';
import { readOriginal } from '../media/originals.ts';
import { FILE } from '../media/source-schemes.ts';
import { storeUpload } from './upload.ts';

let services: Awaited<ReturnType<typeof testServices>>;
beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.client.close());

const photo = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#a63d2f' } });
const send = (bytes: Buffer) => storeUpload(services, bytes);
const refusalOf = async (bytes: Buffer) => {
  const refused: unknown = await send(bytes).catch((error: unknown) => error);
  return refused instanceof ApiError ? refused.body : refused;
};

/** Reads the stored file and row of a picture. */
async function skipped(id: string) {
  const [row] = await services.db.select().from(pictures).where(eq(pictures.id, id));
  return {
    row,
    file: await sharp(
      await readOriginal(services.config.DATA_DIR, row!.source.slice(FILE.length)),
    ).metadata(),
  };
}

test('an image is encoded again, upright and without camera metadata', async () => {
  const secret = { IFD0: { Copyright: 'Camille, 12 rue Oberkampf' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } };
  const bytes = await photo().jpeg().withExif(secret).withMetadata({ orientation: 6 }).toBuffer();
  expect((await sharp(bytes).metadata()).orientation).toBe(6);
  const { id, width, height } = await send(bytes);
  expect([width, height]).toEqual([40, 60]);
  const { row, file } = await skipped(id);
  expect(row).toMatchObject({ width: 40, height: 60 });
  expect([file.format, file.exif, file.icc, file.xmp, file.orientation]).toEqual([
    'jpeg',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect((await send(bytes)).id).toBe(id);
});

test.each(['png', 'webp', 'avif'] as const)('it may be uploaded as %s', async (format) => {
  const seen = format === 'avif' ? photo() : photo().ensureAlpha(0.5);
  const { id } = await send(await seen.toFormat(format).toBuffer());
  expect((await skipped(id)).file).toMatchObject({ width: 60, height: 40, hasAlpha: format !== 'avif' });
});

test.each([
  ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>')],
  ['a JPEG that ends early', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ['a page behind the first bytes of a PNG', Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1')],
  ['nothing', Buffer.alloc(0)],
])('%s is not an image', async (_, bytes) => {
  expect(await refusalOf(bytes)).toMatchObject({ name: 'VALIDATION', fields: { image: 'UNREADABLE' } });
});

test('a small file of a hundred million pixels is rejected before it is decoded', async () => {
  const bomb = await photo().png().toBuffer();
  bomb.writeUInt32BE(12_000, 16);
  bomb.writeUInt32BE(9_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  expect(await refusalOf(bomb)).toMatchObject({ name: 'VALIDATION', fields: { image: 'TOO_LARGE' } });
});

test('an image that is too small is rejected', async () => {
  const speck = await photo().resize(16).png().toBuffer();
  expect(await refusalOf(speck)).toMatchObject({ name: 'VALIDATION', fields: { image: 'TOO_SMALL' } });
});
