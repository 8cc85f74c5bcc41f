import type { PageInfo } from '@patine/contract/content/structure';
import type { ProductRecord } from '@patine/contract/search/record';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Api } from '../lib/api.ts';
import { homeQuery } from './home.query.ts';
import { everyBlock, sampleBlocks, sampleHit } from './blocks.samples.ts';

const apiWith = (blocks: typeof everyBlock) => {
  const page = { title: 'Accueil', description: '', zones: [{ id: 'zone', blocks }], drops: [] };
  const search = vi.fn(async (requests: readonly unknown[]) =>
    requests.map((_, index) => ({ hits: [sampleHit(index)] })),
  );
  const read = vi.fn(async () => page as unknown as PageInfo);
  const api = {
    read,
    search,
    request: async () => {
      throw new Error('Content pages are read by REST, not GraphQL');
    },
  } as unknown as Api;
  return { api, search, read };
};

const runQuery = (api: Api) => new QueryClient().fetchQuery(homeQuery(api, 'fr'));

test('a page with every type of block makes one search call', async () => {
  const { api, search } = apiWith(everyBlock);
  const page = await runQuery(api);
  expect(search).toHaveBeenCalledOnce();
  expect(page.zones[0]?.blocks.map(({ block }) => block.type)).toEqual(everyBlock.map(({ type }) => type));
});

test('its Markdown becomes sanitised HTML', async () => {
  const { api } = apiWith([{ ...sampleBlocks.text, text: 'Un *texte* <script>alert(1)</script>' }]);
  const html = (await runQuery(api)).zones[0]?.blocks[0]?.html?.[0];
  expect(html).toContain('<em>texte</em>');
  expect(html).not.toContain('<script');
});

test('a page without products makes no search call', async () => {
  const { api, search } = apiWith([sampleBlocks.title]);
  await runQuery(api);
  expect(search).not.toHaveBeenCalled();
});

test('in a preview of the shop a block shows the pieces of a drop that no search finds yet', async () => {
  const block = {
    ...sampleBlocks.productCarousel,
    query: { drop: 'snow', sort: 'chrono', limit: 8 },
  } as const;
  const { api, read } = apiWith([block]);
  const page = await read();
  const record = { ...sampleHit(12), availability: 'AVAILABLE', drops: ['snow'] } as unknown as ProductRecord;
  read.mockResolvedValue({ ...page, openedDrops: { snow: { records: [record] } } });
  const found = (await runQuery(api)).zones[0]?.blocks[0]?.found[0];
  expect(found?.map(({ reference }) => reference)).toEqual([12]);
});

test('a draft is requested by its number, never refetched, and marked as a draft', async () => {
  const { api, read } = apiWith([sampleBlocks.title]);
  read.mockImplementation(async () => ({
    title: '',
    description: '',
    meta: {},
    zones: [],
    drops: [],
    isDraft: true,
  }));
  const query = homeQuery(api, 'en', '3');
  expect((await new QueryClient().fetchQuery(query)).isDraft).toBe(true);
  expect(read).toHaveBeenCalledWith('/web-structure', {
    type: 'home',
    'params[draft][0]': '3',
    locale: 'en',
  });
  expect(query.staleTime).toBe(Infinity);
});
