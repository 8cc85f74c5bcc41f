import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import type { IsTrusted } from './trusted-proxies.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The network that a call is made from: an address, or a household's 64 bits of one; null for the shop's own. */
    networkOf: (request: FastifyRequest) => string | null;
  }
}

const MINUTE_MS = 60_000;
/** Counts kept at most: an address that is forgotten begins anew. */
const ADDRESSES = 50_000;

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
 * A limit per address, counted in this process. The shop's own addresses have none: the store asks for pages that
 * it then keeps for everybody, and a proxy that does not say for whom it asks stands for all.
 */
export async function limits(app: FastifyInstance, isTrusted: IsTrusted) {
  app.decorate('networkOf', ({ ip }) => (isTrusted(ip) ? null : normalizeIP(ip)));
  await app.register(rateLimit, {
    global: false,
    timeWindow: MINUTE_MS,
    cache: ADDRESSES,
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
}
