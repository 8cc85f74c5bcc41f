import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BLANK_PICTURE } from './site-images.ts';
import { encodingProcess } from './encoding-process.ts';

const encoder = encodingProcess();
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'patine-'));
});
afterAll(() => encoder.stop());

const blank = () => encoder.encode({ source: BLANK_PICTURE, dataDir, width: 256, format: 'webp' });

test('a picture that cannot be encoded fails alone', async () => {
  const [failed, made] = await Promise.allSettled([
    encoder.encode({ source: 'file:absent', dataDir, width: 256, format: 'webp' }),
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
