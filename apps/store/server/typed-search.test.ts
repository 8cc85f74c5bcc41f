import type { SearchUnderstandingResponse } from '@patine/contract/rest/search-understanding';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { render } from '../src/entry-server.tsx';
import { catalogueResponse } from './testing/catalogue-api.ts';
import { openStore } from './testing/store.ts';
import { openUpstream, type UpstreamRequest, type UpstreamResponse } from './testing/upstream.ts';

const DRESSES = {
  attribute: 'categories',
  values: ['women/dresses'],
  exclude: false,
  words: 'robe',
} as const;
const BLACK = { attribute: 'color', values: ['noir'], exclude: false, words: 'noire' } as const;
const SIZE = { attribute: 'size', values: ['38'], exclude: false, words: '38' } as const;

const MEANINGS: Record<string, Partial<SearchUnderstandingResponse>> = {
  'robe noire 38': { filters: [DRESSES, BLACK, SIZE] as never, words: '' },
  'robe longue 38': { filters: [DRESSES, SIZE] as never, words: 'longue' },
  'robe retour': { filters: [DRESSES] as never, words: '', help: 'returns' },
  retour: { help: 'returns' },
  'robe oversize': { filters: [DRESSES] as never, words: 'oversize', optionalWords: 'oversize' },
  'robe été': { filters: [DRESSES] as never, words: 'été', occasionWords: 'été' },
  robes: { filters: [{ ...DRESSES, words: 'robes' }] as never, words: 'robe', narrowerWords: 'robe' },
  'robe bomber': {
    filters: [{ ...DRESSES, wider: true, searched: 'blouson' }] as never,
    words: 'blouson',
    narrowerWords: 'blouson',
  },
  montre: { filters: [], words: 'montre', absentWords: 'montre' },
  'robe bottines': {
    filters: [{ ...DRESSES, wider: true }] as never,
    words: 'bottines',
    narrowerWords: 'bottines',
  },
};

let requests: {
  query?: string;
  facetFilters?: unknown;
  ruleContexts?: string[];
  restrictSearchableAttributes?: string[];
  typoTolerance?: string;
}[] = [];
let isAway = false;
/** Number of pieces that a query finds; null for what the catalogue of the tests has. */
let found: ((query: string) => number) | null = null;

const NO_HITS = { hits: [], nbHits: 0, nbPages: 0, facets: {}, facets_stats: {} };

function answer(seen: UpstreamRequest): UpstreamResponse {
  const { pathname, searchParams } = new URL(seen.url, 'http://api');
  if (pathname.startsWith('/1/'))
    requests.push(...(JSON.parse(seen.body) as { requests: typeof requests }).requests);
  if (pathname.startsWith('/1/') && seen.body.includes('levsi'))
    return { body: { results: requests.map(() => ({ ...NO_HITS, correctedQuery: 'levi’s' })) } };
  if (pathname.startsWith('/1/') && found) {
    const searches = (JSON.parse(seen.body) as { requests: typeof requests }).requests;
    return {
      body: { results: searches.map(({ query = '' }) => ({ ...NO_HITS, nbHits: found?.(query) ?? 0 })) },
    };
  }
  if (pathname !== '/search-understanding') return catalogueResponse(seen);
  if (isAway) return { status: 503, body: {} };
  const text = searchParams.get('text') ?? '';
  return {
    body: {
      text,
      filters: [],
      words: text,
      narrowerWords: '',
      optionalWords: '',
      occasionWords: '',
      help: null,
      ...MEANINGS[text],
    },
  };
}

let api: Awaited<ReturnType<typeof openUpstream>>;
let store: Awaited<ReturnType<typeof openStore>>;

beforeAll(async () => {
  api = await openUpstream(answer);
  store = await openStore({ apiUrl: api.url, render });
});
beforeEach(() => {
  requests = [];
  isAway = false;
  found = null;
});
afterAll(async () => {
  await store.close();
  await api.close();
});

