import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '@patine/core';
import { items, pictures, priceHistory, products, stores } from '../../db/schema/catalogue.ts';
import { outbox } from '../../db/schema/operations.ts';
import { insertReadyBuyer } from '../../testing/ready-buyers.ts';
import { identifySellers, sampleIdentity } from '../../testing/sellers.ts';
import { movableClock, testServices } from '../../testing/services.ts';
import { findOffer, insertOffer } from '../offers/repository.ts';
import { reserveItem } from '../inventory/reservations-repository.ts';
import { importSellers } from '../sellers/import-sellers.ts';
import { waitingSellers } from '../catalogue/seller-identity-repository.ts';
import { upsertDrop } from '../catalogue/drops-repository.ts';
import { productsByReference } from '../catalogue/products.ts';
import { importFeed, type ImportOptions } from './import-feed.ts';
import { importFile } from './import-file.ts';
import type { Issue } from './issue.ts';
import { FeedError, readFeed } from './read-feed.ts';
import { sampleFolder, type SampleRow } from './sample-feed.ts';

const clock = movableClock();
let services: Awaited<ReturnType<typeof testServices>>;

beforeAll(async () => {
  services = await testServices({}, clock);
});
afterAll(() => services.client.close());
beforeEach(async () => {
  await services.client.execute('truncate products, items, pictures, outbox, stores, facet_values cascade');
  await identifySellers(services.db, ['Friperie du Canal']);
});

async function run(feed: string, options: Partial<ImportOptions> = {}) {
  const issues: Issue[] = [];
  const summary = await importFeed(services, readFeed(feed), {
    photoFolders: [path.dirname(feed)],
    dryRun: false,
    announce: true,
    onIssue: (issue) => issues.push(issue),
    ...options,
  });
  return { summary, issues };
}

const importRows = async (rows: SampleRow[]) => {
  const folder = await sampleFolder(rows);
  return { ...folder, ...(await run(folder.feed)) };
};

const product = async () => {
  const [row] = await services.db.select().from(products);
  if (!row) throw new Error('no product');
  return row;
};
const item = async () => {
  const [row] = await services.db.select().from(items);
  if (!row) throw new Error('no piece');
  return row;
};

/** A row that fills every optional column. */
const FULL_ROW: SampleRow = {
  style: 'Bohème',
  labels: 'craft:Brodé main',
  labels_en: 'Hand embroidered',
  sizing: 'Taille grand.',
  sizing_en: 'Runs large.',
  size_type: 'petite',
  size_guide: 'Guide de la marque.',
  international_sizes: 'FR:38;UK:10',
  further_information: 'Portée par la créatrice.',
  shipping_condition: 'Part sous un jour',
  shipping_condition_en: 'Leaves in a day',
  shipping_condition_long: 'Remise le lendemain.',
  shipping_condition_long_en: 'Handed over the next day.',
  min_price: '40.00 EUR',
  manufacturer: 'Atelier',
  manufacturer_address: '1 rue Haute, Lille',
  manufacturer_contact: 'qualite@atelier.example',
  safety_warnings: 'Tenir loin du feu.',
  safety_warnings_en: 'Keep away from fire.',
  fibres: 'élasthanne:5;coton:95',
  origin_reason: 'end_of_roll',
  origin_proof: 'Bon de coupe n° 12',
  origin_proof_en: 'Cutting order no. 12',
  customization_label: 'Prénom brodé',
  customization_label_en: 'Embroidered name',
  customization_max_length: '12',
};

const sellerEmail = async () =>
  (await services.db.select().from(stores)).map(({ emailAddress }) => emailAddress);

describe('a seller’s email address', () => {
  test('is imported with the feed, changes with it, and stays where a row has none', async () => {
    const { feed, rewrite } = await importRows([{ store_email: ' Atelier@Canal.example ' }]);
    expect(await sellerEmail()).toEqual(['atelier@canal.example']);
    await rewrite([{ store_email: '' }]);
    await run(feed);
    expect(await sellerEmail()).toEqual(['atelier@canal.example']);
    await rewrite([{ store_email: 'autre@canal.example' }]);
    await run(feed);
    expect(await sellerEmail()).toEqual(['autre@canal.example']);
  });

  test('is reported with its row when it is invalid', async () => {
    const { issues } = await importRows([{ store_email: 'pas une adresse' }]);
    expect(issues).toMatchObject([{ column: 'store_email' }]);
  });
});

