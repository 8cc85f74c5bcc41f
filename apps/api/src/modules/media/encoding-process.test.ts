import { afterAll, expect, test } from 'vitest';
import { BLANK_PICTURE } from './site-images.ts';
import { encodingProcess } from './encoding-process.ts';

const encoder = encodingProcess();
afterAll(() => encoder.stop());

const blank = () => encoder.encode({ source: BLANK_PICTURE, original: null, width: 256, format: 'webp' });

test('a picture that cannot be encoded fails alone', async () => {
  const [failed, made] = await Promise.allSettled([
    encoder.encode({ source: 'file:absent', original: null, width: 256, format: 'webp' }),
    blank(),
  ]);
  expect([failed.status, made.status]).toEqual(['rejected', 'fulfilled']);
});

test('a process that exits fails its jobs, and the next picture starts another', async () => {
  const lost = blank();
  encoder.stop();
  await expect(lost).rejects.toThrow('ended');
  expect((await blank()).subarray(0, 4).toString()).toBe('RIFF');
});
