import { AskPasswordResetDocument, MeDocument, ResetPasswordDocument } from '@patine/contract/operations';
import { HEADERS } from '@patine/contract/rest/headers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '@patine/core';
import { mailsTo, tokenIn } from '../../testing/sent-emails.ts';
import { PASSWORD, testShop, type TestShop } from '../../testing/shop.ts';

const DAY_MS = 24 * HOUR_MS;
const NEW = 'Quatre-jupes-8';
let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

/** Gives the customer a new network address each time, because requests per real minute are limited too. */
let journeys = 0;
const anywhere = () => `198.18.${Math.floor((journeys += 1) / 250)}.${(journeys % 250) + 1}`;
const network = (number: number) => `203.0.113.${number + 1}`;
const withDevice = (token: string) => ({ [HEADERS.deviceToken]: token });

const wrong = (emailAddress: string, from: string, headers = {}) =>
  shop.authenticate(emailAddress, 'Wrong-jupe-1', from, headers);
const right = (emailAddress: string, headers = {}, password = PASSWORD, from = anywhere()) =>
  shop.authenticate(emailAddress, password, from, headers);

/** A customer, and the device token of their browser. */
async function customer(emailAddress: string) {
  const signedUp = await shop.signUp(emailAddress);
  const { headers } = await right(emailAddress);
  shop.clock.advance(HOUR_MS);
  return { ...signedUp, device: String(headers[HEADERS.deviceToken]) };
}

/** Guesses from many networks until the account refuses unknown devices. */
async function shutOut(emailAddress: string) {
  const statuses: number[] = [];
  for (let guess = 0; guess < 22; guess += 1)
    statuses.push((await wrong(emailAddress, network(guess))).statusCode);
  expect(statuses).toEqual([...Array<number>(20).fill(401), 429, 429]);
}

test('guessing from many networks locks strangers out, never the owner’s browser', async () => {
  const { emailAddress, device } = await customer('shut-out@example.fr');
  for (let hour = 0; hour < 3; hour += 1) {
    await shutOut(emailAddress);
    expect((await right(emailAddress)).statusCode).toBe(429);
    expect((await right(emailAddress, withDevice(device))).statusCode).toBe(200);
    // The device has its own attempt count, which each login resets.
    for (let slip = 0; slip < 19; slip += 1)
      expect((await wrong(emailAddress, anywhere(), withDevice(device))).statusCode).toBe(401);
    expect((await right(emailAddress, withDevice(device))).statusCode).toBe(200);
    shop.clock.advance(HOUR_MS);
  }
});

test('a device token works for its own account, unmodified, for a year', async () => {
  const lea = await customer('lea@example.fr');
  const zoe = await customer('zoe@example.fr');
  await shutOut(lea.emailAddress);
  const [id = '', seconds = '', signature = ''] = lea.device.split('.');
  const forged = [
    zoe.device,
    `${id}.${Number(seconds) + 1}.${signature}`,
    `${'A'.repeat(43)}.${seconds}.${signature}`,
    `${id}.${seconds}.${'A'.repeat(43)}`,
    `${id}.${seconds}.`,
    '..',
    '~~~~',
    'x'.repeat(500),
  ];
  for (const token of forged) expect((await right(lea.emailAddress, withDevice(token))).statusCode).toBe(429);
  // A shared browser keeps the tokens of both people.
  const shared = await right(zoe.emailAddress, withDevice(lea.device));
  const both = String(shared.headers[HEADERS.deviceToken]);
  expect(both.split('~')).toHaveLength(2);
  expect((await right(lea.emailAddress, withDevice(both))).statusCode).toBe(200);

  shop.clock.advance(364 * DAY_MS);
  await shutOut(lea.emailAddress);
  expect((await right(lea.emailAddress, withDevice(lea.device))).statusCode).toBe(200);
  shop.clock.advance(2 * DAY_MS);
  await shutOut(lea.emailAddress);
  expect((await right(lea.emailAddress, withDevice(lea.device))).statusCode).toBe(429);
});