describe('a first import', () => {
  test.each([
    ['6 ans', '6 ans', '6 years'],
    ['12-18 months', '12-18 mois', '12-18 months'],
    ['1 an', '1 an', '1 year'],
    ['38', '38', '38'],
  ])('names the size %s in both languages', async (size, french, english) => {
    await importRows([{ size }]);
    const { reference } = await product();
    const viewer = { now: clock.now(), customerId: null };
    const sizeIn = async (locale: 'fr' | 'en') =>
      [...(await productsByReference(services.db, [reference], locale, viewer)).values()][0]?.variants[0]
        ?.size;
    expect([await sizeIn('fr'), await sizeIn('en')]).toEqual([french, english]);
  });

  test('a row becomes a product with its names, item, measures and pictures in both languages', async () => {
    const { summary, issues } = await importRows([{}]);
    expect(issues).toEqual([]);
    expect(summary).toMatchObject({ read: 1, created: 1, skipped: 0, photographs: 2 });
    const { reference } = await product();
    const viewer = { now: clock.now(), customerId: null };
    const [found] = (await productsByReference(services.db, [reference], 'fr', viewer)).values();
    expect(found).toMatchObject({
      name: 'Robe à fleurs',
      slug: `robe-a-fleurs-${reference}`,
      alternateSlug: `floral-dress-${reference}`,
      availability: 'AVAILABLE',
      stateLabel: null,
      categories: [
        { name: 'Femme' },
        { name: 'Vêtements' },
        { name: 'Robes', slug: 'women/clothing/dresses' },
      ],
      attributes: {
        brand: { slug: 'cacharel', name: 'Cacharel' },
        colour: [{ slug: 'bleu-fonce', name: 'Bleu foncé' }],
        material: [{ slug: 'linen', name: 'Lin' }],
        years: { slug: '1970', name: 'Années 70' },
      },
      photos: [
        { role: 'front', ratio: 0.6667 },
        { role: 'detail', ratio: 1 },
      ],
      store: { name: 'Friperie du Canal', isProfessional: true },
      pricing: {
        currentPrice: { amount: 4500 },
        regularPrice: null,
        priceOfferRange: { min: 3200, max: 4500 },
      },
    });
    expect(found?.variants[0]?.internationalMeasures).toEqual([
      { name: 'bust', icon: 'bust', value: 46 },
      { name: 'length', icon: 'length', value: 112 },
    ]);
    const english = (await productsByReference(services.db, [reference], 'en', viewer)).get(reference);
    expect(english).toMatchObject({ name: 'Floral dress', conditionLabel: 'Very good' });
    expect(english?.categories.map(({ name }) => name)).toEqual(['Women', 'Clothing', 'Dresses']);
  });

  test('strikes no price that was never charged here, whatever the feed calls the full one', async () => {
    const { feed, rewrite } = await importRows([{ price: '60.00 EUR', sale_price: '45.00 EUR' }]);
    expect(await product()).toMatchObject({ priceAmount: 4500, regularAmount: null });
    expect(await services.db.select().from(priceHistory)).toMatchObject([{ amount: 4500 }]);
    clock.advance(3 * DAY_MS);
    await rewrite([{ price: '40.00 EUR' }]);
    await run(feed);
    expect(await product()).toMatchObject({ priceAmount: 4000, regularAmount: null });
  });

  test('stores everything that a seller says of an item, in both languages', async () => {
    await importRows([FULL_ROW]);
    const { reference } = await product();
    const viewer = { now: clock.now(), customerId: null };
    const [french] = (await productsByReference(services.db, [reference], 'fr', viewer)).values();
    const [english] = (await productsByReference(services.db, [reference], 'en', viewer)).values();
    expect(french).toMatchObject({
      sizing: 'Taille grand.',
      sizeType: 'petite',
      sizeGuide: 'Guide de la marque.',
      furtherInformation: 'Portée par la créatrice.',
      shippingCondition: { short: 'Part sous un jour', long: 'Remise le lendemain.' },
      labels: [{ type: 'craft', slug: 'brode-main', name: 'Brodé main' }],
      attributes: { style: [{ slug: 'bohemian', name: 'Bohème' }], customTextLabel: 'Prénom brodé' },
      fibres: [
        { name: 'Coton', percent: 95 },
        { name: 'Élasthanne', percent: 5 },
      ],
      origin: { reason: 'end_of_roll', proof: 'Bon de coupe n° 12' },
      safety: {
        manufacturer: { name: 'Atelier', address: '1 rue Haute, Lille', contact: 'qualite@atelier.example' },
        responsiblePerson: null,
        warnings: 'Tenir loin du feu.',
      },
      pricing: { minPrice: true, priceOfferRange: { min: 4000, max: 4500 } },
    });
    expect(french?.variants[0]?.internationalSizes).toEqual([
      { type: 'FR', size: '38' },
      { type: 'UK', size: '10' },
    ]);
    expect(french?.photoLists?.original).toEqual(french?.photos.map(({ id }) => `/media/${id}-1536.jpg`));
    expect(Object.keys(french?.photoLists ?? {})).toEqual([
      'listPortrait',
      'listLight',
      'listMedium',
      'original',
      'thumbnail',
    ]);
    expect(english).toMatchObject({
      sizing: 'Runs large.',
      shippingCondition: { short: 'Leaves in a day', long: 'Handed over the next day.' },
      labels: [{ name: 'Hand embroidered' }],
      attributes: { style: [{ name: 'Bohemian' }], customTextLabel: 'Embroidered name' },
      origin: { proof: 'Cutting order no. 12' },
      safety: { warnings: 'Keep away from fire.' },
    });
  });

  test.each([
    ['France', 'FR'],
    ['fra', 'FR'],
    ['Royaume-Uni', 'GB'],
    ['United Kingdom', 'GB'],
    ['Pays-Bas', 'NL'],
    ['Holland', 'NL'],
  ])('understands the country %s', async (store_country, country) => {
    await services.db.delete(stores);
    await importRows([{ store_country }]);
    expect(await services.db.select().from(stores)).toMatchObject([{ country }]);
  });

  test('files a feed without English product types in the same categories', async () => {
    await importRows([
      { product_type_en: '' },
      { id: 'e', product_type: 'Women > Clothing > Dresses', product_type_en: '' },
    ]);
    const rows = await services.db.select().from(products);
    expect(rows.map(({ categoryPath, target }) => [categoryPath, target])).toEqual([
      ['women/clothing/dresses', 'women'],
      ['women/clothing/dresses', 'women'],
    ]);
  });

  test('takes a piece whose colour nobody knows, without it, and tells the word at the end', async () => {
    const { issues, summary } = await importRows([{ color: 'couleur du temps/Noir' }]);
    expect(issues).toEqual([]);
    expect(summary.unknownWords).toEqual([{ kind: 'color', word: 'couleur du temps', count: 1 }]);
    expect(summary).toMatchObject({ created: 1, skipped: 0 });
    expect((await product()).colors).toEqual(['noir']);
  });

  test('reports what the law requires of a new item and its row lacks', async () => {
    const { issues } = await importRows([
      { condition: 'new', condition_level: 'neuf', family: 'new_but_green' },
      { ...FULL_ROW, id: 'whole', condition: 'new', condition_level: 'neuf', family: 'new_but_green' },
    ]);
    expect(issues.map(({ line, column, code, skipped }) => [line, column, code, skipped])).toEqual([
      [2, 'fibres', 'MISSING_FOR_NEW', false],
      [2, 'manufacturer', 'MISSING_FOR_NEW', false],
      [2, 'origin_reason', 'MISSING_FOR_NEW', false],
    ]);
  });

  test('reads a tab-separated feed with quotes in its texts', async () => {
    const { feed } = await sampleFolder([{ title: 'Jean 32" brut' }], '\t');
    expect((await run(feed)).summary).toMatchObject({ created: 1, skipped: 0 });
    expect((await product()).nameFr).toBe('Jean 32" brut');
  });

  test('stores a picture once however often it is used', async () => {
    await importRows([{}, { id: 'dress-2' }]);
    expect(await services.db.select().from(pictures)).toHaveLength(2);
  });
});

