import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from './testing/store.ts';
import { openUpstream } from './testing/upstream.ts';

const MINE = 'https://window.example';
const OTHER = 'https://other.example';

let api: Awaited<ReturnType<typeof openUpstream>>;
let store: Awaited<ReturnType<typeof openStore>>;

const open = async (searchOrigins: string) => {
  api = await openUpstream(() => ({ body: { results: [] } }));
  store = await openStore({ apiUrl: api.url, env: { SEARCH_ORIGINS: searchOrigins } });
};
const close = async () => {
  await store.close();
  await api.close();
};

const preflight = (origin: string, path = '/search/1/indexes/*/queries') =>
  store.request(path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-algolia-api-key',
    },
  });
const search = (origin: string, path = '/search/1/indexes/*/queries') =>
  store.request(path, {
    method: 'POST',
    headers: { origin, 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' },
    body: '{"requests":[]}',
  });

describe('pages of an allowed site', () => {
  beforeEach(() => open(`${MINE}, http://localhost:8080`));
  afterEach(close);

  test.each([MINE, 'http://localhost:8080'])(
    'a preflight of %s is answered without the api',
    async (origin) => {
      const { status, headers } = await preflight(origin);
      expect([status, headers['access-control-allow-origin']]).toEqual([204, origin]);
      expect(headers['access-control-allow-methods']).toBe('GET, POST');
      expect(headers['access-control-allow-headers']).toContain('x-algolia-application-id');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(api.seen).toEqual([]);
    },
  );

  test('search, send events and get objects', async () => {
    const found = await search(MINE);
    expect([found.status, found.headers['access-control-allow-origin']]).toEqual([200, MINE]);
    expect(String(found.headers.vary)).toMatch(/origin/);
    expect((await search(MINE, '/search/1/events')).status).toBe(200);
    const object = await store.request('/search/1/indexes/search_fr/12?attributesToRetrieve=name', {
      headers: { origin: MINE },
    });
    expect([object.status, object.headers['access-control-allow-origin']]).toEqual([200, MINE]);
    expect(api.seen.at(-1)).toMatchObject({
      method: 'GET',
      url: '/1/indexes/search_fr/12?attributesToRetrieve=name',
    });
  });

  test('read nothing else of the shop', async () => {
    const answer = await search(MINE, '/graphql');
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    expect((await preflight(MINE, '/graphql')).headers['access-control-allow-origin']).toBeUndefined();
    expect(api.seen).toEqual([]);
  });

  test('of another site are refused', async () => {
    const preflightResponse = await preflight(OTHER);
    expect([preflightResponse.status, preflightResponse.headers['access-control-allow-origin']]).toEqual([
      403,
      undefined,
    ]);
    const answer = await search(OTHER);
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    expect(api.seen).toEqual([]);
  });
});

describe('without SEARCH_ORIGINS', () => {
  beforeEach(() => open(''));
  afterEach(close);

  test("only the shop's own pages search", async () => {
    expect((await preflight(MINE)).status).toBe(403);
    expect((await search(MINE)).status).toBe(403);
    const own = await store.request('/search/1/indexes/*/queries', {
      method: 'POST',
      headers: { origin: store.origin, 'sec-fetch-site': 'same-origin' },
      body: '{}',
    });
    expect([own.status, own.headers['access-control-allow-origin']]).toEqual([200, undefined]);
  });
});
