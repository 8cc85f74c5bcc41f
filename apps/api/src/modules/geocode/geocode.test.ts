import type { GeocodeResponse } from '@patine/contract/rest/geocode';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testShop, type TestShop } from '../../testing/shop.ts';

type Behaviour = 'answers' | 'refuses' | 'says nonsense' | 'hangs';

let shop: TestShop;
let mapbox: Server;
let behaviour: Behaviour = 'answers';
let requests: URL[] = [];

const feature = (name: string, context: object) => ({
  type: 'Feature',
  properties: {
    mapbox_id: `id-${name}`,
    name,
    full_address: `${name}, Paris, France`,
    coordinates: { longitude: 2.3601, latitude: 48.8752 },
    context,
  },
});
const PARIS = {
  postcode: { name: '75010' },
  place: { name: 'Paris' },
  region: { region_code: 'IDF' },
  country: { country_code_alpha_3: 'FRA' },
};

beforeAll(async () => {
  mapbox = createServer((request, response) => {
    requests.push(new URL(request.url ?? '/', 'http://mapbox.test'));
    if (behaviour === 'hangs') return;
    response.writeHead(behaviour === 'refuses' ? 503 : 200, { 'content-type': 'application/json' });
    response.end(
      behaviour === 'says nonsense'
        ? '{"features":7}'
        : JSON.stringify({
            features: [
              feature('12 rue des Récollets', PARIS),
              feature('Nowhere', { country: { country_code_alpha_3: 'FRA' } }),
              feature('12 rue Haute', {
                place: { name: 'Bruxelles' },
                country: { country_code_alpha_3: 'BEL' },
              }),
              { broken: true },
            ],
          }),
    );
  });
  await new Promise<void>((resolve) => mapbox.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(mapbox.address() as AddressInfo).port}`;
  shop = await testShop({ MAPBOX_TOKEN: 'pk.stand-in', MAPBOX_URL: url });
});
afterAll(async () => {
  await shop.close();
  mapbox.closeAllConnections();
  mapbox.close();
});
beforeEach(() => {
  requests = [];
  behaviour = 'answers';
});

const get = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'GET', url: '/geocode', query, headers });

test.each([
  [{ country: 'FRA' }, 'text'],
  [{ text: '', country: 'FRA' }, 'text'],
  [{ text: 'x'.repeat(256), country: 'FRA' }, 'text'],
  [{ text: 'Lyon', country: 'fr' }, 'country'],
])('%o is rejected with its field errors', async (query, field) => {
  const response = await get(query as Record<string, string>);
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ name: 'VALIDATION', fields: { [field]: 'BAD_FORMAT' } });
});

test('queries are not cached', async () => {
  const response = await get({ text: 'Lyon', country: 'FRA' });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('with a token, Mapbox is queried for addresses of one country, and only complete ones are returned', async () => {
  const response = await get({ text: '12 rue; des Récollets', country: 'FRA' }, { 'x-ui-language': 'en' });
  expect(response.json<GeocodeResponse>().suggestions).toEqual([
    {
      id: 'id-12 rue des Récollets',
      text: '12 rue des Récollets, Paris, France',
      addressLine1: '12 rue des Récollets',
      cityName: 'Paris',
      postalCode: '75010',
      subDivision: null,
      country: 'FRA',
      gpsCoordinates: { lat: 48.8752, lng: 2.3601 },
    },
  ]);
  expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toMatchObject({
    q: '12 rue des Récollets',
    types: 'address',
    country: 'fr',
    language: 'en',
    access_token: 'pk.stand-in',
  });
});

test.each(['refuses', 'says nonsense', 'hangs'] as const)(
  'a geocoder that %s leaves the field without suggestions',
  async (how) => {
    behaviour = how;
    const started = performance.now();
    const response = await get({ text: '12 rue des Récollets', country: 'FRA' });
    expect(response.json<GeocodeResponse>()).toEqual({ suggestions: [] });
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(requests).toHaveLength(1);
  },
);
