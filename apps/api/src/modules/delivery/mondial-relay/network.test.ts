import { ServicePointsDocument, SetShippingMethodToCartDocument } from '@patine/contract/operations';
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '@patine/core';
import { type BuyingShop, buyingShop } from '../../../testing/buying.ts';
import { movableClock } from '../../../testing/services.ts';
import { mondialRelayNetwork } from './network.ts';

const BRAND = 'BDTEST13';
const KEY = 'PrivateK';
const FAKE = new URL('../../../testing/fakes/mondial-relay/main.ts', import.meta.url).pathname;

let company: ChildProcess;
let url: string;

/** Starts a Mondial Relay fake in a separate process. */
const open = async () => {
  company = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', FAKE, BRAND, KEY], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: company.stdout ?? process.stdin });
  url = await new Promise<string>((resolve) => lines.once('line', resolve));
};
const close = async () => {
  const gone = new Promise((resolve) => company.once('exit', resolve));
  company.kill('SIGKILL');
  await gone;
};

let shop: BuyingShop;
beforeAll(async () => {
  await open();
  shop = await buyingShop({
    MONDIAL_RELAY_BRAND: BRAND,
    MONDIAL_RELAY_KEY: KEY,
    MONDIAL_RELAY_URL: url,
  });
});
afterAll(async () => {
  await shop.close();
  await close();
});

const network = (clock = movableClock(), limits: { timeoutMs?: number } = {}) =>
  mondialRelayNetwork({ brand: BRAND, key: KEY, url, ...limits }, clock);
const place = (postalCode: string, countryCode = 'FRA') => ({ countryCode, postalCode, cityName: 'Paris' });

test('points have a distance and opening hours, nearest first, and unreadable ones are left out', async () => {
  const found = await network().near(place('75010'));
  expect(found).toMatchObject({
    ok: true,
    points: [{ name: 'Tabac Du Canal' }, { name: 'Épicerie Bichat' }, { name: 'Pressing L&M' }],
  });
  expect(found.ok && found.points[0]).toEqual({
    servicePointId: 'MR-FR-062049',
    name: 'Tabac Du Canal',
    address: '31 Quai De Valmy',
    countryCode: 'FRA',
    postalCode: '75010',
    cityName: 'Paris',
    distanceMeter: 240,
    gpsCoordinates: { lat: 48.8709, lng: 2.3664 },
    openingSchedule: [
      ...['tuesday', 'wednesday', 'thursday', 'friday'].map((day) => ({
        day,
        hours: '09:00-12:30, 14:00-19:30',
      })),
      { day: 'saturday', hours: '10:00-19:00' },
    ],
  });
});

test('a point is found by its id without an earlier search', async () => {
  expect(await network().byId('MR-FR-062050', 'FRA')).toMatchObject({ name: 'Épicerie Bichat' });
  expect(await network().byId('MR-FR-999999', 'FRA')).toBeNull();
  expect(await network().byId('MR-FR-062050', 'BEL')).toBeNull();
  expect(await network().byId('FR-75011-2988507-0', 'FRA')).toBeNull();
  expect(await network().byId("MR-FR-06' or", 'FRA')).toBeNull();
});

test.each([
  ['75O10', 'FRA', { postalCode: 'BAD_FORMAT' }],
  ['69003', 'FRA', { postalCode: 'UNKNOWN' }],
  ['75010', 'ZZZ', { countryCode: 'UNKNOWN_COUNTRY' }],
])('%s in %s is reported as unknown', async (postalCode, country, fields) => {
  expect(await network().near(place(postalCode, country))).toEqual({ ok: false, fields });
});

test('a wrong key, an invalid response and a missing one are not an empty list', async () => {
  const wrong = mondialRelayNetwork({ brand: BRAND, key: 'wrong', url }, movableClock());
  await expect(wrong.near(place('75010'))).rejects.toThrow('97');
  await expect(network().near(place('99500'))).rejects.toThrow('HTTP 500');
  await expect(network().near(place('99503'))).rejects.toThrow('something else');
  await expect(network(movableClock(), { timeoutMs: 300 }).near(place('99504'))).rejects.toThrow('timeout');
});

test('a relay point of the network is stored on the cart, an invented one is not', async () => {
  const lea = await shop.buyer('relay@example.com', [await shop.item()]);
  const { servicePoints } = await shop.request(ServicePointsDocument, {
    countryCode: 'FRA',
    postalCode: '75010',
  });
  const choose = (deliveryServicePointId: string) =>
    shop.call(
      SetShippingMethodToCartDocument,
      { cartId: lea.cartId, deliveryMethod: 'RELAY', deliveryType: 'DIRECT', deliveryServicePointId },
      { token: lea.token },
    );
  const { data } = await choose(servicePoints[1]?.servicePointId ?? '');
  expect(data?.setShippingMethodToCart.deliveryServicePoint?.name).toBe('Épicerie Bichat');
  expect((await choose('FR-75011-2988507-0')).failure?.fields).toEqual({ deliveryServicePointId: 'UNKNOWN' });
});

test('while the service is away yesterday’s points are used, and a search elsewhere reports it', async () => {
  const clock = movableClock();
  const relays = network(clock);
  const before = await relays.near(place('75010'));
  await close();
  try {
    expect(await relays.near(place('75010'))).toEqual(before);
    expect(await relays.byId('MR-FR-062049', 'FRA')).toMatchObject({ name: 'Tabac Du Canal' });
    clock.advance(DAY_MS);
    await expect(relays.near(place('75010'))).rejects.toThrow('fetch failed');
    const away = await shop.call(ServicePointsDocument, { countryCode: 'FRA', postalCode: '75011' });
    expect(away.failure).toEqual({ name: 'SERVICE_POINTS_AWAY', code: 715, retryAfter: 5 });
  } finally {
    await open();
  }
});
