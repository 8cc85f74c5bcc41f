import { expect, test } from 'vitest';
import type { Api } from '../../lib/api.ts';
import type { SearchRequest } from '../../lib/search.ts';
import { suggest } from './suggest.ts';

const result = (hits: object[], more: object = {}) => ({ hits, nbHits: hits.length, nbPages: 1, ...more });

function answering(...results: object[]) {
  const calls: SearchRequest[][] = [];
  const search = async (requests: SearchRequest[]) => {
    calls.push(requests);
    return results;
  };
  return { calls, api: { search } as unknown as Api };
}

test('one call requests brands, categories, products for sale and a query id', async () => {
  const { api, calls } = answering();
  await suggest(api, 'en', 'levis');
  expect(calls).toHaveLength(1);
  expect(calls[0]?.map(({ indexName, query }) => [indexName, query])).toEqual([
    ['facet_value_en', 'levis'],
    ['facet_value_en', 'levis'],
    ['facet_value_en', ''],
    ['search_en', 'levis'],
  ]);
  expect(calls[0]?.at(-1)).toMatchObject({
    facetFilters: ['availability:AVAILABLE'],
    tagFilters: ['-secret'],
    clickAnalytics: true,
  });
});

test('a category has its root category’s name; a root category has none', async () => {
  const { api } = answering(
    result([]),
    result([
      { slug: 'women/clothing/dresses', name: 'Robes' },
      { slug: 'women', name: 'Femme' },
    ]),
    result([{ slug: 'women', name: 'Femme' }]),
    result([{ slug: 'robe-1', name: 'Robe' }], { queryID: 'abc' }),
  );
  const { categories, pieces, queryID } = await suggest(api, 'fr', 'robes');
  expect(categories.map(({ name, under }) => [name, under])).toEqual([
    ['Robes', 'Femme'],
    ['Femme', null],
  ]);
  expect([pieces.map(({ slug }) => slug), queryID]).toEqual([['robe-1'], 'abc']);
});

test('an empty response has no suggestions', async () => {
  const { api } = answering();
  expect(await suggest(api, 'fr', 'x')).toEqual({
    brands: [],
    categories: [],
    pieces: [],
    queryID: undefined,
  });
});
