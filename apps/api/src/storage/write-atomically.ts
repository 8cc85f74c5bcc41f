import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file atomically by a rename, also when several processes write it at once. */
export async function writeAtomically(file: string, bytes: Uint8Array) {
  await mkdir(path.dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}`;
  try {
    await writeFile(partial, bytes);
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    throw error;
  }
}
