import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { autocomplete, getAlgoliaResults } from '@algolia/autocomplete-js';
import { createQuerySuggestionsPlugin } from '@algolia/autocomplete-plugin-query-suggestions';
import { liteClient } from 'algoliasearch/lite';
import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { createElement as element } from 'react';
import { createRoot } from 'react-dom/client';
import { Hits, InstantSearch, SearchBox } from 'react-instantsearch';
import insightsClient from 'search-insights';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { identifySellers } from '../../testing/sellers.ts';
import { testServices } from '../../testing/services.ts';
import { importFeed } from '../catalogue-import/import-feed.ts';
import { readFeed } from '../catalogue-import/read-feed.ts';
import { sampleFolder } from '../catalogue-import/sample-feed.ts';

type Product = { objectID: string; name: string };

const indexName = 'search_fr';
let services: Awaited<ReturnType<typeof testServices>>;
let app: FastifyInstance;
let origin: string;
let page: JSDOM;

beforeAll(async () => {
  services = await testServices();
  await identifySellers(services.db, ['Friperie du Canal']);
  const { feed } = await sampleFolder([
    { id: 'a', title: 'Robe Montparnasse à fleurs', price: '45.00 EUR' },
    { id: 'b', title: 'Chemise écrue', title_en: 'Ecru shirt', price: '20.00 EUR' },
  ]);
  await importFeed(services, readFeed(feed), {
    photoFolders: [path.dirname(feed)],
    dryRun: false,
    announce: true,
  });
  app = await buildApp(services);
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await services.client.close();
});

/** What the libraries ask of a browser's global scope. */
const GLOBALS = [
  'document',
  'navigator',
  'HTMLElement',
  'HTMLInputElement',
  'Node',
  'Element',
  'Event',
  'KeyboardEvent',
  'getComputedStyle',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

/** jsdom has no media queries: the page is a desktop’s. */
const matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });

beforeEach(() => {
  page = new JSDOM('<!doctype html><div id="root"></div>', {
    url: 'https://shop.example',
    pretendToBeVisual: true,
  });
  Object.assign(page.window, { matchMedia });
  vi.stubGlobal('window', page.window);
  for (const name of GLOBALS) vi.stubGlobal(name, page.window[name]);
});
afterEach(async () => {
  // React ends what it had begun.
  await setTimeout(50);
  vi.unstubAllGlobals();
  page.window.close();
});

const searchClient = () =>
  liteClient('shop', 'key', {
    hosts: [{ url: new URL(origin).host, accept: 'readWrite', protocol: 'http' }],
  });

/** How many events of a type the shop has taken. */
async function eventsTaken(type: string) {
  const { payload } = await app.inject('/metrics');
  return Number(
    new RegExp(`^api_search_events_total\\{type="${type}"\\} (\\d+)`, 'm').exec(payload)?.[1] ?? 0,
  );
}

const rootOf = () => page.window.document.getElementById('root')!;

test('react-instantsearch’s insights: what is seen and pressed arrives at the shop', async () => {
  const before = { view: await eventsTaken('view'), click: await eventsTaken('click') };
  const root = createRoot(rootOf());
  const statuses: number[] = [];
  app.server.on('request', (request, response) => {
    if (request.url?.startsWith('/1/events')) response.on('finish', () => statuses.push(response.statusCode));
  });
  root.render(
    element(
      InstantSearch,
      {
        searchClient: searchClient(),
        indexName,
        future: { preserveSharedStateOnUnmount: true },
        insights: { insightsClient, insightsInitParams: { host: origin, useCookie: false } },
      },
      element(SearchBox),
      element(Hits<Product>, {
        hitComponent: ({ hit, sendEvent }) =>
          element('button', { onClick: () => sendEvent('click', hit, 'Product Clicked') }, hit.name),
      }),
    ),
  );
  const button = () =>
    [...rootOf().querySelectorAll('button')].find(({ textContent }) => /Robe/.test(textContent));
  await vi.waitFor(() => expect(button()).toBeDefined());
  button()?.click();
  await vi.waitFor(async () => {
    expect(await eventsTaken('view')).toBeGreaterThan(before.view);
    expect(await eventsTaken('click')).toBe(before.click + 1);
  });
  expect(new Set(statuses)).toEqual(new Set([200]));
  root.unmount();
});

test('autocomplete-js: typed text shows the shop’s pieces in its panel, highlighted', async () => {
  const client = searchClient();
  const { window } = page;
  const found = autocomplete<Product>({
    container: rootOf(),
    panelContainer: window.document.body,
    environment: window as never,
    openOnFocus: true,
    getSources: ({ query }) => [
      {
        sourceId: 'products',
        getItems: () =>
          getAlgoliaResults<Product>({
            searchClient: client,
            queries: [{ indexName, params: { query, hitsPerPage: 3 } }],
          }),
        templates: {
          item: ({ item, components, html }) =>
            html`<a href="/produit/${item.objectID}"
              >${components.Highlight({ hit: item, attribute: 'name' })}</a
            >`,
        },
      },
    ],
  });
  found.setIsOpen(true);
  found.setQuery('montparn');
  await found.refresh();
  await vi.waitFor(() => {
    const items = [...window.document.querySelectorAll('.aa-Item')];
    expect(items.map(({ textContent }) => textContent)).toEqual(['Robe Montparnasse à fleurs']);
  });
  expect(window.document.querySelector('.aa-Item mark')?.textContent).toBe('Montparn');
  expect(window.document.querySelector('.aa-Item a')?.getAttribute('href')).toMatch(/^\/produit\/\d+$/);
  found.destroy();
});

/** As Algolia's public template of a shop (algolia/pwa-ecom-ui-template) asks for its popular searches. */
test('autocomplete-plugin-query-suggestions: searches that find something, with the category of their pieces', async () => {
  const { window } = page;
  const found = autocomplete<Product>({
    container: rootOf(),
    panelContainer: window.document.body,
    environment: window as never,
    openOnFocus: true,
    plugins: [
      createQuerySuggestionsPlugin({
        searchClient: searchClient(),
        indexName: `${indexName}_query_suggestions`,
        categoryAttribute: [indexName, 'facets', 'exact_matches', 'hierarchicalCategories.lvl1'],
        getSearchParams: () => ({ hitsPerPage: 8, attributesToSnippet: [] }),
      }) as never,
    ],
  });
  const items = () => [...window.document.querySelectorAll('.aa-Item')].map(({ textContent }) => textContent);
  found.setIsOpen(true);
  found.setQuery('ro');
  await found.refresh();
  await vi.waitFor(() => expect(items()).toEqual(['robes', 'in Femme > Vêtements']));
  expect(window.document.querySelector('.aa-Item mark')?.textContent).toBe('bes');
  found.setQuery('cach');
  await found.refresh();
  await vi.waitFor(() => expect(items()).toEqual(['cacharel', 'in Femme > Vêtements']));
  found.destroy();
});
