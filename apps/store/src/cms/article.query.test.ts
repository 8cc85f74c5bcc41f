import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Api } from '../lib/api.ts';
import { articleQuery, articleRequest } from './article.query.ts';
import { sampleBlocks } from './blocks.samples.ts';

const written = {
  path: '/pages/livraison',
  title: 'Livraison',
  description: '',
  zones: [{ id: 'all', blocks: [sampleBlocks.title] }],
  drops: [],
  alternates: { fr: '/pages/livraison', en: '/en/pages/delivery' },
  image: 'vintage',
};

function runQuery(address: string) {
  const read = vi.fn(async () => written);
  const query = articleQuery(
    { read, search: async () => [] } as unknown as Api,
    'fr',
    articleRequest(new URL(address)),
  );
  return { read, query, answer: () => new QueryClient().fetchQuery(query) };
}

test('a page is requested by its path and has its alternates and its image', async () => {
  const { read, answer } = runQuery('http://shop/pages/livraison');
  const { alternates, image } = await answer();
  expect({ alternates, image }).toEqual({ alternates: written.alternates, image: 'vintage' });
  expect(read).toHaveBeenCalledWith('/web-structure', {
    type: 'page',
    'params[path][0]': '/pages/livraison',
    locale: 'fr',
  });
});

test('a draft is requested by its number and never refetched: a browser has no editor token', async () => {
  const { read, query, answer } = runQuery('http://shop/pages/livraison?draft=3');
  await answer();
  expect(read.mock.calls).toMatchObject([['/web-structure', { 'params[draft][0]': '3' }]]);
  expect(query.staleTime).toBe(Infinity);
});
