import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { openStore } from './testing/store.ts';
import { openUpstream } from './testing/upstream.ts';

const OWN_POLICY = "default-src 'none'; form-action 'self'";

let api: Awaited<ReturnType<typeof openUpstream>>;
const stores: Record<string, Awaited<ReturnType<typeof openStore>>> = {};

beforeAll(async () => {
  api = await openUpstream(({ url }) =>
    url.startsWith('/sandbox/')
      ? { headers: { 'content-security-policy': OWN_POLICY, 'content-type': 'text/html' }, body: '<form>' }
      : { body: { token: 't0ken', expiresAt: '2030-01-01T00:00:00.000Z' } },
  );
  for (const scheme of ['http', 'https'])
    stores[scheme] = await openStore({ apiUrl: api.url, publicUrl: `${scheme}://shop.example` });
});

afterAll(async () => {
  await Promise.all(Object.values(stores).map(({ close }) => close()));
  await api.close();
});

const request = (scheme: string, ...received: Parameters<(typeof stores)[string]['request']>) => {
  const store = stores[scheme];
  if (!store) throw new Error(`No store is listening on ${scheme}`);
  return store.request(...received);
};

const policyOf = (header: string | string[] | undefined) =>
  new Map(
    String(header)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')] as const;
      }),
  );

describe.each(['http', 'https'])('on %s', (scheme) => {
  test.each([
    ['a page', '/shop/', 'GET'],
    ['a redirect', '/shop', 'GET'],
    ['an address that cannot be decoded', '/produit/%E0%A4%A', 'GET'],
    ['an answer of the api', '/web-structure', 'GET'],
    ['a refusal', '/graphql', 'POST'],
    ['an address that takes no such method', '/shop/', 'DELETE'],
    ['robots.txt', '/robots.txt', 'GET'],
    ['health', '/healthz', 'GET'],
  ])('%s has every header', async (_, path, method) => {
    const { headers } = await request(scheme, path, { method, headers: { 'sec-fetch-site': 'cross-site' } });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['strict-transport-security'] !== undefined).toBe(scheme === 'https');
    const policy = policyOf(headers['content-security-policy']);
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'self'");
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect(policy.get('trusted-types')).toBe('patine-html patine-worker');
    expect(policy.has('upgrade-insecure-requests')).toBe(scheme === 'https');
  });

  test('a page of the api keeps its own policy', async () => {
    const { headers } = await request(scheme, '/sandbox/pay/s-1');
    expect(headers['content-security-policy']).toBe(OWN_POLICY);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

test.each([
  [undefined, "'self'"],
  [
    'https://player.example/, https://maps.example:8443',
    "'self' https://player.example https://maps.example:8443",
  ],
])('with FRAME_ORIGINS %s, frame-src is %s', async (frameOrigins, sources) => {
  const store = await openStore({ apiUrl: api.url, ...(frameOrigins ? { frameOrigins } : {}) });
  const { headers } = await store.request('/robots.txt');
  await store.close();
  expect(policyOf(headers['content-security-policy']).get('frame-src')).toBe(sources);
});

test.each(['http://player.example', 'player.example', 'https://'])(
  '%s is not a valid frame origin',
  (frameOrigins) => {
    expect(() => readConfig({ FRAME_ORIGINS: frameOrigins })).toThrow(/^FRAME_ORIGINS/);
  },
);

const logIn = async (scheme: string) =>
  (await request(scheme, '/authenticate', { method: 'POST', headers: { authorization: 'Basic YTpi' } }))
    .headers['set-cookie'];

test('on https the token is in a secure __Host- cookie', async () => {
  expect(await logIn('https')).toEqual([
    '__Host-authToken=t0ken; Path=/; SameSite=Lax; Secure; Max-Age=604800; HttpOnly',
    'signedIn=1; Path=/; SameSite=Lax; Secure; Max-Age=604800',
  ]);
});

test('on plain http the cookie is not secure', async () => {
  expect(await logIn('http')).toEqual([
    'authToken=t0ken; Path=/; SameSite=Lax; Max-Age=604800; HttpOnly',
    'signedIn=1; Path=/; SameSite=Lax; Max-Age=604800',
  ]);
});

test('on https the cookie of plain http is ignored', async () => {
  api.seen.length = 0;
  const init = { method: 'POST', body: '{}' };
  await request('https', '/graphql', { ...init, headers: { cookie: 'authToken=planted' } });
  await request('https', '/graphql', { ...init, headers: { cookie: '__Host-authToken=mine' } });
  expect(api.seen.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer mine']);
});

describe('where the public URL is https', () => {
  const overHttp = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    request('https', path, { method, headers: { 'x-forwarded-proto': 'http', ...headers } });

  test.each([
    ['/shop/?size=M', 'GET'],
    ['/', 'HEAD'],
    ['/graphql', 'POST'],
    ['//evil.example/', 'GET'],
  ])('plain http of %s %s redirects to the same URL on https', async (path, method) => {
    const { status, headers } = await overHttp(path, {}, method);
    expect([status, headers.location]).toEqual([308, `https://shop.example${path}`]);
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each(['/healthz', '/readyz'])(
    '%s is not redirected, since probes use the IP address',
    async (path) => {
      expect((await overHttp(path)).status).not.toBe(308);
    },
  );

  test('a proxy without X-Forwarded-Proto gets no redirect loop', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const response = await fetch(`${stores['https']?.origin}/robots.txt`, { headers, redirect: 'manual' });
    expect(response.status).toBe(200);
  });

  test('an http shop does not redirect to https', async () => {
    expect((await request('http', '/robots.txt', { headers: { 'x-forwarded-proto': 'http' } })).status).toBe(
      200,
    );
  });
});

test.each([
  '/wishlist/k5J-x',
  '/en/wishlist/k5J-x',
  '/offers/k5J-x',
  '/alerts/k5J-x',
  '/emails/k5J-x',
  '/newsletter/confirm/k5J-x',
  '/resetPassword',
  '/changePassword',
  '/confirmEmail',
])('the URL of %s is not sent as a referrer and not indexed', async (path) => {
  for (const address of [path, path.replace(/^\/(en\/)?/, '/$1/')]) {
    const { headers } = await request('https', address);
    expect([headers['referrer-policy'], headers['x-robots-tag']]).toEqual(['no-referrer', 'noindex']);
    expect(headers['cache-control']).toMatch(/no-store/);
  }
});

test('an editor’s token is in a __Host- cookie', async () => {
  const token = `e1.${'a'.repeat(43)}`;
  const response = await request('https', `/pages/returns?preview=${token}`);
  expect(response.status).toBe(303);
  expect(response.headers['set-cookie']?.[0]).toMatch(
    new RegExp(`^__Host-previewToken=${token}; Path=/; SameSite=Lax; Max-Age=\\d+; HttpOnly; Secure$`),
  );
});
