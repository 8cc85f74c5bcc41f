import { expect, test } from 'vitest';
import { listOf } from './testing/list-of.ts';

const BRANDS = 1_500;
const SIZES = 300;
const MOST_LISTED = 100;

/** The first brands have three pieces each, the others one. */
const pieces = Array.from({ length: BRANDS }, (_, brand) =>
  Array.from({ length: brand < 20 ? 3 : 1 }, (__, piece) => ({
    objectID: `${brand}-${piece}`,
    name: 'robe',
    brand: [`brand-${brand}`],
    size: [`size-${brand % SIZES}`],
    availability: 'AVAILABLE',
    sold: 0,
  })),
).flat();

test('of 1,500 brands and 300 sizes the panel lists a hundred each, those with most pieces, and says that there are more', () => {
  const { options, cut, total } = listOf(pieces, {});
  expect(total).toBe(pieces.length);
  expect([options.brands.length, options.size.length]).toEqual([MOST_LISTED, MOST_LISTED]);
  expect(options.brands.slice(0, 20).map(({ slug, count }) => [slug, count])).toEqual(
    expect.arrayContaining(Array.from({ length: 20 }, (_, brand) => [`brand-${brand}`, 3])),
  );
  expect(cut).toEqual(expect.arrayContaining(['brands', 'size', 'nobrands']));
});

test('a chosen brand with few pieces is listed as chosen', () => {
  const last = `brand-${BRANDS - 1}`;
  const { options, total } = listOf(pieces, { brands: [last] });
  expect(total).toBe(1);
  expect(options.brands.filter(({ selected }) => selected)).toEqual([
    { slug: last, name: last, count: 1, selected: true },
  ]);
  expect(options.brands.length).toBe(MOST_LISTED + 1);
});

test('a list with fewer values is shown whole', () => {
  const { options, cut } = listOf(pieces.slice(0, 60), {});
  expect(options.brands.length).toBe(20);
  expect(cut).toEqual([]);
});
