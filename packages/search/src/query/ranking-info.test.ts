import { describe, expect, test } from 'vitest';
import { createSearchEngine, type SearchParams } from '../index.ts';

const engine = createSearchEngine({
  indexes: [
    {
      name: 'clothes',
      searchableAttributes: ['unordered(name)', 'unordered(brandName)', 'unordered(description)'],
      attributesForFaceting: ['brand'],
      numericAttributes: ['createdAt', 'price'],
      customRanking: ['desc(createdAt)'],
      replicas: [{ name: 'clothes_price', ranking: ['asc(price)'] }],
      locale: 'fr',
      attributesToHighlight: [],
    },
  ],
  now: () => 0,
});
engine.saveObjects('clothes', [
  { objectID: 'dress', name: 'Robe longue en soie', brand: 'lee', createdAt: 1, price: 9 },
  { objectID: 'told', name: 'Veste', description: 'Sur une robe de soie', createdAt: 2, price: 5 },
  { objectID: 'other', name: 'Robes de soir', createdAt: 3, price: 1 },
]);

const infos = (params: SearchParams, index = 'clothes') =>
  engine
    .search<object>(index, { getRankingInfo: true, ...params })
    .hits.map(({ objectID, _rankingInfo: info }) => ({ objectID, ...info }));

describe('the ranking information of a hit', () => {
  test('says what the ranking compared', () => {
    const params = { query: 'robe soie', typoTolerance: false, optionalFilters: ['brand:lee<score=3>'] };
    expect(infos(params)).toEqual([
      {
        objectID: 'dress',
        nbTypos: 0,
        words: 2,
        nbExactWords: 2,
        proximityDistance: 3,
        attribute: 0,
        firstMatchedWord: 0,
        filters: 3,
        userScore: 1,
        geoDistance: 0,
        geoPrecision: 1,
        promoted: false,
      },
      expect.objectContaining({
        objectID: 'told',
        proximityDistance: 2,
        attribute: 32,
        firstMatchedWord: 2002,
        filters: 0,
        userScore: 2,
      }),
    ]);
  });

  test('counts typos, missing words and words that are only begun', () => {
    const [first] = infos({ query: 'robe sioe' });
    expect(first).toMatchObject({ objectID: 'told', nbTypos: 1, words: 2, nbExactWords: 1 });
    const hits = infos({ query: 'robe soi', optionalWords: 'soi' });
    expect(hits.map(({ words, nbExactWords }) => [words, nbExactWords])).toEqual([
      [2, 1],
      [2, 1],
      [2, 0],
    ]);
    expect(infos({ query: 'soie robe', optionalWords: 'soie', typoTolerance: false }).at(-1)).toMatchObject({
      objectID: 'other',
      words: 1,
    });
    expect(infos({ query: 'rob' })[0]).toMatchObject({ words: 1, nbExactWords: 0, proximityDistance: 0 });
  });

  test('is the same on every page and in a replica, where the place in its own order differs', () => {
    const all = infos({ query: 'robe' });
    expect(all.map((_, page) => infos({ query: 'robe', page, hitsPerPage: 1 })[0])).toEqual(all);
    expect(infos({ query: 'robe' }, 'clothes_price').map(({ userScore }) => userScore)).toEqual([3, 2, 1]);
  });

  test('is only given on demand, with the words that were searched', () => {
    expect(engine.search<object>('clothes', { query: 'robe' }).hits[0]).not.toHaveProperty('_rankingInfo');
    const response = engine.search('clothes', { query: 'Robe d’été', getRankingInfo: true });
    expect(response).toMatchObject({ parsedQuery: 'robe ete', indexUsed: 'clothes' });
    expect(infos({})).toHaveLength(3);
  });
});
