import { expect, test } from 'vitest';
import { inSeason } from './open-search.ts';

const queries = [
  { indexName: 'search_fr', hitsPerPage: 16 },
  { indexName: 'search_fr', hitsPerPage: 0 },
];

test('in a season of sales every query says so', () => {
  expect(inSeason(queries, new Date('2026-06-24T06:00Z'))).toEqual(
    queries.map((query) => ({ ...query, ruleContexts: ['soldes'] })),
  );
});

test('at any other time a query is sent as it is', () => {
  expect(inSeason(queries, new Date('2026-06-24T05:59Z'))).toBe(queries);
});
