import { once } from 'node:events';
import { connect } from 'node:net';
import { LogoutDocument, LogoutEverywhereDocument, MeDocument } from '@patine/contract/operations';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStore } from './testing/store.ts';
import { openUpstream, type UpstreamRequest, type UpstreamResponse } from './testing/upstream.ts';

const TOKEN = 'tGk7sT3q0ken-of-a-session';
const SESSION = { cookie: `theme=dark; authToken=${TOKEN}; signedIn=1` };
const BASIC = { authorization: `Basic ${btoa('camille@example.com:Str0ng!pass')}` };

let api: Awaited<ReturnType<typeof openUpstream>>;
let store: Awaited<ReturnType<typeof openStore>>;
let respond: (seen: UpstreamRequest) => UpstreamResponse;

beforeEach(async () => {
  respond = () => ({ body: { data: { logout: true } }, headers: { 'set-cookie': 'upstream=1' } });
  api = await openUpstream((seen) => respond(seen));
  store = await openStore({ apiUrl: api.url });
});

afterEach(async () => {
  await store.close();
  await api.close();
});

const graphql = (query: string, headers: Record<string, string> = {}) =>
  store.request('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables: {} }),
  });

test('a visitor who leaves before the response is no error in the log', async () => {
  const logged = vi.spyOn(store.log, 'error');
  const visitor = connect(Number(new URL(store.origin).port), '127.0.0.1');
  respond = () => {
    visitor.destroy();
    return { body: { data: 'a'.repeat(100_000) } };
  };
  const body = JSON.stringify({ query: '{ me { id } }' });
  visitor.write(
    `POST /graphql HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\ncontent-type: application/json\r\n` +
      `content-length: ${body.length}\r\n\r\n${body}`,
  );
  await once(visitor, 'close');
  respond = () => ({ body: { data: null } });
  expect((await graphql('{ me { id } }', { 'accept-encoding': 'br' })).status).toBe(200);
  expect(logged).not.toHaveBeenCalled();
});

