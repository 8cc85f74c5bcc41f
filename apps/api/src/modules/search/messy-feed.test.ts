import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { facetValues, items, products } from '../../db/schema/catalogue.ts';
import { rowsOf } from '../../db/rows.ts';
import { identifySellers } from '../../testing/sellers.ts';
import { movableClock, testServices } from '../../testing/services.ts';
import { readAliases, readDictionary } from '../catalogue/dictionary.ts';
import { namesFor } from '../catalogue/facet-names.ts';
import { productsByReference } from '../catalogue/products.ts';
import { readProductRows } from '../catalogue/product-rows-repository.ts';
import { BLANK_PICTURE } from '../media/site-images.ts';
import { productRecord } from './product-record.ts';
import { importFeed } from '../catalogue-import/import-feed.ts';
import type { Issue } from '../catalogue-import/issue.ts';
import { readFeed } from '../catalogue-import/read-feed.ts';
import { sampleFolder, type SampleRow } from '../catalogue-import/sample-feed.ts';

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

async function importFile(feed: string) {
  const issues: Issue[] = [];
  const summary = await importFeed(services, readFeed(feed), {
    photoFolders: [path.dirname(feed)],
    dryRun: false,
    announce: true,
    onIssue: (issue) => issues.push(issue),
  });
  return { summary, issues };
}

async function importRows(rows: SampleRow[]) {
  const folder = await sampleFolder(rows);
  return { ...folder, ...(await importFile(folder.feed)) };
}

const references = async () =>
  (
    await services.db.select({ reference: products.reference }).from(products).orderBy(products.reference)
  ).map(({ reference }) => reference);

/** The search records of all pieces, by the seller's id. */
async function records(locale: 'fr' | 'en' = 'fr') {
  const rows = await readProductRows(services.db, await references());
  const nameOf = await namesFor(services.db, rows, locale);
  const context = { nameOf, now: clock.now(), sales: new Map() };
  return new Map(rows.map((row) => [row.sku, productRecord(row, locale, context)]));
}

const DRESS = { product_type: 'Femme > Vêtements > Robes', product_type_en: '' };
const JEANS = { product_type: 'Femme > Vêtements > Jeans', product_type_en: '' };
const SHOES = { product_type: 'Femme > Chaussures', product_type_en: '' };
const SUIT = { product_type: 'Homme > Vêtements > Vestes', product_type_en: '', gender: 'male' };
const KIDS = {
  product_type: 'Enfant > Vêtements > Pulls',
  product_type_en: '',
  gender: '',
  age_group: 'kids',
};
const BAG = { product_type: 'Femme > Accessoires > Sacs', product_type_en: '' };

