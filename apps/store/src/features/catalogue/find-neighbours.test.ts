import { productIndex } from '@patine/contract/search/indexes';
import { CARD_ATTRIBUTES, FACETS, NUMERIC_ATTRIBUTES } from '@patine/contract/search/record';
import { createSearchEngine } from '@patine/search';
import { expect, test } from 'vitest';
import type { Search, SearchRequest, SearchResult } from '../../lib/search.ts';
import { findNeighbours } from './find-neighbours.ts';
import type { Product } from './product.query.ts';

const DRESSES = ['women', 'women/clothing', 'women/clothing/dresses'];

const record = (reference: number, different: object = {}) => ({
  objectID: String(reference),
  reference,
  slug: `robe-${reference}`,
  name: `Robe ${reference}`,
  brandName: 'Cacharel',
  sizeLabel: '38',
  image: 'a',
  hoverImage: null,
  price: 6000,
  regularPrice: null,
  discountPercent: null,
  currency: 'EUR',
  availability: 'AVAILABLE',
  customizable: false,
  condition: 'bonEtat',
  family: 'vintage',
  description: 'Longue',
  categories: DRESSES,
  size: ['38'],
  color: ['noir'],
  material: ['laine'],
  brand: ['cacharel'],
  style: ['boheme'],
  pattern: [],
  years: ['1970'],
  store: 'friperie',
  _tags: [],
  ...different,
});

const PRODUCT = {
  reference: 1,
  store: { slug: 'friperie' },
  categories: DRESSES.map((slug) => ({ slug })),
  attributes: {
    colour: [{ slug: 'noir' }],
    material: [{ slug: 'laine' }],
    pattern: null,
    style: [{ slug: 'boheme' }],
    brand: { slug: 'cacharel' },
    years: { slug: '1970' },
  },
  variants: [{ size: '38' }],
  pricing: { currentPrice: { amount: 6000 } },
} as unknown as Product;

function searchIn(records: object[]) {
  const engine = createSearchEngine({
    indexes: [
      {
        name: productIndex('relevance', 'fr'),
        locale: 'fr',
        searchableAttributes: ['name'],
        attributesForFaceting: [...FACETS],
        numericAttributes: [...NUMERIC_ATTRIBUTES],
        customRanking: ['desc(reference)'],
        replicas: [],
      },
    ],
    now: () => 0,
  });
  engine.saveObjects(productIndex('relevance', 'fr'), records as never);
  const calls: SearchRequest[][] = [];
  const search: Search = async <Hit>(requests: SearchRequest[]) => {
    calls.push(requests);
    return requests.map(
      ({ indexName, ...params }) => engine.search(indexName, { ...params }) as unknown as SearchResult<Hit>,
    );
  };
  return { calls, search };
}

const names = ({ similar }: Awaited<ReturnType<typeof findNeighbours>>) =>
  similar.hits.map(({ reference }) => reference);

test('one call asks a bounded number of candidates, whatever the catalogue holds', async () => {
  const { calls, search } = searchIn(Array.from({ length: 500 }, (_, index) => record(index + 1)));
  const { similar } = await findNeighbours(search, 'fr', PRODUCT);
  expect(similar.hits).toHaveLength(8);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.length).toBeLessThanOrEqual(10);
  expect(Math.max(...(calls[0] ?? []).map(({ hitsPerPage }) => hitsPerPage))).toBe(17);
});

test('neither the piece itself nor a sold or held one is among them', async () => {
  const { search } = searchIn([
    record(1),
    record(2, { availability: 'SOLD' }),
    record(3, { availability: 'UNAVAILABLE' }),
    record(4),
    record(5, { _tags: ['secret'] }),
  ]);
  expect(names(await findNeighbours(search, 'fr', PRODUCT))).toEqual([4]);
});

test('what is most alike comes first, although a hundred newer pieces of the category are not', async () => {
  const far = {
    color: ['rose'],
    size: ['46'],
    style: ['sport'],
    years: ['2010'],
    brand: ['autre'],
    price: 40_000,
  };
  const { search } = searchIn([
    record(2, { size: ['40'] }),
    ...Array.from({ length: 100 }, (_, index) => record(index + 10, far)),
  ]);
  expect(names(await findNeighbours(search, 'fr', PRODUCT))[0]).toBe(2);
});

test('a size is compared as the index has it, whatever the label says', async () => {
  const labelled = { ...PRODUCT, variants: [{ size: '38 eu' }] } as unknown as Product;
  const { search } = searchIn([record(1), record(2, { size: ['44'] }), record(3, { size: ['38'] })]);
  const sizes = await findNeighbours(search, 'fr', labelled);
  expect(names(sizes)).toEqual([3, 2]);
  const { search: reversed } = searchIn([
    record(1),
    record(3, { size: ['44'] }),
    record(2, { size: ['38'] }),
  ]);
  expect(names(await findNeighbours(reversed, 'fr', labelled))).toEqual([2, 3]);
});

test('a piece without kin in its category finds its colour in the one above', async () => {
  const { search } = searchIn([
    record(2, { categories: ['women', 'women/clothing', 'women/clothing/skirts'] }),
  ]);
  expect(names(await findNeighbours(search, 'fr', PRODUCT))).toEqual([2]);
});

test('cards carry what a card shows and nothing else', async () => {
  const { search } = searchIn([record(2)]);
  const { similar } = await findNeighbours(search, 'fr', PRODUCT);
  expect(
    Object.keys(similar.hits[0] ?? {}).every((name) => (CARD_ATTRIBUTES as readonly string[]).includes(name)),
  ).toBe(true);
});

test('a failing search leaves the page without neighbours', async () => {
  const search: Search = () => Promise.reject(new Error('away'));
  expect(names(await findNeighbours(search, 'fr', PRODUCT))).toEqual([]);
});
