import type { FastifyBaseLogger } from 'fastify';
import type { Storage } from '../../storage/storage.ts';

/** Stores an encoded picture. An error, such as a full disk, is logged and not thrown: the picture is made again. */
export async function writeToCache(
  storage: Storage,
  key: string,
  bytes: Uint8Array,
  log: Pick<FastifyBaseLogger, 'error'>,
) {
  await storage.write(key, bytes).catch((error: unknown) => {
    log.error({ err: error }, 'a picture could not be cached');
  });
}
