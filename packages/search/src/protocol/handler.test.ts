import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAlgoliaHandler, createSearchEngine } from '../index.ts';
import { shopIndex } from '../testing/shop-index.ts';
import { wardrobe } from '../testing/wardrobe.ts';

const engine = createSearchEngine({ indexes: [shopIndex], now: () => 0 });
engine.saveObjects(shopIndex.name, wardrobe);

const failures: unknown[] = [];
const handle = createAlgoliaHandler(engine, {
  maxBodyLength: 20_000,
  writeKeys: ['write-key'],
  createsIndexes: true,
  onFailure: (failure) => failures.push(failure),
});
const queryPath = `/1/indexes/${shopIndex.name}/query`;
const post = (path: string, body: unknown) =>
  handle({ method: 'POST', path, body: typeof body === 'string' ? body : JSON.stringify(body) });

async function refusal(path: string, body: unknown): Promise<unknown> {
  const response = await post(path, body);
  return { status: response.status, ...JSON.parse(response.body) };
}

const tooDeep = 'expected strings, nested in two levels of lists at most';

describe('errors', () => {
  test.each([
    ['{"query":', 400, 'Invalid JSON'],
    ['[]', 400, 'Invalid JSON: expected an object'],
    [
      { hitsPerPage: 1001 },
      400,
      'Invalid value for "hitsPerPage" parameter, expected integer between 0 and 1000',
    ],
    [
      { page: -1 },
      400,
      'Invalid value for "page" parameter, expected integer between 0 and 9007199254740991',
    ],
    [{ query: ['robe'] }, 400, 'Invalid value for "query" parameter, expected string'],
    [{ facets: 3 }, 400, 'Invalid value for "facets" parameter, expected array of strings'],
    [{ facetFilters: ['brand'] }, 400, 'Invalid syntax for facetFilters: no "attribute:value" in "brand"'],
    [{ facetFilters: [[['brand:a']]] }, 400, `Invalid syntax for facetFilters: ${tooDeep}`],
    [{ numericFilters: ['price'] }, 400, 'Invalid syntax for numericFilters: "price"'],
    [{ filters: 'brand:a AND' }, 400, 'filters: Unexpected end of filter expected a value at col 11'],
    [
      { filters: 'brand:a size:b' },
      400,
      'filters: Unexpected token string(size) expected end of filter at col 8',
    ],
    [{ filters: '('.repeat(5000) }, 400, 'filters: nested deeper than 50'],
    [{ filters: 'price > cheap' }, 400, 'filters: Unexpected token string(cheap) expected numeric at col 8'],
    [{ query: 'a'.repeat(20_000) }, 413, 'Request body too large'],
  ])('%j', async (body, status, message) => {
    expect(await refusal(queryPath, body)).toEqual({ status, message });
  });

  test('an unknown index, path, object or facet', async () => {
    expect(await refusal('/1/indexes/nowhere/query', {})).toEqual({
      status: 404,
      message: 'Index nowhere does not exist',
    });
    expect(await refusal('/1/somewhere', {})).toEqual({ status: 404, message: 'Path not found' });
    expect(await refusal('/1/indexes/%E0%A4%A/query', {})).toEqual({ status: 400, message: 'Invalid path' });
    expect(await refusal(`/1/indexes/${shopIndex.name}/facets/slug/query`, {})).toMatchObject({
      status: 400,
    });
    const object = await handle({ method: 'GET', path: `/1/indexes/${shopIndex.name}/none`, body: '' });
    expect(object).toEqual({ status: 404, body: '{"message":"ObjectID does not exist","status":404}' });
  });

  test('an unsupported method of a known path', async () => {
    const response = await handle({
      method: 'POST',
      path: `/1/indexes/${shopIndex.name}/settings`,
      body: '',
    });
    expect(response).toEqual({ status: 405, body: '{"message":"Method not allowed","status":405}' });
  });
});

test('a page far beyond the last is empty and keeps the counts', async () => {
  const { body } = await post(queryPath, { page: 99_999, facets: ['brand'] });
  expect(JSON.parse(body)).toMatchObject({
    hits: [],
    nbHits: 3,
    page: 99_999,
    facets: { brand: { levis: 1 } },
  });
});

test('queries with too large responses together are rejected early', async () => {
  const large = createSearchEngine({ indexes: [shopIndex], now: () => 0 });
  const words = 'robe '.repeat(200);
  large.saveObjects(
    shopIndex.name,
    Array.from({ length: 500 }, (_, index) => ({ objectID: `robe-${index}`, name: 'Robe', words })),
  );
  const request = { indexName: shopIndex.name, hitsPerPage: 500 };
  const send = (count: number) =>
    createAlgoliaHandler(large)({
      method: 'POST',
      path: '/1/indexes/*/queries',
      body: JSON.stringify({ requests: Array.from({ length: count }, () => request) }),
    });
  expect((await send(2)).status).toBe(200);
  expect((await send(50)).status).toBe(413);
});

