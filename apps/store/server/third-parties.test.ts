import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { render } from '../src/entry-server.tsx';
import { BOOT_ID, type BootData } from '../src/lib/boot.ts';
import { revisionOf } from '../src/lib/third-parties.ts';
import { readConfig } from './config.ts';
import { contentSecurityPolicy } from './headers.ts';
import { catalogueResponse } from './testing/catalogue-api.ts';
import { openStore } from './testing/store.ts';
import { openUpstream } from './testing/upstream.ts';
import { policySources, thirdPartiesOf } from './third-parties.ts';

const everything = {
  TAG_MANAGER_ID: 'GTM-TEST1',
  TAG_MANAGER_HOSTS: 'https://tag.example',
  ANALYTICS_WRITE_KEY: 'key-of-ten',
  ANALYTICS_ORIGIN: 'https://events.example',
  SENTRY_DSN: 'https://abc123@errors.example/42',
  HELP_DESK_SCRIPT: 'https://help.example/widget.js?key=1',
  HELP_DESK_HOSTS: 'wss://live.help.example',
  AFFILIATES: '1',
  FRAME_ORIGINS: 'https://film.example',
};

const policyFor = (env: Record<string, string>) =>
  Object.fromEntries(
    contentSecurityPolicy({ secure: true, sources: policySources(readConfig(env)) })
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.filter((source) => source.startsWith('http') || source.startsWith('ws'))];
      })
      .filter(([, sources]) => (sources?.length ?? 0) > 0),
  );

test.each([
  ['nothing', {}, {}],
  ['analytics', { ANALYTICS_WRITE_KEY: 'key-of-ten' }, { 'connect-src': ['https://api.segment.io'] }],
  ['Sentry', { SENTRY_DSN: everything.SENTRY_DSN }, { 'connect-src': ['https://errors.example'] }],
  [
    'a tag manager',
    { TAG_MANAGER_ID: 'GTM-TEST1', TAG_MANAGER_HOSTS: 'https://tag.example' },
    Object.fromEntries(
      ['script-src', 'img-src', 'connect-src'].map((name) => [
        name,
        ['https://www.googletagmanager.com', 'https://tag.example'],
      ]),
    ),
  ],
  ['affiliates', { AFFILIATES: '1' }, {}],
  ['pictures of a CDN', { MEDIA_URL: 'https://cdn.example' }, { 'img-src': ['https://cdn.example'] }],
  ['frames', { FRAME_ORIGINS: 'https://film.example' }, { 'frame-src': ['https://film.example'] }],
  [
    'hosts of services that are not set up',
    { TAG_MANAGER_HOSTS: 'https://tag.example', HELP_DESK_HOSTS: 'https://more.example' },
    {},
  ],
])('with %s the policy allows its hosts where they are needed, and no others', (_, env, hosts) => {
  expect(policyFor(env)).toEqual(hosts);
});

test('a help desk may load its interface; its socket is allowed for connections only', () => {
  const { HELP_DESK_SCRIPT, HELP_DESK_HOSTS } = everything;
  const { 'connect-src': connect, ...others } = policyFor({ HELP_DESK_SCRIPT, HELP_DESK_HOSTS });
  expect(connect).toEqual(['https://help.example', 'wss://live.help.example']);
  expect(Object.keys(others).sort()).toEqual(
    ['font-src', 'frame-src', 'img-src', 'media-src', 'script-src', 'style-src'].sort(),
  );
  for (const sources of Object.values(others)) expect(sources).toEqual(['https://help.example']);
});

test.each([
  ['TAG_MANAGER_ID', 'UA-1'],
  ['TAG_MANAGER_HOSTS', 'tag.example'],
  ['ANALYTICS_WRITE_KEY', "key' 'unsafe-inline"],
  ['ANALYTICS_ORIGIN', 'events.example'],
  ['SENTRY_DSN', 'https://errors.example/42'],
  ['HELP_DESK_SCRIPT', 'javascript:alert(1)'],
  ['AFFILIATES', 'perhaps'],
])('%s=%s is rejected by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}`));
});

test('empty variables configure nothing', () => {
  const empty = ['TAG_MANAGER_ID', 'ANALYTICS_WRITE_KEY', 'SENTRY_DSN', 'HELP_DESK_SCRIPT'];
  expect(thirdPartiesOf(readConfig(Object.fromEntries(empty.map((name) => [name, '']))))).toBeNull();
});

const parties = thirdPartiesOf(readConfig(everything)) ?? {};
const consent = (categories: string[]) =>
  `consent=${encodeURIComponent(JSON.stringify({ categories, revision: revisionOf(parties) }))}`;
const CAMPAIGN = 'affcid=spring-26; anonymousId=0b1c2d3e-0000';

let api: Awaited<ReturnType<typeof openUpstream>>;
let store: Awaited<ReturnType<typeof openStore>>;
let plain: Awaited<ReturnType<typeof openStore>>;

