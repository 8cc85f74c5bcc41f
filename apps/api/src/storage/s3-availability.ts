import type { FastifyBaseLogger } from 'fastify';
import { StorageUnavailableError } from './storage.ts';

/** In milliseconds. */
export type S3Limits = {
  /** Time for one request with its retry. */
  timeout: number;
  /** After a failure, the time until the next attempt. */
  retry: number;
};
const LIMITS: S3Limits = { timeout: 8_000, retry: 2_000 };

/**
 * Runs requests while the server answers. After a failure one request finds out now and then whether it is back, and
 * the others fail at once: a server that hangs keeps nobody waiting.
 */
export function s3Availability(
  name: string,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
  { timeout, retry }: S3Limits = LIMITS,
) {
  let isAway = false;
  let retryAt = 0;

  const unavailable = (cause?: unknown) => {
    const why = cause instanceof Error ? `: ${cause.name}: ${cause.message}` : '';
    return new StorageUnavailableError(`${name} is unavailable${why}`, { cause });
  };

  async function run<T>(request: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (isAway) {
      if (performance.now() < retryAt) throw unavailable();
      retryAt = performance.now() + timeout;
    }
    try {
      const result = await request(AbortSignal.timeout(timeout));
      if (isAway) log.info(`${name} answers`);
      isAway = false;
      return result;
    } catch (error) {
      if (!isAway) log.warn({ err: error }, `${name} is unavailable: pictures are replaced by a drawn one`);
      isAway = true;
      retryAt = performance.now() + retry;
      throw unavailable(error);
    }
  }
  return { run, isUp: () => !isAway };
}
