import { describe, expect, test } from 'vitest';
import { demoFeed } from './feed.ts';
import { parseAddress } from '@patine/illustrations';

const COLUMNS = [
  'id',
  'title',
  'title_en',
  'description',
  'description_en',
  'image_link',
  'additional_image_link',
  'availability',
  'price',
  'sale_price',
  'brand',
  'condition',
  'condition_level',
  'color',
  'size',
  'gender',
  'age_group',
  'material',
  'product_type',
  'product_type_en',
  'family',
  'decade',
  'defects',
  'measurements',
  'store',
  'store_country',
  'accepts_offers',
  'drop',
  'tags',
  'customization_label',
  'customization_max_length',
];
const PLAUSIBLE: Readonly<Record<string, readonly [number, number]>> = {
  length: [26, 200],
  bust: [52, 140],
  waist: [48, 125],
  hips: [55, 145],
  shoulder: [20, 60],
  sleeve: [9, 75],
  rise: [20, 36],
  inseam: [5, 95],
  sole: [17, 33],
  heel: [4, 9],
  shaft: [30, 45],
  width: [18, 95],
  height: [8, 45],
  depth: [5, 20],
  head: [54, 62],
};
const rows = [...demoFeed()];
const count = (column: string, value: string) => rows.filter((row) => row[column] === value).length;
const euros = (price: string | undefined) => {
  const [, amount] = /^(\d+)\.00 EUR$/.exec(price ?? '') ?? [];
  return Number(amount);
};

describe('the demo feed', () => {
  test('has 2,400 listings with ids in a row', () => {
    expect(rows.map(({ id }) => id)).toEqual(
      Array.from({ length: 2400 }, (_, index) => String(200_001 + index)),
    );
  });

  test('is the same at every start', () => {
    expect([...demoFeed()]).toEqual(rows);
  });

  test.each(['title', 'title_en', 'description', 'description_en', 'image_link'])(
    'never repeats a %s',
    (column) => {
      expect(new Set(rows.map((row) => row[column])).size).toBe(2400);
    },
  );

  test('gives every row the columns of the feed, as text', () => {
    for (const row of rows) {
      expect(Object.keys(row)).toEqual(expect.arrayContaining(COLUMNS));
      expect(Object.values(row).every((value) => typeof value === 'string')).toBe(true);
    }
  });

  test('has two different languages for every text', () => {
    for (const row of rows) {
      expect(row.title_en).not.toBe(row.title);
      expect(row.description_en).not.toBe(row.description);
      for (const column of ['title', 'title_en', 'description', 'description_en'])
        expect(row[column]?.length).toBeGreaterThan(8);
      expect(Boolean(row.defects)).toBe(Boolean(row.defects_en));
    }
  });

  test('leaves no placeholder, double space or undefined in a text', () => {
    for (const { title, title_en, description, description_en } of rows)
      expect([title, title_en, description, description_en].join(' ')).not.toMatch(
        /[{}]|undefined|NaN| {2}|\.\./,
      );
  });

  test('prices every item above five euros, and a sale below its price', () => {
    const sales = rows.filter(({ sale_price }) => sale_price);
    expect(rows.filter(({ price }) => !(euros(price) > 5))).toEqual([]);
    expect(sales.filter(({ price, sale_price }) => !(euros(sale_price) < euros(price)))).toEqual([]);
  });

  test('puts about a fifth of the items on sale', () => {
    const share = rows.filter(({ sale_price }) => sale_price).length / rows.length;
    expect(share).toBeGreaterThan(0.17);
    expect(share).toBeLessThan(0.23);
  });

  test('has measures that a tape could measure', () => {
    const measures = rows.flatMap(({ id, measurements }) =>
      measurements!.split(';').map((measure) => ({ id, measure })),
    );
    const odd = measures.filter(({ measure }) => {
      const [, name, value] = /^([a-z]+):(\d+)cm$/.exec(measure) ?? [];
      const [least, most] = PLAUSIBLE[name ?? ''] ?? [Infinity, 0];
      return !(Number(value) >= least && Number(value) <= most);
    });
    expect(odd).toEqual([]);
  });

  test('gives a larger size of the same kind a larger bust', () => {
    const bust = (size: string) => {
      const found = rows.filter(
        (row) => row.size === size && row.gender === 'female' && row.product_type?.endsWith('Robes'),
      );
      return (
        found.reduce((sum, row) => sum + Number(/bust:(\d+)/.exec(row.measurements!)?.[1]), 0) / found.length
      );
    };
    expect(bust('36')).toBeLessThan(bust('40'));
    expect(bust('40')).toBeLessThan(bust('44'));
  });

  test('names a flaw on every imperfect item and on no new one', () => {
    expect(rows.filter(({ family, defects }) => family === 'imperfect' && !defects)).toEqual([]);
    expect(rows.filter(({ condition, defects }) => condition === 'new' && defects)).toEqual([]);
  });

  test('draws the flaw that it names', () => {
    for (const row of rows)
      expect(parseAddress(row.image_link!.slice(5)).defect !== 'none').toBe(row.defects !== '');
  });

  test('links four pictures to each item, three to shoes, which have no sewn label', () => {
    for (const row of rows) {
      const views = [row.image_link!, ...row.additional_image_link!.split(',')].map((link) =>
        parseAddress(link.replace(/^demo:/, '')),
      );
      const label = views[0]?.kind === 'shoes' ? [] : ['label'];
      expect(views.map(({ view }) => view)).toEqual(['front', 'back', 'detail', ...label]);
      expect(new Set(views.map(({ seed }) => seed)).size).toBe(1);
    }
  });

  test.each(['archives-denim', 'summer-dresses', 'workwear', 'winter-knits'])(
    'fills the drop %s with about eighty items',
    (drop) => {
      expect(count('drop', drop)).toBeGreaterThanOrEqual(70);
    },
  );

  test('puts into a drop only what its text names', () => {
    const titles = (drop: string) => rows.filter((row) => row.drop === drop).map(({ title }) => title!);
    for (const title of titles('workwear'))
      expect(title).toMatch(
        /^(?:Veste de travail|Veste en jean|Pantalon de travail|Jean droit|Chemise western)/,
      );
    expect(titles('party-wardrobe')).toHaveLength(24);
    for (const title of titles('party-wardrobe'))
      expect(title).toMatch(/en (?:soie|velours)|(?:doré|argenté)e?s?$/);
  });

  test('covers all families, colours and conditions, fourteen stores and at least sixty brands', () => {
    const values = (column: string) => new Set(rows.map((row) => row[column])).size;
    expect([values('family'), values('color'), values('condition_level'), values('store')]).toEqual([
      6, 18, 4, 14,
    ]);
    expect(values('brand')).toBeGreaterThanOrEqual(60);
    for (const gender of ['female', 'male', 'unisex']) expect(count('gender', gender)).toBeGreaterThan(20);
    expect(count('availability', 'out_of_stock')).toBeGreaterThan(20);
    expect(rows.filter((row) => row.customization_label).length).toBeGreaterThan(10);
  });
});