/** The page with plain spaces. */
const pageAt = async (path: string) => {
  const { status, body } = await store.request(path);
  return { status, body: body.replaceAll('\u00a0', ' ') };
};

const hrefOf = (body: string, name: string) =>
  [...body.matchAll(/<a [^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => tag.includes(`aria-label="${name}"`))
    ?.match(/href="([^"]*)"/)?.[1]
    ?.replaceAll('&amp;', '&');

test.each([
  ['/shop/search/?text=robe+noire+38', '/shop/women/dresses/?typed=robe+noire+38&size=38&colors=noir'],
  ['/shop/search/?text=robe+longue+38', '/shop/women/dresses/?text=longue&typed=robe+longue+38&size=38'],
  ['/en/shop/search/?text=robe+noire+38', '/en/shop/women/dresses/?typed=robe+noire+38&size=38&colors=noir'],
  ['/shop/search/?text=retour', '/pages/returns'],
])('%s leads to %s', async (from, to) => {
  const { status, headers } = await store.request(from);
  expect([status, headers['location']]).toEqual([302, to]);
});

test('a text that is only words stays where it is', async () => {
  expect((await store.request('/shop/search/?text=501')).status).toBe(200);
});

test('what was understood is shown in the page, each part removable, before any script', async () => {
  const { status, body } = await pageAt('/shop/women/dresses/?typed=robe+noire+38&size=38&colors=noir');
  expect(status).toBe(200);
  expect(body).toContain('data-slot="understood-query"');
  expect(hrefOf(body, 'Retirer Robes')).toBe('/shop/search/?typed=robe+noire+38&size=38&colors=noir');
  expect(hrefOf(body, 'Retirer Taille : 38')).toBe('/shop/women/dresses/?typed=robe+noire+38&colors=noir');
  expect(body).toContain('/shop/search/?text=robe+noire+38&amp;typed=robe+noire+38');
  expect(body).toMatch(/<h1[^>]*>« robe noire 38 »/);
  expect(body).toContain('<meta name="robots" content="noindex"');
});

test('given back as typed, the text is searched word for word', async () => {
  const { status, body } = await pageAt('/shop/search/?text=robe+noire+38&typed=robe+noire+38');
  expect(status).toBe(200);
  expect(requests[0]).toMatchObject({
    query: 'robe noire 38',
    ruleContexts: ['understood'],
    typoTolerance: 'false',
  });
  expect(body).toContain('Transformer ces mots en filtres');
  expect(body).not.toContain('data-slot="understood-query"');
});

test('a list that nothing matches names what each loosening would bring, and offers no part of the shop', async () => {
  const { body } = await pageAt('/shop/women/dresses/?text=longue&typed=robe+longue+38&size=38');
  expect(body).toContain('Aucune pièce ne correspond à tous ces critères');
  expect(
    requests.filter(
      ({ query, facetFilters }) => !query && JSON.stringify(facetFilters) === '["availability:-SOLD"]',
    ),
  ).toEqual([]);
});

test('a short list says how many more each of its filters keeps away', async () => {
  found = (query) => (query === 'longue' ? 2 : 14);
  const { body } = await pageAt(
    '/shop/women/dresses/?text=longue&typed=robe+longue+38&size=38&sortby=chrono',
  );
  expect(body).toMatch(
    /href="\/shop\/women\/dresses\/\?typed=robe\+longue\+38&amp;size=38&amp;sortby=chrono"[^>]*>12 pièces de plus sans « longue »</,
  );
  // Without the size there are no more.
  expect(body).not.toContain('sans « Taille');
  found = (query) => (query === 'longue' ? 4 : 14);
  expect((await pageAt('/shop/women/dresses/?text=longue&typed=robe+longue')).body).not.toContain(
    'de plus sans',
  );
});

test('a category and its word in the text are one chip', async () => {
  const { body } = await pageAt('/shop/women/dresses/?text=robe&typed=robes');
  expect(hrefOf(body, 'Retirer Robes')).toBe('/shop/search/?typed=robes');
  expect(body).not.toContain('Retirer « robe »');
  const { body: other } = await pageAt(
    '/shop/women/dresses/?text=bottines&typed=robe+bottines&sortby=chrono',
  );
  expect(hrefOf(other, 'Retirer « bottines »')).toBe(
    '/shop/women/dresses/?typed=robe+bottines&sortby=chrono',
  );
});

test('a word that no piece has is left out of the list, and told', async () => {
  const { status, headers } = await store.request('/shop/search/?text=robe+oversize');
  expect([status, headers['location']]).toEqual([
    302,
    '/shop/women/dresses/?text=oversize&typed=robe+oversize',
  ]);
  found = (query) => (query === 'oversize' ? 0 : 3);
  const { headers: loosened } = await store.request('/shop/search/?text=robe+oversize');
  expect(loosened['location']).toBe('/shop/women/dresses/?typed=robe+oversize');
  const { body } = await pageAt('/shop/women/dresses/?typed=robe+oversize');
  expect(body).toContain('Aucune pièce avec « oversize »');
  found = () => 4;
  const { body: removed } = await pageAt('/shop/women/dresses/?typed=robe+oversize&sortby=chrono');
  expect(removed).toContain('Résultats sans « oversize »');
  expect(removed).toMatch(/text=oversize[^"]*"[^>]*>4 pièces avec</);
});

test('an occasion that few descriptions mention is left out of the list, and told', async () => {
  found = () => 5;
  const { headers } = await store.request('/shop/search/?text=robe+%C3%A9t%C3%A9');
  expect(headers['location']).toBe('/shop/women/dresses/?typed=robe+%C3%A9t%C3%A9');
  const { body } = await pageAt(headers['location'] ?? '');
  expect(body).toContain('Résultats sans « été »');
  expect(body).toMatch(/text=%C3%A9t%C3%A9[^"]*"[^>]*>5 pièces avec</);
});

test('a kind of garment is searched in names alone, and told where no piece is called so', async () => {
  const { body } = await pageAt('/shop/women/dresses/?text=bottines&typed=robe+bottines');
  expect(requests[0]).toMatchObject({
    query: 'bottines',
    restrictSearchableAttributes: ['name', 'keywords'],
  });
  expect(body).toContain('Aucune pièce ne s’appelle « robe » : la recherche porte sur Robes.');
});

test('words that names have instead are told, or their category where they find nothing', async () => {
  const { body } = await pageAt('/shop/women/dresses/?text=blouson&typed=robe+bomber');
  expect(body).toContain('Aucune pièce ne s’appelle « robe » : la recherche porte sur « blouson ».');
  const { body: wider } = await pageAt('/shop/women/dresses/?typed=robe+bomber');
  expect(wider).toContain('Aucune pièce ne s’appelle « robe » : la recherche porte sur Robes.');
  expect(wider).not.toContain('Résultats sans « blouson »');
});

test('a word of what the shop does not have is searched without typos', async () => {
  await pageAt('/shop/search/?text=montre');
  expect(requests[0]).toMatchObject({ query: 'montre', typoTolerance: 'false' });
});

test('a page that helps is a link above what else was said', async () => {
  const { headers } = await store.request('/shop/search/?text=robe+retour');
  const { body } = await pageAt(headers['location'] ?? '');
  expect(body).toContain('délais, frais et démarches');
  expect(body).toContain('href="/pages/returns"');
});

test('a corrected text is told, with the search for the words as typed', async () => {
  const { body } = await pageAt('/shop/search/?text=levsi');
  expect(body).toContain('Résultats pour « levi’s »');
  expect(body).toMatch(/href="\/shop\/search\/\?text=levsi&amp;typed=levsi"[^>]*>Chercher plutôt « levsi »/);
});

test('while nothing can be understood, the words are searched', async () => {
  isAway = true;
  const { status } = await store.request('/shop/search/?text=robe+noire+38&sortby=price_asc');
  expect(status).toBe(200);
  expect(requests[0]?.query).toBe('robe noire 38');
});
