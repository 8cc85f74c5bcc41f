import { expect, test } from 'vitest';
import type { Search } from '../../lib/search.ts';
import { findSuggestions } from './find-suggestions.ts';

/** Answers every request with these references. */
const searchWith =
  (...references: number[]): Search =>
  async (requests) =>
    requests.map(() => ({
      hits: references.map((reference) => ({ reference })) as never,
      nbHits: references.length,
      nbPages: 1,
    }));

test('suggests no piece that the page already shows', async () => {
  const search = searchWith(1, 2, 3, 4);
  const rows = await findSuggestions({ search }, 'fr', { without: [2], viewed: [] });
  expect(rows.map(({ kind, hits }) => [kind, hits.map(({ reference }) => reference)])).toEqual([
    ['popular', [1, 3, 4]],
  ]);
});

test('shows no row of a single piece', async () => {
  const search = searchWith(1, 2);
  expect(await findSuggestions({ search }, 'fr', { without: [2], viewed: [] })).toEqual([]);
});

test('leaves out a row of three pieces beside a full one', async () => {
  const search: Search = async (requests) =>
    requests.map(({ indexName }) => {
      const references = indexName.startsWith('best_sellers') ? [11, 12, 13, 14] : [1, 2, 3];
      return {
        hits: references.map((reference) => ({ reference })) as never,
        nbHits: references.length,
        nbPages: 1,
      };
    });
  const rows = await findSuggestions({ search }, 'fr', { viewed: [1, 2, 3] });
  expect(rows.map(({ kind }) => kind)).toEqual(['popular']);
});

test('best sellers of one brand do not stand in a row', async () => {
  const search: Search = async (requests) =>
    requests.map(() => ({
      hits: [
        { reference: 1, brandName: 'Carhartt' },
        { reference: 2, brandName: 'Carhartt' },
        { reference: 3, brandName: 'Dior' },
        { reference: 4, brandName: null },
      ] as never,
      nbHits: 4,
      nbPages: 1,
    }));
  const [row] = await findSuggestions({ search }, 'fr', { viewed: [] });
  expect(row?.hits.map(({ reference }) => reference)).toEqual([1, 3, 4, 2]);
});
