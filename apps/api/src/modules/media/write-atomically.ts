import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

/** Writes a file atomically by a rename, also when several processes write it at once. */
export async function writeAtomically(file: string, bytes: Uint8Array) {
  await mkdir(path.dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, bytes);
  await rename(partial, file);
}

/** Like writeAtomically for a cache file: an error, such as a full disk, is logged and not thrown. */
export async function writeToCache(file: string, bytes: Uint8Array, log: Pick<FastifyBaseLogger, 'error'>) {
  await writeAtomically(file, bytes).catch(async (error: unknown) => {
    log.error({ err: error }, 'a picture could not be cached');
    await rm(`${file}.${process.pid}`, { force: true }).catch(() => undefined);
  });
}
