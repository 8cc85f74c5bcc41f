import { blockSchema, type Zone } from '@patine/contract/content/blocks';
import type { Drop } from '@patine/contract/content/structure';
import type { ProductHit } from '@patine/contract/search/record';
import { describe, expect, test } from 'vitest';
import { markdownOf } from './markdown-of.ts';
import { prepareZones } from './prepared-page.ts';
import { pageRequests, queriesOf } from './product-queries.ts';
import { everyBlock, sampleBlocks, sampleHit } from './blocks.samples.ts';

const zones: Zone[] = [
  { id: 'top', blocks: everyBlock.slice(0, 12) },
  { id: 'foot', blocks: everyBlock.slice(12) },
];

test('the sample blocks are valid', () => {
  for (const block of everyBlock) expect(blockSchema.parse(block)).toEqual(block);
});

test('five types search for products, picture blocks for one each', () => {
  const asking = everyBlock.filter((block) => queriesOf(block).length > 0).map(({ type }) => type);
  expect(asking.toSorted()).toEqual([
    'bestSellers',
    'bubble',
    'imageColumns',
    'marketingInsert',
    'productCarousel',
  ]);
  expect(queriesOf(sampleBlocks.bubble)).toEqual([{ sort: 'chrono', limit: 1 }]);
  expect(queriesOf(sampleBlocks.bestSellers)).toEqual([{ sort: 'sales', limit: 8 }]);
});

test('a carousel without options has the four newest products', () => {
  const block = blockSchema.parse({ type: 'productCarousel', title: 'Nouveautés', query: {} });
  const [request] = pageRequests([{ id: 'top', blocks: [block] }], 'fr');
  expect(request).toMatchObject({ indexName: 'chronological_fr', hitsPerPage: 4 });
});

test('a page makes one search call, for products that can be bought', () => {
  const requests = pageRequests(zones, 'fr');
  expect(requests).toHaveLength(5);
  expect(requests.every(({ facetFilters }) => facetFilters?.includes('availability:AVAILABLE'))).toBe(true);
});

test('each result goes to the block that requested it, across zones', () => {
  const results = pageRequests(zones, 'fr').map((_, index) => [sampleHit(index)]);
  const prepared = prepareZones(zones, { results, htmlOf: String }).flatMap(({ blocks }) => blocks);
  const got = prepared.filter(({ found }) => found.length > 0);
  expect(got.map(({ block, found }) => [block.type, found[0]?.[0]?.reference])).toEqual([
    ['marketingInsert', 0],
    ['imageColumns', 1],
    ['bubble', 2],
    ['productCarousel', 3],
    ['bestSellers', 4],
  ]);
});

test('Markdown becomes HTML in the five types that have it, column by column', () => {
  const prepared = prepareZones(zones, { results: [], htmlOf: (text) => `<p>${text}</p>` }).flatMap(
    ({ blocks }) => blocks,
  );
  expect(prepared.filter(({ html }) => html).map(({ block, html }) => [block.type, html])).toEqual([
    ['text', ['<p>Un *texte*</p>']],
    ['longText', ['<p>Un long *texte*</p>']],
    ['seoLongText', ['<p>Un *texte* de rayon</p>']],
    ['sectionContent', ['<p>Son *contenu*</p>']],
    ['twoColumns', ['<p>À *gauche*</p>', '<p>À *droite*</p>']],
  ]);
});

test.each(['text', 'longText', 'seoLongText'] as const)('%s that is not Markdown is unchanged', (type) => {
  expect(markdownOf({ ...sampleBlocks[type], markdown: false })).toEqual([]);
});

const { productCarousel, dropCarousel, title } = sampleBlocks;
const launched = { isLaunched: true } as Drop;
const blocksOf = (zone: Omit<Zone, 'id'>, found: ProductHit[][], drops: Drop[] = []) =>
  prepareZones([{ id: 'zone', ...zone }], { results: found, htmlOf: String, drops }).flatMap(({ blocks }) =>
    blocks.map(({ block }) => block.type),
  );

describe('the fallback of a zone', () => {
  const zone = { blocks: [productCarousel, dropCarousel], fallback: title };

  test('is shown if no block renders anything', () => {
    expect(blocksOf(zone, [[]])).toEqual(['title']);
    expect(blocksOf({ blocks: [], fallback: title }, [])).toEqual(['title']);
  });

  test('is replaced by a single product or drop', () => {
    expect(blocksOf(zone, [[sampleHit(1)]])).toEqual(['productCarousel', 'dropCarousel']);
    expect(blocksOf(zone, [[]], [launched])).toEqual(['productCarousel', 'dropCarousel']);
  });

  test('searches for its own products in the same call', () => {
    const given: Zone = { id: 'zone', blocks: [productCarousel], fallback: sampleBlocks.bestSellers };
    expect(pageRequests([given], 'fr')).toHaveLength(2);
    const [prepared] = prepareZones([given], { results: [[], [sampleHit(7)]], htmlOf: String });
    expect(prepared?.blocks).toMatchObject([{ block: { type: 'bestSellers' }, found: [[{ reference: 7 }]] }]);
  });

  test('is absent by default', () => {
    expect(blocksOf({ blocks: [] }, [])).toEqual([]);
  });
});
