import { connectRedis, type RedisConnection } from '@patine/contract/redis/redis-connection';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Null without `REDIS_URL`. */
    redis: RedisConnection | null;
  }
}

/** Connects to Redis in the background: the api starts, and works, without it. */
export function redis(app: FastifyInstance, { config, log }: Pick<Services, 'config' | 'log'>) {
  if (config.REDIS_URL === undefined) {
    app.decorate('redis', null);
    return;
  }
  const connection = connectRedis({
    url: config.REDIS_URL,
    onChange: (error) => {
      if (error)
        log.warn(
          { err: error },
          'Redis is away: pages are short-lived, and limits are shared by the database',
        );
      else log.info('Redis is connected');
    },
  });
  app.decorate('redis', connection);
  app.metrics.gauge('api_redis_up', '1 while Redis replies', 'connection', async () => [
    ['commands', connection.isUp() ? 1 : 0],
  ]);
  app.addHook('onClose', connection.close);
}
