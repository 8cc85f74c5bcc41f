import { createRequire } from 'node:module';
import path from 'node:path';
import { getAlgoliaResults } from '@algolia/autocomplete-js';
import { algoliasearch } from 'algoliasearch';
import algoliasearchHelper, { type SearchResults } from 'algoliasearch-helper';
import { liteClient } from 'algoliasearch/lite';
import algoliasearchV4 from 'algoliasearch-v4';
import algoliasearchV4Lite from 'algoliasearch-v4/lite';
import type { FastifyInstance } from 'fastify';
import { createElement as element, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  Configure,
  DynamicWidgets,
  getServerState,
  HierarchicalMenu,
  Highlight,
  Hits,
  InstantSearch,
  InstantSearchSSRProvider,
  RangeInput,
  RefinementList,
  Snippet,
} from 'react-instantsearch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { identifySellers } from '../../testing/sellers.ts';
import { testServices } from '../../testing/services.ts';
import { importFeed } from '../catalogue-import/import-feed.ts';
import { readFeed } from '../catalogue-import/read-feed.ts';
import { sampleFolder } from '../catalogue-import/sample-feed.ts';

let services: Awaited<ReturnType<typeof testServices>>;
let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  services = await testServices();
  await identifySellers(services.db, ['Friperie du Canal']);
  const { feed } = await sampleFolder([
    {
      id: 'a',
      title: 'Robe Montparnasse à fleurs',
      price: '45.00 EUR',
      description: `${'Coupée dans un lin épais. '.repeat(10)}Ceinture montparnasse nouée.`,
    },
    { id: 'b', title: 'Chemise écrue', title_en: 'Ecru shirt', price: '20.00 EUR', brand: "Levi's" },
    {
      id: 'c',
      title: 'Mocassins cirés',
      price: '90.00 EUR',
      product_type: 'Homme > Chaussures > Mocassins',
      product_type_en: 'Men > Shoes > Loafers',
    },
  ]);
  await importFeed(services, readFeed(feed), {
    photoFolders: [path.dirname(feed)],
    dryRun: false,
    announce: true,
  });
  app = await buildApp(services);
  url = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http://', '');
});
afterAll(async () => {
  await app.close();
  await services.client.close();
});

const indexName = 'search_fr';
const options = () => ({ hosts: [{ url, accept: 'readWrite', protocol: 'http' } as const] });
const full = () => algoliasearch('shop', 'key', options());
const lite = () => liteClient('shop', 'key', options());
const oldOptions = () => ({ hosts: [{ url, protocol: 'http' }] });

type Product = { name: string; reference: number };

