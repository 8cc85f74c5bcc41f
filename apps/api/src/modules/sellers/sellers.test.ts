import { SellerPageDocument } from '@patine/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STORES } from '../../../demo/listing/sellers.ts';
import { demoSellers } from '../../../demo/seller-entries.ts';
import { drops, facetValues } from '../../db/schema/catalogue.ts';
import { insertProduct } from '../../testing/catalogue.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { importSellers, type SellersImportOutput } from './import-sellers.ts';
import { sellerEntry } from './seller-entry.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const ENTRY = {
  seller: 'Friperie du Canal',
  legalName: 'Canal Seconde Main',
  legalForm: 'SARL',
  address: { street: '12 quai du Canal', postalCode: '59100', city: 'Roubaix', country: 'FR' },
  email: 'bonjour@canal.example',
  phone: '+33 3 53 01 42 30',
  registration: { register: 'RCS Lille Métropole', number: '000 142 009' },
  vatNumber: 'FR15000142009',
  compliesSince: '2026-01-12',
};

/** One product alone is no speciality. */
const NOTHING_YET = { categories: [], decades: [], brands: [] };

const listed = (slug: string, name: string) =>
  insertProduct(shop.db, {
    store: { slug, name, identity: null },
    createdAt: new Date('2026-03-04T08:00:00Z'),
  });

async function found(...entries: unknown[]) {
  const items: SellersImportOutput[] = [];
  for await (const item of importSellers(shop, entries)) items.push(item);
  return items;
}

test('a seller’s legal identity is shown as soon as it is known', async () => {
  const { storeId } = await listed('friperie-du-canal', 'Friperie du Canal');
  const readPage = () => shop.request(SellerPageDocument, { slug: 'friperie-du-canal' });
  const store = {
    id: String(storeId),
    name: 'Friperie du Canal',
    slug: 'friperie-du-canal',
    country: 'FR',
    isProfessional: true,
  };
  const since = '2026-03-04T08:00:00.000Z';
  expect(await readPage()).toEqual({
    seller: {
      store: { ...store, isProfessional: false },
      since,
      identity: null,
      about: null,
      specialities: NOTHING_YET,
    },
  });

  expect(await found(ENTRY)).toEqual([{ summary: { taken: 1, refused: 0, withoutIdentity: [] } }]);
  const { seller: _, ...known } = ENTRY;
  const identity = { ...known, eprNumber: null };
  expect(await readPage()).toEqual({
    seller: { store, since, identity, about: null, specialities: NOTHING_YET },
  });

  const { registration: __, vatNumber: ___, ...bare } = ENTRY;
  await found({ ...bare, phone: '+33 3 53 01 42 39' });
  expect((await readPage()).seller.identity).toEqual({
    ...identity,
    phone: '+33 3 53 01 42 39',
    registration: null,
    vatNumber: null,
  });
});

test('a seller speaks for itself in the language of the page, and is silent again once its words are left out', async () => {
  const entry = { ...ENTRY, seller: 'Grenier du Quai' };
  const about = { fr: 'Nous trions à la main.', en: 'We sort by hand.' };
  const readAbout = async (locale: 'fr' | 'en') =>
    (
      await shop.request(
        SellerPageDocument,
        { slug: 'grenier-du-quai' },
        { headers: { 'x-ui-language': locale } },
      )
    ).seller.about;
  await found({ ...entry, about });
  expect(await readAbout('fr')).toBe(about.fr);
  expect(await readAbout('en')).toBe(about.en);
  expect(await found({ ...entry, about: { fr: about.fr } })).toContainEqual({
    seller: 'Grenier du Quai',
    error: { path: 'about', field: 'en', rule: 'MISSING' },
  });
  await found(entry);
  expect(await readAbout('fr')).toBeNull();
});

test.each(['nobody', '', 'Friperie du Canal', 'x'.repeat(500)])(
  'the seller %j is not found',
  async (slug) => {
    expect((await shop.call(SellerPageDocument, { slug })).failure).toMatchObject({
      name: 'NOT_FOUND',
      code: 201,
    });
  },
);