describe('a bad row', () => {
  test.each([
    [{ title: '' }, 'title', 'MISSING'],
    [{ price: '45.00 USD' }, 'price', 'UNREADABLE_PRICE'],
    [{ price: '-3 EUR' }, 'price', 'UNREADABLE_PRICE'],
    [{ price: '45,000.00 EUR' }, 'price', 'UNREADABLE_PRICE'],
    [{ sale_price: 'soldes' }, 'sale_price', 'UNREADABLE_PRICE'],
    [{ condition_level: 'superbe' }, 'condition_level', 'UNKNOWN_VALUE'],
    [{ store_country: 'Atlantide' }, 'store_country', 'UNKNOWN_COUNTRY'],
    [{ image_link: 'demo:dress/front/noir' }, 'image_link', 'PHOTO_ADDRESS_REFUSED'],
    [{ image_link: 'photos/damaged.jpg' }, 'image_link', 'PHOTO_DAMAGED'],
    [{ image_link: 'photos/cut.jpg' }, 'image_link', 'PHOTO_DAMAGED'],
    [{ image_link: 'photos/phone.heic' }, 'image_link', 'PHOTO_HEIC'],
    [{ image_link: 'photos/huge.png' }, 'image_link', 'PHOTO_TOO_MANY_PIXELS'],
    [{ image_link: 'photos/tiny.png' }, 'image_link', 'PHOTO_TOO_SMALL'],
    [{ decade: 'seventies' }, 'decade', 'NOT_A_WHOLE_NUMBER'],
    [
      { customization_label: 'Broderie', customization_max_length: 'douze' },
      'customization_max_length',
      'NOT_A_WHOLE_NUMBER',
    ],
    [{ measurements: 'length:very long' }, 'measurements', 'UNREADABLE_MEASURE'],
    [{ store: '' }, 'store', 'MISSING'],
    [{ image_link: 'photos/text.jpg' }, 'image_link', 'PHOTO_UNREADABLE'],
    [{ image_link: 'photos/none.jpg' }, 'image_link', 'PHOTO_MISSING'],
    [{ image_link: '../../etc/passwd' }, 'image_link', 'PHOTO_ADDRESS_REFUSED'],
    [{ image_link: 'http://127.0.0.1/a.jpg' }, 'image_link', 'PHOTO_ADDRESS_REFUSED'],
    [{ title: 'x'.repeat(251) }, 'title', 'TOO_LONG'],
    [{ id: 'good' }, 'id', 'DUPLICATE_ID'],
  ])('%o is reported by line and column while other rows are imported', async (bad, column, code) => {
    const { summary, issues } = await importRows([
      { id: 'good', description: 'two\nlines' },
      bad,
      { id: 'also-good' },
    ]);
    expect(issues).toMatchObject([{ line: 4, column, code, skipped: true }]);
    expect(summary).toMatchObject({ read: 3, created: 2, skipped: 1 });
  });

  test.each([null, 'photos', 'elsewhere'])(
    'is found beside the feed with photographs in %s',
    async (photos) => {
      const { folder, feed } = await sampleFolder([{ image_link: 'photos/front.jpg' }]);
      let last;
      const input = { feed, photos: photos && path.join(folder, photos), dryRun: true };
      for await (const output of importFile(services, input)) last = output;
      expect(last).toMatchObject({ summary: { created: 1, skipped: 0 } });
    },
  );

  test('reports all its errors at once, and counts as one row', async () => {
    const { summary, issues } = await importRows([
      { title: '', price: 'cher', store_country: 'Atlantide', decade: 'old' },
      { id: 'b', price: 'cher' },
    ]);
    expect(issues.filter(({ line }) => line === 2).map(({ column }) => column)).toEqual([
      'title',
      'price',
      'decade',
      'store_country',
    ]);
    expect(summary).toMatchObject({ read: 2, created: 0, skipped: 2 });
    expect(summary.errors[0]).toEqual({ column: 'price', code: 'UNREADABLE_PRICE', skipped: true, count: 2 });
  });

  test.each([
    [{ size_type: 'enormous' }, 'size_type'],
    [{ international_sizes: 'thirty-eight' }, 'international_sizes'],
    [{ labels: 'green' }, 'labels'],
    [{ fibres: 'coton:90' }, 'fibres'],
    [{ manufacturer: 'Atelier' }, 'manufacturer_address'],
    [{ origin_reason: 'deadstock' }, 'origin_proof'],
    [{ min_price: '46.00 EUR' }, 'min_price'],
    [{ tax_scheme: 'none' }, 'tax_scheme'],
  ])('%o is reported, and the row is imported without it', async (bad, column) => {
    const { summary, issues } = await importRows([bad]);
    expect(issues).toMatchObject([{ column, skipped: false }]);
    expect(summary).toMatchObject({ created: 1, skipped: 0 });
  });

  test('a missing second picture is reported and does not skip the row', async () => {
    const { issues, summary } = await importRows([{ additional_image_link: 'photos/none.jpg' }]);
    expect(issues).toMatchObject([
      { column: 'additional_image_link', code: 'PHOTO_MISSING', skipped: false },
    ]);
    expect(summary).toMatchObject({ created: 1, skipped: 0, photographs: 1 });
  });

  test('a feed without a required column is rejected', async () => {
    const folder = await sampleFolder([]);
    await folder.rewrite([]);
    await expect(run(path.join(folder.folder, 'photos/text.jpg'))).rejects.toMatchObject({
      code: 'MISSING_COLUMNS',
    });
    await expect(run(path.join(folder.folder, 'none.csv'))).rejects.toBeInstanceOf(FeedError);
  });
});

