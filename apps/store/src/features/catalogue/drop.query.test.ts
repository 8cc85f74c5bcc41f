import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Api } from '../../lib/api.ts';
import type { DropInfo } from '@patine/contract/content/structure';
import { dropQuery } from './drop.query.ts';

const AVAILABLE = 'availability:AVAILABLE';
const SOLD = 'availability:SOLD';

/** The products of a drop's page, and for which availability they were searched. */
async function load(state: Partial<DropInfo>) {
  const searched: string[] = [];
  const search = async (requests: { facetFilters: string[] }[]) =>
    requests.map(({ facetFilters }) => {
      const [, slug = ''] = facetFilters;
      searched.push(slug);
      return { hits: [{ slug }], nbHits: 40, nbPages: 2, queryID: 'q' };
    });
  const api = { read: async () => ({ slug: 'workwear', ...state }), search } as unknown as Api;
  const page = await new QueryClient().fetchQuery(dropQuery(api, 'fr', 'workwear'));
  const slugs = (hits: { slug: string }[]) => hits.map(({ slug }) => slug);
  return { searched, products: slugs(page.products), sold: slugs(page.sold), count: page.count };
}

test('before its launch a drop shows no product', async () => {
  const { searched, products, sold } = await load({ isLaunched: false, hasEnded: false });
  expect([searched, products, sold]).toEqual([[], [], []]);
});

test('while it lasts a drop shows what is for sale', async () => {
  const { searched, products, sold, count } = await load({ isLaunched: true, hasEnded: false });
  expect([searched, products, sold, count]).toEqual([[AVAILABLE], [AVAILABLE], [], 40]);
});

test('after its end a drop shows what is left, and what it sold', async () => {
  const { searched, products, sold, count } = await load({ isLaunched: true, hasEnded: true });
  expect([searched, products, sold, count]).toEqual([[AVAILABLE, SOLD], [AVAILABLE], [SOLD], 40]);
});

test('a preview shows the pieces that came with the drop, which no search finds yet', async () => {
  const pieces = [{ slug: 'jean-12' }] as NonNullable<DropInfo['pieces']>;
  const shown = await load({ isLaunched: true, hasEnded: false, productCount: 9, pieces });
  expect(shown).toEqual({ searched: [], products: ['jean-12'], sold: [], count: 9 });
});
