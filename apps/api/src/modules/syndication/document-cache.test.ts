import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { movableClock } from '../../testing/services.ts';
import { type DocumentCache, documentCache, TooManyReadersError } from './document-cache.ts';

const FRESH_MS = 20_000;
let clock: ReturnType<typeof movableClock>;
let folder: string;
let documents: DocumentCache;
let begun = 0;

beforeEach(async () => {
  clock = movableClock();
  folder = await mkdtemp(path.join(tmpdir(), 'patine-kept-'));
  documents = documentCache({ folder, clock });
  begun = 0;
});
afterEach(() => documents.close());

const parts = (count: number, at: (part: number) => Promise<unknown> = async () => undefined) =>
  async function* () {
    begun += 1;
    for (let part = 0; part < count; part += 1) {
      await at(part);
      yield `part ${part} of ${begun}\n`;
    }
  };
const read = async (write = parts(3), name = 'feed') =>
  text((await documents.read({ name, freshMs: FRESH_MS, write })).pipe(createGunzip()));

test('a document is written once for concurrent readers and those shortly after', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => read()));
  expect(new Set(all)).toEqual(new Set(['part 0 of 1\npart 1 of 1\npart 2 of 1\n']));
  clock.advance(FRESH_MS);
  expect(await read()).toBe(all[0]);
  expect(begun).toBe(1);
});

test('an expired document is written again, once', async () => {
  await read();
  clock.advance(FRESH_MS + 1);
  const all = await Promise.all(Array.from({ length: 10 }, () => read()));
  expect(all.every((one) => one.startsWith('part 0 of 2'))).toBe(true);
  expect(begun).toBe(2);
});

test('a reader who joins while it is written reads along, however long ago that began', async () => {
  const held = Promise.withResolvers<void>();
  const first = read(parts(3, async (part) => part === 2 && held.promise));
  await expect.poll(() => begun).toBe(1);
  clock.advance(10 * FRESH_MS);
  const second = read();
  held.resolve();
  expect(await second).toBe(await first);
  expect(begun).toBe(1);
});

test('a document that fails breaks off, and the next reader starts again', async () => {
  const broken = parts(3, async (part) => {
    if (part === 1) throw new Error('the database is unavailable');
  });
  const bytes = await documents.read({ name: 'feed', freshMs: FRESH_MS, write: broken });
  await expect(text(bytes)).rejects.toThrow('Writing the cached document failed');
  expect(await read()).toContain('part 2 of 2');
});

test('each name is a document of its own, and no file has a name', async () => {
  await Promise.all([read(parts(1), 'a'), read(parts(2), 'b')]);
  expect(begun).toBe(2);
  expect(await readdir(folder)).toEqual([]);
});

test('readers that never finish block others only until they leave', async () => {
  const wanted = { name: 'feed', freshMs: FRESH_MS, write: parts(1) };
  const readers = await Promise.all(Array.from({ length: 16 }, () => documents.read(wanted)));
  await expect(documents.read(wanted)).rejects.toThrow(TooManyReadersError);
  for (const reader of readers) reader.destroy();
  await expect.poll(() => read(wanted.write).catch(() => 'kept out')).toBe('part 0 of 1\n');
});