type Garment = Partial<SampleRow>;
/** Labels of exports by the filter value that they come under. */
const LABELS: [garment: Garment, value: string, labels: string[]][] = [
  [
    DRESS,
    '38',
    [
      '38',
      '38 eu',
      '38 FR',
      'FR38',
      'T38',
      'T.38',
      'taille 38',
      'Taille : 38',
      'EU 38',
      '38EU',
      'IT 42',
      '42 IT',
      'UK 10',
      '10 UK',
      'US 6',
      'DE 36',
      'FR 38 / IT 42',
      '38 (M)',
      '38.0',
      'JP 9',
    ],
  ],
  [DRESS, '40', ['40', 'UK 12', 'IT 44', '44 it', 'US 8', '40 fr', 'Taille 40', 'size 40', 'T 40', 'EUR 40']],
  [DRESS, '38-40', ['38/40', '38-40', '38 - 40', '38 à 40', 'T38-40', 'UK 10-12', '38/40 FR']],
  [
    DRESS,
    'm',
    [
      'M',
      'm international',
      'M - Medium',
      'Medium',
      'médium',
      'taille M',
      'T.M',
      'size M',
      'M (38)',
      'INT M',
      'M/38',
      'moyen',
    ],
  ],
  [DRESS, 's-m', ['S/M', 'S-M', 's / m']],
  [DRESS, 'xxl', ['XXL', '2XL', '2 XL', 'xxl']],
  [
    DRESS,
    'non-precisee',
    [
      '?',
      '-',
      'voir mesures',
      'Voir description',
      'inconnue',
      'non précisée',
      'n/a',
      'cf photos',
      'see description',
      'NC',
    ],
  ],
  [
    JEANS,
    'w29-l32',
    [
      'W29 L32',
      'W29L32',
      'w29/l32',
      '29/32',
      '29x32',
      '29W 32L',
      'W 29 L 32',
      '29 x 32',
      'W29-L32',
      '29”/32”',
    ],
  ],
  [JEANS, 'w28', ['28 US', 'US 28', 'W28', '28', 'W 28', '28"', 'taille 28 US']],
  [JEANS, '40', ['40', '40 FR', 'FR 40', 'UK 12', 'IT 44']],
  [SHOES, '39', ['39', '39 EU', 'EU 39', 'UK 6', '6 UK', 'US 8', 'FR 39', 'pointure 39', 'T39', 'IT 39']],
  [SHOES, '38-5', ['38,5', '38.5', '38 1/2', '38½', 'EU 38.5', 'UK 5.5']],
  [SUIT, '50', ['50', 'IT 50', 'EU 50', 'UK 40', 'US 40', '40R', 'FR 50', '50 IT']],
  [SUIT, 'xl', ['XL', 'X-Large', 'extra large', 'US XL', 'taille XL']],
  [KIDS, '8-ans', ['8 ans', '8A', '8 years', '8Y', '8', 'T8', '8 yrs', '128 cm', 'Taille 8 ans', '8ans']],
  [KIDS, '18-mois', ['18 mois', '18M', '18 months', '18 m']],
  [KIDS, '4-6-ans', ['4-6 ans', '4/6 ans', '4-6 years', '4-6Y']],
  [
    BAG,
    'tu',
    [
      'TU',
      'taille unique',
      'Taille Unique',
      'one size',
      'OS',
      'O/S',
      'no size',
      'Unique',
      'TU.',
      'sans taille',
      '',
      'onesize',
    ],
  ],
];
/** The same French size in other countries. */
const COUNTRIES = (size: number) =>
  [`${size}|${size} FR|EU ${size}|T${size}|taille ${size}`]
    .concat(`IT ${size + 4}|UK ${size - 28}|US ${size - 32}|DE ${size - 2}`)
    .flatMap((labels) => labels.split('|'));
for (const size of [34, 36, 42, 44, 46, 48]) LABELS.push([DRESS, String(size), COUNTRIES(size)]);
const sized = LABELS.flatMap(([garment, value, labels], group) =>
  labels.map((size, index) => ({ row: { ...garment, id: `size-${group}-${index}`, size }, value })),
);

describe('a feed of two hundred rows in eight systems of sizes', () => {
  test('gives each label one value, and keeps the label', async () => {
    const rows = sized.map(({ row }) => row);
    expect(rows.length).toBeGreaterThanOrEqual(200);
    const { summary, issues } = await importRows(rows);
    expect([issues, summary.created, summary.unknownWords]).toEqual([[], rows.length, []]);
    const found = await records();
    const valueOf = (id: string) => [found.get(id)?.['size']].flat()[0];
    const wrong = sized.filter(({ row, value }) => valueOf(row.id) !== value);
    expect(wrong.map(({ row: { size } }) => size)).toEqual([]);
    // The labels are told as printed; ages and one size in words.
    const [label, years, none] = ['size-0-8', 'size-14-1', 'size-17-6'].map(
      (id) => found.get(id)?.['sizeLabel'],
    );
    expect([label, years, none]).toEqual(['EU 38', '8 ans', 'Sans taille']);
    expect((await records('en')).get('size-14-1')).toMatchObject({ sizeLabel: '8 years' });
  });

  test('has few values to choose from, named in both languages and in order', async () => {
    await importRows(sized.map(({ row }) => row));
    const names = async (locale: 'fr' | 'en') =>
      (await readDictionary(services.db, locale))
        .filter(({ facet }) => facet === 'size')
        .map(({ name }) => name);
    expect((await names('fr')).join(' · ')).toBe(
      'S/M · M · XL · XXL · 34 · 36 · 38 · 38-40 · 38,5 · 39 · 40 · 42 · 44 · 46 · 48 · 50 · ' +
        'W28 · W29 L32 · 18 mois · 4-6 ans · 8 ans · Non précisée · Taille unique',
    );
    expect(await names('en')).toContain('8 years');
  });
});

