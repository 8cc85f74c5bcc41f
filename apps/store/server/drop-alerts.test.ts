import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from '../src/entry-server.tsx';
import { openStore } from './testing/store.ts';
import { openUpstream, type UpstreamResponse } from './testing/upstream.ts';

let api: Awaited<ReturnType<typeof openUpstream>>;
let store: Awaited<ReturnType<typeof openStore>>;
let reply: UpstreamResponse;

beforeEach(async () => {
  reply = { body: { data: { requestDropAlert: true, confirmDropAlert: 'ON', stopDropAlert: true } } };
  api = await openUpstream(() => reply);
  store = await openStore({ apiUrl: api.url, publicUrl: 'http://patine.example', render });
});
afterEach(async () => {
  await store.close();
  await api.close();
});

const typed = { 'content-type': 'application/x-www-form-urlencoded' };
const calls = (mutation: string) => api.seen.filter(({ body }) => body.includes(`mutation ${mutation}`));
const send = (path: string, body: string, headers: Record<string, string> = {}) =>
  store.request(path, { method: 'POST', headers: { ...typed, ...headers }, body });

test.each(['', '/en'])('the form at %s/drops/workwear asks with the visitor’s IP address', async (prefix) => {
  const { status, headers } = await send(`${prefix}/drops/workwear/alert`, 'emailAddress=lea%40example.fr', {
    'x-forwarded-for': '203.0.113.7',
  });
  expect([status, headers.location, headers['cache-control']]).toEqual([
    303,
    `${prefix}/drops/workwear/alert?state=sent`,
    'no-store',
  ]);
  const [call] = calls('RequestDropAlert');
  expect(JSON.parse(call?.body ?? '')).toMatchObject({
    variables: { slug: 'workwear', emailAddress: 'lea@example.fr' },
  });
  expect(call?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.7' });
});

test.each([
  ['', 'empty'],
  ['emailAddress=lea', 'bad-format'],
])('%j is not sent to the api', async (body, state) => {
  const { headers } = await send('/drops/workwear/alert', body);
  expect(headers.location).toBe(`/drops/workwear/alert?state=${state}`);
  expect(calls('RequestDropAlert')).toEqual([]);
});

test.each<[string, UpstreamResponse]>([
  ['false', { body: { data: { requestDropAlert: false } } }],
  [
    'too many',
    {
      body: {
        data: null,
        errors: [{ message: 'TOO_MANY_ATTEMPTS', extensions: { name: 'TOO_MANY_ATTEMPTS', code: 105 } }],
      },
    },
  ],
])('%s is shown as a failure', async (_, response) => {
  reply = response;
  const { headers } = await send('/drops/workwear/alert', 'emailAddress=lea%40example.fr');
  expect(headers.location).toBe('/drops/workwear/alert?state=failed');
});

test('a form of another site is refused', async () => {
  const { status } = await send('/drops/workwear/alert', 'emailAddress=lea%40example.fr', {
    origin: 'https://other.example',
    'sec-fetch-site': 'cross-site',
  });
  expect(status).toBe(403);
  expect(calls('RequestDropAlert')).toEqual([]);
});

test.each([
  ['action=confirm', 'ConfirmDropAlert', 303],
  ['action=stop', 'StopDropAlert', 303],
  ['List-Unsubscribe=One-Click', 'StopDropAlert', 204],
])('%s behind an emailed link is %s', async (body, mutation, status) => {
  const answer = await send('/drops/workwear/alert/T0k-en', body);
  expect(answer.status).toBe(status);
  expect(calls(mutation)).toHaveLength(1);
});
