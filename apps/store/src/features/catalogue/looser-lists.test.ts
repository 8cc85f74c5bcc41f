import { expect, test } from 'vitest';
import type { Search, SearchRequest } from '../../lib/search.ts';
import type { ShopFilters } from '../../lib/shop-filters.ts';
import { looserLists } from './looser-lists.ts';

const DRESSES = { slug: 'women/dresses', name: 'Robes' };

/** Counts by the query and the category of a request. */
async function looser(filters: ShopFilters, counts: Record<string, number>, hasLoosening = false) {
  const calls: SearchRequest[][] = [];
  const search: Search = async (requests) => {
    calls.push(requests);
    return requests.map(({ query = '', facetFilters = [] }) => {
      const inCategory = facetFilters.flat().some((filter) => filter.startsWith('categories:'));
      return { hits: [], nbPages: 1, nbHits: counts[`${query}${inCategory ? ' in category' : ''}`] ?? 0 };
    });
  };
  const trail = filters.category === DRESSES.slug ? [DRESSES] : [];
  return { calls, lists: await looserLists({ search, locale: 'fr', filters, trail }, hasLoosening) };
}

test('each word that can be dropped is named, with what the others find', async () => {
  const { calls, lists } = await looser(
    { category: 'search', text: 'kimono licorne bleu' },
    { 'kimono bleu': 4, 'licorne bleu': 0, 'kimono licorne': 1 },
  );
  expect(calls).toHaveLength(1);
  expect(lists.map(({ kind, label, count }) => [kind, label, count])).toEqual([
    ['without', 'licorne', 4],
    ['without', 'bleu', 1],
  ]);
  expect(lists[0]?.filters).toEqual({ category: 'search', text: 'kimono bleu' });
});

test('without the category only where something else is left: never the whole shop', async () => {
  const counts = { licorne: 3, '': 900, ' in category': 40 };
  const { lists } = await looser({ category: DRESSES.slug, text: 'licorne' }, counts);
  expect(lists.map(({ label, count }) => [label, count])).toEqual([['Robes', 3]]);
  expect((await looser({ category: DRESSES.slug }, counts)).calls).toEqual([]);
});

test('one condition alone is offered only where no single loosening helps', async () => {
  const filters = { category: DRESSES.slug, text: 'licorne', size: ['38'], typed: 'robe licorne 38' };
  const counts = { ' in category': 40 };
  expect((await looser(filters, counts)).lists.map(({ kind, label, count }) => [kind, label, count])).toEqual(
    [['only', 'Robes', 40]],
  );
  expect((await looser(filters, counts, true)).lists).toEqual([]);
});

test('the brands alone, too, are offered', async () => {
  const filters = {
    category: 'search',
    text: '501',
    brands: ['levi-s'],
    size: ['40'],
    typed: 'levis 501 taille 40',
  };
  expect((await looser(filters, { '': 62 })).lists).toEqual([
    {
      kind: 'only',
      label: '',
      part: 'brands',
      count: 62,
      filters: { category: 'search', typed: 'levis 501 taille 40', brands: ['levi-s'] },
    },
  ]);
});

test('a search is one call of at most ten queries, however long its text', async () => {
  for (const length of [2, 6, 7, 60]) {
    const text = Array.from({ length }, (_, index) => `mot${index}`).join(' ');
    const { calls } = await looser({ category: DRESSES.slug, text, colors: ['noir'] }, {});
    expect(calls).toHaveLength(1);
    expect(calls[0]?.length).toBeLessThanOrEqual(10);
  }
});

test('a search word for word keeps all its words', async () => {
  const { calls } = await looser({ category: 'search', text: 'kimono licorne', typed: 'kimono licorne' }, {});
  expect(calls).toEqual([]);
});