test('a size of another country is shown with the French one', async () => {
  await importRows([{ ...DRESS, size: 'UK 12' }]);
  const viewer = { now: clock.now(), customerId: null };
  const [found] = (await productsByReference(services.db, await references(), 'fr', viewer)).values();
  expect(found?.variants[0]).toMatchObject({
    size: 'UK 12',
    internationalSizes: [{ type: 'FR', size: '40' }],
  });
});

describe('materials', () => {
  const materialsOf = async (material: string, more: SampleRow = {}) => {
    const { summary } = await importRows([{ id: `m-${material}`.slice(0, 90), material, ...more }]);
    const [row] = await services.db
      .select()
      .from(products)
      .orderBy(sql`reference desc`)
      .limit(1);
    return { materials: row?.materials, fibres: row?.fibres, summary };
  };

  test.each([
    ['100% lin', ['linen']],
    ['denim - jeans', ['denim']],
    ['cotton - elasthane', ['cotton', 'elastane']],
    ["cuir d'agneau", ['leather']],
    ['Cuir d’agneau plongé noir', ['leather']],
    ['Laine vierge & cachemire', ['wool', 'cashmere']],
    ['velours côtelé de coton', ['corduroy', 'cotton']],
    ['faux cuir', ['faux-leather']],
    ['Fausse fourrure', ['faux-fur']],
    ['70 % coton, 30 % polyester', ['cotton', 'polyester']],
    ['Extérieur : 100% laine. Doublure : 100% viscose', ['wool']],
    ['coton et lin', ['cotton', 'linen']],
    ['Cotton/Linen', ['cotton', 'linen']],
    ['LAINE', ['wool']],
  ])('%j is %j', async (material, slugs) => {
    const found = await materialsOf(material);
    expect(found.materials).toEqual(slugs);
    expect(found.summary.unknownWords).toEqual([]);
  });

  test('keep the percents that a cell gives', async () => {
    const { fibres } = await materialsOf('20% polyamide 80% laine');
    expect(fibres).toEqual([
      { nameFr: 'Laine', nameEn: 'Wool', percent: 80 },
      { nameFr: 'Polyamide', nameEn: 'Polyamide', percent: 20 },
    ]);
    expect((await materialsOf('laine 80%, soie 20%')).fibres).toMatchObject([
      { nameFr: 'Laine', percent: 80 },
      { nameFr: 'Soie', percent: 20 },
    ]);
  });

  test('take no percents that do not add up, nor those beside stated fibres', async () => {
    expect((await materialsOf('80% laine 30% soie')).fibres).toEqual([]);
    expect((await materialsOf('100% laine', { fibres: 'coton:100' })).fibres).toMatchObject([
      { nameFr: 'Coton' },
    ]);
  });

  test('that nobody knows keep their name when they are a name, and are told', async () => {
    const { materials, summary } = await materialsOf('fibre de lotus/Coton');
    expect(materials).toEqual(['fibre-de-lotus', 'cotton']);
    expect(summary.unknownWords).toEqual([{ kind: 'material', word: 'fibre de lotus', count: 1 }]);
    expect((await materialsOf('un tissu que ma grand-mère aimait beaucoup')).materials).toEqual([]);
  });
});

