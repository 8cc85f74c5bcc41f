import { expect, test } from 'vitest';
import { editRequest, type QueryEditor } from './edit-query.ts';

const editor: QueryEditor = (_index, { query }) =>
  query === 'red dress'
    ? { query: '', facetFilters: [['color:red']], numericFilters: ['price<=5000'], userData: { of: 'test' } }
    : null;

const edited = {
  indexName: 'clothes',
  query: '',
  facetFilters: ['size:m', ['color:red']],
  numericFilters: ['price<=5000'],
};

test.each([
  ['a list', { query: 'red dress', facetFilters: ['size:m'] }],
  ['a text', { query: 'red dress', facetFilters: 'size:m' }],
  ['JSON', { query: 'red dress', facetFilters: '["size:m"]' }],
])('conditions are added to those of the request written as %s', (_as, request) => {
  expect(editRequest({ indexName: 'clothes', ...request }, editor)).toEqual({
    request: edited,
    editInfo: { userData: { of: 'test' }, query: 'red dress' },
  });
});

test('parameters of a URL-encoded text are edited as well', () => {
  const params = new URLSearchParams({ query: 'red dress', facetFilters: '["size:m"]' }).toString();
  expect(editRequest({ indexName: 'clothes', params }, editor).request).toEqual(edited);
});

test.each([
  ['other words', { indexName: 'clothes', query: 'blue' }],
  ['a request with enableRules off', { indexName: 'clothes', query: 'red dress', enableRules: false }],
  ['its URL-encoded form', { indexName: 'clothes', params: 'query=red%20dress&enableRules=false' }],
  ['no request', null],
])('%s stays as it is', (_what, request) => {
  expect(editRequest(request, editor)).toEqual({ request, editInfo: null });
});
