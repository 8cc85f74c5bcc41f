import { expect, test } from 'vitest';
import { inSeason } from './open-search.ts';

const queries = [
  { indexName: 'search_fr', hitsPerPage: 16 },
  { indexName: 'search_fr', hitsPerPage: 0 },
];

test('during a sales season every query carries its rule context', () => {
  expect(inSeason(queries, new Date('2026-06-24T06:00Z'))).toEqual(
    queries.map((query) => ({ ...query, ruleContexts: ['soldes'] })),
  );
});

test('the contexts of a query stay beside it', () => {
  const [request] = inSeason(
    [{ ...queries[0]!, ruleContexts: ['understood'] }],
    new Date('2026-06-24T06:00Z'),
  );
  expect(request?.ruleContexts).toEqual(['understood', 'soldes']);
});

test('outside a sales season a query is unchanged', () => {
  expect(inSeason(queries, new Date('2026-06-24T05:59Z'))).toBe(queries);
});
