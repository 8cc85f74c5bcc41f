import { expect, test } from 'vitest';
import { createSearchEngine } from '../index.ts';
import { shopIndex } from '../testing/shop-index.ts';
import { wardrobe } from '../testing/wardrobe.ts';

const name = shopIndex.name;
const engine = createSearchEngine({
  indexes: [
    {
      ...shopIndex,
      attributesForFaceting: ['searchable(brand)', 'filterOnly(store)', 'color', 'details.cut'],
    },
  ],
  now: () => 0,
});
engine.saveObjects(name, wardrobe);
engine.saveObjects(name, [
  {
    objectID: 'boots',
    brand: 'levis',
    store: 'lyon',
    color: ['noir', 'noir'],
    price: 9000,
    details: { cut: 'haute' },
  },
]);

const facets = (params: object) => engine.search(name, { ...params }).facets;

test('counts all facets except filter-only ones', () => {
  expect(facets({ facets: ['*'] })).toEqual({
    brand: { levis: 2, 'agnes-b': 1, sezane: 1 },
    color: { blanc: 2, bleu: 1, noir: 1, rose: 1 },
    'details.cut': { haute: 1 },
  });
  expect(engine.search(name, { facetFilters: ['store:lyon'] }).nbHits).toBe(1);
  expect(engine.search(name, { facetFilters: ['details.cut:haute'] }).nbHits).toBe(1);
});

test('omits an unknown facet from the response', () => {
  expect(facets({ facets: ['brand', 'unheard-of'], query: 'robe' })).toEqual({ brand: { sezane: 1 } });
});

test('returns the most frequent values, sorted by count or by name', () => {
  const order = (params: object) => Object.keys(facets({ facets: ['brand'], ...params })?.['brand'] ?? {});
  expect(order({ maxValuesPerFacet: 2 })).toEqual(['levis', 'agnes-b']);
  expect(order({ maxValuesPerFacet: 2, sortFacetValuesBy: 'alpha' })).toEqual(['agnes-b', 'levis']);
  expect(order({ maxValuesPerFacet: 0 })).toEqual([]);
});

test('computes statistics of the matching numbers', () => {
  const response = engine.search(name, { facets: ['price'], filters: 'price < 5000' });
  expect(response.facets_stats).toEqual({ price: { min: 2000, max: 4500, avg: 3250, sum: 6500 } });
  expect(engine.search(name, { facets: ['price'], query: 'nothing' }).facets_stats).toEqual({});
});

test('counts the numbers of a numeric facet, unless only its statistics are wanted', () => {
  expect(facets({ facets: ['price'] })).toEqual({ price: { 2000: 1, 4500: 1, 6000: 1, 9000: 1 } });
  expect(facets({ facets: ['price'], maxValuesPerFacet: 1, filters: 'price > 4000' })).toEqual({
    price: { 4500: 1 },
  });
  expect(facets({ facets: ['createdAt'], query: 'nothing' })).toEqual({ createdAt: {} });
  const bare = engine.search(name, { facets: ['price', 'brand'], numericFacetCounts: false });
  expect(Object.keys(bare.facets ?? {})).toEqual(['brand']);
  expect(bare.facets_stats?.['price']).toMatchObject({ min: 2000, max: 9000 });
});

test('a response has the rendering content of the index, or that of the query', () => {
  const order = { facetOrdering: { facets: { order: ['brand'] } } };
  const ordered = createSearchEngine({ indexes: [{ ...shopIndex, renderingContent: order }], now: () => 0 });
  expect(ordered.search(name).renderingContent).toEqual(order);
  expect(ordered.search(name, { renderingContent: '{"redirect":{"url":"/"}}' }).renderingContent).toEqual({
    redirect: { url: '/' },
  });
  expect(ordered.search(name, { renderingContent: {} })).not.toHaveProperty('renderingContent');
  expect(engine.search(name)).not.toHaveProperty('renderingContent');
});

test('finds facet values by the beginning of any word, ignoring accents', () => {
  const values = (facetQuery: string, more = {}) =>
    engine.searchForFacetValues(name, 'brand', { facetQuery, ...more }).facetHits;
  expect(values('B')).toEqual([{ value: 'agnes-b', highlighted: 'agnes-<em>b</em>', count: 1 }]);
  expect(values('agnès')).toEqual([{ value: 'agnes-b', highlighted: '<em>agnes</em>-b', count: 1 }]);
  expect(values('', { maxFacetHits: 1 })).toEqual([{ value: 'levis', highlighted: 'levis', count: 2 }]);
  expect(values('evis')).toEqual([]);
  expect(values('levis', { filters: 'price > 5000' })).toMatchObject([{ count: 1 }]);
});

test('hits contain the requested attributes and always their ID', () => {
  const hit = (attributesToRetrieve: string[]) =>
    engine.search<object>(name, { query: 'jean 501', attributesToRetrieve }).hits[0];
  const whole = wardrobe[0];
  expect(hit(['*'])).toEqual(whole);
  expect(hit(['name', 'unheard-of'])).toEqual({ objectID: 'jean-501', name: "Jean Levi's 501" });
  expect(hit([])).toEqual({ objectID: 'jean-501' });
  expect(Object.keys(hit(['*', '-description']) ?? {})).not.toContain('description');
  expect(Object.keys(hit(['-description', '-name']) ?? {})).toEqual(
    Object.keys(whole ?? {}).filter((key) => key !== 'description' && key !== 'name'),
  );
  expect(hit(['details', 'store', ...Object.keys(whole ?? {})])).toEqual(whole);
});

test('offset and length replace pages', () => {
  const { hits } = engine.search<object>(name, { offset: 1, length: 2 });
  expect(hits.map((found) => found.objectID)).toEqual(['robe-ete', 't-shirt']);
});