test('a stolen device token does not speed up guessing', async () => {
  const { emailAddress, device } = await customer('stolen@example.fr');
  const statuses = [];
  for (let guess = 0; guess < 25; guess += 1)
    statuses.push((await wrong(emailAddress, network(guess), withDevice(device))).statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
});

test('attempts from one network are slowed down progressively, without using up those of others', async () => {
  const { emailAddress } = await customer('slowed@example.fr');
  for (let free = 0; free < 5; free += 1)
    expect((await wrong(emailAddress, network(0))).statusCode).toBe(401);
  const waits: number[] = [];
  for (let slow = 0; slow < 9; slow += 1) {
    const refused = await wrong(emailAddress, network(0));
    const { retryAfter } = refused.json<{ retryAfter: number }>();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(retryAfter)]);
    waits.push(retryAfter);
    // retryAfter is exact to the second.
    shop.clock.advance((retryAfter - 1) * 1_000);
    expect((await wrong(emailAddress, network(0))).statusCode).toBe(429);
    shop.clock.advance(1_000);
    expect((await wrong(emailAddress, network(0))).statusCode).toBe(401);
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600]);
  // Another network is not limited. An IPv6 network is its /64 prefix.
  expect((await wrong(emailAddress, network(1))).statusCode).toBe(401);
  for (let host = 1; host <= 5; host += 1) await wrong(emailAddress, `2001:db8:1:2::${host}`);
  expect((await wrong(emailAddress, '2001:db8:1:2:ffff::1')).statusCode).toBe(429);
  expect((await wrong(emailAddress, '2001:db8:1:3::1')).statusCode).toBe(401);
});

test('concurrent guesses are slowed down like others', async () => {
  const responses = await Promise.all(
    Array.from({ length: 15 }, () => wrong('at-once@example.fr', network(9))),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 401).length).toBeLessThanOrEqual(5);
  expect((await wrong('at-once@example.fr', network(9))).statusCode).toBe(429);
});

test('the right password resets the delay of its network', async () => {
  const { emailAddress } = await customer('mistypes@example.fr');
  for (let day = 0; day < 3; day += 1) {
    for (let slip = 0; slip < 4; slip += 1)
      expect((await wrong(emailAddress, '198.51.100.1')).statusCode).toBe(401);
    expect((await right(emailAddress, {}, PASSWORD, '198.51.100.1')).statusCode).toBe(200);
  }
});

test('a mailed link lets a customer in without password and device, whatever others guess and request', async () => {
  const { emailAddress } = await customer('lost@example.fr');
  await shutOut(emailAddress);
  for (let count = 0; count < 12; count += 1) {
    const caller = { remoteAddress: network(count) };
    const { data } = await shop.call(AskPasswordResetDocument, { emailAddress }, caller);
    expect(data).toEqual({ askPasswordReset: true });
  }
  const letters = await mailsTo(shop, emailAddress, 'password-reset');
  expect(letters).toHaveLength(5);
  // Somebody in the same network tries links up to the limit.
  for (let guess = 0; guess < 301; guess += 1)
    await shop.call(
      ResetPasswordDocument,
      { accessToken: `${guess}`.padEnd(43, 'x'), plainPassword: NEW },
      { remoteAddress: '198.51.100.2' },
    );
  const response = await shop.app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: '198.51.100.2',
    payload: {
      query: ResetPasswordDocument,
      variables: { accessToken: tokenIn(letters), plainPassword: NEW },
    },
  });
  expect(response.json()).toEqual({ data: { resetPassword: true } });
  const device = String(response.headers[HEADERS.deviceToken]);
  expect((await right(emailAddress, {}, NEW)).statusCode).toBe(429);
  expect((await right(emailAddress, withDevice(device), NEW)).statusCode).toBe(200);
});

test('a login ends the previous session of its browser; a failed login does not', async () => {
  const { emailAddress, token: old } = await customer('anew@example.fr');
  const isOpen = async (token: string) => (await shop.call(MeDocument, {}, { token })).data !== null;
  await wrong(emailAddress, anywhere(), { [HEADERS.endedSession]: old });
  expect(await isOpen(old)).toBe(true);
  const response = await right(emailAddress, { [HEADERS.endedSession]: old });
  expect(await isOpen(old)).toBe(false);
  expect(await isOpen(response.json<{ token: string }>().token)).toBe(true);
});
