import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { acceptedEncoding, storedPage } from './stored-page.ts';

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['zstd;q=0, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['br ; q=0, gzip', 'gzip'],
  ['deflate', 'identity'],
  ['brx, xgzip', 'identity'],
])('%s gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test('every encoding has the same content and is compressed once', async () => {
  const page = storedPage(200, '<p>été</p>'.repeat(100));
  const [plain, zstd, br, gzip] = await Promise.all([
    page.body('identity'),
    page.body('zstd'),
    page.body('br'),
    page.body('gzip'),
  ]);
  expect(zstdDecompressSync(zstd).equals(plain)).toBe(true);
  expect(brotliDecompressSync(br).equals(plain)).toBe(true);
  expect(gunzipSync(gzip).equals(plain)).toBe(true);
  expect(await page.body('br')).toBe(br);
});

test('different pages have different ETags', () => {
  expect(storedPage(200, 'a').etag).toBe(storedPage(200, 'a').etag);
  expect(storedPage(200, 'a').etag).not.toBe(storedPage(200, 'b').etag);
});
