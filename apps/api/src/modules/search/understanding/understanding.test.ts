import type { SearchUnderstandingResponse } from '@patine/contract/rest/search-understanding';
import { searchUnderstandingPath } from '@patine/contract/rest/search-understanding';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillEmptyCatalogue } from '../../../../demo/fill-catalogue.ts';
import { buildApp } from '../../../app.ts';
import { testServices } from '../../../testing/services.ts';

let services: Awaited<ReturnType<typeof testServices>>;
let app: FastifyInstance;

beforeAll(async () => {
  services = await testServices();
  await fillEmptyCatalogue(services);
  app = await buildApp(services);
});
afterAll(async () => {
  await app.close();
  await services.client.close();
});

async function understand(text: string, locale = 'fr'): Promise<SearchUnderstandingResponse> {
  return (await app.inject(searchUnderstandingPath(text, locale))).json();
}

/** One line of a text's filters: `color:noir -material:leather price:..5000`. Categories by their last level. */
async function line(text: string, locale: string): Promise<string> {
  const { filters, words, help } = await understand(text, locale);
  const parts = filters.map((filter) => {
    if (filter.attribute === 'price') return `price:${filter.min ?? ''}..${filter.max ?? ''}`;
    const last = filter.values.map((value) => value.split('/').at(-1));
    const values = filter.attribute === 'categories' ? [...new Set(last)] : filter.values;
    return `${filter.exclude ? '-' : ''}${filter.attribute}:${values.join('|')}`;
  });
  return [...parts, ...(words === '' ? [] : [`"${words}"`]), ...(help ? [`help:${help}`] : [])].join(' ');
}

describe('French texts over the demo catalogue', () => {
  test.each([
    ['jupe verte', 'categories:skirts color:vert'],
    ['jupes vertes', 'categories:skirts color:vert'],
    ['bottines noires 39', 'categories:shoes color:noir size:39 "bottines"'],
    ['levis 501 W29 L32', 'brand:levi-s size:w29-l32 "501"'],
    ['ysl', 'brand:yves-saint-laurent'],
    ['robe IT 42', 'categories:dresses size:38'],
    ['veste en jean', 'categories:jackets-and-coats material:denim "veste"'],
    ['robe pas chère', 'categories:dresses price:..5000'],
    ['pull sans laine', 'categories:knitwear -material:wool "pull"'],
    ['M', 'size:m'],
    ['foulard en soie', 'categories:scarves material:silk'],
    ['robe de mariée', 'categories:dresses "mariée"'],
    ['chapeau noir', 'categories:hats color:noir "chapeau"'],
    ['marinière', 'categories:t-shirts "marinière"'],
    ['bonjour, avez-vous une belle robe noire svp', 'categories:dresses color:noir'],
    ['comment renvoyer un article', '"comment renvoyer un article" help:returns'],
    ['pantalon taille haute', 'categories:trousers-and-jeans "pantalon taille haute"'],
    ['kimono licorne bleu', 'color:bleu-clair|bleu-moyen|bleu-fonce "kimono licorne"'],
    [
      'jean femme 38',
      'categories:trousers-and-jeans target:women size:w27-l28|w27-l30|w27-l32|w28-l28|w28-l30|w28-l32 "jean"',
    ],
    ['jean 29/32 levis', 'categories:trousers-and-jeans size:w29-l32 brand:levi-s "jean"'],
    ['manteau enfant 6 ans', 'categories:jackets-and-coats target:kids size:6-ans "manteau"'],
    ['chaussures homme 42', 'categories:shoes target:men size:42'],
    ['manteau laine femme 40', 'categories:jackets-and-coats material:wool target:women size:40 "manteau"'],
    ['robe yves saint lauren', 'categories:dresses brand:yves-saint-laurent'],
    ['chemize blanche', 'categories:shirts color:blanc "chemise"'],
    ['années 70', 'years:1970'],
    ['pull Y2K', 'categories:knitwear years:2000 "pull"'],
    ['lee jean', 'brand:lee categories:trousers-and-jeans "jean"'],
    ['nike air max 90', 'brand:nike "air max 90"'],
    ['vintage 90', 'years:1990'],
    ['taille jean', '"taille jean" help:jeans-calculator'],
    ['robe du soir', 'categories:dresses style:evening'],
    ['bomber', 'categories:jackets-and-coats "blouson"'],
    ['pull sans synthétique', 'categories:knitwear -material:polyester|nylon|acrylic "pull"'],
    ['veste de chasse barbour', 'categories:jackets-and-coats brand:barbour "veste chasse"'],
  ])('%s', async (text, expected) => {
    expect(await line(text, 'fr')).toBe(expected);
  });
});

