import {
  AlertSubscriptionDocument,
  DeleteSavedSearchDocument,
  MySavedSearchesDocument,
  SaveSearchDocument,
  StopAlertsDocument,
  UpdateSavedSearchAlertsDocument,
  type SavedSearchInput,
} from '@patine/contract/operations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { savedSearches } from '../../db/schema/saved-searches.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const list = (over: Partial<SavedSearchInput> = {}): SavedSearchInput => ({
  name: 'Robes rouges',
  path: '/shop/women/clothing/dresses/?colors=rouge',
  criteria: {
    text: '',
    facetFilters: [['categories:women/clothing/dresses'], ['color:rouge']],
    numericFilters: ['price<=10000'],
    tagFilters: ['express'],
  },
  alerts: 'DAILY',
  ...over,
});

const save = (token: string | undefined, over?: Partial<SavedSearchInput>) =>
  shop.call(SaveSearchDocument, { savedSearch: list(over) }, { token });
const mine = async (token: string) =>
  (await shop.request(MySavedSearchesDocument, {}, { token })).me.savedSearches;
const tokenOf = async (id: string) => {
  const [row] = await shop.db.select().from(savedSearches).where(eq(savedSearches.id, id));
  if (!row) throw new Error('No such search');
  return row.token;
};

test('saved searches are listed newest first, and saving one again only updates its name and frequency', async () => {
  const { token } = await shop.signUp('keeps@example.com');
  await save(token);
  shop.clock.advance(1000);
  await save(token, { path: '/en/shop/', name: 'Everything', alerts: 'NONE' });
  await save(token, { name: 'Encore', alerts: 'WEEKLY' });
  expect((await mine(token)).map(({ name, alerts, path }) => [name, alerts, path])).toEqual([
    ['Everything', 'NONE', '/en/shop/'],
    ['Encore', 'WEEKLY', '/shop/women/clothing/dresses/?colors=rouge'],
  ]);
});

test('the list of a search text is kept with its address, its several categories and its exclusions', async () => {
  const { token } = await shop.signUp('understood@example.com');
  const path =
    '/shop/search/?text=longue&typed=robe+longue+moins+de+50+%E2%82%AC&categories=kids%2Fdresses+women%2Fdresses';
  const criteria = {
    text: 'longue',
    facetFilters: [['categories:kids/dresses', 'categories:women/dresses'], ['material:-leather']],
    numericFilters: ['price<=5000'],
    tagFilters: [],
  };
  expect((await save(token, { path, criteria })).errors).toEqual([]);
  expect((await mine(token)).map((one) => one.path)).toEqual([path]);
});

test.each<[string, Partial<SavedSearchInput>, string]>([
  ['an address elsewhere', { path: '//evil.example/shop/' }, 'path'],
  ['an address that leads elsewhere', { path: 'https://evil.example/shop/' }, 'path'],
  ['a page that is no list', { path: '/account/orders' }, 'path'],
  ['an address with a backslash', { path: '/shop/\\evil.example' }, 'path'],
  ['no name', { name: '  ' }, 'name'],
  [
    'a facet that does not exist',
    { criteria: { ...list().criteria, facetFilters: [['secret:x']] } },
    'criteria',
  ],
  ['a facet without value', { criteria: { ...list().criteria, facetFilters: [['color:']] } }, 'criteria'],
  [
    'a bound of something else',
    { criteria: { ...list().criteria, numericFilters: ['reference>=1'] } },
    'criteria',
  ],
  ['the secret tag', { criteria: { ...list().criteria, tagFilters: ['secret'] } }, 'criteria'],
  ['too many words', { criteria: { ...list().criteria, text: 'a'.repeat(201) } }, 'criteria'],
])('%s is refused', async (_, over, field) => {
  const { token } = await shop.signUp(`refused-${crypto.randomUUID()}@example.com`);
  expect((await save(token, over)).failure).toMatchObject({
    name: 'VALIDATION',
    fields: { [field]: 'BAD_FORMAT' },
  });
  expect(await mine(token)).toEqual([]);
});

test('a customer saves at most fifty searches', async () => {
  const { token } = await shop.signUp('collector@example.com');
  for (let number = 1; number <= 50; number++)
    expect((await save(token, { path: `/shop/?page=${number}` })).errors).toEqual([]);
  expect((await save(token, { path: '/shop/?page=51' })).failure).toMatchObject({
    name: 'VALIDATION',
    fields: { savedSearch: 'TOO_MANY' },
  });
  expect((await save(token, { path: '/shop/?page=50', name: 'Encore' })).errors).toEqual([]);
});

test('a visitor saves none, and nobody changes another customer’s', async () => {
  expect((await save(undefined)).failure?.name).toBe('ACCESS_DENIED');
  const owner = await shop.signUp('owner@example.com');
  const other = await shop.signUp('other@example.com');
  const id = (await save(owner.token)).data?.saveSearch.id ?? '';
  const refused = [
    await shop.call(UpdateSavedSearchAlertsDocument, { id, alerts: 'NONE' }, { token: other.token }),
    await shop.call(DeleteSavedSearchDocument, { id }, { token: other.token }),
  ];
  expect(refused.map(({ failure }) => failure?.name)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect(await mine(other.token)).toEqual([]);
  expect(await mine(owner.token)).toMatchObject([{ id, alerts: 'DAILY' }]);
});

test('its owner changes its frequency, and deletes it with the links of its emails', async () => {
  const { token } = await shop.signUp('changes@example.com');
  const id = (await save(token)).data?.saveSearch.id ?? '';
  const link = await tokenOf(id);
  await shop.request(UpdateSavedSearchAlertsDocument, { id, alerts: 'INSTANT' }, { token });
  expect(await mine(token)).toMatchObject([{ id, alerts: 'INSTANT' }]);
  await shop.request(DeleteSavedSearchDocument, { id }, { token });
  expect(await mine(token)).toEqual([]);
  expect((await shop.call(AlertSubscriptionDocument, { token: link })).failure?.name).toBe('NOT_FOUND');
  expect((await shop.call(StopAlertsDocument, { token: link })).failure?.name).toBe('NOT_FOUND');
});

test('the link of an email shows its search and unsubscribes, more than once', async () => {
  const { token } = await shop.signUp('mailed@example.com');
  const id = (await save(token)).data?.saveSearch.id ?? '';
  const link = await tokenOf(id);
  expect(link).toMatch(/^[\w-]{43}$/);
  const seen = await shop.request(AlertSubscriptionDocument, { token: link });
  expect(seen.alertSubscription).toEqual({ name: 'Robes rouges', alerts: 'DAILY' });
  expect(await mine(token)).toMatchObject([{ alerts: 'DAILY' }]);
  for (let time = 1; time <= 2; time++) await shop.request(StopAlertsDocument, { token: link });
  expect(await mine(token)).toMatchObject([{ id, alerts: 'NONE' }]);
});
