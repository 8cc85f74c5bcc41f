import { AskPasswordResetDocument, MeDocument, ResetPasswordDocument } from '@patine/contract/operations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE_MS } from '@patine/core';
import { accessTokens } from '../../db/schema/access-tokens.ts';
import { customers } from '../../db/schema/customers.ts';
import { mails, outbox } from '../../db/schema/operations.ts';
import { mailsTo, tokenIn } from '../../testing/sent-emails.ts';
import { PASSWORD, testShop, type TestShop } from '../../testing/shop.ts';
import { purgeExpired } from './purge-expired.ts';

const NEW = 'Quatre-jupes-8';
let shop: TestShop;

beforeAll(async () => {
  shop = await testShop({ PUBLIC_URL: 'https://patine.example' });
});
afterAll(() => shop.close());

const requestReset = (emailAddress: string, remoteAddress = '127.0.0.1', headers = {}) =>
  shop.call(AskPasswordResetDocument, { emailAddress }, { remoteAddress, headers });
const reset = (accessToken: string, plainPassword = NEW) =>
  shop.call(ResetPasswordDocument, { accessToken, plainPassword });
const link = async (emailAddress: string) => {
  await requestReset(emailAddress);
  return tokenIn(await mailsTo(shop, emailAddress, 'password-reset'));
};

test('the mailed link sets a new password, ends every session and notifies the customer', async () => {
  const lea = await shop.signUp('lea@example.fr');
  const other = (await shop.authenticate(lea.emailAddress)).json<{ token: string }>().token;
  const token = await link('lea@example.fr');
  expect((await reset(token)).data).toEqual({ resetPassword: true });

  expect((await shop.authenticate(lea.emailAddress, PASSWORD)).statusCode).toBe(401);
  expect((await shop.authenticate(lea.emailAddress, NEW)).statusCode).toBe(200);
  for (const session of [lea.token, other])
    expect((await shop.call(MeDocument, {}, { token: session })).failure?.name).toBe('ACCESS_DENIED');
  const [email] = await mailsTo(shop, lea.emailAddress, 'password-changed');
  expect(email?.subject).toBe('Votre mot de passe a été modifié');
  expect(email?.text).toContain('https://patine.example/resetPassword');
});

test('the email is in the language of the requesting page, with its token after the #', async () => {
  await shop.signUp('english@example.fr');
  await requestReset('english@example.fr', '127.0.0.1', { 'x-ui-language': 'en' });
  const [mail] = await mailsTo(shop, 'english@example.fr', 'password-reset');
  expect(mail?.subject).toBe('Choose a new password');
  expect(mail?.text).toMatch(/https:\/\/patine\.example\/en\/changePassword#[\w-]{43}\n/);
  expect(mail?.text).toContain('once and expires in an hour');
});

test('only the hash of a link is stored, and nobody else gets an email', async () => {
  const { id } = await shop.signUp('hashed@example.fr');
  const token = await link('hashed@example.fr');
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const rows = await shop.db.select().from(accessTokens).where(eq(accessTokens.customerId, id));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
  const events = await shop.db.select().from(outbox).where(eq(outbox.topic, 'mail.password-reset'));
  expect(JSON.stringify(events)).not.toContain(token);

  const before = await shop.db.$count(mails);
  expect((await requestReset('nobody@example.fr')).data).toEqual({ askPasswordReset: true });
  await shop.app.outbox.drain();
  expect(await shop.db.$count(mails)).toBe(before);
});

test('a link works once, also when used twice concurrently, and revokes the others', async () => {
  await shop.signUp('once@example.fr');
  const [first, second] = [await link('once@example.fr'), await link('once@example.fr')];
  expect(first).not.toBe(second);
  const responses = await Promise.all([reset(second), reset(second, 'Cinq-gilets-7')]);
  expect(responses.filter(({ data }) => data?.resetPassword)).toHaveLength(1);
  for (const used of [first, second])
    expect((await reset(used)).failure).toEqual({ name: 'TOKEN_EXPIRED', code: 102 });
});

test('a link expires after 60 minutes, and is deleted later', async () => {
  await shop.signUp('late@example.fr');
  const early = await link('late@example.fr');
  shop.clock.advance(60 * MINUTE_MS - 1);
  expect((await reset(early)).data).toEqual({ resetPassword: true });
  const late = await link('late@example.fr');
  shop.clock.advance(60 * MINUTE_MS);
  expect((await reset(late)).failure?.name).toBe('TOKEN_EXPIRED');
  await purgeExpired(shop);
  expect(await shop.db.$count(accessTokens)).toBe(0);
});

test('neither an altered link nor any other text works', async () => {
  await shop.signUp('tampered@example.fr');
  const token = await link('tampered@example.fr');
  const relatives = Array.from(token, (letter, at) =>
    [token.slice(0, at), letter === 'A' ? 'B' : 'A', token.slice(at + 1)].join(''),
  );
  for (const relative of [...relatives, '', 'x', `${token}A`, token.slice(1), ` ${token}`, 'x'.repeat(9_000)])
    expect((await reset(relative)).failure?.name).toBe('TOKEN_EXPIRED');
  const hash = (await shop.db.select().from(accessTokens))[0]?.tokenHash ?? '';
  expect((await reset(hash)).failure?.name).toBe('TOKEN_EXPIRED');
  expect((await shop.authenticate('tampered@example.fr')).statusCode).toBe(200);
  expect((await reset(token)).data).toEqual({ resetPassword: true });
});

test.each([
  ['', 'EMPTY'],
  ['quatre-jupes', 'WEAK'],
  ['P@ssw0rd2024!', 'COMMON'],
])('the new password %j is rejected as %s, and the link stays valid', async (password, code) => {
  const emailAddress = `rules-${code.toLowerCase()}@example.fr`;
  await shop.signUp(emailAddress);
  const token = await link(emailAddress);
  expect((await reset(token, password)).failure?.fields).toEqual({ plainPassword: code });
  expect((await reset(token)).data).toEqual({ resetPassword: true });
});

test('a text that is no email address is rejected', async () => {
  expect((await requestReset('  ')).failure?.fields).toEqual({ emailAddress: 'EMPTY' });
  expect((await requestReset('lea@example')).failure?.fields).toEqual({ emailAddress: 'BAD_FORMAT' });
});

test('a deactivated account gets no email, and its older link does not work', async () => {
  const { id } = await shop.signUp('closed@example.fr');
  const token = await link('closed@example.fr');
  await shop.db.update(customers).set({ deactivated: true }).where(eq(customers.id, id));
  expect((await reset(token)).failure?.name).toBe('TOKEN_EXPIRED');
  await requestReset('closed@example.fr');
  expect(await mailsTo(shop, 'closed@example.fr', 'password-reset')).toHaveLength(1);
});
