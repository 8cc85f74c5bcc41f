import { HEARTBEAT_MS, PAGE_CHANGES_CHANNEL, type PageChanges } from '@patine/contract/pages/page-changes';
import { SHOP_KEY } from '@patine/contract/pages/surrogate-keys';
import type { RedisConnection } from '@patine/contract/redis/redis-connection';
import type { FastifyInstance } from 'fastify';

/** A large import announces keys by the thousand: above this, dropping every page costs less. */
const MAX_KEYS = 2_000;
/** A process that is further behind its outbox does not know of all changes, and says nothing. */
const MAX_LAG_SECONDS = 2;

type Announcer = {
  /** Name of this process. */
  from: string;
  /** Whether the CDN drops what this process purges there; absent if it purges nothing. */
  purges: (() => boolean) | undefined;
};

/**
 * Announces keys to every store, each as soon as the one before has been sent, and every half second that there is
 * nothing: stores rely on announcements only while they hear them. What Redis has not taken is sent again, under a new
 * number, so that a store that may have heard it twice or not at all drops every page.
 */
export function announceByRedis(app: FastifyInstance, redis: RedisConnection, { from, purges }: Announcer) {
  let waiting = new Set<string>();
  let number = 0;
  let sentAt = 0;
  let sending: Promise<void> | null = null;

  const send = async () => {
    const keys = [...waiting];
    waiting = new Set();
    number += 1;
    const changes: PageChanges = {
      from,
      number,
      keys: keys.length > MAX_KEYS ? [SHOP_KEY] : keys,
      ...(purges ? { purges: purges() } : {}),
    };
    try {
      await redis.run((client) => client.publish(PAGE_CHANGES_CHANNEL, JSON.stringify(changes)));
      sentAt = performance.now();
    } catch {
      // The connection has logged why.
      waiting = new Set([...keys, ...waiting]);
    }
  };
  const sendAll = async () => {
    do await send();
    while (waiting.size > 0 && redis.isUp());
    sending = null;
  };
  const start = () => {
    if (redis.isUp()) sending ??= sendAll();
  };
  const isDue = () =>
    waiting.size > 0 ||
    (performance.now() - sentAt >= HEARTBEAT_MS && app.outbox.lagSeconds() < MAX_LAG_SECONDS);

  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', () => {
    timer = setInterval(() => isDue() && start(), HEARTBEAT_MS / 2).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await sending;
  });
  return (keys: Iterable<string>) => {
    for (const key of keys) waiting.add(key);
    // Keys of the same turn go together.
    if (waiting.size > 0) setImmediate(start);
  };
}
