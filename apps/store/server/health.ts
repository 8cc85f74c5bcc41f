import type { RedisConnection } from '@patine/contract/redis/redis-connection';
import type { FastifyInstance } from 'fastify';

const TIMEOUT_MS = 2000;

/**
 * Live while it responds; ready while the api is, although cached pages are served without it. Tells whether Redis is
 * there, without which the store is ready too.
 */
export function serveHealth(app: FastifyInstance, apiUrl: string, redis?: RedisConnection) {
  const redisState = () => (redis ? { redis: redis.isUp() ? 'up' : 'away' } : {});
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const ready = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'api away', ...redisState() });
  });
}
