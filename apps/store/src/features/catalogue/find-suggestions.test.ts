import { expect, test } from 'vitest';
import type { Search } from '../../lib/search.ts';
import { findSuggestions } from './find-suggestions.ts';

/** Answers every request with these references. */
const searchWith =
  (...references: number[]): Search =>
  async (requests) =>
    requests.map(() => ({
      hits: references.map((reference) => ({ reference, sales: 1 })) as never,
      nbHits: references.length,
      nbPages: 1,
    }));

test('suggests no piece that the page already shows', async () => {
  const search = searchWith(1, 2, 3, 4);
  const rows = await findSuggestions({ search }, 'fr', { without: [2], viewed: [], path: '/cart' });
  expect(rows.map(({ kind, hits }) => [kind, hits.map(({ reference }) => reference)])).toEqual([
    ['popular', [1, 3, 4]],
  ]);
});

test('shows no row of a single piece', async () => {
  const search = searchWith(1, 2);
  expect(await findSuggestions({ search }, 'fr', { without: [2], viewed: [], path: '/cart' })).toEqual([]);
});

test('leaves out a row of three pieces beside a full one', async () => {
  const search: Search = async (requests) =>
    requests.map(({ indexName }) => {
      const references = indexName.startsWith('best_sellers') ? [11, 12, 13, 14] : [1, 2, 3];
      return {
        hits: references.map((reference) => ({ reference, sales: 1 })) as never,
        nbHits: references.length,
        nbPages: 1,
      };
    });
  const rows = await findSuggestions({ search }, 'fr', { viewed: [1, 2, 3], path: '/cart' });
  expect(rows.map(({ kind }) => kind)).toEqual(['popular']);
});

test('best sellers of one brand do not stand in a row', async () => {
  const search: Search = async (requests) =>
    requests.map(() => ({
      hits: [
        { reference: 1, brandName: 'Carhartt', sales: 1 },
        { reference: 2, brandName: 'Carhartt', sales: 1 },
        { reference: 3, brandName: 'Dior', sales: 1 },
        { reference: 4, brandName: null, sales: 1 },
      ] as never,
      nbHits: 4,
      nbPages: 1,
    }));
  const [row] = await findSuggestions({ search }, 'fr', { viewed: [], path: '/cart' });
  expect(row?.hits.map(({ reference }) => reference)).toEqual([1, 3, 4, 2]);
});

test('while nothing was sold no row is called popular, and each page begins with another piece', async () => {
  const references = Array.from({ length: 24 }, (_, index) => index + 1);
  const search: Search = async (requests) =>
    requests.map(() => ({
      hits: references.map((reference) => ({ reference, brandName: `${reference}`, sales: 0 })) as never,
      nbHits: references.length,
      nbPages: 1,
    }));
  const pages = ['/cart', '/wishlist', '/account/orders', '/nowhere'];
  const rows = await Promise.all(
    pages.map((path) => findSuggestions({ search }, 'fr', { viewed: [], path })),
  );
  expect(rows.map(([row]) => row?.kind)).toEqual(pages.map(() => 'varied'));
  const starts = rows.map(([row]) => row?.hits[0]?.reference);
  expect(new Set(starts).size).toBe(pages.length);
  const again = await findSuggestions({ search }, 'fr', { viewed: [], path: '/cart' });
  expect(again[0]?.hits[0]?.reference).toBe(starts[0]);
});