test('responseFields keeps only the named members', async () => {
  const request = { indexName: shopIndex.name, query: 'jean', facets: ['brand'] };
  const members = async (responseFields: unknown) => {
    const single = await post(queryPath, { ...request, responseFields });
    const several = await post('/1/indexes/*/queries', { requests: [{ ...request, responseFields }] });
    const read = Object.keys(JSON.parse(single.body));
    expect(Object.keys(JSON.parse(several.body).results[0])).toEqual(read);
    return read;
  };
  expect(await members(['nbHits', 'facets'])).toEqual(['nbHits', 'facets']);
  expect(await members('nbHits,query')).toEqual(['nbHits', 'query']);
  expect(await members([])).toEqual([]);
  expect(await members(['*'])).toEqual(await members(undefined));
  expect(await refusal(queryPath, { responseFields: 3 })).toMatchObject({ status: 400 });
  const { body } = await post('/1/indexes/*/queries', {
    requests: [{ ...request, hitsPerPage: 2, responseFields: ['hits'] }, request],
    strategy: 'stopIfEnoughMatches',
  });
  expect(JSON.parse(body).results).toHaveLength(1);
});

test('stopIfEnoughMatches skips queries after a full page', async () => {
  const request = { indexName: shopIndex.name, hitsPerPage: 2 };
  const { body } = await post('/1/indexes/*/queries', {
    requests: [request, request],
    strategy: 'stopIfEnoughMatches',
  });
  expect(JSON.parse(body).results).toHaveLength(1);
});

test('any JSON in any parameter gets a result or an error response, never a failure', async () => {
  const names = fc.constantFrom(
    'query',
    'page',
    'facets',
    'facetFilters',
    'numericFilters',
    'tagFilters',
    'filters',
    'attributesToRetrieve',
    'maxValuesPerFacet',
    'params',
    'ruleContexts',
    'optionalFilters',
    'optionalWords',
    'restrictSearchableAttributes',
    'typoTolerance',
    'ignorePlurals',
    'removeStopWords',
    'removeWordsIfNoResults',
    'queryType',
    'distinct',
    'attributesToHighlight',
    'highlightPreTag',
    'attributesToSnippet',
    'snippetEllipsisText',
    'renderingContent',
    'responseFields',
    'advancedSyntax',
    'advancedSyntaxFeatures',
    'numericFacetCounts',
    'exhaustiveNbHits',
    'minWordSizefor1Typo',
    '__proto__',
  );
  const values = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[\w:"'()<>=,\s[\]\\-]{0,40}$/),
    fc.array(fc.array(fc.string({ unit: 'binary' }))),
  );
  const body = fc.dictionary(names, values).map((given) => JSON.stringify(given));
  await fc.assert(
    fc.asyncProperty(fc.oneof(body, fc.string({ unit: 'binary' })), async (text) => {
      const response = await post(queryPath, text);
      expect([200, 400]).toContain(response.status);
      JSON.parse(response.body);
      const multi = await post('/1/indexes/*/queries', `{"requests":[${text}]}`);
      expect([200, 400]).toContain(multi.status);
    }),
    { numRuns: 1000 },
  );
  expect(failures).toEqual([]);
});

test('any JSON in any write gets a result or an error response, never a failure', async () => {
  const paths = fc.constantFrom(
    '/1/indexes/scratch/batch',
    '/1/indexes/*/batch',
    '/1/indexes/scratch',
    '/1/indexes/scratch/1/partial',
    '/1/indexes/scratch/deleteByQuery',
    '/1/indexes/scratch/browse',
    '/1/indexes/scratch/synonyms/batch',
    '/1/indexes/scratch/rules/batch',
    '/1/indexes/*/objects',
    '/1/events',
  );
  const member = fc.constantFrom(
    'requests',
    'action',
    'body',
    'objectID',
    'indexName',
    'events',
    'filters',
    'synonyms',
  );
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom<unknown>('updateObject', 'addObject', 'scratch', '1', 1, null, true, ''),
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(member, tie('tree'), { maxKeys: 4 }),
    ),
  }));
  await fc.assert(
    fc.asyncProperty(paths, tree, async (path, value) => {
      const headers = { 'x-algolia-api-key': 'write-key' };
      const response = await handle({ method: 'POST', path, headers, body: JSON.stringify(value) });
      expect([200, 201, 400, 404, 422]).toContain(response.status);
      JSON.parse(response.body);
    }),
    { numRuns: 2000 },
  );
  expect(failures).toEqual([]);
});
