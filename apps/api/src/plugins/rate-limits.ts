import rateLimit from '@fastify/rate-limit';
import { isLoopbackAddress, isLoopbackUrl } from '@patine/contract/network/loopback';
import { networkOf } from '@patine/contract/network/network-of';
import type { IsTrusted } from '@patine/contract/network/trusted-proxies';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '@patine/core';
import type { Services } from '../context.ts';
import { ApiError } from '../errors.ts';
import { createCallCounts } from './call-counts.ts';
import { shareByDatabase } from './share-calls.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The network that a call is made from: an address, or a household's 64 bits of one; null for the shop's own. */
    networkOf: (request: FastifyRequest) => string | null;
  }
}

/** How far behind a process may be with what others counted. */
const EXCHANGE_MS = 1_000;

/**
 * Calls that one address may make in a minute, by what they cost us. An office or a campus behind one address is
 * many people: a page takes two or three calls and its pictures, so that a hundred of them read on undisturbed.
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

/** Beginnings of routes; one that is not here is reading. Signed webhooks and probes are counted nowhere. */
const KINDS: readonly (readonly [string, Kind | null])[] = [
  ['/graphql', 'graphql'],
  ['/1/indexes/', 'search'],
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
 * Whom a call is counted for. The shop's own calls for nobody: the store asks for pages that it then keeps for all. Nor
 * those of a developer's own browser; where the shop is reached from elsewhere, one forwarded for this machine is a
 * visitor whom a proxy does not name.
 */
const visitorOf = ({ config }: Pick<Services, 'config'>, isTrusted: IsTrusted) => {
  const isLocalShop = isLoopbackUrl(config.PUBLIC_URL);
  return ({ ip, headers }: FastifyRequest) => {
    const isOwn = headers['x-forwarded-for'] === undefined || (isLocalShop && isLoopbackAddress(ip));
    return isTrusted(ip) && isOwn ? null : networkOf(ip);
  };
};

/** A limit per network, which processes on one PostgreSQL share. */
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
  // Before anything is looked up for the call.
  app.addHook('onRequest', app.rateLimit());

  if (services.client.kind !== 'postgres') return;
  const share = shareByDatabase(services.db);
  let exchanging: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const exchange = async () => {
    // Limits of this process hold while the database is away.
    await counts
      .exchange(share)
      .catch((error: unknown) =>
        services.log.warn({ err: error }, 'calls are counted by this process alone'),
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