describe('a second import', () => {
  test('of an unchanged feed changes nothing', async () => {
    const { feed } = await importRows([{}, { id: 'dress-2' }]);
    await services.db.delete(outbox);
    expect((await run(feed)).summary).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await services.db.select().from(outbox)).toEqual([]);
  });

  test('updates by id, keeps the reference and updates the index', async () => {
    const { feed, rewrite } = await importRows([{}]);
    const before = await product();
    await services.db.delete(outbox);
    await rewrite([{ title: 'Robe à pois', measurements: 'length:100cm', additional_image_link: '' }]);
    expect((await run(feed)).summary).toMatchObject({ created: 0, updated: 1 });
    expect(await product()).toMatchObject({ reference: before.reference, nameFr: 'Robe à pois' });
    const events = await services.db.select().from(outbox).orderBy(outbox.id);
    expect(events[0]).toMatchObject({
      topic: 'product.changed',
      payload: { references: [before.reference] },
    });
  });

  test('strikes the lowest price of the 30 days before a reduction', async () => {
    const { feed, rewrite } = await importRows([{ price: '60.00 EUR' }]);
    const day = 86_400_000;
    for (const [price, regular] of [
      ['50.00 EUR', 6000],
      ['70.00 EUR', null],
      ['40.00 EUR', 5000],
    ] as const) {
      clock.advance(10 * day);
      await rewrite([{ price }]);
      await run(feed);
      expect((await product()).regularAmount).toBe(regular);
    }
    expect(await services.db.select().from(priceHistory)).toHaveLength(4);
  });

  test('withdraws an unsold item that is out of stock and lists it again later', async () => {
    const { feed, rewrite } = await importRows([{}]);
    await rewrite([{ availability: 'out_of_stock' }]);
    await run(feed);
    expect((await item()).status).toBe('withdrawn');
    await rewrite([{}]);
    await run(feed);
    expect((await item()).status).toBe('listed');
  });

  test('ends the reservation of an item that its seller withdraws', async () => {
    const { feed, rewrite } = await importRows([{}]);
    const now = clock.now();
    const until = new Date(now.getTime() + DAY_MS);
    const { id: itemId, productReference } = await item();
    const { id: customerId } = await insertReadyBuyer(services.db, [itemId], now);
    await insertOffer(services.db, {
      id: 'promised',
      customerId,
      productReference,
      itemId,
      listingNumber: 1,
      amount: 4000,
      priceAmount: 4500,
      currency: 'EUR',
      status: 'ACCEPTED',
      createdAt: now,
      expiresAt: until,
    });
    await reserveItem(services.db, { itemId, listingNumber: 1 }, { customerId, until, amount: 4000 }, now);
    await rewrite([{ availability: 'out_of_stock' }]);
    await run(feed);
    expect(await findOffer(services.db, 'promised')).toMatchObject({ status: 'CLOSED' });
    expect(await item()).toMatchObject({ status: 'withdrawn', reservedFor: null, reservedUntil: null });
    const topics = (await services.db.select().from(outbox)).map(({ topic }) => topic);
    expect(topics).toContain('mail.offer-update');
  });

  test('leaves a sold item sold', async () => {
    const { feed, rewrite } = await importRows([{}]);
    await services.db.update(items).set({ status: 'sold', soldAt: clock.now() });
    await rewrite([{ price: '10.00 EUR' }]);
    expect((await run(feed)).summary).toMatchObject({ created: 0, updated: 0, taken: 1 });
    expect((await item()).status).toBe('sold');
    expect((await product()).priceAmount).toBe(4500);
  });

  test('leaves an item that somebody is paying for, and applies the change once it is free', async () => {
    const { feed, rewrite } = await importRows([{}]);
    const heldUntil = new Date(clock.now().getTime() + 600_000);
    await services.db.update(items).set({ heldBy: 'attempt', heldUntil });
    await rewrite([{ price: '10.00 EUR' }]);
    expect((await run(feed)).summary).toMatchObject({ updated: 0, taken: 1 });
    clock.advance(600_001);
    expect((await run(feed)).summary).toMatchObject({ updated: 1, taken: 0 });
    expect((await product()).priceAmount).toBe(1000);
    await services.db.update(items).set({ paying: true }).where(eq(items.heldBy, 'attempt'));
    await rewrite([{ price: '20.00 EUR' }]);
    expect((await run(feed)).summary).toMatchObject({ taken: 1 });
  });
});