const ERRORS: [change: object, error: object][] = [
  [{ phone: '03 53 01' }, { path: '', field: 'phone', rule: 'WRONG_FORM' }],
  [{ email: 'canal' }, { path: '', field: 'email', rule: 'NOT_AN_EMAIL' }],
  [{ legalForm: ' ' }, { path: '', field: 'legalForm', rule: 'TOO_SHORT', limit: 1 }],
  [{ legalName: 'a\u0000b' }, { path: '', field: 'legalName', rule: 'WRONG_FORM' }],
  [{ address: { ...ENTRY.address, city: undefined } }, { path: 'address', field: 'city', rule: 'MISSING' }],
  [{ registration: { register: 'RCS' } }, { path: 'registration', field: 'number', rule: 'MISSING' }],
  [{ compliesSince: 'yes' }, { path: '', field: 'compliesSince', rule: 'WRONG_FORM' }],
  [{ vatnumber: 'FR15' }, { path: '', field: 'vatnumber', rule: 'UNKNOWN_KEY' }],
];

test('each error is reported with its seller and field, and the others are imported', async () => {
  await listed('docks', 'Docks');
  const faulty = ERRORS.map(([change]) => ({ ...ENTRY, ...change }));
  expect(await found(...faulty, { ...ENTRY, seller: 'docks' })).toEqual([
    ...ERRORS.map(([, error]) => ({ seller: 'Friperie du Canal', error })),
    { summary: expect.objectContaining({ taken: 1, refused: ERRORS.length }) },
  ]);
});

test('a seller may be imported before their first product, and sellers without identity are reported', async () => {
  await listed('zolder', 'Zolder');
  expect(await found({ ...ENTRY, seller: 'Nobody yet' }, 7)).toEqual([
    { seller: 'Nobody yet', created: true },
    { seller: '#2', error: { path: '', field: '', rule: 'WRONG_TYPE', limit: 'object' } },
    { summary: { taken: 1, refused: 1, withoutIdentity: expect.arrayContaining(['zolder']) as string[] } },
  ]);
  expect((await shop.request(SellerPageDocument, { slug: 'nobody-yet' })).seller).toMatchObject({
    since: null,
    store: { name: 'Nobody yet', country: 'FR', isProfessional: true },
  });
});

test('every seller of the demo has a complete identity, no two alike', () => {
  const entries = demoSellers().map((entry) => sellerEntry.parse(entry));
  expect(entries).toHaveLength(STORES.length);
  for (const key of ['legalName', 'phone', 'email'] as const)
    expect(new Set(entries.map((entry) => entry[key])).size).toBe(entries.length);
  expect(new Set(entries.map(({ about }) => about?.fr)).size).toBe(entries.length);
});

test('a seller is known for what most of its products for sale share', async () => {
  const store = { slug: 'connue', name: 'Connue' };
  const insert = (decade: string | null, categoryPath: string, overrides = {}) =>
    insertProduct(shop.db, { store, decade, categoryPath, ...overrides });
  await shop.db
    .insert(facetValues)
    .values([
      { facet: 'categories', slug: 'women/clothing/shirts', nameFr: 'Chemises', nameEn: 'Shirts' },
      { facet: 'categories', slug: 'men/clothing/shirts', nameFr: 'Chemises', nameEn: 'Shirts' },
      { facet: 'categories', slug: 'women/clothing/skirts', nameFr: 'Jupes', nameEn: 'Skirts' },
    ])
    .onConflictDoNothing();
  const launchAt = new Date(shop.clock.now().getTime() + 1_000);
  await shop.db.insert(drops).values({ slug: 'cache', nameFr: 'Caché', nameEn: 'Hidden', launchAt });
  await insert('1970', 'women/clothing/shirts');
  await insert('1970', 'men/clothing/shirts');
  await insert('1980', 'women/clothing/skirts');
  await insert('1980', 'women/clothing/skirts', { item: { status: 'sold' } });
  await insert('1980', 'women/clothing/skirts', { drops: ['cache'] });
  const { seller } = await shop.request(SellerPageDocument, { slug: 'connue' });
  expect(seller.specialities).toEqual({
    categories: [{ slug: 'men/clothing/shirts', name: 'Chemises', count: 2 }],
    decades: [{ slug: '1970', name: 'Années 70', count: 2 }],
    brands: [],
  });
});
