import { liteClient } from 'algoliasearch/lite';
import { createElement as element, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  Configure,
  getServerState,
  Highlight,
  Hits,
  InstantSearch,
  InstantSearchSSRProvider,
  RefinementList,
  SearchBox,
  Stats,
} from 'react-instantsearch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAlgoliaHandler, createSearchEngine } from '../index.ts';
import { type ProtocolServer, serve } from '../testing/protocol-server.ts';
import { shopIndex } from '../testing/shop-index.ts';
import { wardrobe } from '../testing/wardrobe.ts';

let server: ProtocolServer;
beforeAll(async () => {
  const { attributesToHighlight: _, ...config } = shopIndex;
  const engine = createSearchEngine({ indexes: [config], now: () => performance.now() });
  engine.saveObjects(shopIndex.name, wardrobe);
  server = await serve(createAlgoliaHandler(engine));
});
afterAll(() => server.close());

interface Refined {
  query?: string;
  brand?: string[];
}

/** Renders a page of react-instantsearch's components on the server with the engine's results. */
async function page({ query = '', brand = [] }: Refined): Promise<string> {
  const searchClient = liteClient('patine', 'search', {
    hosts: [{ url: server.url, accept: 'readWrite', protocol: 'http' }],
  });
  const app = (state?: object): ReactNode =>
    element(
      InstantSearchSSRProvider,
      { ...state },
      element(
        InstantSearch,
        {
          searchClient,
          indexName: shopIndex.name,
          initialUiState: { [shopIndex.name]: { query, refinementList: { brand } } },
        },
        element(
          Fragment,
          null,
          element(Configure, { clickAnalytics: true, hitsPerPage: 10 }),
          element(SearchBox),
          element(Stats),
          element(RefinementList, { attribute: 'brand', operator: 'or' }),
          element(Hits, {
            hitComponent: ({ hit }) => element(Highlight, { attribute: 'name', hit }),
          }),
        ),
      ),
    );
  const state = await getServerState(app(), { renderToString });
  return renderToString(app(state));
}

const text = (html: string): string =>
  html.replaceAll(/<style.*?<\/style>|<script.*?<\/script>/gs, '').replaceAll(/<(?!\/?mark)[^>]*>/g, '');

test('hits are shown with the typed words highlighted', async () => {
  const html = await page({ query: 'jea' });
  expect(html).toMatch(/<mark class="ais-Highlight-highlighted">Jea<\/mark>/);
  expect(text(html)).toContain('2 results');
});

test('a selected brand narrows the hits and keeps the counts of other brands', async () => {
  const html = await page({ brand: ['levis'] });
  expect(text(html)).toContain('1 result');
  expect(text(html)).toMatch(/levis1/);
  expect(text(html)).toMatch(/sezane1/);
  expect(html).toMatch(/checked=""[^>]*value="levis"/);
});
