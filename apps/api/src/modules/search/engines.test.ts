import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { FACETS as FACET_NAMES, HIERARCHICAL_FACETS, PRICE_BANDS } from '@patine/contract/search/record';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillEmptyCatalogue } from '../../../demo/fill-catalogue.ts';
import { buildApp } from '../../app.ts';
import { items } from '../../db/schema/catalogue.ts';
import { seeded } from '../../testing/fakes/seeded.ts';
import { type FakeOpenSearch, startOpenSearch } from '../../testing/fakes/opensearch/start-opensearch.ts';
import { servicesOn, testServices } from '../../testing/services.ts';

/** The contract of the one interface: what the shop's own engine answers, Algolia and OpenSearch answer too. */
const OTHERS = ['Algolia', 'OpenSearch'] as const;
type Engine = (typeof OTHERS)[number] | 'embedded';
type Params = Record<string, unknown>;
type Result = {
  hits: { objectID: string }[];
  nbHits: number;
  nbPages: number;
  page: number;
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, object>;
  userData?: unknown;
  query: string;
  corrections?: object[];
  correctedQuery?: string;
};

/** Fills the catalogue and three engines: seconds, and minutes on a machine that does much else. */
const SETUP_TIMEOUT_MS = 300_000;

const apps = new Map<Engine, FastifyInstance>();
let algolia: ChildProcess;
let openSearch: FakeOpenSearch;
let services: Awaited<ReturnType<typeof testServices>>;

