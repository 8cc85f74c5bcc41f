import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readGuaranteeNotices } from './guarantee-notices.ts';
import { openStore } from './testing/store.ts';

const DRAWING = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"></svg>';
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#034ea2' } })
    .png()
    .toBuffer();

async function folderOf(files: Record<string, string | Buffer>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'notices-'));
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  return folder;
}

test('without a folder, or without a file of a language, there is none', async () => {
  expect(readGuaranteeNotices(undefined)).toEqual({});
  const notices = readGuaranteeNotices(
    await folderOf({ 'fr.svg': DRAWING, 'de.svg': DRAWING, 'note.txt': '' }),
  );
  expect(Object.keys(notices)).toEqual(['fr']);
});

test('a picture has its own size, a drawing the proportions of its view box', async () => {
  const notices = readGuaranteeNotices(
    await folderOf({ 'fr.svg': DRAWING, 'en.png': await png(1240, 1754) }),
  );
  expect(notices.fr?.picture).toMatchObject({ width: 600, height: 849 });
  expect(notices.en?.picture).toMatchObject({ width: 1240, height: 1754 });
});

type Files = Record<string, () => string | Promise<Buffer>>;
const UNUSABLE: [name: string, files: Files, message: RegExp][] = [
  ['a picture too small to read', { 'fr.png': () => png(599, 849) }, /fr\.png is 599 × 849 pixels/],
  ['a picture too large', { 'fr.png': () => png(6_001, 10) }, /6001 × 10/],
  ['a file too large', { 'fr.svg': () => DRAWING + ' '.repeat(1_000_000) }, /larger than 1 MB/],
  ['no picture', { 'en.png': () => DRAWING }, /no PNG/],
  ['a drawing without proportions', { 'en.svg': () => '<svg width="10">' }, /viewBox/],
  ['two files of a language', { 'en.svg': () => DRAWING, 'en.png': () => png(600, 849) }, /two files for en/],
];

test.each(UNUSABLE)('%s ends the start with a line that names it', async (_, files, message) => {
  const made = await Promise.all(
    Object.entries(files).map(async ([name, content]) => [name, await content()] as const),
  );
  const folder = await folderOf(Object.fromEntries(made));
  expect(() => readGuaranteeNotices(folder)).toThrow(message);
  await expect(
    openStore({ apiUrl: 'http://127.0.0.1:3001', env: { GUARANTEE_NOTICES: folder } }),
  ).rejects.toThrow(/^GUARANTEE_NOTICES: /);
});

test('a folder that is not there ends the start', () => {
  expect(() => readGuaranteeNotices('/nowhere/notices')).toThrow(/^GUARANTEE_NOTICES: .*no folder/);
});

describe('a store with a picture', () => {
  let store: Awaited<ReturnType<typeof openStore>>;
  let folder: string;

  beforeAll(async () => {
    folder = await folderOf({ 'fr.svg': DRAWING });
    store = await openStore({ apiUrl: 'http://127.0.0.1:3001', env: { GUARANTEE_NOTICES: folder } });
  });
  afterAll(() => store.close());

  test('serves it byte for byte, for ever, and runs nothing of it', async () => {
    const src = readGuaranteeNotices(folder).fr?.picture.src ?? '';
    const { status, headers, body } = await store.request(src);
    expect([status, headers['content-type'], body]).toEqual([200, 'image/svg+xml', DRAWING]);
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/);
  });
});
