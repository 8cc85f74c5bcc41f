import { SHOP_KEY } from '@patine/contract/pages/surrogate-keys';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { announceByRedis } from './announce-by-redis.ts';
import { purgeCdn } from './cdn/purge-cdn.ts';

export type PageChanges = {
  /** True if a cache of pages waits for announcements: Redis is set. */
  isWanted: boolean;
  /** Announces what has changed by its surrogate keys, once this process answers with the change. */
  announce: (keys: Iterable<string>) => void;
};

declare module 'fastify' {
  interface FastifyInstance {
    pageChanges: PageChanges;
  }
}

const keysIn = (payload: Record<string, unknown>): string[] =>
  Array.isArray(payload['keys']) ? payload['keys'].filter((key) => typeof key === 'string') : [];

/**
 * Announces changes of pages to those who cache them. Each process announces what it has heard of, since each answers
 * from a search index of its own, which may be the last to change.
 */
export async function pageChanges(
  app: FastifyInstance,
  services: Pick<Services, 'random' | 'config' | 'log'>,
) {
  const cdn = purgeCdn(app, services);
  const announcing =
    app.redis === null
      ? []
      : [announceByRedis(app, app.redis, { from: services.random.uuid(), purges: cdn?.succeeds })];
  const changes: PageChanges = {
    isWanted: announcing.length > 0,
    announce: (keys) => {
      for (const announce of announcing) announce(keys);
      // Events tell of all else, which this is no event of: dates, a catalogue that was read anew.
      if (cdn && new Set(keys).has(SHOP_KEY)) cdn.purge([SHOP_KEY]);
    },
  };
  app.decorate('pageChanges', changes);
  // Without it too: the outbox keeps events that nobody takes.
  await app.outbox.subscribe('pages.changed', async (events) =>
    changes.announce(events.flatMap(({ payload }) => keysIn(payload))),
  );
  app.outbox.onMissed(() => changes.announce([SHOP_KEY]));
}
