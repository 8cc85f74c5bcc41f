import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from '../src/entry-server.tsx';
import { openStore } from './testing/store.ts';
import { openUpstream, type UpstreamResponse } from './testing/upstream.ts';

let api: Awaited<ReturnType<typeof openUpstream>>;
let store: Awaited<ReturnType<typeof openStore>>;
let reply: UpstreamResponse;

beforeEach(async () => {
  reply = { body: { data: { subscribeToNewsletter: true, stopEmails: true } } };
  api = await openUpstream(() => reply);
  store = await openStore({ apiUrl: api.url, publicUrl: 'http://patine.example', render });
});
afterEach(async () => {
  await store.close();
  await api.close();
});

const typed = { 'content-type': 'application/x-www-form-urlencoded' };
const failure = (name: string, code: number) => ({
  body: { data: null, errors: [{ message: name, extensions: { name, code } }] },
});
const calls = (mutation: string) => api.seen.filter(({ body }) => body.includes(`mutation ${mutation}`));
const send = (path: string, body: string, headers: Record<string, string> = {}) =>
  store.request(path, { method: 'POST', headers: { ...typed, ...headers }, body });

test.each([
  ['/newsletter?source=footer', '/newsletter?state=sent'],
  ['/en/newsletter?source=footer', '/en/newsletter?state=sent'],
])('a form without scripts at %s subscribes with the visitor’s IP address', async (path, location) => {
  const { status, headers } = await send(path, 'emailAddress=lea%40example.fr', {
    'x-forwarded-for': '203.0.113.7',
  });
  expect([status, headers.location, headers['cache-control']]).toEqual([303, location, 'no-store']);
  const [call] = calls('SubscribeToNewsletter');
  expect(JSON.parse(call?.body ?? '')).toMatchObject({
    variables: { emailAddress: 'lea@example.fr', source: 'footer' },
  });
  expect(call?.headers).toMatchObject({
    'x-forwarded-for': '203.0.113.7',
    'x-ui-language': path.startsWith('/en') ? 'en' : 'fr',
  });
});

test.each([
  ['', 'empty'],
  ['emailAddress=+', 'empty'],
  ['emailAddress=lea', 'bad-format'],
])('%j is not sent to the api', async (body, state) => {
  expect((await send('/newsletter', body)).headers.location).toBe(`/newsletter?state=${state}`);
  expect(calls('SubscribeToNewsletter')).toEqual([]);
});

test.each<[string, UpstreamResponse]>([
  ['false', { body: { data: { subscribeToNewsletter: false } } }],
  ['too many', failure('TOO_MANY_ATTEMPTS', 105)],
])('%s is shown as a failure', async (_what, response) => {
  reply = response;
  const { headers } = await send('/newsletter', 'emailAddress=lea%40example.fr');
  expect(headers.location).toBe('/newsletter?state=failed');
  const { body } = await store.request('/newsletter?state=failed');
  expect(body).toContain('L’inscription n’a pas abouti.');
});

test('a cross-site form does not subscribe', async () => {
  const { status } = await send('/newsletter', 'emailAddress=lea%40example.fr', {
    'sec-fetch-site': 'cross-site',
    origin: 'https://evil.example',
  });
  expect([status, calls('SubscribeToNewsletter')]).toEqual([403, []]);
});

const confirmation = (state: string, codeGiven = false): UpstreamResponse => ({
  body: { data: { newsletterConfirmation: { state, codeGiven } } },
});

test.each([
  ['/newsletter/confirm/T0k-en', confirmation('WAITING'), 'Confirmer votre inscription', true],
  ['/en/newsletter/confirm/T0k-en', confirmation('WAITING'), 'Confirm your subscription', true],
  ['/newsletter/confirm/T0k-en', confirmation('CONFIRMED', true), 'Votre code de 10\u00a0%', false],
  ['/newsletter/confirm/T0k-en', confirmation('CONFIRMED'), 'Rendez-vous jeudi', false],
  ['/newsletter/confirm/T0k-en', confirmation('EXPIRED'), 'Ce lien n’est plus valable', false],
])(
  '%s says where it stands, confirms nothing by itself and leaks no address',
  async (path, response, words, hasForm) => {
    reply = response;
    const { status, headers, body } = await store.request(path);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(body.replaceAll('<!-- -->', '')).toContain(words);
    expect(body).toContain('name="robots" content="noindex"');
    expect(body).toContain('name="referrer" content="no-referrer"');
    expect(body.includes(` action="${path}"`)).toBe(hasForm);
    expect(calls('ConfirmNewsletter')).toEqual([]);
  },
);

test('the button confirms and redirects to the page', async () => {
  reply = { body: { data: { confirmNewsletter: { state: 'CONFIRMED', codeGiven: true } } } };
  const { status, headers } = await send('/newsletter/confirm/T0k-en', '');
  expect([status, headers.location]).toEqual([303, '/newsletter/confirm/T0k-en']);
  expect(JSON.parse(calls('ConfirmNewsletter')[0]?.body ?? '')).toMatchObject({
    variables: { token: 'T0k-en' },
  });
});

test('unsubscribing takes one request, for a person and for a mail client', async () => {
  const pressed = await send('/en/emails/T0k-en', '');
  expect([pressed.status, pressed.headers.location]).toEqual([303, '/en/emails/T0k-en']);
  expect((await send('/emails/t', 'List-Unsubscribe=One-Click')).status).toBe(204);
  expect(calls('StopEmails')).toHaveLength(2);
  await store.request('/emails/t');
  expect(calls('StopEmails')).toHaveLength(2);
  reply = failure('NOT_FOUND', 201);
  expect((await send('/emails/t', '')).status).toBe(303);
  expect((await store.request('/emails/gone')).status).toBe(404);
  reply = { status: 503, body: {} };
  expect((await send('/emails/t', '')).status).toBe(503);
});

test.each([
  ['/emails/T0k-en', 'NEWSLETTER', true, 'Vous recevez la lettre de Patine.'],
  ['/en/emails/T0k-en', 'PRICE_DROPS', true, 'We email you when the price'],
  [
    '/emails/T0k-en',
    'BACK_IN_STOCK',
    false,
    'Nous ne vous écrirons plus quand un favori est remis en vente.',
  ],
])('%s of %s, wanted %s, says so', async (path, topic, wanted, words) => {
  reply = { body: { data: { emailSubscription: { topic, wanted } } } };
  const { body } = await store.request(path);
  expect(body).toContain(words);
  expect(body.includes(` action="${path}"`)).toBe(wanted);
});
