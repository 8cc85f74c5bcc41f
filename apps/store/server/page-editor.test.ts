import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from './testing/store.ts';
import { openUpstream, type UpstreamRequest, type UpstreamResponse } from './testing/upstream.ts';

const SIGNATURE = 's'.repeat(43);
const EDITOR = `edit.${SIGNATURE}`;
const ONE_PAGE = `page.${SIGNATURE}`;
const OWN_SESSION = 'o'.repeat(43);
const until = '2026-11-21T11:00:00.000Z';
const now = Date.parse('2026-11-21T10:00:00Z');
const SESSION = 'authToken=customer; signedIn=1';

let api: Awaited<ReturnType<typeof openUpstream>>;
let store: Awaited<ReturnType<typeof openStore>>;
let isBusy = false;

/** An api that accepts the two tokens and returns empty responses otherwise. */
function respond({ url, method, headers }: UpstreamRequest): UpstreamResponse {
  if (url !== '/content/session') return { body: {} };
  if (isBusy) return { status: 503, body: { name: 'OVERLOADED', code: 805 } };
  if (method === 'POST') return { body: { token: OWN_SESSION, expiresAt: until } };
  if (headers['x-editor-session'] === OWN_SESSION) return { body: { scope: 'edit', expiresAt: until } };
  const token = headers['x-preview-token'];
  if (token === EDITOR) return { body: { scope: 'edit', expiresAt: until } };
  if (token === ONE_PAGE) return { body: { scope: 'page', expiresAt: until } };
  return { status: 401, body: { name: 'ACCESS_DENIED', code: 103 } };
}

beforeEach(async () => {
  isBusy = false;
  api = await openUpstream(respond);
  store = await openStore({ apiUrl: api.url, now: () => now });
});
afterEach(async () => {
  await store.close();
  await api.close();
});

const cookie = (token: string) => ({ cookie: `${SESSION}; previewToken=${token}` });

