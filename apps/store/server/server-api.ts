import { LISTS_KEY, isProductKey } from '@patine/contract/pages/surrogate-keys';
import { requestIdHeaders as requestHeaders } from '@patine/telemetry/request-id';
import { eachLocale, LOCALES, type Locale, DAY_MS } from '@patine/core';
import { createApi, type Api, type Read } from '../src/lib/api.ts';
import { createSearch } from '../src/lib/search.ts';
import type { Endpoint } from '../src/lib/graphql.ts';
import { paths } from '../src/paths.ts';
import type { ChangeFeed } from './change-feed.ts';
import { DRAFT, withDrafts } from './read-draft.ts';

const API_TIMEOUT_MS = 8000;
/** Milliseconds; menus and names change rarely, and every page needs them. */
const CONTENT_FRESH_MS = 5000;
const CONTENT_AWAY_MS = DAY_MS;
const CONTENT_ENTRIES = 100;
const SHARED_TYPES = new Set(['nav', 'home', 'pages', 'shop-dictionary']);
const HOME_PATHS = new Set(LOCALES.map((locale) => paths.home(locale)));

/** True for what every visitor reads. Other pages are too many to cache here, and are in the page cache. */
const isShared = (path: string, params: Record<string, string>) =>
  path === '/web-routing' ? HOME_PATHS.has(params['path'] ?? '') : SHARED_TYPES.has(params['type'] ?? '');

type CachedRead = { answer: Promise<unknown>; at: number; good: unknown; goodAt: number };

/**
 * Caches responses that all pages share: one concurrent call each, and the last good response while the api is
 * unavailable. A change that is announced is read at once.
 */
export function cacheShared(read: Read, now: () => number, changes?: ChangeFeed): Read {
  const cached = new Map<string, CachedRead>();
  changes?.listen((keys) => {
    if (keys.some((key) => key !== LISTS_KEY && !isProductKey(key)))
      for (const entry of cached.values()) entry.at = -Infinity;
  });
  return async <Result>(path: string, params: Record<string, string>) => {
    if (!isShared(path, params) || DRAFT in params) return read<Result>(path, params);
    const key = `${path}?${new URLSearchParams(params)}`;
    const known = cached.get(key);
    if (known && now() - known.at < CONTENT_FRESH_MS) return known.answer as Promise<Result>;
    const entry: CachedRead = {
      answer: Promise.resolve(),
      at: now(),
      good: known?.good,
      goodAt: known?.goodAt ?? 0,
    };
    entry.answer = read<Result>(path, params).then(
      (answer) => {
        entry.good = answer;
        entry.goodAt = now();
        return answer;
      },
      (error: unknown) => {
        if (entry.good === undefined || now() - entry.goodAt > CONTENT_AWAY_MS) {
          cached.delete(key);
          throw error;
        }
        return entry.good;
      },
    );
    if (cached.size >= CONTENT_ENTRIES) cached.clear();
    cached.set(key, entry);
    return entry.answer as Promise<Result>;
  };
}

/** The visitor, for private responses. */
export type ApiVisitor = Pick<Endpoint, 'token' | 'forwardedFor' | 'onDenied'> & {
  /** Say which editor asks, for drafts. */
  editorHeaders?: Record<string, string> | undefined;
};

export type ApiFor = (locale: Locale, visitor?: ApiVisitor) => Api;

/** The server's access to the api: direct, over keep-alive connections. */
export function createServerApi(apiUrl: string, now: () => number, changes?: ChangeFeed): ApiFor {
  const { host, protocol } = new URL(apiUrl);
  const endpoint = {
    url: host,
    protocol: protocol === 'https:' ? 'https' : 'http',
    requestHeaders,
  } as const;
  const search = createSearch(endpoint);
  const anonymous = (locale: Locale): Api => {
    const api = createApi({ baseUrl: apiUrl, locale, timeout: API_TIMEOUT_MS, requestHeaders }, endpoint);
    return { ...api, search, read: cacheShared(api.read, now, changes) };
  };
  const shared = eachLocale(anonymous);
  return (locale, { editorHeaders, ...visitor } = {}) => {
    const own: Endpoint = { baseUrl: apiUrl, locale, timeout: API_TIMEOUT_MS, requestHeaders, ...visitor };
    const api =
      own.token === undefined && own.forwardedFor === undefined
        ? shared[locale]
        : { ...shared[locale], request: createApi(own, endpoint).request };
    return editorHeaders === undefined ? api : withDrafts(api, own, editorHeaders);
  };
}