describe('brands, colours, conditions and patterns', () => {
  test.each([
    [
      ['YSL', 'Saint Laurent', 'Yves Saint Laurent', 'yves saint-laurent', 'SAINT LAURENT PARIS'],
      'yves-saint-laurent',
    ],
    [['D&G', 'Dolce & Gabbana', 'dolce et gabbana', 'Dolce and Gabbana'], 'dolce-gabbana'],
    [["Levi's", 'Levis', 'LEVI’S', 'Levi Strauss & Co.', "levi's®"], 'levi-s'],
    [['Agnès b.', 'agnes b', 'AGNÈS B'], 'agnes-b'],
    [['CdG', 'Comme des Garçons', 'COMME DES GARCONS'], 'comme-des-garcons'],
  ])('the brands %j are one', async (brands, slug) => {
    await importRows(brands.map((brand, index) => ({ id: `b-${index}`, brand })));
    const [stored, ...others] = await services.db.selectDistinct({ brand: products.brand }).from(products);
    expect([stored?.brand, others]).toEqual([slug, []]);
    const named = (await readDictionary(services.db, 'fr')).filter(({ facet }) => facet === 'brand');
    expect(named).toHaveLength(1);
  });

  test.each(['sans marque', 'Inconnue', 'no brand', 'N/A', '-'])('%j is no brand', async (brand) => {
    await importRows([{ brand }]);
    expect(await services.db.select({ brand: products.brand }).from(products)).toEqual([{ brand: null }]);
  });

  test.each([
    ['bleu canard', ['bleu-moyen']],
    ['Bleu très foncé', ['bleu-fonce']],
    ['Noir & blanc', ['noir', 'blanc']],
    ['vert sapin', ['vert']],
    ['#1f3050', ['bleu-fonce']],
    ['blanches', ['blanc']],
    ['couleur du temps', ['autre']],
    ['', []],
  ])('the colour %j is %j', async (color, slugs) => {
    await importRows([{ color }]);
    expect(await services.db.select({ colors: products.colors }).from(products)).toEqual([{ colors: slugs }]);
  });

  test.each([
    ['TBE', 'tresBonEtat'],
    ['Très bon état !', 'tresBonEtat'],
    ['comme neuf', 'tresBonEtat'],
    ['Neuf avec étiquette', 'neuf'],
    ['Never worn', 'neuf'],
    ['Bon état', 'bonEtat'],
    ['good vintage condition', 'bonEtat'],
    ['bon état, quelques traces d’usure', 'etatCorrect'],
    ['satisfaisant', 'etatCorrect'],
  ])('the condition %j is %s', async (condition, level) => {
    await importRows([{ condition, condition_level: '' }]);
    expect(await services.db.select({ condition: products.condition }).from(products)).toEqual([
      { condition: level },
    ]);
  });

  test.each([
    ['imprimé à fleurs', ['flowers']],
    ['tartan écossais', ['checks']],
    ['Rayé', ['stripes']],
    ['uni', []],
  ])('the pattern %j is %j', async (pattern, slugs) => {
    const folder = await sampleFolder([]);
    const header = 'id,title,price,product_type,store,store_country,pattern';
    await writeFile(folder.feed, `${header}\n1,Robe,20 EUR,Femme > Robes,Friperie du Canal,FR,${pattern}\n`);
    await importFile(folder.feed);
    expect(await services.db.select({ patterns: products.patterns }).from(products)).toEqual([
      { patterns: slugs },
    ]);
  });
});

test('unknown words are told once each with their counts, and their rows go in', async () => {
  const { summary, issues } = await importRows(
    ['sur mesure', 'Sur mesure', 'XL géant'].map((size, index) => ({
      id: `u-${index}`,
      size,
      color: 'zinzolin',
    })),
  );
  expect([issues, summary.created]).toEqual([[], 3]);
  expect(summary.unknownWords).toEqual([
    { kind: 'size', word: 'sur mesure', count: 2 },
    { kind: 'size', word: 'XL géant', count: 1 },
    { kind: 'color', word: 'zinzolin', count: 3 },
  ]);
});

