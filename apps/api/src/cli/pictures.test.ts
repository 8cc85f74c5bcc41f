import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { picturesCopy, picturesLifecycle } from './pictures.ts';
import { diskStorage } from '../storage/disk-storage.ts';
import { type S3Server, startS3 } from '../testing/fakes/s3/start-s3.ts';
import { storeOriginal } from '../modules/media/originals.ts';
import { pictureId } from '../modules/media/picture.ts';

let s3: S3Server;
let dataDir: string;
/** What a command has printed since the last test. */
let out = '';
let err = '';

beforeAll(async () => {
  s3 = await startS3();
  dataDir = await mkdtemp(path.join(tmpdir(), 'patine-copy-'));
});
beforeEach(() => {
  [out, err] = ['', ''];
  set({ ...s3.settings, DATA_DIR: dataDir, DATABASE_URL: '' });
  vi.spyOn(console, 'log').mockImplementation((text: string) => void (out += text));
  vi.spyOn(console, 'error').mockImplementation((text: string) => void (err += text));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
afterAll(() => s3.stop());

const set = (settings: Record<string, string>) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
};
const keyOf = (id: string) => `originals/${id.slice(0, 2)}/${id}`;

test('pictures of the data folder are copied once, without outdated, unfinished and damaged ones', async () => {
  const disk = diskStorage(path.join(dataDir, 'media'));
  const photos = ['a', 'b', 'c'].map((text) => Buffer.from(text));
  for (const photo of photos) await storeOriginal(disk, pictureId(photo), photo);
  const encoded = `cache/v2/ab/${'ab'.repeat(16)}-256.webp`;
  for (const key of [encoded, 'cache/v1/ab/abc-256.webp', `${encoded}.4711`, 'cache/og-v2/shop/shop.jpg'])
    await disk.write(key, Buffer.from(key));
  const damaged = keyOf('cd'.repeat(16));
  await disk.write(damaged, Buffer.from('something else'));

  expect([await picturesCopy(), out, err]).toEqual([
    1,
    expect.stringContaining('5 pictures copied'),
    expect.stringContaining(damaged),
  ]);
  expect([...s3.bucket.objects.keys()].toSorted()).toEqual(
    [encoded, 'cache/og-v2/shop/shop.jpg', ...photos.map((photo) => keyOf(pictureId(photo)))].toSorted(),
  );
  await disk.delete(damaged);
  s3.requests.splice(0);
  expect([await picturesCopy(), out]).toEqual([0, expect.stringContaining('0 pictures copied')]);
  expect(s3.requests.filter((request) => request.startsWith('PUT'))).toEqual([]);
});

test('a bucket that is not named or does not take the key is told', async () => {
  set({ S3_SECRET_ACCESS_KEY: 'another' });
  await expect(picturesCopy()).rejects.toThrow('SignatureDoesNotMatch');
  set({ S3_BUCKET: '' });
  await expect(picturesCopy()).rejects.toThrow('Set S3_BUCKET');
});

test('the lifecycle of the bucket is set', async () => {
  expect([await picturesLifecycle(), out]).toEqual([0, expect.stringContaining('patine-encoded-pictures')]);
  expect(s3.bucket.lifecycle()).toContain('<Prefix>cache/</Prefix>');
});
