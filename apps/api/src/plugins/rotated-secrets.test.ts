import { HEADERS } from '@patine/contract/rest/headers';
import { HOUR_MS } from '@patine/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carrierKeys, CARRIER_SIGNATURE } from '../modules/parcel-tracking/parcel-tracking.ts';
import { editorsOf } from '../testing/editors.ts';
import { PASSWORD, shopOn, type TestShop, testShop } from '../testing/shop.ts';
import { SIGNATURE_HEADER, sign } from '../webhook-signature.ts';
import { deriveKey } from '../secrets.ts';

const OLD = 'the secret until now, of 32 characters or more';
const NEW = 'the secret from now on, of 32 characters or more';

let before: TestShop;
/** Apis on the same database after the secret has changed: one still accepts the old secret, one does not. */
let during: TestShop;
let after: TestShop;

const restarted = (variables: object) => {
  const { services } = before;
  return shopOn({ ...services, config: { ...services.config, ...variables } }, before.clock);
};

beforeAll(async () => {
  before = await testShop({ APP_SECRET: OLD });
  during = await restarted({ APP_SECRET: NEW, APP_SECRET_PREVIOUS: OLD });
  after = await restarted({ APP_SECRET: NEW });
});
afterAll(async () => {
  await during.app.close();
  await after.app.close();
  await before.close();
});

test('a browser stays known under the former secret, and gets a cookie of the new one', async () => {
  const { emailAddress } = await before.signUp('rotated@example.fr');
  const logIn = (shop: TestShop, device: string, password = PASSWORD, from = '203.0.113.200') =>
    shop.authenticate(emailAddress, password, from, device ? { [HEADERS.deviceToken]: device } : {});
  const device = String((await logIn(before, '')).headers[HEADERS.deviceToken]);
  // Strangers use up the account's attempts: only a known browser is let in from here.
  for (let guess = 0; guess < 21; guess += 1)
    await logIn(before, '', 'Wrong-jupe-1', `203.0.113.${guess + 1}`);

  expect((await logIn(after, device)).statusCode).toBe(429);
  const known = await logIn(during, device);
  expect(known.statusCode).toBe(200);
  expect((await logIn(after, String(known.headers[HEADERS.deviceToken]))).statusCode).toBe(200);
});

test('an editor’s link opens under the former secret, and not once that is removed', async () => {
  const link = await editorsOf(before).accessLink();
  const open = async (shop: TestShop) => (await editorsOf(shop).call('GET', '/content/schemas', link)).status;
  expect([await open(before), await open(during), await open(after)]).toEqual([200, 200, 401]);
});

test('an editor’s link signed by CONTENT_SECRET opens while the former one is accepted', async () => {
  const [own, both, changed] = await Promise.all([
    restarted({ CONTENT_SECRET: OLD }),
    restarted({ CONTENT_SECRET: NEW, CONTENT_SECRET_PREVIOUS: OLD }),
    restarted({ CONTENT_SECRET: NEW }),
  ]);
  const link = await editorsOf(own).accessLink();
  const statuses: number[] = [];
  for (const shop of [own, both, changed]) {
    statuses.push((await editorsOf(shop).call('GET', '/content/schemas', link)).status);
    await shop.app.close();
  }
  expect(statuses).toEqual([200, 200, 401]);
});

test('a carrier that still signs with the former key is heard until that is removed', async () => {
  const message = {
    id: 'evt-rotated',
    carrier: 'COLISSIMO',
    trackingNumber: 'UNKNOWN-1',
    kind: 'in_transit',
    at: new Date(before.clock.now().getTime() - HOUR_MS).toISOString(),
    place: null,
  };
  const payload = JSON.stringify(message);
  const headers = {
    'content-type': 'application/json',
    [CARRIER_SIGNATURE]: sign(carrierKeys(before.services.config)[0], payload, before.clock.now()),
  };
  const post = async ({ app }: TestShop) =>
    (await app.inject({ method: 'POST', url: '/webhooks/carrier', payload, headers })).statusCode;
  expect([await post(during), await post(after)]).toEqual([200, 400]);
});

test('the sandbox’s webhooks and calls of an api that has not restarted yet are accepted', async () => {
  const payload = JSON.stringify({ id: 'evt-1', type: 'payment.authorized', paymentId: 'pay_unknown' });
  const headers = {
    'content-type': 'application/json',
    [SIGNATURE_HEADER]: sign(deriveKey(OLD, 'sandbox webhooks'), payload, before.clock.now()),
  };
  const webhook = async ({ app }: TestShop) =>
    (await app.inject({ method: 'POST', url: '/webhooks/sandbox', payload, headers })).statusCode;
  const call = async ({ app }: TestShop) =>
    (
      await app.inject({
        url: '/sandbox-api/payments/pay_unknown',
        headers: { authorization: `Bearer ${deriveKey(OLD, 'sandbox api')}` },
      })
    ).statusCode;
  expect([await webhook(during), await webhook(after)]).toEqual([200, 400]);
  expect([await call(during), await call(after)]).toEqual([404, 401]);
});