describe('a catalogue of earlier imports', () => {
  /** Makes the stored data what imports wrote before sizes and brands had one value. */
  async function asBefore(size: string, brand: [slug: string, name: string]) {
    const slug = size.toLowerCase().replaceAll(' ', '-');
    await services.db.update(items).set({ size });
    await services.db.update(products).set({ brand: brand[0], sourceHash: 'earlier' });
    await services.db.insert(facetValues).values([
      { facet: 'size', slug, nameFr: size, nameEn: size },
      { facet: 'brand', slug: brand[0], nameFr: brand[1], nameEn: brand[1] },
    ]);
  }

  test('keeps its pieces and their addresses, and its old values lead to the current ones', async () => {
    const { feed } = await importRows([{ ...DRESS, size: '38', brand: 'Cacharel' }]);
    await asBefore('38 eu', ['ysl', 'YSL']);
    const before = await services.db
      .select({ reference: products.reference, slug: products.slugFr })
      .from(products);
    const { summary } = await importFile(feed);
    expect(summary).toMatchObject({ created: 0, updated: 1 });
    expect(
      await services.db.select({ reference: products.reference, slug: products.slugFr }).from(products),
    ).toEqual(before);
    expect(await readAliases(services.db)).toEqual({
      size: { '38-eu': '38' },
      brand: { ysl: 'yves-saint-laurent' },
    });
    const slugs = (await readDictionary(services.db, 'fr')).map(({ facet, slug }) => `${facet}:${slug}`);
    expect(slugs.filter((value) => /^(?:size|brand):/.test(value)).toSorted()).toEqual([
      'brand:cacharel',
      'brand:yves-saint-laurent',
      'size:38',
    ]);
  });

  test('filters pieces that no feed has any more, sold ones too, by the current values', async () => {
    await importRows([{ ...DRESS, size: '38', brand: 'Cacharel' }]);
    await asBefore('38 eu', ['levis', 'Levis']);
    await services.db
      .update(items)
      .set({ status: 'sold', soldAt: clock.now() })
      .where(eq(items.sku, 'dress-1'));
    await importRows([{ ...DRESS, id: 'another' }]);
    expect((await records()).get('dress-1')).toMatchObject({
      size: ['38'],
      sizeLabel: '38 eu',
      brand: ['levi-s'],
      brandName: "Levi's",
    });
  });
});

describe('a French feed without photographs', () => {
  const FRENCH = {
    title_en: '',
    description_en: '',
    product_type_en: '',
    image_link: '',
    additional_image_link: '',
  };

  test('has slugs, names and categories of the shop in both languages', async () => {
    await importRows([
      { ...FRENCH, id: 'a', product_type: 'Femme > Vêtements > Robe' },
      { ...FRENCH, id: 'b', product_type: 'FEMMES > vetements > Robes' },
      { ...FRENCH, id: 'c', product_type: 'Mode homme > Chaussures > Mocassins' },
    ]);
    const paths = await services.db
      .select({ path: products.categoryPath, target: products.target, en: products.slugEn })
      .from(products)
      .orderBy(products.reference);
    expect(paths.map(({ path: slug }) => slug)).toEqual([
      'women/clothing/dresses',
      'women/clothing/dresses',
      'men/shoes/loafers',
    ]);
    expect(paths[0]?.en).toMatch(/^robe-a-fleurs-\d+$/);
    const english = (await readDictionary(services.db, 'en')).filter(({ facet }) => facet === 'categories');
    expect(english.map(({ name }) => name).toSorted()).toEqual([
      'Clothing',
      'Dresses',
      'Loafers',
      'Men',
      'Shoes',
      'Women',
    ]);
  });
});

test('a piece without a photograph has the drawn tile, and an extreme one is marked to be shown whole', async () => {
  const { folder, feed, rewrite } = await sampleFolder([]);
  const picture = (name: string, width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#335577' } })
      .jpeg()
      .toFile(path.join(folder, name));
  await picture('wide.jpg', 1200, 200);
  await picture('tall.jpg', 100, 900);
  const none = { additional_image_link: '' };
  await rewrite([
    { ...none, id: 'none', image_link: '' },
    { ...none, id: 'wide', image_link: 'wide.jpg' },
    { id: 'usual', image_link: 'photos/front.jpg', additional_image_link: 'tall.jpg' },
  ]);
  await importFile(feed);
  const found = await records();
  expect(found.get('none')).toMatchObject({ image: BLANK_PICTURE, hoverImage: null });
  expect(found.get('wide')).toMatchObject({ wholeImage: true });
  expect(found.get('usual')).toMatchObject({ hoverImage: null });
  expect(found.get('usual')).not.toHaveProperty('wholeImage');
});

const REAL = path.join(import.meta.dirname, '../../../../../../shared/catalogue/feed.csv');

describe.skipIf(!existsSync(REAL))('a real catalogue', () => {
  test('goes in whole; every word of it is known', async () => {
    const { summary } = await importFile(REAL);
    expect(summary).toMatchObject({ created: 600, skipped: 0, unknownWords: [] });
    const sizes = await rowsOf<{ slug: string }>(
      services.db,
      sql`select slug from facet_values where facet = 'size'`,
    );
    expect(sizes.length).toBeLessThan(30);
  });
});