describe('authenticate', () => {
  const logIn = (headers: Record<string, string> = BASIC) =>
    store.request('/authenticate', { method: 'POST', headers });

  test('the token goes into an HttpOnly cookie and nowhere else', async () => {
    respond = () => ({ body: { token: TOKEN, expiresAt: '2030-01-01T00:00:00.000Z' } });
    const { status, headers, body } = await logIn();
    const { 'set-cookie': cookies = [], ...others } = headers;
    expect([status, JSON.parse(body)]).toEqual([200, { expiresAt: '2030-01-01T00:00:00.000Z' }]);
    expect(JSON.stringify(others)).not.toContain(TOKEN);
    expect(cookies).toEqual([
      `authToken=${TOKEN}; Path=/; SameSite=Lax; Max-Age=604800; HttpOnly`,
      'signedIn=1; Path=/; SameSite=Lax; Max-Age=604800',
    ]);
    expect(headers['cache-control']).toBe('no-store');
    expect(api.seen[0]?.headers.authorization).toBe(BASIC.authorization);
  });

  test('the api receives the ending session and the device, which is known from then on', async () => {
    respond = () => ({ body: { token: TOKEN }, headers: { 'x-device-token': 'known.1.again' } });
    const cookie = `${SESSION.cookie}; device=known.1.before`;
    const { headers } = await logIn({
      ...BASIC,
      cookie,
      'x-device-token': 'a-lie',
      'x-ended-session': 'a-lie',
    });
    expect(api.seen[0]?.headers).toMatchObject({
      'x-device-token': 'known.1.before',
      'x-ended-session': TOKEN,
    });
    expect(headers['set-cookie']?.[2]).toBe(
      'device=known.1.again; Path=/; SameSite=Lax; Max-Age=31536000; HttpOnly',
    );
    expect(headers['x-device-token']).toBeUndefined();
  });

  test('without these cookies the headers are absent', async () => {
    await logIn({
      ...BASIC,
      'x-device-token': 'a-lie',
      'x-ended-session': 'a-lie',
      cookie: 'device=two words',
    });
    expect(api.seen[0]?.headers).not.toHaveProperty('x-device-token');
    expect(api.seen[0]?.headers).not.toHaveProperty('x-ended-session');
  });

  test.each([{}, { authorization: `Bearer ${TOKEN}` }, { ...SESSION }])(
    'without Basic credentials the api is not called: %j',
    async (headers) => {
      const response = await logIn(headers);
      expect([response.status, JSON.parse(response.body)]).toEqual([
        401,
        { name: 'BAD_CREDENTIALS', code: 104 },
      ]);
      expect(api.seen).toEqual([]);
    },
  );

  test('a refusal is passed on unchanged, and sets no cookie', async () => {
    respond = () => ({
      status: 429,
      headers: { 'retry-after': '30' },
      body: { name: 'TOO_MANY_ATTEMPTS', code: 105 },
    });
    const response = await logIn();
    expect(response.headers['retry-after']).toBe('30');
    expect([response.status, JSON.parse(response.body)]).toEqual([
      429,
      { name: 'TOO_MANY_ATTEMPTS', code: 105 },
    ]);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test.each(['not json', {}, null])('a response without a token opens no session: %j', async (body) => {
    respond = () => ({ body });
    const response = await logIn();
    expect([response.status, response.headers['set-cookie']]).toEqual([503, undefined]);
  });

  test('an unavailable api is a coded 503', async () => {
    await api.close();
    const response = await logIn();
    expect([response.status, JSON.parse(response.body)]).toEqual([503, { name: 'OVERLOADED', code: 805 }]);
  });
});

describe('the request to the api', () => {
  const headersSeen = () => api.seen[0]?.headers ?? {};

  test('has the session cookie as a Bearer token, and no cookies', async () => {
    await graphql(MeDocument, SESSION);
    expect(headersSeen().authorization).toBe(`Bearer ${TOKEN}`);
    expect(headersSeen().cookie).toBeUndefined();
  });

  test.each([
    BASIC,
    { authorization: `Bearer ${TOKEN}` },
    { cookie: 'authToken=two words' },
    { cookie: '__Host-authToken=x' },
  ])("ignores the browser's own %j", async (headers) => {
    await graphql(MeDocument, headers);
    expect(api.seen).toHaveLength(1);
    expect(headersSeen().authorization).toBeUndefined();
  });

  test('has the headers of the contract and no others', async () => {
    await graphql(MeDocument, {
      'x-ui-language': 'en',
      'idempotency-key': 'k-1',
      'x-forwarded-host': 'evil.example',
      'x-real-ip': '1.2.3.4',
      'x-admin': '1',
    });
    expect(headersSeen()).toMatchObject({ 'x-ui-language': 'en', 'idempotency-key': 'k-1' });
    expect(headersSeen()).not.toHaveProperty('x-admin');
    expect(headersSeen()).not.toHaveProperty('x-real-ip');
  });

  test.each([
    [{}, '127.0.0.1'],
    [{ 'x-forwarded-for': '203.0.113.9' }, '203.0.113.9'],
    [{ 'x-forwarded-for': '10.9.9.9, 203.0.113.9' }, '203.0.113.9'],
  ])("%j names the visitor's address %s", async (headers, address) => {
    await graphql(MeDocument, headers);
    expect(headersSeen()['x-forwarded-for']).toBe(address);
  });

  test('marks the browser as a known device after a password reset by email', async () => {
    respond = () => ({
      body: { data: { resetPassword: true } },
      headers: { 'x-device-token': 'known.2.again' },
    });
    const { headers } = await graphql('mutation ResetPassword { x }', { cookie: 'device=known.1.before' });
    expect(headersSeen()['x-device-token']).toBe('known.1.before');
    expect(headers['set-cookie']).toEqual([
      'device=known.2.again; Path=/; SameSite=Lax; Max-Age=31536000; HttpOnly',
    ]);
    expect(headers['x-device-token']).toBeUndefined();
  });

  test('has the body unchanged', async () => {
    await graphql('query { été }');
    expect(api.seen[0]?.body).toBe('{"query":"query { été }","variables":{}}');
    expect(headersSeen()['content-type']).toBe('application/json');
  });

  test('has no body of over a megabyte', async () => {
    expect((await graphql('x'.repeat(1_000_001))).status).toBe(413);
    expect(api.seen).toEqual([]);
  });

  test('reaches the search engine under its own path', async () => {
    await store.request('/search/1/indexes/*/queries?x-algolia-agent=a', {
      method: 'POST',
      body: '{"requests":[]}',
    });
    expect(api.seen[0]).toMatchObject({
      url: '/1/indexes/*/queries?x-algolia-agent=a',
      body: '{"requests":[]}',
    });
  });

  test.each([
    ['POST', '/search/authenticate'],
    ['POST', '/search/graphql'],
    ['POST', '/search/1/../graphql'],
    ['POST', '/search/1/%2e%2e/graphql'],
    ['GET', '/media/../metrics'],
    ['GET', '/media/a\\..\\..\\metrics'],
    ['GET', '/media/%2e%2e%2fmetrics'],
    ['GET', '/media/%E0%A4%A'],
    ['GET', '/graphql'],
    ['POST', '/webhooks/stripe'],
  ])('%s %s is not proxied', async (method, path) => {
    const { status } = await store.request(path, { method, ...(method === 'POST' ? { body: '{}' } : {}) });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(api.seen).toEqual([]);
  });
});

describe('the end of a session', () => {
  const closed = [
    'authToken=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly',
    'signedIn=; Path=/; SameSite=Lax; Max-Age=0',
  ];

  test('logging out clears both cookies', async () => {
    expect((await graphql(LogoutDocument, SESSION)).headers['set-cookie']).toEqual(closed);
    expect((await graphql(LogoutEverywhereDocument, SESSION)).headers['set-cookie']).toEqual(closed);
  });

  test('a session that the api does not know is cleared', async () => {
    respond = () => ({ body: { data: {} }, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } });
    expect((await graphql(MeDocument, SESSION)).headers['set-cookie']).toEqual(closed);
  });

  test('the session hint without a token is cleared once a request is denied', async () => {
    expect((await graphql(MeDocument, { cookie: 'signedIn=1' })).headers['set-cookie']).toBeUndefined();
    respond = () => ({ status: 401, body: {} });
    expect((await graphql(MeDocument, { cookie: 'signedIn=1' })).headers['set-cookie']).toEqual(closed);
  });

  test('a forbidden action does not end the session', async () => {
    respond = () => ({ status: 401, body: {} });
    expect((await graphql(MeDocument, SESSION)).headers['set-cookie']).toBeUndefined();
  });

  test('opening an invoice redirects to the login, and back to the page with its link', async () => {
    respond = () => ({
      status: 401,
      body: {},
      headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
    });
    const response = await store.request('/documents/invoices/i-1', {
      headers: {
        ...SESSION,
        accept: 'text/html,*/*',
        referer: 'http://localhost:3000/en/account/orders/o-1',
      },
    });
    expect([response.status, response.headers.location]).toEqual([
      302,
      '/en/login?redirect=%2Fen%2Faccount%2Forders%2Fo-1&reason=session-ended',
    ]);
    expect(response.headers['set-cookie']).toEqual(closed);
  });

  test('other responses set no cookies, and the api’s cookies are dropped', async () => {
    expect((await graphql(MeDocument, SESSION)).headers['set-cookie']).toBeUndefined();
    respond = () => ({ status: 401, body: {} });
    expect((await graphql(MeDocument)).headers['set-cookie']).toBeUndefined();
  });

  test('a failed logout keeps the session', async () => {
    respond = () => ({ status: 503, body: {} });
    expect((await graphql(LogoutDocument, SESSION)).headers['set-cookie']).toBeUndefined();
  });
});

describe('an unsafe request', () => {
  const foreign = { origin: 'https://elsewhere.example' };

  test.each([
    { ...foreign },
    { ...foreign, 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { ...foreign, 'sec-fetch-site': 'none' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
  ])('is refused from %j', async (headers) => {
    const responses = [
      await graphql(LogoutDocument, { ...SESSION, ...headers }),
      await store.request('/authenticate', { method: 'POST', headers: { ...BASIC, ...headers } }),
      await store.request('/sandbox/pay', { method: 'POST', headers }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(JSON.parse(responses[0]?.body ?? '')).toEqual({ name: 'ACCESS_DENIED', code: 103 });
    expect(responses[0]?.headers['set-cookie']).toBeUndefined();
    expect(api.seen).toEqual([]);
  });

  test.each([
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { origin: 'http://localhost:3000' },
    { origin: 'http://shop.example:8080', host: 'shop.example:8080' },
    {},
  ])('passes from %j', async (headers) => {
    expect((await graphql(MeDocument, headers)).status).toBe(200);
  });

  test("the sandbox's form pays and returns to the shop", async () => {
    respond = () => ({ status: 303, headers: { location: '/order-confirm/o-1' }, body: '' });
    const response = await store.request('/sandbox/pay/s-1', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        origin: 'null',
      },
      body: 'card=4242+4242&name=%C3%89lo',
    });
    expect([response.status, response.headers.location]).toEqual([303, '/order-confirm/o-1']);
    expect(api.seen[0]).toMatchObject({ url: '/sandbox/pay/s-1', body: 'card=4242+4242&name=%C3%89lo' });
  });
});

test('an unavailable api is a coded 503 with Retry-After', async () => {
  await api.close();
  const response = await graphql(MeDocument, SESSION);
  expect([response.status, JSON.parse(response.body)]).toEqual([503, { name: 'OVERLOADED', code: 805 }]);
  expect(response.headers['retry-after']).toBe('5');
  expect(response.headers['set-cookie']).toBeUndefined();
});