describe('products of a seller whose identity is incomplete', () => {
  const entry = { seller: 'Zolder', ...sampleIdentity };
  const keep = async (entries: object[]) => {
    const outputs = [];
    for await (const output of importSellers(services, entries)) outputs.push(output);
    return outputs;
  };

  test('are imported but not for sale until it is complete', async () => {
    const { summary } = await importRows([{ store: 'Zolder' }, { id: 'b' }]);
    expect(summary).toMatchObject({ created: 2, pending: 1, sellersWithoutIdentity: ['Zolder'] });
    expect((await services.db.select().from(items)).map(({ status }) => status)).toEqual([
      'pending',
      'listed',
    ]);

    expect(await waitingSellers(services.db)).toEqual([{ slug: 'zolder', items: 1 }]);

    clock.advance(40 * DAY_MS);
    expect(await keep([entry])).toEqual([
      { seller: 'Zolder', offered: 1 },
      { summary: { taken: 1, refused: 0, withoutIdentity: [] } },
    ]);
    expect((await services.db.select().from(items)).map(({ status }) => status)).toEqual([
      'listed',
      'listed',
    ]);
    // A price at which the item was never on sale is not a former price.
    expect(await services.db.select().from(priceHistory)).toContainEqual(
      expect.objectContaining({ at: clock.now() }),
    );
  });

  test('go off sale when the seller turns out to be no professional', async () => {
    await keep([entry]);
    await importRows([{ store: 'Zolder' }]);
    expect((await item()).status).toBe('listed');
    expect(await keep([{ ...entry, isProfessional: false }])).toContainEqual({
      seller: 'Zolder',
      offered: -1,
    });
    expect((await item()).status).toBe('pending');
  });
});

