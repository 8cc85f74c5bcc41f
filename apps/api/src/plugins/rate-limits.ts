import rateLimit from '@fastify/rate-limit';
import { isLoopbackAddress, isLoopbackUrl } from '@patine/contract/network/loopback';
import { networkOf } from '@patine/contract/network/network-of';
import type { IsTrusted } from '@patine/contract/network/trusted-proxies';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '@patine/core';
import type { Services } from '../context.ts';
import { ApiError } from '../errors.ts';
import { createCallCounts } from './call-counts.ts';
import { shareByDatabase, shareByRedis } from './share-calls.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The caller's network: an IPv4 address or the first 64 bits of an IPv6 one; null for the shop's own requests. */
    networkOf: (request: FastifyRequest) => string | null;
  }
}

/** Interval at which processes exchange their counts, in milliseconds. */
const EXCHANGE_MS = 1_000;

/**
 * Requests per minute that one network may make, by their cost. An office or a campus behind one address is many
 * people: a page takes two or three requests and its pictures, so a hundred of them can browse without reaching the
 * limit.
 */
export const CALLS_A_MINUTE = {
  pictures: 12_000,
  reading: 1_200,
  search: 1_200,
  geocode: 300,
  graphql: 1_200,
  paying: 120,
  signingIn: 60,
} as const;

type Kind = keyof typeof CALLS_A_MINUTE;

/** Route prefixes; any other route counts as reading. Signed webhooks and probes are not counted. */
const KINDS: readonly (readonly [string, Kind | null])[] = [
  ['/graphql', 'graphql'],
  ['/1/indexes/', 'search'],
  ['/search-suggestions', 'search'],
  ['/search-understanding', 'search'],
  ['/geocode', 'geocode'],
  ['/media/', 'pictures'],
  ['/authenticate', 'signingIn'],
  ['/sandbox/', 'paying'],
  ['/payment/', 'paying'],
  ['/webhooks/', null],
  ['/healthz', null],
  ['/readyz', null],
  ['/metrics', null],
];

const kindOf = ({ routeOptions }: FastifyRequest): Kind | null => {
  const { url = '' } = routeOptions;
  const known = KINDS.find(([start]) => url.startsWith(start));
  return known ? known[1] : 'reading';
};

/**
 * Returns the network that a request counts for. The shop's own requests count for none: the store caches the pages
 * that it requests for all visitors. Requests of a developer's own browser do not count either; but where PUBLIC_URL is
 * on another host, a request forwarded from this machine comes from a visitor whose address the proxy does not pass on.
 */
const visitorOf = ({ config }: Pick<Services, 'config'>, isTrusted: IsTrusted) => {
  const isLocalShop = isLoopbackUrl(config.PUBLIC_URL);
  return ({ ip, headers }: FastifyRequest) => {
    const isOwn = headers['x-forwarded-for'] === undefined || (isLocalShop && isLoopbackAddress(ip));
    return isTrusted(ip) && isOwn ? null : networkOf(ip);
  };
};

/** Limits requests per network. Processes share the counts through Redis, or through their PostgreSQL. */
export async function rateLimits(app: FastifyInstance, services: Services, isTrusted: IsTrusted) {
  app.decorate('networkOf', visitorOf(services, isTrusted));
  const counts = createCallCounts(MINUTE_MS);

  class Counts {
    incr(
      key: string,
      done: (error: Error | null, result: ReturnType<typeof counts.add>) => void,
      _windowMs: number,
      most: number,
    ) {
      done(null, counts.add(key, most));
    }
    child() {
      return this;
    }
  }

  await app.register(rateLimit, {
    global: false,
    timeWindow: MINUTE_MS,
    store: Counts,
    max: (request: FastifyRequest) => CALLS_A_MINUTE[kindOf(request) ?? 'reading'],
    keyGenerator: (request: FastifyRequest) => `${kindOf(request)} ${app.networkOf(request)}`,
    allowList: (request: FastifyRequest) => kindOf(request) === null || app.networkOf(request) === null,
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: (_request: FastifyRequest, { ttl }) =>
      new ApiError('TOO_MANY_ATTEMPTS', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
  // Runs before the request looks anything up.
  app.addHook('onRequest', app.rateLimit());

  const byDatabase = services.client.kind === 'postgres' ? shareByDatabase(services.db) : null;
  const byRedis = app.redis && shareByRedis(app.redis, MINUTE_MS);
  if (!byDatabase && !byRedis) return;
  /** Null while each process counts for itself. What was shared the other way is forgotten when the window ends. */
  const shareNow = () => (app.redis?.isUp() ? byRedis : byDatabase);
  let exchanging: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const exchange = async () => {
    const share = shareNow();
    // While neither answers, the counts of this process still apply.
    if (share)
      await counts
        .exchange(share)
        .catch((error: unknown) =>
          services.log.warn(
            { err: error },
            'rate limits could not be shared: calls are counted by this process alone',
          ),
        );
    timer = setTimeout(() => (exchanging = exchange()), EXCHANGE_MS).unref();
  };
  app.addHook('onListen', () => void (exchanging = exchange()));
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    await exchanging;
    clearTimeout(timer);
  });
}