beforeAll(async () => {
  api = await openUpstream(catalogueResponse);
  store = await openStore({ apiUrl: api.url, render, env: everything });
  plain = await openStore({ apiUrl: api.url, render });
});
beforeEach(() => {
  api.seen.length = 0;
});
afterAll(async () => {
  await Promise.all([store.close(), plain.close()]);
  await api.close();
});

const call = async (cookie: string, headers: Record<string, string> = {}) => {
  await store.request('/graphql', { method: 'POST', body: '{}', headers: { cookie, ...headers } });
  const reply = api.seen.at(-1)?.headers ?? {};
  return {
    vendors: reply['x-consent-vendors'],
    id: reply['x-anonymous-id'],
    campaign: reply['x-affiliate-campaign'],
    search: reply['x-search-query'],
  };
};
const nothing = { vendors: undefined, id: undefined, campaign: undefined, search: undefined };

test('before a choice the api receives no tracking headers, whatever the cookies contain', async () => {
  expect(await call(CAMPAIGN)).toEqual(nothing);
});

test('a refusal is sent to the api, and nothing else', async () => {
  expect(await call(`${CAMPAIGN}; ${consent(['necessary'])}`)).toEqual({ ...nothing, vendors: '' });
});

test('accepted vendors are sent to the api, each with its purpose', async () => {
  expect(await call(`${CAMPAIGN}; ${consent(['necessary', 'analytics'])}`)).toEqual({
    ...nothing,
    vendors: 'segment',
    id: '0b1c2d3e-0000',
  });
  expect(await call(`${CAMPAIGN}; ${consent(['advertising', 'help'])}`)).toEqual({
    ...nothing,
    vendors: 'tag-manager,affiliates,help-desk',
    campaign: 'spring-26',
  });
});

test.each([
  ['/shop/search/?text=robe+noire', 'robe%20noire'],
  ['/en/shop/?colors=red&text=%C3%A9t%C3%A9', '%C3%A9t%C3%A9'],
  [`/shop/?text=${'x'.repeat(500)}`, 'x'.repeat(100)],
  ['/shop/', undefined],
])('a call from %.40s has the search text of its page', async (page, search) => {
  expect(await call('', { referer: `https://shop.example${page}` })).toEqual({ ...nothing, search });
});

test('a browser cannot send these headers itself', async () => {
  const forged = {
    'x-consent-vendors': 'segment',
    'x-anonymous-id': 'forged-1',
    'x-affiliate-campaign': 'mine',
  };
  expect(await call('', { ...forged, 'x-search-query': 'robe', referer: 'no address' })).toEqual(nothing);
});

test('invalid cookies are not sent as headers', async () => {
  const odd = `affcid=${'x'.repeat(101)}; anonymousId=%0d%0aset-cookie; ${consent(['analytics', 'advertising'])}`;
  expect(await call(odd)).toMatchObject({ id: undefined, campaign: undefined });
});

test.each([
  ['/?aecid=spring-26', '/#aecid=spring-26'],
  ['/shop/?text=robe&aecid=spring-26', '/shop/?text=robe#aecid=spring-26'],
  ['/produit/robe-100163?aecid=a.b', '/produit/robe-100163#aecid=a.b'],
])(
  'the campaign of %s moves to the fragment, so that caches and other pages do not see it',
  async (path, to) => {
    const response = await store.request(path, { headers: { 'accept-language': 'fr' } });
    expect([response.status, response.headers.location]).toEqual([302, to]);
    expect(response.headers['cache-control']).toBe('private, no-store');
  },
);

test('a redirect to English keeps the campaign', async () => {
  const response = await store.request('/?aecid=spring-26', { headers: { 'accept-language': 'en' } });
  expect(response.headers.location).toBe('/en#aecid=spring-26');
});

test.each([
  ['no campaign', '/shop/?aecid=%3Cscript%3E', () => store],
  ['a shop without affiliates', '/shop/?aecid=spring-26', () => plain],
])('%s is removed from the URL', async (_, path, shop) => {
  const response = await shop().request(path);
  expect([response.status, response.headers.location]).toEqual([301, '/shop/']);
});

const bootOf = (html: string) =>
  JSON.parse(new RegExp(`id="${BOOT_ID}">(.*?)</script>`, 's').exec(html)?.[1] ?? '') as BootData;

test('a page lists the configured third parties and loads none of them', async () => {
  const { body } = await store.request('/shop/');
  expect(bootOf(body).thirdParties).toEqual(parties);
  expect(body.replace(/<script type="application\/json".*?<\/script>/s, '')).not.toContain('.example');
});

test('a shop without third parties lists none', async () => {
  const { body } = await plain.request('/shop/');
  expect(bootOf(body)).not.toHaveProperty('thirdParties');
});
