import { PAGE_CHANGES_CHANNEL } from '@patine/contract/pages/page-changes';
import { connectRedis, type RedisConnection } from '@patine/contract/redis/redis-connection';
import { shareCounts } from '@patine/contract/redis/share-counts';
import type { FastifyInstance } from 'fastify';
import { createChangeFeed, type ChangeFeed } from './change-feed.ts';
import type { SharedCounts } from './share-renders.ts';

export type SharedState = {
  /** For commands. */
  redis: RedisConnection;
  renderCounts: SharedCounts;
  /** What the apis announce. */
  changes: ChangeFeed;
};

/** What the stores share through Redis. A connection that listens takes no other commands, so there are two. */
export function openSharedState(app: FastifyInstance, url: string, now: () => number): SharedState {
  const { feed, read } = createChangeFeed(now);
  const listening = connectRedis({ url, onOpen: (client) => client.subscribe(PAGE_CHANGES_CHANNEL, read) });
  const redis = connectRedis({
    url,
    onChange: (error) => {
      if (error)
        app.log.warn(
          { err: error },
          'Redis is away: pages are short-lived, and limits are those of this process',
        );
      else app.log.info('Redis is connected');
    },
  });
  app.addHook('onClose', async () => void (await Promise.all([listening.close(), redis.close()])));
  return {
    redis,
    changes: feed,
    renderCounts: {
      isUp: redis.isUp,
      // An exchange that fails is followed by the next; the connection has logged why.
      share: (counts, keepMs) => shareCounts(redis, { name: 'renders', keepMs }, counts),
    },
  };
}
