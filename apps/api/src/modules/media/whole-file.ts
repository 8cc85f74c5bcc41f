import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file that others see whole or not at all, several processes at once too. */
export async function writeWhole(file: string, bytes: Uint8Array) {
  await mkdir(path.dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, bytes);
  await rename(partial, file);
}
