import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

/** Writes a file that others see whole or not at all, several processes at once too. */
export async function writeAtomically(file: string, bytes: Uint8Array) {
  await mkdir(path.dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, bytes);
  await rename(partial, file);
}

/** The same for a file that can be made again: a full disk is logged, and fails nothing. */
export async function writeToCache(file: string, bytes: Uint8Array, log: Pick<FastifyBaseLogger, 'error'>) {
  await writeAtomically(file, bytes).catch(async (error: unknown) => {
    log.error({ err: error }, 'a picture could not be cached');
    await rm(`${file}.${process.pid}`, { force: true }).catch(() => undefined);
  });
}
