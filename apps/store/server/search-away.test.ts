import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleBlocks } from '../src/cms/blocks.samples.ts';
import { render } from '../src/entry-server.tsx';
import { catalogueResponse } from './testing/catalogue-api.ts';
import { openStore } from './testing/store.ts';
import { openUpstream, type UpstreamRequest } from './testing/upstream.ts';

const DROP = {
  slug: 'jeans',
  name: 'Le grand jour du jean',
  description: 'Cent jeans des années 1990.',
  isLaunched: true,
  startAt: '2026-11-01T08:00:00Z',
  endAt: '2036-12-01T08:00:00Z',
  hasEnded: false,
  coverPictures: [],
};
const HOME = {
  title: 'Patine',
  description: '',
  meta: {},
  zones: [
    {
      id: 'main',
      blocks: [
        { type: 'title', title: 'Seconde main', level: 'h1' },
        sampleBlocks.productCarousel,
        sampleBlocks.bestSellers,
      ],
    },
  ],
  drops: [DROP],
};

/** The api with an unavailable search engine. */
const response = (seen: UpstreamRequest) => {
  if (seen.url.startsWith('/1/')) return { status: 503, body: { message: 'Search is not available' } };
  if (seen.url.includes('type=drops')) return { body: [DROP] };
  return seen.url.includes('type=home') ? { body: HOME } : catalogueResponse(seen);
};

let api: Awaited<ReturnType<typeof openUpstream>>;
let store: Awaited<ReturnType<typeof openStore>>;

beforeAll(async () => {
  api = await openUpstream(response);
  store = await openStore({ apiUrl: api.url, render });
});
afterAll(async () => {
  await store.close();
  await api.close();
});

test.each([
  ['/', 'Seconde main'],
  ['/drops', 'Le grand jour du jean'],
  ['/pages/brands', '<h1'],
])('%s is rendered without its lists while search is unavailable, and is not cached', async (path, words) => {
  const { status, body, headers } = await store.request(path);
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body).toContain(words);
});

test('a list page responds with 503 and Retry-After', async () => {
  const { status, headers } = await store.request('/shop/');
  expect([status, headers['retry-after']]).toEqual([503, '10']);
});
