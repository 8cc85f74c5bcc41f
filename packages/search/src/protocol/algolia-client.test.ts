import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAlgoliaHandler, createSearchEngine } from '../index.ts';
import { serve, type ProtocolServer } from '../testing/protocol-server.ts';
import { shopIndex } from '../testing/shop-index.ts';
import { wardrobe } from '../testing/wardrobe.ts';

const indexName = shopIndex.name;
let server: ProtocolServer;

beforeAll(async () => {
  const engine = createSearchEngine({ indexes: [shopIndex], now: () => performance.now() });
  engine.saveObjects(indexName, wardrobe);
  server = await serve(createAlgoliaHandler(engine, { apiKeys: ['search-key'] }));
});

afterAll(() => server.close());

const options = () => ({ hosts: [{ url: server.url, accept: 'readWrite', protocol: 'http' } as const] });
const full = (key = 'search-key') => algoliasearch('patine', key, options());
const lite = () => liteClient('patine', 'search-key', options());

interface Garment {
  name: string;
}

test('the full client searches an index', async () => {
  const searchParams = { query: 'jean', facets: ['brand'], hitsPerPage: 96, clickAnalytics: true };
  const response = await full().searchSingleIndex<Garment>({ indexName, searchParams });
  expect(response.hits.map((hit) => hit.name)).toEqual(["Jean Levi's 501", 'T-shirt rayé']);
  expect(response).toMatchObject({
    nbHits: 2,
    nbPages: 1,
    page: 0,
    hitsPerPage: 96,
    index: indexName,
    query: 'jean',
  });
  expect(response.facets).toEqual({ brand: { levis: 1, 'agnes-b': 1 } });
  expect(response.queryID).toHaveLength(32);
});

test('the lite client sends several queries at once, as disjunctive facets require', async () => {
  const refined = {
    indexName,
    facetFilters: [['brand:levis'], ['categories:women']],
    facets: ['categories'],
  };
  const { results } = await lite().searchForHits<Garment>({
    requests: [
      refined,
      { indexName, facetFilters: [['categories:women']], facets: ['brand'], hitsPerPage: 0 },
      { indexName: 'products_price_asc_fr', numericFilters: ['price>=2000'], filters: 'NOT brand:levis' },
    ],
  });
  expect(results.map(({ nbHits }) => nbHits)).toEqual([1, 2, 2]);
  expect(results[1]).toMatchObject({ hits: [], facets: { brand: { levis: 1, sezane: 1 } } });
  expect(results[2]?.hits.map((hit) => hit.name)).toEqual(['T-shirt rayé', "Robe d'été"]);
});

test('URL-encoded parameters are equivalent', async () => {
  const params = 'query=robe&facets=["brand"]&facetFilters=[["size:38"]]&page=0&hitsPerPage=5';
  const { results } = await lite().search<Garment>([
    { indexName, params: Object.fromEntries(new URLSearchParams(params)) },
  ]);
  expect(results[0]).toMatchObject({ nbHits: 1, hitsPerPage: 5, facets: { brand: { sezane: 1 } } });
});

test('facet values are searched alone and with other queries', async () => {
  const found = [{ value: 'sezane', highlighted: '<em>sez</em>ane', count: 1 }];
  const alone = await full().searchForFacetValues({
    indexName,
    facetName: 'brand',
    searchForFacetValuesRequest: { facetQuery: 'sez' },
  });
  expect(alone.facetHits).toEqual(found);
  const { results } = await lite().searchForFacets({
    requests: [{ indexName, type: 'facet', facet: 'brand', facetQuery: 'SÉZ' }],
  });
  expect(results[0]?.facetHits).toEqual(found);
});

test('an object is returned by its ID, and a secret one is not found', async () => {
  expect(await full().getObject({ indexName, objectID: 'robe-ete', attributesToRetrieve: ['name'] })).toEqual(
    {
      objectID: 'robe-ete',
      name: "Robe d'été",
    },
  );
  await expect(full().getObject({ indexName, objectID: 'hidden' })).rejects.toMatchObject({ status: 404 });
  const several = await full().getObjects({
    requests: [
      { indexName, objectID: 't-shirt', attributesToRetrieve: ['size'] },
      { indexName, objectID: 'hidden' },
    ],
  });
  expect(several.results).toEqual([{ objectID: 't-shirt', size: 'm' }, null]);
});

test('the clients understand errors', async () => {
  const searchIn = (name: string, filters = '', key?: string) =>
    full(key).searchSingleIndex({ indexName: name, searchParams: { filters } });
  await expect(searchIn('nowhere')).rejects.toMatchObject({
    status: 404,
    message: 'Index nowhere does not exist',
  });
  await expect(searchIn(indexName, 'price >')).rejects.toMatchObject({ status: 400 });
  await expect(searchIn(indexName, '', 'wrong')).rejects.toMatchObject({ status: 403 });
});