async function startAlgolia(): Promise<Record<string, string>> {
  const script = path.join(import.meta.dirname, '../../testing/algolia-fake.ts');
  algolia = spawn(process.execPath, [script, 'write-key', 'search-key'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(createInterface(algolia.stdout!), 'line');
  return {
    ALGOLIA_APP_ID: 'patine',
    ALGOLIA_WRITE_KEY: 'write-key',
    ALGOLIA_SEARCH_KEY: 'search-key',
    ALGOLIA_URL: String(url),
  };
}

beforeAll(async () => {
  services = await testServices();
  await fillEmptyCatalogue(services);
  // A quarter of the pieces shows the same in a quarter of the time.
  await services.db
    .update(items)
    .set({ status: 'withdrawn' })
    .where(sql`${items.productReference} % 4 <> 0`);
  openSearch = await startOpenSearch();
  const settings: [Engine, Record<string, string>][] = [
    ['embedded', {}],
    ['Algolia', await startAlgolia()],
    ['OpenSearch', openSearch.settings],
  ];
  for (const [engine, variables] of settings)
    apps.set(engine, await buildApp(await servicesOn(services.client, variables, services.clock)));
}, SETUP_TIMEOUT_MS);
afterAll(async () => {
  for (const app of apps.values()) await app.close();
  algolia.kill();
  openSearch.stop();
  await services.client.close();
});

async function ask(engine: Engine, requests: readonly Params[]): Promise<Result[]> {
  const response = await apps.get(engine)!.inject({
    method: 'POST',
    url: '/1/indexes/*/queries',
    payload: { requests: requests.map((request) => ({ indexName: 'search_fr', ...request })) },
  });
  expect(response.body.slice(0, 300)).toContain('"results"');
  return response.json().results;
}

const known = new Map<string, Promise<Result[]>>();
/** What the shop's own engine answers, once for both others. */
function expectedOf(requests: readonly Params[]): Promise<Result[]> {
  const key = JSON.stringify(requests);
  const answered = known.get(key) ?? ask('embedded', requests);
  known.set(key, answered);
  return answered;
}

const idsOf = ({ hits }: Result) => hits.map(({ objectID }) => objectID);
const setOf = (result: Result) => idsOf(result).toSorted();
/** Everything of a response that may not depend on the engine; hits as a set. */
const contentOf = (result: Result) => ({
  ids: setOf(result),
  nbHits: result.nbHits,
  nbPages: result.nbPages,
  page: result.page,
  facets: result.facets,
  stats: result.facets_stats,
  userData: result.userData,
  query: result.query,
});

const BARE = { attributesToRetrieve: ['objectID'], attributesToHighlight: [], attributesToSnippet: [] };
const ALL = { ...BARE, hitsPerPage: 1000, renderingContent: {} };
const FACETS = {
  facets: [...FACET_NAMES, ...HIERARCHICAL_FACETS, PRICE_BANDS, 'price', 'waist'],
  maxValuesPerFacet: 1000,
};

describe.each(OTHERS)('%s has the same as the shop’s own engine', (engine) => {
  const same = async (requests: readonly Params[]) => {
    const [expected, found] = [await expectedOf(requests), await ask(engine, requests)];
    const [content, wanted] = [found.map(contentOf), expected.map(contentOf)];
    // Comparing large objects takes long: only what differs is worth it.
    if (JSON.stringify(content) !== JSON.stringify(wanted)) expect(content).toEqual(wanted);
    return expected;
  };

  test.each<[title: string, params: Params, finds?: 'nothing']>([
    ['everything, with all facets and statistics', { ...FACETS }],
    ['one value of a facet', { facetFilters: ['color:noir'], ...FACETS }],
    [
      'one of several values, and one of another facet',
      { facetFilters: [['color:noir', 'color:rouge'], 'target:women'] },
    ],
    ['exclusions', { facetFilters: ['color:-noir', 'material:-leather', 'availability:-SOLD'], ...FACETS }],
    ['a category and its descendants', { facetFilters: ['categories:women/clothing'], ...FACETS }],
    [
      'names of category levels',
      { facetFilters: ['hierarchicalCategories.lvl0:Femme'], facets: ['hierarchicalCategories.lvl1'] },
    ],
    ['a range of prices', { numericFilters: ['price>=2000', 'price<=5000'], ...FACETS }],
    ['either of two ranges', { numericFilters: [['price<1500', 'price>9000'], 'sold=0'] }],
    ['a number that is not', { numericFilters: ['price!=2000'] }],
    ['a measure that some pieces lack', { numericFilters: ['waist>=70'], ...FACETS }],
    [
      'a filter as text',
      { filters: '(color:noir OR color:bleu-fonce) AND NOT brand:levi-s AND price:1000 TO 6000' },
    ],
    ['a tag', { tagFilters: ['express'] }],
    ['a tag that is not', { tagFilters: ['-express'] }],
    ['booleans', { facetFilters: ['acceptsOffers:true'] }],
    ['a facet that there is not', { facetFilters: ['nothing:here'] }, 'nothing'],
    ['all but the values of a facet that there is not', { facetFilters: ['nothing:-here'], hitsPerPage: 5 }],
    ['counts of each price', { facets: ['price', 'priceBand'], maxValuesPerFacet: 1000 }],
    ['the most frequent values', { facets: ['brand', 'size'], maxValuesPerFacet: 7 }],
    ['values by name', { facets: ['size'], sortFacetValuesBy: 'alpha' }],
    ['a word', { query: 'robe', enableRules: false, ...FACETS }],
    ['a plural', { query: 'robes', enableRules: false }],
    ['accents and ligatures', { query: 'ecrue', enableRules: false }],
    ['the beginning of a word', { query: 'chem', enableRules: false }],
    ['several words, of which the last is being typed', { query: 'robe longue fleu', enableRules: false }],
    ['a synonym', { query: 'chandail', enableRules: false }],
    ['a one-way synonym', { query: 'veste', enableRules: false }],
    ['a synonym of a phrase', { query: 'sac à main', enableRules: false }],
    ['stop words', { query: 'la robe et le pull', enableRules: false }],
    ['a brand with an apostrophe', { query: "levi's", enableRules: false }],
    ['a word with a hyphen', { query: 't-shirt', enableRules: false }],
    ['two words written as one', { query: 'tee shirt', enableRules: false }],
    ['a typo', { query: 'chemsie', enableRules: false }],
    ['a typo in a long word', { query: 'pantaalon', enableRules: false }],
    ['a typo in each of two words', { query: 'rboe lnogue', enableRules: false }],
    ['a wrong first letter of a long word', { query: 'bantalon', enableRules: false }],
    [
      'no typos where they are switched off',
      { query: 'chemsie', typoTolerance: 'false', enableRules: false },
      'nothing',
    ],
    ['typos beside exact words', { query: 'robe', typoTolerance: 'true', enableRules: false }],
    ['a number that nothing has', { query: '1990', enableRules: false }, 'nothing'],
    ['a word that nothing has', { query: 'xyzzyx', enableRules: false, ...FACETS }, 'nothing'],
    ['optional words', { query: 'robe xyzzyx', optionalWords: ['xyzzyx'], enableRules: false }],
    [
      'all words optional where nothing has them together',
      { query: 'robe xyzzyx', removeWordsIfNoResults: 'allOptional', enableRules: false },
    ],
    ['fewer words', { query: 'robe noire xyzzyx', removeWordsIfNoResults: 'lastWords', enableRules: false }],
    ['words in names alone', { query: 'laine', restrictSearchableAttributes: ['name'], enableRules: false }],
    ['an exact phrase', { query: '"robe longue"', advancedSyntax: true, enableRules: false }],
    ['an excluded word', { query: 'robe -longue', advancedSyntax: true, enableRules: false }],
    [
      'a word and filters',
      {
        query: 'robe',
        facetFilters: ['availability:-SOLD'],
        numericFilters: ['price<=4000'],
        enableRules: false,
        ...FACETS,
      },
    ],
    ['a text that is understood', { query: 'robe noire sans cuir moins de 80 €' }],
    ['a text with a size', { query: 'robe 38 moins de 80 €' }],
    ['an understood text in English', { indexName: 'search_en', query: 'black dress under 60' }],
    ['names of filter values', { indexName: 'facet_value_fr', query: 'lev', facetFilters: ['facet:brand'] }],
    ['names with any of the words', { indexName: 'facet_value_fr', query: 'ralf lauren bleu' }],
    ['stores', { indexName: 'stores_en', facets: ['country'] }],
    ['suggested queries', { indexName: 'search_fr_query_suggestions', query: 'rob' }],
  ])('%s', async (_title, params, finds) => {
    const [expected] = await same([{ ...ALL, ...params }]);
    expect(expected!.nbHits > 0).toBe(finds !== 'nothing');
  });

  test('some pieces by their ids, or all but them', async () => {
    const [first] = await ask('embedded', [{ hitsPerPage: 3 }]);
    const ids = idsOf(first!);
    const [among, without] = await same([
      { ...ALL, facetFilters: [[...ids, '1'].map((id) => `objectID:${id}`)] },
      { ...ALL, facetFilters: ids.map((id) => `objectID:-${id}`) },
    ]);
    expect([setOf(among!), setOf(without!).some((id) => ids.includes(id))]).toEqual([ids.toSorted(), false]);
  });

  test('what is marked in hits, and what is read instead of a misspelt word', async () => {
    for (const query of ['robe longue', 'chemsie', 'velours côtelé', 'chem', "levi's"]) {
      const params = { query, enableRules: false, hitsPerPage: 1000, numericFilters: ['price<=2500'] };
      const [[expected], [found]] = [await ask('embedded', [params]), await ask(engine, [params])];
      const marks = ({ hits }: Result) =>
        hits.toSorted((one, other) => (one.objectID < other.objectID ? -1 : 1));
      expect(marks(found!)).toEqual(marks(expected!));
      expect([found!.correctedQuery, found!.corrections]).toEqual([
        expected!.correctedQuery,
        expected!.corrections,
      ]);
    }
  });

  test('as many pieces with a tag as with the category of its name', async () => {
    for (const tag of ['express', 'fetes']) {
      const [tagged, counted] = await same([
        { tagFilters: [tag], hitsPerPage: 0 },
        { facets: ['categories'], maxValuesPerFacet: 1000, hitsPerPage: 0 },
      ]);
      expect(tagged!.nbHits).toBeGreaterThan(0);
      expect(counted!.facets?.['categories']?.[tag]).toBe(tagged!.nbHits);
    }
  });

  test('values of a facet that a text finds', async () => {
    const find = async (of: Engine) => {
      const answer = await apps.get(of)!.inject({
        method: 'POST',
        url: '/1/indexes/search_fr/facets/brand/query',
        payload: { facetQuery: 'le', facetFilters: ['target:women'], maxFacetHits: 20 },
      });
      return answer.json().facetHits;
    };
    expect(await find(engine)).toEqual(await find('embedded'));
    expect((await find('embedded')).length).toBeGreaterThan(1);
  });

  test('objects by their ids, without what nobody may read', async () => {
    const [first] = await ask('embedded', [{ hitsPerPage: 2 }]);
    const requests = [...idsOf(first!), '1'].map((objectID) => ({ indexName: 'search_fr', objectID }));
    const get = async (of: Engine) =>
      (
        await apps.get(of)!.inject({ method: 'POST', url: '/1/indexes/*/objects', payload: { requests } })
      ).json();
    const { results } = await get(engine);
    expect(results).toEqual((await get('embedded')).results);
    expect([results.length, results[2], 'keywords' in results[0]]).toEqual([3, null, false]);
  });

  test('suggestions of the search field', async () => {
    const suggest = async (of: Engine, text: string) =>
      (await apps.get(of)!.inject(`/search-suggestions?locale=fr&text=${text}`)).json();
    expect(await suggest(engine, '')).toEqual(await suggest('embedded', ''));
    // Equally relevant names have an order of their own in each engine.
    const content = ({ total, categories }: { total: number; categories: { slug: string }[] }) => [
      total,
      categories.toSorted((one, other) => (one.slug < other.slug ? -1 : 1)),
    ];
    expect(content(await suggest(engine, 'rob'))).toEqual(content(await suggest('embedded', 'rob')));
  });

  test('the same statistics of numbers, without counts of each', async () => {
    const params = { ...ALL, hitsPerPage: 0, facets: ['price', 'color'], numericFacetCounts: false };
    const [[expected], [found]] = [await ask('embedded', [params]), await ask(engine, [params])];
    expect(found!.facets_stats).toEqual(expected!.facets_stats);
    // A parameter of the shop's own, which Algolia does not have.
    const counted = Object.keys(found!.facets!).filter((facet) => engine !== 'Algolia' || facet !== 'price');
    expect(counted).toEqual(['color']);
  });

  test('a request that cannot be read is refused alike', async () => {
    for (const params of [{ filters: 'price >' }, { hitsPerPage: 5000 }, { numericFilters: ['price'] }]) {
      const refuse = async (of: Engine) =>
        (await apps.get(of)!.inject({ method: 'POST', url: '/1/indexes/search_fr/query', payload: params }))
          .statusCode;
      expect(await refuse(engine)).toBe(400);
    }
  });

  test.each([
    'price_ascending_fr',
    'price_descending_fr',
    'chronological_fr',
    'best_sellers_en',
    'search_fr',
  ])('the order of %s, page after page', async (indexName) => {
    const params = { ...BARE, indexName, facetFilters: ['target:women'] };
    const [whole] = await expectedOf([{ ...params, hitsPerPage: 1000 }]);
    const pages = await ask(
      engine,
      [...Array(9).keys()].map((page) => ({ ...params, page, hitsPerPage: 48 })),
    );
    expect(pages.flatMap(idsOf)).toEqual(idsOf(whole!).slice(0, 9 * 48));
    expect(pages.map(({ nbPages }) => nbPages)).toEqual(Array(9).fill(Math.ceil(whole!.nbHits / 48)));
    const [window] = await ask(engine, [{ ...params, offset: 30, length: 20 }]);
    expect(idsOf(window!)).toEqual(idsOf(whole!).slice(30, 50));
    const [beyond] = await ask(engine, [{ ...params, page: 900, hitsPerPage: 48 }]);
    expect([beyond!.hits, beyond!.nbHits]).toEqual([[], whole!.nbHits]);
  });

  test('counts that leave out one filter each, as a list asks for them', async () => {
    const filters = {
      color: [['color:noir', 'color:rouge']],
      size: [['size:38', 'size:40', 'size:m']],
      price: ['price>=1000', 'price<=9000'],
    };
    const counting = (facetFilters: unknown[], numericFilters: string[], facets: string[]) => ({
      facetFilters: ['categories:women/clothing', ...facetFilters, 'availability:-SOLD'],
      numericFilters,
      facets,
      hitsPerPage: 0,
      maxValuesPerFacet: 1000,
    });
    const [page, ...counts] = await same([
      {
        ...ALL,
        facetFilters: ['categories:women/clothing', ...filters.color, ...filters.size],
        numericFilters: filters.price,
      },
      counting([...filters.color, ...filters.size], filters.price, ['brand', 'material', 'categories']),
      counting(filters.size, filters.price, ['color']),
      counting(filters.color, filters.price, ['size']),
      counting([...filters.color, ...filters.size], [], ['price', 'priceBand']),
    ]);
    expect(page!.nbHits).toBeGreaterThan(10);
    // Each is disjunctive: other colours than those chosen are counted too.
    expect(Object.keys(counts[1]!.facets!['color']!).length).toBeGreaterThan(4);
  });

  test('sixty searches with filters and words drawn at random', async () => {
    const AT_ONCE = 6;
    const random = seeded(20_261_126);
    const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!;
    const [all] = await ask('embedded', [{ hitsPerPage: 0, facets: ['*'], maxValuesPerFacet: 1000 }]);
    const facets = [
      'color',
      'size',
      'brand',
      'material',
      'condition',
      'categories',
      'years',
      'store',
      'availability',
    ];
    const WORDS = [
      'robe',
      'veste',
      'noir',
      'laine',
      'jean',
      'chemsie',
      'vint',
      'pull',
      'manteau long',
      'levis',
    ];
    const value = (facet: string) => pick(Object.keys(all!.facets![facet]!));
    const requests = [...Array(60)].map(() => {
      const chosen = [...Array(Math.floor(random() * 4))].map(() => pick(facets));
      return {
        ...ALL,
        indexName: pick(['search_fr', 'price_ascending_fr', 'search_en']),
        ...(random() < 0.4 ? { query: pick(WORDS), enableRules: random() < 0.5 } : {}),
        facetFilters: chosen.map((facet) =>
          random() < 0.3
            ? `${facet}:-${value(facet)}`
            : [...Array(1 + Math.floor(random() * 3))].map(() => `${facet}:${value(facet)}`),
        ),
        numericFilters:
          random() < 0.4 ? [`price${pick(['<=', '>', '>=', '<'])}${Math.floor(random() * 12_000)}`] : [],
        facets: [pick(facets), pick(facets), 'price'],
        maxValuesPerFacet: pick([5, 100, 1000]),
      };
    });
    for (let at = 0; at < requests.length; at += AT_ONCE) {
      const answered = await same(requests.slice(at, at + AT_ONCE));
      expect(answered).toHaveLength(AT_ONCE);
    }
  });
});
