import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from '../src/entry-server.tsx';
import { openStore } from './testing/store.ts';
import { openUpstream, type UpstreamResponse } from './testing/upstream.ts';

let api: Awaited<ReturnType<typeof openUpstream>>;
let store: Awaited<ReturnType<typeof openStore>>;
let reply: UpstreamResponse;

const sellerOffer = (more: object = {}) => ({
  storeName: 'Le Portant Bleu',
  productName: 'Robe <rouge>',
  productSlug: 'robe-rouge-100163',
  size: 'M',
  image: null,
  price: { amount: 8800, currency: 'EUR' },
  amount: { amount: 7100, currency: 'EUR' },
  status: 'PENDING',
  expiresAt: '2026-11-22T10:00:00.000Z',
  answeredAt: null,
  heldUntil: null,
  ...more,
});
const NOT_FOUND = { message: 'x', extensions: { name: 'NOT_FOUND', code: 201 } };

beforeEach(async () => {
  reply = { body: { data: { sellerOffer: sellerOffer(), answerPriceOffer: sellerOffer() } } };
  api = await openUpstream(() => reply);
  store = await openStore({ apiUrl: api.url, render });
});
afterEach(async () => {
  await store.close();
  await api.close();
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const responses = () =>
  api.seen
    .filter(({ body }) => body.includes('mutation AnswerPriceOffer'))
    .map(({ body }) => JSON.parse(body).variables);

test.each([
  ['/offers/T0k-en', 'accept', true],
  ['/offers/T0k-en', 'decline', false],
  ['/en/offers/T0k-en', 'accept', true],
])('on %s the button “%s” sends the decision and redirects to the page', async (path, response, accept) => {
  const { status, headers } = await store.request(path, {
    method: 'POST',
    headers: form,
    body: `answer=${response}`,
  });
  expect([status, headers.location, headers['cache-control']]).toEqual([303, path, 'no-store']);
  expect(responses()).toEqual([{ token: 'T0k-en', accept }]);
});

test('a GET request, or an invalid decision, is not sent to the api', async () => {
  await store.request('/offers/t');
  await store.request('/offers/t', { method: 'HEAD' });
  const other = await store.request('/offers/t', { method: 'POST', headers: form, body: 'answer=maybe' });
  expect(other.status).toBe(303);
  const json = await store.request('/offers/t', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"answer":"accept"}',
  });
  expect(json.status).toBe(415);
  expect(responses()).toEqual([]);
});

test.each([
  ['/offers/t', 'Une offre pour votre pièce', 'Accepter l’offre'],
  ['/en/offers/t', 'An offer on your piece', 'Accept the offer'],
])('%s is neither indexed nor sent as a referrer, and works without scripts', async (path, title, button) => {
  const { status, headers, body } = await store.request(path);
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(body).toContain('name="robots" content="noindex"');
  expect(body).toContain(title);
  expect(body).toContain('Robe &lt;rouge&gt;');
  expect(body).toContain(button);
  expect(/<form [^>]*method="post"[^>]*>/.exec(body)?.[0]).toContain(`action="${path}"`);
});

test.each([
  [{ status: 'ACCEPTED', answeredAt: '2026-11-21T10:00:00.000Z' }, 'Offre acceptée'],
  [{ status: 'DECLINED', answeredAt: '2026-11-21T10:00:00.000Z' }, 'Offre refusée'],
  [{ status: 'LAPSED' }, 'L’offre a expiré'],
  [{ status: 'WITHDRAWN' }, 'L’offre a été retirée'],
  [{ status: 'CLOSED' }, 'La pièce n’est plus en vente'],
])('an offer that is %j has no buttons and says so', async (standing, words) => {
  reply = { body: { data: { sellerOffer: sellerOffer(standing) } } };
  const { status, body } = await store.request('/offers/t');
  expect(status).toBe(200);
  expect(body).toContain(words);
  expect(body).not.toContain('name="answer"');
});

test('while another buyer is paying, the offer can only be declined', async () => {
  reply = { body: { data: { sellerOffer: sellerOffer({ heldUntil: '2026-11-21T10:10:00.000Z' }) } } };
  const { body } = await store.request('/offers/t');
  expect(body).toContain('value="decline"');
  expect(body).not.toContain('value="accept"');
});

test('a tampered link is a 404 with its own message', async () => {
  reply = { body: { data: null, errors: [NOT_FOUND] } };
  const looked = await store.request('/offers/tampered');
  expect(looked.status).toBe(404);
  expect(looked.body).toContain('Ce lien n’est pas valable');
  const pressed = await store.request('/offers/tampered', {
    method: 'POST',
    headers: form,
    body: 'answer=accept',
  });
  expect([pressed.status, pressed.headers.location]).toEqual([303, '/offers/tampered']);
});

test('an unavailable api is a failure', async () => {
  reply = { status: 503, body: {} };
  const { status } = await store.request('/offers/t', {
    method: 'POST',
    headers: form,
    body: 'answer=accept',
  });
  expect(status).toBe(503);
});

test('an answer counts for the seller who gives it', async () => {
  await store.request('/offers/T0k-en', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '203.0.113.7' },
    body: 'answer=accept',
  });
  const answered = api.seen.find(({ body }) => body.includes('AnswerPriceOffer'));
  expect(answered?.headers['x-forwarded-for']).toBe('203.0.113.7');
});
