import algoliasearchHelper from 'algoliasearch-helper';
import type { SearchResults } from 'algoliasearch-helper';
import { liteClient } from 'algoliasearch/lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAlgoliaHandler, createSearchEngine } from '../index.ts';
import { type ProtocolServer, serve } from '../testing/protocol-server.ts';
import { shopIndex } from '../testing/shop-index.ts';
import { wardrobe } from '../testing/wardrobe.ts';

let server: ProtocolServer;
beforeAll(async () => {
  const engine = createSearchEngine({
    indexes: [{ ...shopIndex, attributesForFaceting: [...shopIndex.attributesForFaceting, 'price'] }],
    now: () => performance.now(),
  });
  engine.saveObjects(shopIndex.name, wardrobe);
  server = await serve(createAlgoliaHandler(engine));
});
afterAll(() => server.close());

function helper() {
  const hosts = [{ url: server.url, accept: 'readWrite', protocol: 'http' } as const];
  return algoliasearchHelper(liteClient('patine', 'search', { hosts }), shopIndex.name, {
    disjunctiveFacets: ['brand', 'size', 'price'],
    facets: ['color'],
  });
}

async function results(searching: ReturnType<typeof helper>): Promise<SearchResults> {
  const answered = new Promise<SearchResults>((resolve, reject) => {
    searching.once('result', ({ results: found }) => {
      if (found) resolve(found);
    });
    searching.once('error', ({ error }) => reject(error));
  });
  searching.search();
  return answered;
}

const counts = (found: SearchResults, facet: string) => {
  const values = found.getFacetValues(facet, { sortBy: ['count:desc', 'name:asc'] });
  if (!Array.isArray(values)) throw new Error(`${facet} is not a list`);
  return Object.fromEntries(values.map(({ name, count }) => [name, count]));
};

test('a facet with a selected value still counts its other values', async () => {
  const searching = helper();
  searching.addDisjunctiveFacetRefinement('brand', 'levis');
  const found = await results(searching);
  expect(found.hits.map(({ objectID }) => objectID)).toEqual(['jean-501']);
  expect(counts(found, 'brand')).toEqual({ levis: 1, sezane: 1, 'agnes-b': 1 });
  expect(counts(found, 'color')).toEqual({ bleu: 1 });
});

test('two facets narrow each other but not themselves', async () => {
  const searching = helper();
  searching.addDisjunctiveFacetRefinement('brand', 'levis');
  searching.addDisjunctiveFacetRefinement('brand', 'sezane');
  searching.addDisjunctiveFacetRefinement('size', '38');
  const found = await results(searching);
  expect(found.nbHits).toBe(1);
  expect(counts(found, 'brand')).toEqual({ sezane: 1, levis: 0 });
  expect(counts(found, 'size')).toEqual({ 38: 1, w30: 1 });
});

test('a conjunctive facet, a number and an exclusion', async () => {
  const searching = helper();
  searching.addFacetRefinement('color', 'blanc');
  searching.addNumericRefinement('price', '<=', 6000);
  expect((await results(searching)).nbHits).toBe(2);
  searching.addFacetExclusion('color', 'rose');
  const found = await results(searching);
  expect(found.hits.map(({ objectID }) => objectID)).toEqual(['t-shirt']);
  expect(found.getFacetStats('price')).toMatchObject({ min: 2000 });
});

test('facet values are searched within the other refinements', async () => {
  const searching = helper();
  searching.addFacetRefinement('color', 'blanc');
  const { facetHits } = await searching.searchForFacetValues('brand', 'agn', 10, undefined);
  expect(facetHits).toMatchObject([{ value: 'agnes-b', highlighted: '<em>agn</em>es-b', count: 1 }]);
});
