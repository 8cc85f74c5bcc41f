import type { FoundWork, KeptWork, Presence } from '@patine/contract/content/unsaved-work';
import type { ErrorBody } from '@patine/contract/errors';
import { DAY_MS, HOUR_MS } from '@patine/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveAccessLink } from '../../testing/editors.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { samplePage } from './sample-folder.ts';

let shop: TestShop;
let camille: string;
let odile: string;

const newEditor = async () => (await giveAccessLink(shop.services, 300)).token;

beforeAll(async () => {
  shop = await testShop();
  [camille, odile] = [await newEditor(), await newEditor()];
});
afterAll(() => shop.close());

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

async function call<T>(token: string, method: Method, url: string, payload?: object) {
  const response = await shop.app.inject({
    method,
    url: `/content/${url}`,
    headers: { 'x-preview-token': token },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: response.statusCode, body: response.json<T & Partial<ErrorBody>>() };
}

const [OFFICE, TRAIN] = ['office-browser', 'train-browser'];
const keep = (token: string, name: string, client: string, state: string, takesOver = false) =>
  call<KeptWork>(token, 'PUT', `unsaved/${name}`, { state, client, takesOver });
const workOf = async (token: string, name: string) =>
  (await call<FoundWork>(token, 'GET', `unsaved/${name}`)).body.work;

test('unsaved work is found on another device of the same editor, and is no version', async () => {
  const name = 'page/en-chantier';
  expect(await workOf(camille, name)).toBeNull();
  expect((await keep(camille, name, OFFICE, 'Un')).body).toEqual({ newer: null });
  shop.clock.advance(5_000);
  await keep(camille, name, OFFICE, 'Deux');
  expect(await workOf(camille, name)).toEqual({
    state: 'Deux',
    client: OFFICE,
    updatedAt: shop.clock.now().toISOString(),
  });
  expect(await workOf(odile, name)).toBeNull();
  const versions = await call(camille, 'GET', 'documents/page/en-chantier/fr/versions');
  expect(versions.status).toBe(404);
});

test('the work of another device is replaced only by an editor who takes it over', async () => {
  const name = 'drop/nuits-blanches';
  await keep(camille, name, OFFICE, 'Du bureau');
  const refused = await keep(camille, name, TRAIN, 'Du train');
  expect(refused.body.newer).toMatchObject({ state: 'Du bureau', client: OFFICE });
  expect((await workOf(camille, name))?.state).toBe('Du bureau');

  expect((await keep(camille, name, TRAIN, 'Du train', true)).body).toEqual({ newer: null });
  expect((await keep(camille, name, OFFICE, 'Encore')).body.newer).toMatchObject({ state: 'Du train' });
});

test('a device forgets its own work once it is saved, and that of another only when told to', async () => {
  const name = 'shop/menu';
  await keep(camille, name, OFFICE, 'Un');
  await call(camille, 'DELETE', `unsaved/${name}?client=${TRAIN}`);
  expect((await workOf(camille, name))?.state).toBe('Un');
  await call(odile, 'DELETE', `unsaved/${name}?client=${OFFICE}`);
  expect((await workOf(camille, name))?.state).toBe('Un');
  await call(camille, 'DELETE', `unsaved/${name}?client=${TRAIN}&takesOver=1`);
  expect(await workOf(camille, name)).toBeNull();
  await keep(camille, name, OFFICE, 'Deux');
  await call(camille, 'DELETE', `unsaved/${name}?client=${OFFICE}`);
  expect(await workOf(camille, name)).toBeNull();
});

test('unsaved work goes with its page, and after 90 days without its editor', async () => {
  const page = 'documents/page/passager/fr';
  await call(camille, 'PUT', page, samplePage('/pages/passager', 'Passager'));
  await keep(odile, 'page/passager', OFFICE, 'Un');
  await call(camille, 'DELETE', 'pages/passager');
  expect(await workOf(odile, 'page/passager')).toBeNull();

  await keep(odile, 'page/oublie', OFFICE, 'Un');
  shop.clock.advance(89 * DAY_MS);
  await keep(camille, 'page/autre', OFFICE, 'Un');
  expect(await workOf(odile, 'page/oublie')).not.toBeNull();
  shop.clock.advance(DAY_MS + HOUR_MS);
  await keep(camille, 'page/autre', OFFICE, 'Deux');
  expect(await workOf(odile, 'page/oublie')).toBeNull();
});

test('unsaved work needs the right to edit, a known document and a size that a page can have', async () => {
  expect((await call('', 'GET', 'unsaved/page/en-chantier')).status).toBe(401);
  expect((await call(camille, 'GET', 'unsaved/operator/main')).status).toBe(400);
  expect((await call(camille, 'GET', 'unsaved/shop/rien')).status).toBe(400);
  expect((await keep(camille, 'page/en-chantier', 'x', 'Un')).status).toBe(400);
  expect((await keep(camille, 'page/trop-long', OFFICE, 'a'.repeat(700_000))).status).toBe(400);
});

const here = async (token: string, client: string, name = 'ensemble', leaves = false, at = '') =>
  (await call<Presence>(token, 'POST', 'presence', { kind: 'page', name, client, leaves, at })).body.others;

test('editors with the same document open see each other until they leave or fall silent', async () => {
  const since = shop.clock.now().toISOString();
  const seen = { name: null, since, at: null };
  expect(await here(camille, OFFICE)).toEqual([]);
  expect(await here(odile, TRAIN)).toEqual([{ ...seen, client: OFFICE, isSelf: false }]);
  expect(await here(odile, TRAIN, 'autre-page')).toEqual([]);
  expect(await here(camille, 'camille-phone')).toEqual([
    { ...seen, client: OFFICE, isSelf: true },
    { ...seen, client: TRAIN, isSelf: false },
  ]);

  await here(camille, 'camille-phone', 'ensemble', true);
  expect(await here(camille, OFFICE)).toEqual([{ ...seen, client: TRAIN, isSelf: false }]);
  shop.clock.advance(6_000);
  await here(odile, TRAIN, 'ensemble', false, 'Encart : Nos ateliers');
  expect(await here(camille, OFFICE)).toEqual([
    { ...seen, client: TRAIN, isSelf: false, at: 'Encart : Nos ateliers' },
  ]);
  shop.clock.advance(13_000);
  expect(await here(camille, OFFICE)).toHaveLength(1);
  shop.clock.advance(2_000);
  expect(await here(camille, OFFICE)).toEqual([]);
});