describe('the page editor', () => {
  test.each([
    ['/showroom', {}, '/'],
    ['/en/showroom', {}, '/en'],
    ['/Showroom/', {}, '/'],
    ['/en/showroom/frame', {}, '/en'],
    ['/showroom', { cookie: SESSION }, '/'],
    ['/showroom', cookie(`none.${SIGNATURE}`), '/'],
    ['/showroom', cookie('no token'), '/'],
    ['/showroom', cookie(ONE_PAGE), '/'],
    [`/showroom?preview=none.${SIGNATURE}`, {}, '/'],
    [`/showroom?preview=${ONE_PAGE}`, {}, '/'],
    ['/en/showroom?preview=', {}, '/en'],
  ])('%s with %j redirects to the home page', async (path, headers, home) => {
    const { status, headers: answered } = await store.request(path, { headers });
    expect([status, answered.location, answered['set-cookie']]).toEqual([302, home, undefined]);
    expect(answered['cache-control']).toBe('private, no-store');
  });

  test('a token moves from the URL to an HttpOnly cookie, and a hint without it to one that scripts read', async () => {
    const { status, headers, body } = await store.request(`/showroom?preview=${EDITOR}&block=title`);
    const { 'set-cookie': cookies, ...others } = headers;
    expect([status, headers.location]).toEqual([303, '/showroom?block=title']);
    expect(cookies).toEqual([
      `previewToken=${EDITOR}; Path=/; SameSite=Lax; Max-Age=3600; HttpOnly`,
      'editor=1; Path=/; SameSite=Lax; Max-Age=3600',
      // The link takes the place of a session, whose role may be another.
      'editorSession=; Max-Age=0; Path=/; SameSite=Lax; HttpOnly',
    ]);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(JSON.stringify(others) + body).not.toContain(SIGNATURE);
  });

  test('has a sign-in for everybody, to which whoever was signed in here before is led', async () => {
    for (const path of ['/showroom?view=sign-in', '/en/showroom?view=sign-in']) {
      const { status, headers } = await store.request(path);
      // No page is built here: it was not redirected.
      expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([
        404,
        'private, no-store',
        'noindex',
      ]);
    }
    const ended = { cookie: `editorSession=${'e'.repeat(43)}` };
    const { status, headers } = await store.request('/en/showroom', { headers: ended });
    expect([status, headers.location]).toEqual([302, '/en/showroom?view=sign-in']);
  });

  test('opens with a session', async () => {
    const { body } = await store.request('/showroom', {
      headers: { cookie: `editorSession=${OWN_SESSION}` },
    });
    expect(body).toContain('no pages here');
  });

  test('a session’s token moves from the response to an HttpOnly cookie, and is taken away by a logout', async () => {
    const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    const opened = await store.request('/content/session', {
      method: 'POST',
      headers: own,
      body: '{"token":"t"}',
    });
    expect(opened.body).toBe(JSON.stringify({ expiresAt: until }));
    expect(opened.headers['set-cookie']).toEqual([
      expect.stringMatching(new RegExp(`^editorSession=${OWN_SESSION}; .*; HttpOnly$`)),
      'editor=1; Path=/; SameSite=Lax; Max-Age=3600',
    ]);
    const closed = await store.request('/content/session', {
      method: 'DELETE',
      headers: { ...own, cookie: `editorSession=${OWN_SESSION}` },
    });
    expect(api.seen.at(-1)).toMatchObject({ method: 'DELETE', headers: { 'x-editor-session': OWN_SESSION } });
    expect(closed.headers['set-cookie']).toEqual([
      'editorSession=; Max-Age=0; Path=/; SameSite=Lax; HttpOnly',
      'previewToken=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly',
      'editor=; Path=/; SameSite=Lax; Max-Age=0',
    ]);
    const foreign = await store.request('/content/session', {
      method: 'POST',
      headers: { ...own, 'sec-fetch-site': 'cross-site' },
      body: '{}',
    });
    expect(foreign.status).toBe(403);
  });

  test('opens with a token, is not cached and not indexed', async () => {
    const { status, headers, body } = await store.request('/showroom', { headers: cookie(EDITOR) });
    expect([status, body]).toEqual([404, expect.stringContaining('no pages here')]);
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  test('is a 503 while the api is busy or unavailable, and asks nobody to sign in again', async () => {
    isBusy = true;
    const signedIn = { cookie: `editorSession=${OWN_SESSION}` };
    for (const headers of [cookie(EDITOR), signedIn]) {
      const { status, headers: answered } = await store.request('/showroom', { headers });
      expect([status, answered.location, answered['set-cookie']]).toEqual([503, undefined, undefined]);
    }
    await api.close();
    expect((await store.request('/showroom', { headers: cookie(EDITOR) })).status).toBe(503);
  });
});

describe('a draft link', () => {
  const link = '/pages/atelier?draft=3&preview=';

  test('sets its token and shows the draft', async () => {
    const { status, headers } = await store.request(link + ONE_PAGE);
    expect([status, headers.location]).toEqual([303, '/pages/atelier?draft=3']);
    expect(headers['set-cookie']).toEqual([expect.stringContaining(`previewToken=${ONE_PAGE};`)]);
  });

  test('keeps an editor’s token', async () => {
    const { headers } = await store.request(link + ONE_PAGE, { headers: cookie(EDITOR) });
    expect([headers.location, headers['set-cookie']]).toEqual(['/pages/atelier?draft=3', undefined]);
  });

  test('shows the published page after it has expired', async () => {
    const { status, headers } = await store.request(`${link}old.${SIGNATURE}`);
    expect([status, headers.location, headers['set-cookie']]).toEqual([303, '/pages/atelier', undefined]);
  });

  test('of the home page uses the language of its URL, not the browser’s', async () => {
    const headers = { 'accept-language': 'en' };
    expect((await store.request('/', { headers })).headers.location).toBe('/en');
    const { status, headers: answered } = await store.request('/?draft=3', { headers });
    expect([status, answered.location]).toEqual([404, undefined]);
    expect([answered['cache-control'], answered['x-robots-tag']]).toEqual(['private, no-store', 'noindex']);
  });

  test.each(['//evil.example/', '/\\evil.example/'])('redirects to no other site: %s', async (path) => {
    const { headers } = await store.request(`${path}?preview=${EDITOR}`);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  });
});

describe('api calls of editors', () => {
  const seen = () => api.seen.at(-1);

  test('have the token and no session', async () => {
    await store.request('/content/documents?locale=fr', { headers: cookie(EDITOR) });
    expect(seen()?.url).toBe('/content/documents?locale=fr');
    expect(seen()?.headers['x-preview-token']).toBe(EDITOR);
    expect(seen()?.headers.authorization).toBeUndefined();
    expect(seen()?.headers.cookie).toBeUndefined();
  });

  test('have only the cookie’s token', async () => {
    await store.request('/content/documents', { headers: { 'x-preview-token': EDITOR } });
    expect(seen()?.headers['x-preview-token']).toBeUndefined();
  });

  test('may write only from the shop’s own pages', async () => {
    const path = '/content/documents/page/atelier/fr';
    const init = { method: 'PUT', body: '{"title":"T"}' };
    const headers = { ...cookie(EDITOR), 'content-type': 'application/json' };
    const foreign = { ...headers, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await store.request(path, { ...init, headers: foreign })).status).toBe(403);
    expect(api.seen).toEqual([]);
    const own = { ...headers, 'sec-fetch-site': 'same-origin' };
    expect((await store.request(path, { ...init, headers: own })).status).toBe(200);
    expect(seen()).toMatchObject({ method: 'PUT', url: path, body: init.body });
  });

  test('that are refused do not end the customer’s session', async () => {
    await api.close();
    api = await openUpstream(() => ({ status: 401, body: { name: 'ACCESS_DENIED', code: 103 } }));
    await store.close();
    store = await openStore({ apiUrl: api.url });
    const { status, headers } = await store.request('/content/documents', { headers: cookie(EDITOR) });
    expect([status, headers['set-cookie']]).toEqual([401, undefined]);
  });

  test('accept images of up to 15 MB and documents of up to 1 MB', async () => {
    /** A body that declares a larger size is refused before it is received. */
    const send = (path: string, bytes: number, said = bytes) =>
      store.request(path, {
        method: 'POST',
        headers: { ...cookie(EDITOR), 'content-type': 'image/png', 'content-length': String(said) },
        body: 'x'.repeat(bytes),
      });
    expect((await send('/content/images', 2_000_000)).status).toBe(200);
    expect((await send('/content/images', 1, 15 * 1024 * 1024 + 1)).status).toBe(413);
    expect((await send('/content/documents', 1, 2_000_000)).status).toBe(413);
  });

  test.each(['/content/../metrics', '/content/%2e%2e/metrics', '/content/a\\..\\..\\metrics'])(
    '%s is a 404',
    async (path) => {
      const { status } = await store.request(path, { headers: cookie(EDITOR) });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(api.seen).toEqual([]);
    },
  );

  test('webhooks of a headless CMS pass with their signature', async () => {
    await store.request('/content/webhook', {
      method: 'POST',
      headers: { 'content-signature': 't=1,v1=ab', 'content-type': 'application/json' },
      body: '{}',
    });
    expect(seen()).toMatchObject({ url: '/content/webhook', body: '{}' });
    expect(seen()?.headers['content-signature']).toBe('t=1,v1=ab');
  });

  test.each([
    { 'sanity-webhook-signature': 't=1,v1=ab' },
    { 'webhook-signature': 'ab' },
    {
      'x-contentful-signature': 'ab',
      'x-contentful-signed-headers': 'content-type',
      'x-contentful-timestamp': '1',
    },
  ])('so do those that sign in their own way: %o', async (headers) => {
    await store.request('/content/webhook', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(seen()?.headers).toMatchObject(headers);
  });

  test('have the token for a draft’s structure only', async () => {
    const draft = '/web-structure?type=page&params%5Bpath%5D%5B0%5D=%2Fpages%2Fa&params%5Bdraft%5D%5B0%5D=3';
    await store.request(draft, { headers: cookie(ONE_PAGE) });
    expect(seen()?.headers['x-preview-token']).toBe(ONE_PAGE);
    await store.request('/web-structure?type=home', { headers: cookie(ONE_PAGE) });
    expect(seen()?.headers['x-preview-token']).toBeUndefined();
  });

  test('ask for the date of a preview of the shop, except where they are about today', async () => {
    const dated = { cookie: `shopPreview=${ONE_PAGE}` };
    await store.request('/web-structure?type=home', { headers: dated });
    expect(seen()?.headers['x-shop-preview']).toBe(ONE_PAGE);
    await store.request('/web-structure?type=home&today=1', { headers: dated });
    expect(seen()?.headers['x-shop-preview']).toBeUndefined();
  });
});