describe('English texts over the demo catalogue', () => {
  test.each([
    ['green skirt', 'color:vert categories:skirts'],
    ['shirt dress', 'categories:dresses "shirt dress"'],
    ["women's coat under 200", 'target:women categories:jackets-and-coats price:..20000 "coat"'],
    ['70s dress', 'years:1970 categories:dresses'],
    ['no polyester shirt', '-material:polyester categories:shirts "shirt"'],
    ['I am looking for a black dress', 'color:noir categories:dresses'],
    ['dress between €20 and €40', 'categories:dresses price:2000..4000'],
    ['jumper medium', 'categories:knitwear size:m "jumper"'],
    ['small bag', 'categories:bags "bag small"'],
    ['raincoat', 'categories:jackets-and-coats "trench"'],
    ['black ankle boots size 5 uk', 'color:noir categories:shoes size:38 "ankle boots"'],
    ['wool coat size 12', 'material:wool categories:jackets-and-coats size:40 "coat"'],
    // Between 40 and 41, of which there are none.
    ['boots size 7', 'categories:shoes size:40|41 "boots"'],
    ['trainers 6', 'categories:shoes size:39 "trainers"'],
    ['dress 8', 'categories:dresses size:36'],
    ['work trousers', 'categories:trousers-and-jeans "trousers work"'],
    ['cocktail dress', 'style:evening categories:dresses'],
    ['girls dress 8', 'target:kids categories:dresses size:8-ans'],
    ['evening dress', 'style:evening categories:dresses'],
    ['YSL', 'brand:yves-saint-laurent'],
    ['boys shirt age 8', 'target:kids categories:shirts size:8-ans "shirt"'],
    ['returns', '"returns" help:returns'],
    ['how do I send something back', '"how do I send something back" help:returns'],
  ])('%s', async (text, expected) => {
    expect(await line(text, 'en')).toBe(expected);
  });
});

describe('a client that searches an index of products', () => {
  const search = async (indexName: string, params: object) => {
    const payload = { requests: [{ indexName, ...params }] };
    return (await app.inject({ method: 'POST', url: '/1/indexes/*/queries', payload })).json().results[0];
  };

  test('gets what was understood, and is told', async () => {
    const { hits, userData, query } = await search('search_fr', {
      query: 'jupe verte pas de laine',
      facets: ['material'],
    });
    expect(hits.length).toBeGreaterThan(0);
    for (const { categories, color, material } of hits) {
      expect([categories, color]).toEqual([
        expect.arrayContaining(['women/clothing/skirts']),
        expect.arrayContaining(['vert']),
      ]);
      expect(material).not.toContain('wool');
    }
    expect(query).toBe('jupe verte pas de laine');
    expect(userData[0].understanding.text).toBe('jupe verte pas de laine');
  });

  test('finds short pieces by « mini », which is no typo of « midi »', async () => {
    const found = await search('search_fr', { query: 'robe mini' });
    expect(found.hits.length).toBeGreaterThan(0);
    expect(found.hits.filter(({ name }: { name: string }) => !/courte|mini/i.test(name))).toEqual([]);
    expect(found.correctedQuery).toBeUndefined();
  });

  test('finds high-rise pieces by « high waisted »', async () => {
    const found = await search('search_en', { query: 'high waisted jeans', hitsPerPage: 20 });
    expect(found.hits).toHaveLength(20);
    expect(found.hits.filter(({ name }: { name: string }) => !/high-rise/i.test(name))).toEqual([]);
  });

  test('adds its own filters to it', async () => {
    const { hits } = await search('price_ascending_en', {
      query: 'dress',
      facetFilters: [['size:38', 'size:40']],
    });
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.every(({ size }: { size: string[] }) => ['38', '40'].includes(size[0] ?? ''))).toBe(true);
  });

  test.each([
    ['of itself with enableRules', 'search_fr', { query: 'jupe verte', enableRules: false }],
    ['of what was understood before', 'search_fr', { query: 'jupe verte', ruleContexts: ['understood'] }],
    ['of another index', 'facet_value_fr', { query: 'jupe verte' }],
    ['of words with quotation marks', 'search_fr', { query: '"jupe verte"', advancedSyntax: true }],
    ['of an empty text', 'search_fr', { query: '' }],
  ])('switches it off %s', async (_how, indexName, params) => {
    expect((await search(indexName, params)).userData).toBeUndefined();
  });

  test('is not answered with other pieces when nothing fits', async () => {
    expect((await search('search_fr', { query: 'kimono licorne bleu' })).nbHits).toBe(0);
  });
});

test('a request without text or of no language of the shop is refused', async () => {
  for (const [url, field] of [
    ['/search-understanding?locale=fr', 'text'],
    ['/search-understanding?text=robe&locale=xy', 'locale'],
  ]) {
    const answer = await app.inject(url ?? '');
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
  }
});
