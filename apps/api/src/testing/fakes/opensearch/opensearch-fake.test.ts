import { beforeEach, describe, expect, test } from 'vitest';
import { Cluster } from './cluster.ts';
import { createRoutes } from './routes.ts';

type Body = Record<string, unknown>;
let call: (method: string, path: string, body?: unknown) => { status: number; body: never };

const MAPPINGS = {
  dynamic: 'strict',
  properties: {
    name: { type: 'keyword' },
    hidden: { type: 'keyword', doc_values: false },
    text: { type: 'text', analyzer: 'whitespace' },
    price: { type: 'double' },
  },
};

beforeEach(() => {
  const answer = createRoutes(new Cluster(), { isOverloaded: () => false });
  call = (method, path, body) => {
    const [pathname = '', query = ''] = path.split('?');
    const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
    return answer({ method, path: pathname, query: new URLSearchParams(query), body: text }) as never;
  };
  call('PUT', '/pieces-1', { mappings: MAPPINGS, aliases: { pieces: {} } });
  write([
    { _id: '1', name: 'robe', text: 'robe longue', price: 10 },
    { _id: '2', name: 'veste', text: 'longue veste', price: 20 },
    { _id: '3', name: 'rboe', text: 'pull' },
  ]);
});

const lines = (...list: unknown[]) => list.map((line) => `${JSON.stringify(line)}\n`).join('');
function write(documents: Body[], query = '?refresh=true') {
  const body = documents.flatMap(({ _id, ...source }) => [{ index: { _index: 'pieces', _id } }, source]);
  return call('POST', `/_bulk${query}`, lines(...body)).body as {
    errors: boolean;
    items: Record<string, Body>[];
  };
}
type Response = {
  error?: { type: string; reason: string };
  hits: { hits: { _id: string; _score: number }[] };
};
const search = (body: Body): Response => {
  const { responses } = call('POST', '/_msearch', lines({ index: 'pieces' }, body)).body as {
    responses: Response[];
  };
  return responses[0]!;
};
const ids = (body: Body) => search(body).hits.hits.map(({ _id }) => _id);

describe('queries are evaluated', () => {
  test.each<[query: Body, found: string[]]>([
    [{ term: { name: { value: 'robe' } } }, ['1']],
    [{ terms: { name: ['robe', 'veste'] } }, ['1', '2']],
    [{ prefix: { name: { value: 'r' } } }, ['1', '3']],
    [{ fuzzy: { name: { value: 'robe', fuzziness: 1, prefix_length: 1 } } }, ['1', '3']],
    [{ fuzzy: { name: { value: 'robe', fuzziness: 1, prefix_length: 2 } } }, ['1']],
    [{ match_phrase: { text: { query: 'robe longue' } } }, ['1']],
    [{ range: { price: { gte: 10, lt: 20 } } }, ['1']],
    [{ exists: { field: 'price' } }, ['1', '2']],
    [{ bool: { must_not: [{ exists: { field: 'price' } }] } }, ['3']],
    [{ bool: { should: [{ term: { name: { value: 'robe' } } }, { match_none: {} }] } }, ['1']],
    [{ bool: { filter: [{ match_all: {} }], should: [{ match_none: {} }] } }, ['1', '2', '3']],
  ])('%j', (query, found) => {
    expect(ids({ query })).toEqual(found);
  });

  test('scores add up, and the best of several counts once', () => {
    const constant = (name: string, boost: number) => ({
      constant_score: { filter: { term: { name: { value: name } } }, boost },
    });
    const should = [
      constant('robe', 2),
      { dis_max: { queries: [constant('robe', 3), constant('robe', 5)] } },
    ];
    expect(search({ query: { bool: { should } } }).hits.hits).toEqual([
      expect.objectContaining({ _score: 7 }),
    ]);
  });

  test('a post filter leaves aggregations alone', () => {
    const found = search({
      post_filter: { term: { name: { value: 'robe' } } },
      aggregations: { prices: { stats: { field: 'price' } } },
      track_total_hits: true,
    });
    expect(found).toMatchObject({
      hits: { total: { value: 1 } },
      aggregations: { prices: { count: 2, max: 20 } },
    });
  });

  test('what was written is found once the index is refreshed, and read by its id before', () => {
    write([{ _id: '4', name: 'jupe' }], '');
    expect(ids({ query: { term: { name: { value: 'jupe' } } } })).toEqual([]);
    const docs = [{ _index: 'pieces', _id: '4' }];
    expect(call('POST', '/_mget', { docs }).body).toMatchObject({ docs: [{ found: true }] });
    call('GET', '/pieces/_refresh');
    expect(ids({ query: { term: { name: { value: 'jupe' } } } })).toEqual(['4']);
  });
});

