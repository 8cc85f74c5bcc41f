import { LISTS_KEY, productKey, SHOP_KEY } from '@patine/contract/pages/surrogate-keys';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { cdnsOf } from './cdns.ts';
import { createPurger } from './purger.ts';

export type CdnPurges = {
  purge: (keys: readonly string[]) => void;
  /** False while a CDN keeps what it was told to drop. */
  succeeds: () => boolean;
};

type Payload = Record<string, unknown>;

/** The keys of an event whose pages a CDN drops. Lists live shortly there: purged at each sale, none would be cached. */
const KEYS_OF: Readonly<Record<string, (payload: Payload) => string[]>> = {
  'product.changed': ({ references }) => (references as number[]).map(productKey),
  'pages.changed': ({ keys }) => (keys as string[]).filter((key) => key !== LISTS_KEY),
};

/**
 * Purges what changes from the configured CDNs; null without one, and in a process that takes no jobs: of each event one
 * process is told. No request and no sale waits for it.
 */
export function purgeCdn(
  app: FastifyInstance,
  { config, log }: Pick<Services, 'config' | 'log'>,
): CdnPurges | null {
  const cdns = config.JOBS ? cdnsOf(config) : [];
  if (cdns.length === 0) return null;
  const countPurged = app.metrics.counter(
    'api_cdn_purged_keys_total',
    'Surrogate keys that a CDN has dropped, by CDN',
    'cdn',
  );
  const countFailure = app.metrics.counter(
    'api_cdn_purge_failures_total',
    'Purges that failed and are tried again, by CDN',
    'cdn',
  );
  const purgers = cdns.map((cdn) =>
    createPurger(cdn, {
      log,
      settled: () => app.outbox.catchUp(),
      onPurged: (keys) => countPurged(cdn.name, keys),
      onFailure: () => countFailure(cdn.name),
    }),
  );
  app.metrics.gauge(
    'api_cdn_purges_waiting',
    'Surrogate keys that wait for a purge, by CDN',
    'cdn',
    async () => purgers.map((purger) => [purger.name, purger.waiting()] as const),
  );
  const purge = (keys: readonly string[]) => {
    for (const purger of purgers) purger.add(keys);
  };
  app.outbox.onHandled(({ topic, payload }) => purge(KEYS_OF[topic]?.(payload) ?? []));
  // What a process that ended had still to purge, and pages of the version before.
  app.addHook('onListen', () => purge([SHOP_KEY]));
  app.addHook('onClose', async () => {
    await Promise.all(purgers.map((purger) => purger.stop()));
  });
  return { purge, succeeds: () => !purgers.some((purger) => purger.isFailing()) };
}
