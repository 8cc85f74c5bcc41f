import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from '../src/entry-server.tsx';
import { openStore } from './testing/store.ts';
import { openUpstream, type UpstreamResponse } from './testing/upstream.ts';

let api: Awaited<ReturnType<typeof openUpstream>>;
let store: Awaited<ReturnType<typeof openStore>>;
let reply: UpstreamResponse;

beforeEach(async () => {
  reply = { body: { data: { stopAlerts: true } } };
  api = await openUpstream(() => reply);
  store = await openStore({ apiUrl: api.url, render });
});
afterEach(async () => {
  await store.close();
  await api.close();
});

const pressed = { 'content-type': 'application/x-www-form-urlencoded' };
const stops = () =>
  api.seen.filter(({ body }) => body.includes('mutation StopAlerts')).map(({ body }) => JSON.parse(body));

test.each([
  ['/alerts/T0k-en', '/alerts/T0k-en'],
  ['/en/alerts/T0k-en', '/en/alerts/T0k-en'],
])('the button on %s unsubscribes and redirects to the page', async (path, location) => {
  const { status, headers } = await store.request(path, { method: 'POST', headers: pressed });
  expect([status, headers.location, headers['cache-control']]).toEqual([303, location, 'no-store']);
  expect(stops()).toMatchObject([{ variables: { token: 'T0k-en' } }]);
});

test('one-click unsubscribe gets a response without a redirect, for both content types', async () => {
  const multipart =
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  const responses = [
    await store.request('/alerts/t', {
      method: 'POST',
      headers: pressed,
      body: 'List-Unsubscribe=One-Click',
    }),
    await store.request('/alerts/t', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: multipart,
    }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([204, 204]);
  expect(stops()).toHaveLength(2);
});

test('a GET request changes nothing', async () => {
  await store.request('/alerts/t');
  await store.request('/alerts/t', { method: 'HEAD' });
  expect(stops()).toEqual([]);
});

const subscription = (alerts: string): UpstreamResponse => ({
  body: { data: { alertSubscription: { name: 'Robes <rouges>', alerts } } },
});

test.each([
  ['/alerts/T0k-en', 'DAILY', 'Arrêter cette alerte\u00a0?', true],
  ['/en/alerts/T0k-en', 'INSTANT', 'Stop this alert?', true],
  ['/alerts/T0k-en', 'NONE', 'L’alerte est arrêtée', false],
])('%s of an alert that is %s says so and is not indexed', async (path, alerts, title, hasForm) => {
  reply = subscription(alerts);
  const { status, headers, body } = await store.request(path);
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(body).toContain(title);
  expect(body).toContain('Robes &lt;rouges&gt;');
  expect(body).toContain('name="robots" content="noindex"');
  const form = /<form [^>]*method="post"[^>]*>/.exec(body)?.[0];
  expect(form?.includes(`action="${path}"`) ?? false).toBe(hasForm);
});

test('a link of a deleted search is a 404', async () => {
  reply = { body: { data: null, errors: [{ message: 'x', extensions: { name: 'NOT_FOUND', code: 201 } }] } };
  expect((await store.request('/alerts/gone')).status).toBe(404);
});

test('unsubscribing from a deleted search succeeds; an unavailable api is a failure', async () => {
  reply = {
    body: { data: null, errors: [{ message: 'NOT_FOUND', extensions: { name: 'NOT_FOUND', code: 201 } }] },
  };
  expect((await store.request('/alerts/t', { method: 'POST', headers: pressed })).status).toBe(303);
  reply = { status: 503, body: {} };
  expect((await store.request('/alerts/t', { method: 'POST', headers: pressed })).status).toBe(503);
});

test('a press counts for its visitor, and one too many is told to wait', async () => {
  const limited = { name: 'TOO_MANY_ATTEMPTS', code: 105, retryAfter: 40 };
  reply = { status: 429, body: { data: null, errors: [{ message: 'x', extensions: limited }] } };
  const { status, headers } = await store.request('/alerts/t', {
    method: 'POST',
    headers: { ...pressed, 'x-forwarded-for': '203.0.113.7' },
  });
  expect([status, headers['retry-after']]).toEqual([429, '40']);
  expect(api.seen.find(({ body }) => body.includes('StopAlerts'))?.headers['x-forwarded-for']).toBe(
    '203.0.113.7',
  );
});