describe('requests are refused', () => {
  test.each<[why: string, body: Body, type: string]>([
    ['an unknown query', { query: { like: { name: 'robe' } } }, 'parsing_exception'],
    ['a query that the shop does not use', { query: { regexp: { name: 'r.*' } } }, 'parsing_exception'],
    ['a misspelt member', { query: { bool: { filters: [] } } }, 'parsing_exception'],
    ['a member of the wrong type', { query: { match_all: {} }, size: 'ten' }, 'parsing_exception'],
    ['two queries in one object', { query: { match_all: {}, match_none: {} } }, 'parsing_exception'],
    ['terms that are no list', { query: { terms: { name: 'robe' } } }, 'parsing_exception'],
    ['a sort by an unknown field', { sort: [{ colour: { order: 'asc' } }] }, 'illegal_argument_exception'],
    ['a sort without values', { sort: [{ hidden: { order: 'asc' } }] }, 'illegal_argument_exception'],
    ['a count of texts', { aggregations: { a: { stats: { field: 'text' } } } }, 'illegal_argument_exception'],
    ['an unknown aggregation', { aggregations: { a: { median: { field: 'price' } } } }, 'parsing_exception'],
    ['a page too deep', { from: 9_999, size: 10 }, 'illegal_argument_exception'],
  ])('%s', (_why, body, type) => {
    const { error } = search(body);
    expect(error?.type).toBe(type);
  });

  test('a path that is not part of the fake, and an index that is not there', () => {
    expect(call('POST', '/pieces/_search', {}).status).toBe(400);
    expect(call('GET', '/nowhere/_refresh')).toMatchObject({
      status: 404,
      body: { error: { type: 'index_not_found_exception' }, status: 404 },
    });
  });

  test('documents that the mapping does not take, each by itself', () => {
    const { errors, items } = write([
      { _id: '5', colour: 'red' },
      { _id: '6', price: 'ten' },
      { _id: '7', name: 'gilet' },
    ]);
    expect([errors, items.map((item) => item['index']!['status'])]).toEqual([true, [400, 400, 201]]);
    expect(items.map((item) => (item['index']!['error'] as Body | undefined)?.['type'])).toEqual([
      'strict_dynamic_mapping_exception',
      'mapper_parsing_exception',
      undefined,
    ]);
  });

  test('writes to an alias that there is not, and documents that are there already', () => {
    const operations = lines(
      { index: { _index: 'pieces-1', _id: '9', require_alias: true } },
      { name: 'x' },
      { create: { _index: 'pieces', _id: '1' } },
      { name: 'x' },
    );
    const { items } = call('POST', '/_bulk', operations).body as { items: Record<string, Body>[] };
    expect(items.map((item) => Object.values(item)[0]!['status'])).toEqual([404, 409]);
    expect(call('POST', '/_bulk', operations.trimEnd()).status).toBe(400);
  });

  test('changes of aliases all together, when one is wrong', () => {
    const actions = [
      { add: { index: 'pieces-1', alias: 'others' } },
      { remove: { index: 'pieces-1', alias: 'nobody', must_exist: true } },
    ];
    expect(call('POST', '/_aliases', { actions })).toMatchObject({ status: 404 });
    expect(call('HEAD', '/_alias/others').status).toBe(404);
    expect(call('HEAD', '/_alias/pieces').status).toBe(200);
  });
});
