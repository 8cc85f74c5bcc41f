import { LogoutEverywhereDocument, MeDocument } from '@patine/contract/operations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '@patine/core';
import { customers, passwordChecks, sessions } from '../../db/schema/customers.ts';
import { purgeExpired } from './purge-expired.ts';
import { PASSWORD, basic, testShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const me = (token?: string) => shop.call(MeDocument, {}, { token });

test('a token gives access to its own customer’s profile for seven days', async () => {
  const lea = await shop.signUp('lea@example.fr');
  expect((await me(lea.token)).data?.me.emailAddress).toBe('lea@example.fr');
  shop.clock.advance(7 * DAY_MS - 1000);
  expect((await me(lea.token)).data?.me.id).toBe(lea.id);
  shop.clock.advance(1000);
  expect((await me(lea.token)).failure).toEqual({ name: 'ACCESS_DENIED', code: 103 });
});

test('a visitor gets the message that ends a session', async () => {
  const response = await me();
  expect(response.status).toBe(401);
  expect(response.errors[0]?.message).toBe('Access denied to this field.');
});

test('a token with one changed character is invalid', async () => {
  const { token } = await shop.signUp('tampered@example.fr');
  const last = token.at(-1) === 'A' ? 'E' : 'A';
  expect((await me(token.slice(0, -1) + last)).failure?.name).toBe('ACCESS_DENIED');
  expect((await me(token)).data?.me.emailAddress).toBe('tampered@example.fr');
});

test('the token is random, and only its hash is stored', async () => {
  const { token, id } = await shop.signUp('hashed@example.fr');
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const rows = await shop.db.select().from(sessions).where(eq(sessions.customerId, id));
  expect(rows).toHaveLength(1);
  expect(rows[0]?.tokenHash).not.toContain(token);
});

test('logout ends only its own session', async () => {
  const { token, emailAddress } = await shop.signUp('leaves@example.fr');
  const other = (await shop.authenticate(emailAddress)).json<{ token: string }>().token;
  expect(await shop.request('mutation { logout }', {}, { token })).toEqual({ logout: true });
  expect((await me(token)).failure?.name).toBe('ACCESS_DENIED');
  expect((await me(other)).data?.me.emailAddress).toBe(emailAddress);
});

test('a customer ends all their sessions at once, and nobody else’s', async () => {
  const { token, emailAddress } = await shop.signUp('everywhere@example.fr');
  const stranger = await shop.signUp('stranger@example.fr');
  const other = (await shop.authenticate(emailAddress)).json<{ token: string }>().token;
  expect(await shop.request(LogoutEverywhereDocument, {}, { token })).toEqual({ logoutEverywhere: true });
  for (const ended of [token, other]) expect((await me(ended)).failure?.name).toBe('ACCESS_DENIED');
  expect((await me(stranger.token)).data?.me.id).toBe(stranger.id);
});

test('a deactivated customer has no session and cannot log in', async () => {
  const { id, token, emailAddress } = await shop.signUp('closed@example.fr');
  await shop.db.update(customers).set({ deactivated: true }).where(eq(customers.id, id));
  expect((await me(token)).failure?.name).toBe('ACCESS_DENIED');
  expect((await shop.authenticate(emailAddress)).json()).toEqual({ name: 'BAD_CREDENTIALS', code: 104 });
});

test('the email is compared without case and spaces, the password exactly', async () => {
  await shop.signUp('Capitals@Example.fr');
  expect((await shop.authenticate(' CAPITALS@example.fr ')).statusCode).toBe(200);
  expect((await shop.authenticate('capitals@example.fr', PASSWORD.toLowerCase())).statusCode).toBe(401);
});

test.each(['application/json', 'text/plain'])('an empty %s body logs in like no body', async (type) => {
  const { emailAddress } = await shop.signUp(`${type.replace('/', '-')}@example.fr`);
  const response = await shop.app.inject({
    method: 'POST',
    url: '/authenticate',
    headers: { authorization: basic(emailAddress, PASSWORD), 'content-type': type },
    payload: '',
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
});

test('expired sessions are deleted, and valid ones kept', async () => {
  const old = await shop.signUp('old@example.fr');
  shop.clock.advance(6 * DAY_MS);
  const recent = await shop.signUp('recent@example.fr');
  shop.clock.advance(DAY_MS);
  await purgeExpired(shop);
  const left = (await shop.db.select().from(sessions)).map(({ customerId }) => customerId);
  expect(left).toContain(recent.id);
  expect(left).not.toContain(old.id);
  expect(await shop.db.$count(passwordChecks)).toBeGreaterThan(0);
  shop.clock.advance(DAY_MS + 1);
  await purgeExpired(shop);
  expect(await shop.db.$count(passwordChecks)).toBe(0);
});

test.each([
  ['nothing', undefined],
  ['another scheme', 'Bearer abc'],
  ['no base64', 'Basic &&&&'],
  ['no colon', `Basic ${Buffer.from('lea@example.fr').toString('base64')}`],
  ['broken UTF-8', `Basic ${Buffer.from([0xff, 0x3a, 0xff]).toString('base64')}`],
  ['U+0000', basic('lea@example.fr', 'a\0b')],
  ['far too much', basic('lea@example.fr', 'a'.repeat(9_000))],
])('credentials that contain %s are malformed', async (_what, authorization) => {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/authenticate',
    headers: authorization ? { authorization } : {},
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ name: 'MALFORMED_REQUEST', code: 801 });
});
