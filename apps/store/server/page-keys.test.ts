import { ProductPageDocument, SellerPageDocument } from '@patine/contract/operations';
import { expect, test } from 'vitest';
import type { Api } from '../src/lib/api.ts';
import { recordKeys } from './page-keys.ts';

const answering = (answer: unknown): Api => ({
  request: async () => answer as never,
  read: async () => answer as never,
  search: async () => answer as never,
});
const keysAfter = async (answer: unknown, read: (api: Api) => Promise<unknown>) => {
  const { api, keys } = recordKeys(answering(answer));
  expect(await read(api)).toBe(answer);
  return [...keys];
};

test('a product page carries its product and seller', async () => {
  const product = { reference: 7, slug: 'veste-7', store: { slug: 'canal', name: 'Canal' } };
  expect(
    await keysAfter({ product }, ({ request }) => request(ProductPageDocument, { reference: 7 })),
  ).toEqual(['shop', 'product-7', 'seller-canal']);
});

test('a page about what does not exist carries what it was asked for', async () => {
  expect(
    await keysAfter({ product: null }, ({ request }) => request(ProductPageDocument, { reference: 9 })),
  ).toEqual(['shop', 'product-9']);
  expect(await keysAfter({}, ({ request }) => request(SellerPageDocument, { slug: 'canal' }))).toEqual([
    'shop',
    'seller-canal',
  ]);
});

test('a list carries each of its products', async () => {
  const results = [{ hits: [{ reference: 1 }, { reference: 2 }] }, { hits: [{ reference: 2 }] }];
  expect(
    await keysAfter(results, ({ search }) => search([{ indexName: 'search_fr', hitsPerPage: 2 }])),
  ).toEqual(['shop', 'lists', 'product-1', 'product-2']);
});

test('a page of content carries its path, the home page its name, and menus nothing of their own', async () => {
  const read =
    (path: string, params: Record<string, string>) =>
    ({ read: readOne }: Api) =>
      readOne(path, params);
  expect(
    await keysAfter({}, read('/web-structure', { type: 'page', 'params[path][0]': '/pages/à propos' })),
  ).toEqual(['shop', 'page-%2Fpages%2F%C3%A0%20propos']);
  expect(await keysAfter({}, read('/web-routing', { path: '/' }))).toEqual(['shop', 'page-%2F']);
  expect(await keysAfter({ drops: [] }, read('/web-structure', { type: 'home' }))).toEqual([
    'shop',
    'page-home',
    'lists',
  ]);
  expect(await keysAfter({ navBar: [] }, read('/web-structure', { type: 'nav' }))).toEqual(['shop']);
});
