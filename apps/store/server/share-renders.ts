import type { RedisConnection } from '@patine/contract/redis/redis-connection';
import { shareCounts } from '@patine/contract/redis/share-counts';
import type { FastifyInstance } from 'fastify';
import type { RenderLimit } from './render-limit.ts';

const EXCHANGE_MS = 250;

/** Shares the counts of the render limit with the other stores. While Redis is away, each store counts for itself. */
export function shareRenders(app: FastifyInstance, limit: RenderLimit, redis: RedisConnection) {
  let exchanging: Promise<void> | null = null;
  const exchange = async () => {
    await limit
      .exchange((counts, keepMs) => shareCounts(redis, { name: 'renders', keepMs }, counts))
      // The connection has logged why.
      .catch(() => undefined);
    exchanging = null;
  };
  const timer = setInterval(() => {
    if (redis.isUp()) exchanging ??= exchange();
  }, EXCHANGE_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await exchanging;
  });
}