describe('algoliasearch', () => {
  test('version 5 has highlights, snippets, statistics and rendering content without asking', async () => {
    const found = await full().searchSingleIndex<Product>({
      indexName,
      searchParams: { query: 'montparnasse', facets: ['*'] },
    });
    const [hit] = found.hits;
    expect(hit?.['_highlightResult']).toMatchObject({
      name: { value: 'Robe <em>Montparnasse</em> à fleurs', matchLevel: 'full' },
      brandName: { value: 'Cacharel', matchLevel: 'none' },
    });
    expect(hit?.['_snippetResult']).toMatchObject({
      description: {
        value: expect.stringMatching(/^….*<em>montparnasse<\/em> nouée\.$/),
        matchLevel: 'full',
      },
    });
    expect(found.facets).toMatchObject({
      price: { 4500: 1 },
      'hierarchicalCategories.lvl2': { 'Femme > Vêtements > Robes': 1 },
    });
    expect(found.facets_stats).toMatchObject({ price: { min: 4500, max: 4500 } });
    expect(found.renderingContent?.facetOrdering?.facets?.order).toContain('brand');
  });

  test('version 5 gets objects, names its fields, and writes phrases and exclusions', async () => {
    const { hits } = await full().searchSingleIndex<Product>({ indexName, searchParams: { query: 'écrue' } });
    const objectID = hits[0]?.objectID ?? '';
    const object = { objectID, name: 'Chemise écrue' };
    expect(await full().getObject({ indexName, objectID, attributesToRetrieve: ['name'] })).toEqual(object);
    const requests = [{ indexName, objectID, attributesToRetrieve: ['name'] }];
    expect((await full().getObjects({ requests })).results).toEqual([object]);
    const { results } = await lite().search({
      requests: [
        { indexName, query: '-montparnasse -mocassins', advancedSyntax: true, responseFields: ['nbHits'] },
      ],
    });
    expect(results).toEqual([{ nbHits: 1 }]);
    const phrase = { query: '"robe montparnasse"', advancedSyntax: true, getRankingInfo: true };
    const exact = await full().searchSingleIndex({ indexName, searchParams: phrase });
    expect(exact.hits).toMatchObject([{ _rankingInfo: { words: 2 } }]);
  });

  test('version 4 and its lite client', async () => {
    const client = algoliasearchV4('shop', 'key', oldOptions());
    const index = client.initIndex(indexName);
    const { hits } = await index.search<Product>('montparnasse', { facets: ['price'] });
    expect(hits).toMatchObject([
      { _highlightResult: { name: { value: 'Robe <em>Montparnasse</em> à fleurs' } }, _snippetResult: {} },
    ]);
    const { name } = await index.getObject<Product>(hits[0]?.objectID ?? '');
    expect(name).toBe('Robe Montparnasse à fleurs');
    const found = await index.searchForFacetValues('hierarchicalCategories.lvl0', 'fem');
    expect(found.facetHits).toMatchObject([{ value: 'Femme', highlighted: '<em>Fem</em>me', count: 2 }]);
    const { results } = await algoliasearchV4Lite('shop', 'key', oldOptions()).search<Product>([
      { indexName, query: 'ecrue' },
    ]);
    expect(results).toMatchObject([{ nbHits: 1 }]);
  });
});

test('algoliasearch-helper: statistics of a range, levels of a hierarchy, disjunctive counts', async () => {
  const helper = algoliasearchHelper(lite(), indexName, {
    disjunctiveFacets: ['brand', 'price'],
    hierarchicalFacets: [
      {
        name: 'categories',
        attributes: [0, 1, 2].map((level) => `hierarchicalCategories.lvl${level}`),
        separator: ' > ',
      },
    ],
  });
  helper.toggleFacetRefinement('categories', 'Femme > Vêtements');
  helper.addDisjunctiveFacetRefinement('brand', 'cacharel');
  const results = await new Promise<SearchResults>((resolve, reject) => {
    helper.on('result', (event) => event.results && resolve(event.results));
    helper.on('error', ({ error }) => reject(error));
    helper.search();
  });
  expect(results.getFacetStats('price')).toMatchObject({ min: 4500, max: 4500 });
  expect(results.getFacetValues('brand', { sortBy: ['name:asc'] })).toMatchObject([
    { name: 'cacharel', count: 1, isRefined: true },
    { name: 'levi-s', count: 1, isRefined: false },
  ]);
  expect(results.getFacetValues('categories', {})).toMatchObject({
    data: [
      { name: 'Femme', isRefined: true, data: [{ name: 'Vêtements', count: 1, isRefined: true }] },
      { name: 'Homme', isRefined: false },
    ],
  });
});

