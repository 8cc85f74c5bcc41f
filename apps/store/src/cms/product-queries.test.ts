import { blockSchema, type Block, type Zone } from '@patine/contract/content/blocks';
import type { Drop } from '@patine/contract/content/structure';
import type { ProductHit } from '@patine/contract/search/record';
import { describe, expect, test } from 'vitest';
import { markdownOf } from './markdown-of.ts';
import { dropsOf, prepareZones } from './prepared-page.ts';
import { pageRequests, queriesOf, SPARE_HITS } from './product-queries.ts';
import { everyBlock, sampleBlocks, sampleHit } from './blocks.samples.ts';

const zones: Zone[] = [
  { id: 'top', blocks: everyBlock.slice(0, 12) },
  { id: 'foot', blocks: everyBlock.slice(12) },
];

test('the sample blocks are valid', () => {
  for (const block of everyBlock) expect(blockSchema.parse(block)).toEqual(block);
});

test('five types search for products, picture blocks for one each', () => {
  const searching = everyBlock.filter((block) => queriesOf(block).length > 0).map(({ type }) => type);
  expect(searching.toSorted()).toEqual([
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
  expect(request).toMatchObject({ indexName: 'chronological_fr', hitsPerPage: 4 + SPARE_HITS });
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

const carousel = (limit: number): Block =>
  blockSchema.parse({ type: 'productCarousel', title: 'Des pièces', query: { limit } });
const referencesIn = (found: ProductHit[][]) => found.map((hits) => hits.map(({ reference }) => reference));
const prepared = (blocks: Block[], results: ProductHit[][], drops: Drop[] = []) =>
  prepareZones([{ id: 'zone', blocks }], { results, htmlOf: String, drops }).flatMap((zone) => zone.blocks);

describe('a page repeats no picture', () => {
  const hit = (reference: number) => ({ ...sampleHit(reference), image: `p${reference}` });

  test('a product that an earlier block shows gives way to the next one', () => {
    const found = prepared(
      [carousel(2), carousel(2)],
      [
        [hit(1), hit(2), hit(3)],
        [hit(2), hit(3), hit(4), hit(5)],
      ],
    ).map((block) => referencesIn(block.found));
    expect(found).toEqual([[[1, 2]], [[3, 4]]]);
  });

  test('nor the picture of a drop', () => {
    const [block] = prepared([carousel(2)], [[hit(1), hit(2)]], [{ image: 'p1' } as Drop]);
    expect(referencesIn(block?.found ?? [])).toEqual([[2]]);
  });

  test('nor the product that its page is about', () => {
    const [zone] = prepareZones([{ id: 'zone', blocks: [carousel(2)] }], {
      results: [[hit(1), hit(2), hit(3)]],
      htmlOf: String,
      shown: [2],
    });
    expect(referencesIn(zone?.blocks[0]?.found ?? [])).toEqual([[1, 3]]);
  });

  test('but a block with nothing else repeats its products', () => {
    const found = prepared([carousel(2), carousel(2)], [[hit(1)], [hit(1)]]);
    expect(found.map((block) => referencesIn(block.found))).toEqual([[[1]], [[1]]]);
  });
});

describe('the chosen products of a collage', () => {
  const hit = (reference: number) => ({ ...sampleHit(reference), image: `p${reference}` });
  const collage = blockSchema.parse({
    type: 'marketingInsert',
    title: 'Un encart',
    picks: [{ reference: 7, category: 'women/clothing/dresses' }, { text: 'cuir' }],
    collage: { limit: 3 },
  });

  test('are searched by reference, among what fits, then what may replace them', () => {
    expect(pageRequests([{ id: 'top', blocks: [collage] }], 'fr')).toMatchObject([
      { numericFilters: ['reference=7'], facetFilters: expect.arrayContaining(['availability:AVAILABLE']) },
      { hitsPerPage: 1 + SPARE_HITS },
      { numericFilters: ['reference=0'], query: 'cuir' },
      { query: 'cuir' },
      { hitsPerPage: 3 + SPARE_HITS },
    ]);
  });

  test('come first while they are for sale', () => {
    const [block] = prepared([collage], [[hit(7)], [hit(8)], [], [hit(9)], [hit(7), hit(10)]]);
    expect(referencesIn(block?.found ?? []).flat()).toEqual([7, 9, 10]);
  });

  test('give way to the newest that fits once they are sold', () => {
    const [block] = prepared([collage], [[], [hit(8)], [], [hit(8), hit(9)], [hit(8), hit(10)]]);
    expect(referencesIn(block?.found ?? []).flat()).toEqual([8, 9, 10]);
  });
});

describe('the drops of a block', () => {
  const live = (slug: string) => ({ slug, isLaunched: true }) as Drop;
  const soon = { slug: 'soon', isLaunched: false } as Drop;
  const slugsOf = (show: 'first' | 'others' | undefined, drops: Drop[]) =>
    dropsOf({ type: 'dropCarousel', state: 'live', show }, drops).map(({ slug }) => slug);

  test('are all live ones, the next to end, or the others', () => {
    const drops = [soon, live('a'), live('b')];
    expect([slugsOf(undefined, drops), slugsOf('first', drops), slugsOf('others', drops)]).toEqual([
      ['a', 'b'],
      ['a'],
      ['b'],
    ]);
  });

  test('a band announces the next drop while none is live, and is empty without any', () => {
    expect([slugsOf('first', [soon]), slugsOf('first', [])]).toEqual([['soon'], []]);
  });
});
