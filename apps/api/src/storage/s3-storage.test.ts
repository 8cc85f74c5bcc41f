import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { type S3Server, startS3 } from '../testing/fakes/s3/start-s3.ts';
import { examineStorage } from './examine-storage.ts';
import { setLifecycle } from './lifecycle.ts';
import { openStorage } from './open-storage.ts';
import { createS3Client } from './s3-client.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

const log = pino({ level: 'silent' });
let s3: S3Server;
const opened: Pick<Storage, 'close'>[] = [];

beforeAll(async () => {
  s3 = await startS3();
});
afterEach(() => {
  for (const storage of opened.splice(0)) storage.close();
});
afterAll(() => s3.stop());

const configured = (changes: Record<string, string> = {}) => readConfig({ ...s3.settings, ...changes });
const open = async (changes: Record<string, string> = {}) => {
  const storage = await openStorage(configured(changes), log);
  opened.push(storage);
  return storage;
};
/** With limits that a test can wait for. */
const openImpatient = () => {
  const storage = s3Storage({
    client: createS3Client(configured()),
    bucket: s3.settings.S3_BUCKET,
    name: 'bucket',
    log,
    limits: { timeout: 200, retry: 100 },
  });
  opened.push(storage);
  return storage;
};

test('an object is written with an immutable lifetime and its type, read, found, listed and deleted', async () => {
  const storage = await open();
  const [key, bytes] = ['cache/v2/ab/abc-256.avif', randomBytes(200_000)];
  expect([await storage.read(key), await storage.has(key)]).toEqual([null, false]);
  await storage.write(key, bytes);
  expect(s3.bucket.objects.get(key)).toEqual({
    bytes,
    type: 'image/avif',
    cacheControl: 'public, max-age=31536000, immutable',
  });
  expect(await storage.read(key)).toEqual(bytes);
  expect(await storage.has(key)).toBe(true);
  await storage.delete(key);
  await storage.delete(key);
  expect([await storage.read(key), s3.bucket.objects.size]).toEqual([null, 0]);
  await examineStorage(storage);
});

test('a list is read to its end, page by page', async () => {
  const storage = await open();
  for (let number = 0; number < 1_203; number += 1)
    s3.bucket.objects.set(`many/${number}`, { bytes: Buffer.alloc(1), type: '', cacheControl: '' });
  expect(await storage.list('many/')).toHaveLength(1_203);
  expect(await storage.list('many/120')).toHaveLength(4);
  s3.bucket.objects.clear();
});

test.each([
  ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'another' }, 'SignatureDoesNotMatch'],
  ['an unknown key', { S3_ACCESS_KEY_ID: 'another' }, 'InvalidAccessKeyId'],
  ['a bucket that is not there', { S3_BUCKET: 'another' }, 'NoSuchBucket'],
  ['another region', { S3_REGION: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
])('%s is a failure that names it', async (_, changes, code) => {
  const storage = await open(changes);
  await expect(storage.read('originals/ab/abc')).rejects.toThrow(code);
  expect(storage.isUp()).toBe(false);
});

test('a server that hangs keeps only those waiting who came first, and is found again by itself', async () => {
  const storage = openImpatient();
  await storage.write('a', Buffer.from('a'));
  s3.hang();
  const began = performance.now();
  await expect(storage.read('a')).rejects.toThrow('unavailable');
  expect(performance.now() - began).toBeLessThan(2_000);
  const asked = s3.requests.length;
  await expect(storage.read('a')).rejects.toThrow('unavailable');
  expect([s3.requests.length, storage.isUp()]).toEqual([asked, false]);
  s3.resume();
  await expect.poll(() => storage.read('a').catch(() => null), { timeout: 5_000 }).toEqual(Buffer.from('a'));
  expect(storage.isUp()).toBe(true);
  s3.bucket.objects.clear();
});

test('lifecycle rules are set beside those of others, and again without doubling', async () => {
  const client = createS3Client(configured());
  opened.push({ close: () => client.destroy() });
  await setLifecycle(client, s3.settings.S3_BUCKET);
  const own = s3.bucket.lifecycle() ?? '';
  expect(own).toContain('<Days>180</Days>');
  s3.bucket.setLifecycle(
    own.replace(
      '<Rule>',
      '<Rule><ID>of-others</ID><Status>Enabled</Status><Filter><Prefix>logs/</Prefix></Filter><Expiration><Days>7</Days></Expiration></Rule><Rule>',
    ),
  );
  const rules = await setLifecycle(client, s3.settings.S3_BUCKET);
  expect(rules.map(({ ID }) => ID)).toEqual([
    'of-others',
    'patine-encoded-pictures',
    'patine-unfinished-uploads',
  ]);
  expect(s3.bucket.lifecycle()).toContain('logs/');
});