test('a piece joins the drops of the feed and those whose filters it fits, and leaves them when it changes', async () => {
  const words = { nameFr: 'Lin', nameEn: 'Linen' };
  const selection = { references: [], material: 'linen', decade: '1970' };
  await upsertDrop(services.db, 'linen', { ...words, selection });
  await upsertDrop(services.db, 'denim', { ...words, selection: { references: [], material: 'denim' } });
  await importRows([{ drop: 'summer' }]);
  expect(await product()).toMatchObject({ drops: ['summer', 'linen'], feedDrops: ['summer'] });
  await importRows([{ drop: 'summer', material: 'Coton' }]);
  expect((await product()).drops).toEqual(['summer']);
  await services.client.execute('truncate drops cascade');
});

test('a dry run checks everything and writes nothing', async () => {
  const { feed } = await sampleFolder([{}, { id: 'bad', price: '' }]);
  const originals = () =>
    readdir(path.join(services.config.DATA_DIR, 'media', 'originals'), { recursive: true });
  const before = await originals().catch(() => []);
  const { summary, issues } = await run(feed, { dryRun: true });
  expect(summary).toMatchObject({ read: 2, created: 1, skipped: 1, photographs: 2 });
  expect(issues).toHaveLength(1);
  expect(await services.db.select().from(products)).toEqual([]);
  expect(await originals().catch(() => [])).toEqual(before);
});

test('two concurrent imports of one feed create each product once', async () => {
  const { feed } = await sampleFolder([{}, { id: 'dress-2' }, { id: 'dress-3' }]);
  const summaries = await Promise.all([run(feed), run(feed)]);
  expect(summaries.map(({ summary }) => summary.created + summary.unchanged)).toEqual([3, 3]);
  expect(await services.db.select().from(products)).toHaveLength(3);
});