test('react-instantsearch: the widgets of a shop, laid out by the rendering content', async () => {
  const searchClient = lite();
  const page = (state?: object): ReactNode =>
    element(
      InstantSearchSSRProvider,
      { ...state },
      element(
        InstantSearch,
        {
          searchClient,
          indexName,
          insights: false,
        },
        element(Configure, { query: 'montparnasse', clickAnalytics: true }),
        element(
          DynamicWidgets,
          { facets: ['*'], fallbackComponent: () => null },
          element(RefinementList, { attribute: 'brand' }),
          element(RangeInput, { attribute: 'price' }),
          element(HierarchicalMenu, {
            attributes: [0, 1, 2].map((level) => `hierarchicalCategories.lvl${level}`),
          }),
        ),
        element(Hits, {
          hitComponent: ({ hit }) => [
            element(Highlight, { key: 'name', attribute: 'name', hit }),
            element(Snippet, { key: 'description', attribute: 'description', hit }),
          ],
        }),
      ),
    );
  const html = renderToString(page(await getServerState(page(), { renderToString })));
  expect(html).toMatch(/ais-Highlight-highlighted">Montparnasse/);
  expect(html).toMatch(/ais-Snippet-highlighted">montparnasse/);
  expect(html).toMatch(/ais-HierarchicalMenu-label">Femme/);
  expect(html).toMatch(/placeholder="4500"/);
  expect(html.indexOf('ais-HierarchicalMenu')).toBeLessThan(html.indexOf('ais-RefinementList-label'));
});

/** What Algolia’s public template of a shop (algolia/pwa-ecom-ui-template) is built with: version 6 of the widgets, untyped. */
const require = createRequire(import.meta.url);
type Widgets<Name extends string> = Record<Name, ComponentType<Record<string, unknown>>>;
const template = require('react-instantsearch-dom') as Widgets<
  | 'Breadcrumb'
  | 'Configure'
  | 'DynamicWidgets'
  | 'HierarchicalMenu'
  | 'Index'
  | 'InfiniteHits'
  | 'InstantSearch'
  | 'QueryRuleCustomData'
  | 'RangeInput'
  | 'RefinementList'
  | 'RelevantSort'
  | 'SearchBox'
  | 'SortBy'
  | 'Stats'
>;
const { findResultsState } = require('react-instantsearch-dom/server') as {
  findResultsState: (page: ComponentType<object>, props: object) => Promise<object>;
};

describe('Algolia’s template of a shop', () => {
  const PARAMETERS = {
    hitsPerPage: 10,
    maxValuesPerFacet: 50,
    attributesToSnippet: ['description:60'],
    snippetEllipsisText: '…',
    analytics: true,
    clickAnalytics: true,
    enablePersonalization: true,
    userToken: 'anonymous-1',
  };
  const levels = [0, 1, 2].map((level) => `hierarchicalCategories.lvl${level}`);
  const replicas = ['search_fr', 'price_ascending_fr', 'price_descending_fr'];
  const refinements = [
    element(template.HierarchicalMenu, { key: 'categories', attributes: levels }),
    element(template.RefinementList, { key: 'brand', attribute: 'brand', searchable: true }),
    element(template.RangeInput, { key: 'price', attribute: 'price' }),
    element(template.RefinementList, { key: 'size', attribute: 'size', limit: 8 }),
    element(template.RefinementList, { key: 'color', attribute: 'color', limit: 9, showMore: true }),
  ];

  type Answer = {
    hits: { name: string; _snippetResult?: object }[];
    nbHits: number;
    queryID?: string;
  } & Record<string, unknown>;
  /** Renders a page of the template on the server and returns what the shop answered to each of its queries. */
  async function answersOf(children: ReactNode[], searchState: object = {}, index = indexName) {
    const client = algoliasearchV4Lite('shop', 'key', oldOptions());
    const answers: Answer[] = [];
    const searchClient = {
      ...client,
      search: async (requests: Parameters<typeof client.search>[0]) => {
        const found = await client.search<Answer>(requests);
        answers.push(...(found.results as unknown as Answer[]));
        return found;
      },
    };
    const page = (props: object) =>
      element(
        template.InstantSearch,
        { ...props },
        element(template.Configure, PARAMETERS),
        element(template.SearchBox),
        element(template.Stats),
        ...children,
      );
    await findResultsState(page, { searchClient, indexName: index, searchState });
    return answers;
  }

  test('the catalogue: facets, statistics of the price, snippets and a query id', async () => {
    const [all] = await answersOf([
      element(template.Breadcrumb, { attributes: levels }),
      element(template.QueryRuleCustomData, { children: () => null }),
      element(template.DynamicWidgets, { maxValuesPerFacet: 50 }, ...refinements),
      element(template.SortBy, {
        defaultRefinement: indexName,
        items: replicas.map((value) => ({ value, label: value })),
      }),
      element(template.RelevantSort),
      element(template.InfiniteHits),
    ]);
    expect(all).toMatchObject({
      nbHits: 3,
      facets: { brand: { cacharel: 2, 'levi-s': 1 }, [levels[0]!]: { Femme: 2, Homme: 1 } },
      facets_stats: { price: { min: 2000, max: 9000 } },
      queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(all?.hits[0]).toHaveProperty('_snippetResult.description');
  });

  test('the catalogue with what a visitor chose: filters, and counts of the values that could be added', async () => {
    const answers = await answersOf([...refinements, element(template.InfiniteHits)], {
      query: '',
      page: 1,
      hierarchicalMenu: { [levels[0]!]: 'Femme > Vêtements' },
      refinementList: { brand: ['cacharel'] },
      range: { price: { min: 1000, max: 5000 } },
    });
    expect(answers[0]?.hits.map(({ name }) => name)).toEqual(['Robe Montparnasse à fleurs']);
    expect(answers).toContainEqual(
      expect.objectContaining({ facets: expect.objectContaining({ brand: { cacharel: 1, 'levi-s': 1 } }) }),
    );
  });

  test.each([
    ['price_ascending_fr', [2000, 4500, 9000]],
    ['price_descending_fr', [9000, 4500, 2000]],
  ])('the sort order %s', async (index, prices) => {
    const [sorted] = await answersOf([element(template.InfiniteHits)], {}, index);
    expect(sorted?.hits.map((hit) => (hit as unknown as { price: number }).price)).toEqual(prices);
  });

  test('the home page: several rows in one call, one of them in a context', async () => {
    const row = (indexId: string, parameters: object) =>
      element(
        template.Index,
        { key: indexId, indexName, indexId },
        element(template.Configure, { hitsPerPage: 6, ...parameters }),
        element(template.InfiniteHits),
      );
    const answers = await answersOf([
      row('shoes', { query: 'mocassins' }),
      row('season', { ruleContexts: ['home-spring-summer-2021'] }),
    ]);
    expect(answers.map(({ hits }) => hits.length)).toEqual(expect.arrayContaining([1, 3]));
  });

  test('a product’s page: the one object with its id', async () => {
    const [{ hits } = { hits: [] }] = await answersOf([element(template.InfiniteHits)], {
      query: 'mocassins',
    });
    const { objectID } = hits[0] as unknown as { objectID: string };
    const answers = await answersOf([
      element(template.Configure, { filters: `objectID:${objectID.toUpperCase()}` }),
      element(template.InfiniteHits),
    ]);
    expect(answers.flatMap((answer) => answer.hits.map(({ name }) => name))).toEqual(['Mocassins cirés']);
  });
});

test('autocomplete-js: results with highlighted hits', async () => {
  const described = getAlgoliaResults<Product>({
    searchClient: lite(),
    queries: [{ indexName, params: { query: 'montparnasse', hitsPerPage: 3, clickAnalytics: true } }],
  });
  const { execute, queries, searchClient } = described as unknown as {
    execute: (given: object) => Promise<{ items: { hits: unknown[] }[] }[]>;
    queries: object[];
    searchClient: object;
  };
  const found = await execute({
    searchClient,
    requests: queries.map((query) => ({ query, sourceId: 'products', transformResponse: () => [] })),
  });
  expect(JSON.stringify(found)).toContain('__aa-highlight__Montparnasse__/aa-highlight__');
});

test('insights: views, clicks and conversions of InstantSearch, with and without a query', async () => {
  const event = {
    index: indexName,
    userToken: 'anonymous-1',
    algoliaSource: ['instantsearch', 'instantsearch-internal'],
    objectIDs: ['1'],
    timestamp: 1_700_000_000_000,
  };
  const answer = await full().customPost({
    path: '1/events',
    body: {
      events: [
        { ...event, eventType: 'view', eventName: 'Hits Viewed' },
        { ...event, eventType: 'click', eventName: 'Hit Clicked', queryID: 'a'.repeat(32), positions: [1] },
        { ...event, eventType: 'conversion', eventName: 'Bought', queryID: 'a'.repeat(32) },
        { eventType: 'instantsearch', eventName: '__start__', sessionID: 'b', widgets: [] },
      ],
    },
  });
  expect(answer).toEqual({ status: 200, message: 'OK' });
});
