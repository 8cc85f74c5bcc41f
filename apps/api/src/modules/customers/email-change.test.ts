import {
  AskPasswordResetDocument,
  ConfirmEmailAddressDocument,
  ResetPasswordDocument,
} from '@patine/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '@patine/core';
import { mailsTo, tokenIn } from '../../testing/sent-emails.ts';
import { PASSWORD, testShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const CHANGE =
  'mutation($to: String, $plainPassword: String) { updateCustomer(customerUpdate: { emailAddress: $to, plainPassword: $plainPassword }) { emailAddress pendingEmailAddress } }';
const change = (token: string, to: string, plainPassword: string | null = PASSWORD) =>
  shop.call(CHANGE, { to, plainPassword }, { token });
const addresses = (token: string) =>
  shop.request<{ me: object }, object>('{ me { emailAddress pendingEmailAddress } }', {}, { token });
const confirm = (accessToken: string) => shop.call(ConfirmEmailAddressDocument, { accessToken });
const linkTo = async (address: string) => tokenIn(await mailsTo(shop, address, 'email-change'));

test('a new email address is pending until its mailbox confirms it; the current one is notified twice', async () => {
  const { token } = await shop.signUp('old@example.fr');
  const waiting = { emailAddress: 'old@example.fr', pendingEmailAddress: 'new@example.fr' };
  expect((await change(token, ' NEW@example.fr ')).data).toEqual({ updateCustomer: waiting });
  expect((await shop.authenticate('old@example.fr')).statusCode).toBe(200);
  expect((await shop.authenticate('new@example.fr')).statusCode).toBe(401);
  const [notice] = await mailsTo(shop, 'old@example.fr', 'email-change-notice');
  expect(notice?.text).toContain('new@example.fr');

  expect((await confirm(await linkTo('new@example.fr'))).data).toEqual({ confirmEmailAddress: true });
  expect(await addresses(token)).toEqual({
    me: { emailAddress: 'new@example.fr', pendingEmailAddress: null },
  });
  expect((await shop.authenticate('new@example.fr')).statusCode).toBe(200);
  expect((await shop.authenticate('old@example.fr')).statusCode).toBe(401);
  expect(await mailsTo(shop, 'old@example.fr', 'email-changed')).toHaveLength(1);
});

test('an address that has an account is pending like any other, and only its mailbox is notified', async () => {
  await shop.signUp('taken@example.fr');
  const { token } = await shop.signUp('wants@example.fr');
  const responses = await Promise.all([change(token, 'taken@example.fr'), change(token, 'free@example.fr')]);
  expect(responses.map(({ status, failure }) => [status, failure])).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  await change(token, 'TAKEN@example.fr');
  const emails = await mailsTo(shop, 'taken@example.fr', 'email-change');
  expect(emails.at(-1)?.subject).toBe('Cette adresse a déjà un compte');
  expect(emails.at(-1)?.text).not.toMatch(/#|wants@/);
  expect((await addresses(token)).me).toMatchObject({ emailAddress: 'wants@example.fr' });
});

test('a link works once, for 24 hours, and only for the latest requested address', async () => {
  const { token } = await shop.signUp('links@example.fr');
  await change(token, 'links-1@example.fr');
  const first = await linkTo('links-1@example.fr');
  await change(token, 'links-2@example.fr');
  const second = await linkTo('links-2@example.fr');
  expect((await confirm(first)).failure).toEqual({ name: 'TOKEN_EXPIRED', code: 102 });
  expect((await confirm(`${second.slice(1)}A`)).failure?.name).toBe('TOKEN_EXPIRED');
  expect((await confirm(second)).data).toEqual({ confirmEmailAddress: true });
  expect((await confirm(second)).failure?.name).toBe('TOKEN_EXPIRED');

  await change(token, 'links-3@example.fr');
  const third = await linkTo('links-3@example.fr');
  shop.clock.advance(24 * HOUR_MS);
  expect((await confirm(third)).failure?.name).toBe('TOKEN_EXPIRED');
  expect((await addresses(token)).me).toEqual({
    emailAddress: 'links-2@example.fr',
    pendingEmailAddress: null,
  });
});

test('an address that was registered meanwhile is a conflict, and changes nothing', async () => {
  const { token } = await shop.signUp('slow@example.fr');
  await change(token, 'quick@example.fr');
  const link = await linkTo('quick@example.fr');
  await shop.signUp('quick@example.fr');
  expect((await confirm(link)).failure).toEqual({ name: 'EMAIL_CONFLICT', code: 101 });
  expect((await addresses(token)).me).toMatchObject({ emailAddress: 'slow@example.fr' });
});

test('a password reset from the current mailbox cancels the change', async () => {
  const { token } = await shop.signUp('robbed@example.fr');
  await change(token, 'thief@example.fr');
  const stolen = await linkTo('thief@example.fr');
  await shop.request(AskPasswordResetDocument, { emailAddress: 'robbed@example.fr' });
  const accessToken = tokenIn(await mailsTo(shop, 'robbed@example.fr', 'password-reset'));
  // A link works only for the purpose it was issued for.
  expect((await confirm(accessToken)).failure?.name).toBe('TOKEN_EXPIRED');
  const crossed = { accessToken: stolen, plainPassword: 'Quatre-jupes-8' };
  expect((await shop.call(ResetPasswordDocument, crossed)).failure?.name).toBe('TOKEN_EXPIRED');
  await shop.request(ResetPasswordDocument, { accessToken, plainPassword: 'Quatre-jupes-8' });
  expect((await confirm(stolen)).failure?.name).toBe('TOKEN_EXPIRED');
});

test('the current address changes nothing and sends no email', async () => {
  const { token } = await shop.signUp('same@example.fr');
  await change(token, 'other@example.fr');
  expect((await change(token, 'SAME@example.fr')).data).toEqual({
    updateCustomer: { emailAddress: 'same@example.fr', pendingEmailAddress: 'other@example.fr' },
  });
  expect(await mailsTo(shop, 'same@example.fr', 'email-change')).toEqual([]);
});

test('a customer cannot flood a mailbox with links', async () => {
  const { token } = await shop.signUp('floods@example.fr');
  const responses = [];
  for (let time = 0; time < 7; time += 1) responses.push(await change(token, 'flooded@example.fr'));
  expect(responses.filter(({ failure }) => failure?.name === 'TOO_MANY_ATTEMPTS')).toHaveLength(2);
});

test('a session is not enough to change the address: it requires the password', async () => {
  const { token } = await shop.signUp('left-open@example.fr');
  for (const nothing of [null, ''])
    expect((await change(token, 'thief-2@example.fr', nothing)).failure?.fields).toEqual({
      plainPassword: 'EMPTY',
    });
  const guesses = [];
  for (let guess = 0; guess < 12; guess += 1)
    guesses.push((await change(token, 'thief-2@example.fr', `Autre-veste-${guess}`)).failure?.name);
  expect(guesses).toEqual([
    ...Array<string>(10).fill('BAD_CREDENTIALS'),
    'TOO_MANY_ATTEMPTS',
    'TOO_MANY_ATTEMPTS',
  ]);
  expect(await mailsTo(shop, 'thief-2@example.fr', 'email-change')).toEqual([]);
  // Changing names still works.
  const names = 'mutation { updateCustomer(customerUpdate: { firstName: "Zoé" }) { emailAddress } }';
  expect(await shop.request(names, {}, { token })).toEqual({
    updateCustomer: { emailAddress: 'left-open@example.fr' },
  });
});
