import type { SearchSuggestions } from '@patine/contract/rest/search-suggestions';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Api, Read } from '../../lib/api.ts';
import { nearestSearchesQuery } from './nearest-searches.query.ts';

const none: SearchSuggestions = {
  text: '',
  completions: [],
  categories: [],
  brands: [],
  products: [],
  popular: [],
  total: 0,
};
const category = (slug: string, count: number) => ({ slug, name: slug, under: 'Femme', count });
const first = { ...none, categories: ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => category(slug, 9)) };

/** Returns the links for a text, of an api that answers each beginning with these suggestions. */
async function nearest(text: string, answers: Record<string, SearchSuggestions>) {
  const read = (async (_: string, params: Record<string, string>) => {
    const answer = answers[params['text'] ?? ''];
    if (!answer) throw new Error('The api is away');
    return answer;
  }) as Read;
  const query = nearestSearchesQuery({ read } as Api, 'fr', text);
  return new QueryClient().fetchQuery(query);
}

test('what begins like the longest word comes before the largest categories, six in all, each once', async () => {
  const cardigans = {
    ...none,
    completions: [{ text: 'cardigan', count: 4 }],
    categories: [category('a', 9)],
    brands: [{ slug: 'carhartt', name: 'Carhartt', count: 2 }],
  };
  const links = await nearest('un carzigann', { car: cardigans, '': first });
  expect(links.map(({ label, count }) => [label, count])).toEqual([
    ['cardigan', 4],
    ['a, Femme', 9],
    ['Carhartt', 2],
    ['b, Femme', 9],
    ['c, Femme', 9],
    ['d, Femme', 9],
  ]);
  expect(links.map(({ href }) => href).slice(0, 3)).toEqual([
    '/shop/search/?text=cardigan',
    '/shop/a/',
    '/shop/?brands=carhartt',
  ]);
});

test('a text without a word leads to the largest categories, and an api that is away to none', async () => {
  expect(await nearest('?!', { '': first })).toHaveLength(6);
  expect(await nearest('robe', { '': first })).toHaveLength(6);
  expect(await nearest('robe', {})).toEqual([]);
});
