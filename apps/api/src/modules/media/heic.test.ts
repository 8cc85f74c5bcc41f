import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodeHeicApart, isHeic, isTooLargeHeic, SlowPictureError } from './heic.ts';
import { heicColourProfile, withColourProfile } from './heic-colour-profile.ts';

const heic = () => readFile(path.join(import.meta.dirname, '../content/pictures/two-colours.heic'));
const limits = { maxPixels: 1_000_000, timeoutMs: 20_000 };

test('a HEIC file is told from an AVIF file, which has the same container', async () => {
  expect(isHeic(await heic())).toBe(true);
  const blank = sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } });
  expect(isHeic(await blank.avif().toBuffer())).toBe(false);
});

test('decoding ends with its time', async () => {
  await expect(decodeHeicApart(await heic(), { ...limits, timeoutMs: 1 })).rejects.toBeInstanceOf(
    SlowPictureError,
  );
});

test('a picture of more pixels than it may have is not decoded', async () => {
  const refusal: unknown = await decodeHeicApart(await heic(), { ...limits, maxPixels: 9_599 }).catch(
    (error: unknown) => error,
  );
  expect(isTooLargeHeic(refusal)).toBe(true);
  const { width, height } = await sharp(
    await decodeHeicApart(await heic(), { ...limits, maxPixels: 9_600 }),
  ).metadata();
  expect([width, height]).toEqual([120, 80]);
});

test('the colour profile of a file is read from its box, and read back from the PNG', async () => {
  const source = sharp({ create: { width: 8, height: 8, channels: 3, background: '#a63d2f' } });
  const { icc } = await sharp(await source.clone().withIccProfile('p3').png().toBuffer()).metadata();
  const profile = icc ?? Buffer.alloc(0);
  const box = Buffer.concat([Buffer.from('\0\0\0\0colrprof', 'latin1'), profile]);
  box.writeUInt32BE(box.length);
  expect(heicColourProfile(Buffer.concat([Buffer.alloc(40), box, Buffer.alloc(9)]))).toEqual(profile);
  const tagged = withColourProfile(await source.png().toBuffer(), profile);
  expect((await sharp(tagged).metadata()).icc).toEqual(profile);
});

test('a box that claims more than the file has is no colour profile', async () => {
  const box = Buffer.from('\0\0\0\0colrprof', 'latin1');
  box.writeUInt32BE(9_000);
  expect(heicColourProfile(box)).toBeNull();
  expect(heicColourProfile(await heic())).toBeNull();
});
