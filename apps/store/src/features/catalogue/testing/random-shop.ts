import { SORTS } from '@patine/contract/search/indexes';
import { FACETS, MEASURES } from '@patine/contract/search/record';
import type { SearchObject } from '@patine/search';
import fc from 'fast-check';
import { LIST_FILTER_NAMES, type ShopFilters } from '../../../lib/shop-filters.ts';

const VALUES = ['a', 'b', 'c'];
export const CATEGORIES = ['women', 'women/dresses', 'women/skirts', 'men', 'men/shirts'];
const levels = (path: string) => path.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'));
const some = (values: readonly string[]) => fc.subarray([...values], { maxLength: 2 });
const perhaps = (most: number) => fc.option(fc.integer({ min: 1, max: most }));

const record = fc.record({
  name: fc.constantFrom('robe', 'jupe', 'robe rouge'),
  ...Object.fromEntries([...FACETS].map((facet) => [facet, some(VALUES)] as const)),
  category: fc.constantFrom(...CATEGORIES),
  storeCountry: fc.constantFrom('fr', 'it', 'be'),
  availability: fc.constantFrom('AVAILABLE', 'SOLD'),
  price: fc.integer({ min: 100, max: 6_000 }),
  ...Object.fromEntries(MEASURES.map((measure) => [measure, perhaps(9)] as const)),
  jeansW: perhaps(30),
  jeansL: perhaps(30),
  createdAt: fc.nat(9),
  _tags: some(['express', 'fetes', 'secret']),
});

export type CatalogueProduct = {
  category: string;
  price: number;
  availability: string;
  sold: 0 | 1;
  _tags: string[];
  name: string;
  createdAt: number;
} & Record<string, unknown>;

export const someCatalogue = fc.array(record, { maxLength: 40 }).map((records) =>
  records.map((given, index): CatalogueProduct & SearchObject => {
    const product = given as unknown as CatalogueProduct;
    const priceBand = String(Math.floor(product.price / 1000) * 10);
    const sold = product.availability === 'SOLD' ? 1 : 0;
    const { category, _tags: tags } = product;
    const categories = [...levels(category), ...tags.filter((tag) => tag !== 'secret')];
    return { ...product, categories, objectID: String(index), reference: index, priceBand, sold };
  }),
);

const range = (most: number) =>
  fc.tuple(fc.nat(most), fc.nat(most)).map(([one, other]) => ({
    min: Math.min(one, other) + 1,
    max: Math.max(one, other) + 1,
  }));
const lists = (names: readonly string[], values: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, fc.subarray([...values], { minLength: 1, maxLength: 2 })]));
const chosen: fc.Arbitrary<ShopFilters> = fc.record(
  {
    ...lists([...LIST_FILTER_NAMES, 'nobrands', 'nomaterials', 'nocolors', 'nosize'], VALUES),
    ...lists(['categories', 'nocategories'], CATEGORIES),
    nocountries: fc.constant(['it']),
    category: fc.constantFrom('search', 'levis-calculator', ...CATEGORIES),
    text: fc.constantFrom('robe', 'robe rouge'),
    price: range(60),
    waist: range(9),
    inseam: range(9),
    length: range(9),
    jeanLevisSizeW: fc.integer({ min: 20, max: 30 }),
    jeanLevisSizeL: fc.integer({ min: 20, max: 30 }),
    hidesold: fc.constant(true),
    express: fc.constant(true),
    fiesta: fc.constant(true),
    sortby: fc.constantFrom(...SORTS),
  },
  { requiredKeys: [] },
);
/** At most four filters: with all of them at once no products would be left. */
export const someFilters = fc
  .tuple(chosen, fc.uniqueArray(fc.nat(99), { maxLength: 4 }))
  .map(([all, picks]): ShopFilters => {
    const entries = Object.entries(all);
    return Object.fromEntries(
      picks.flatMap((pick) => (entries.length > 0 ? [entries[pick % entries.length]!] : [])),
    );
  });
