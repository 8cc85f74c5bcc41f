import { describe, expect, test } from 'vitest';
import { createSearchEngine, type IndexConfig, type Synonym } from '../index.ts';
import { otherNumbers } from './plurals.ts';

describe('singular and plural forms', () => {
  test.each([
    ['fr', 'robe', 'robes'],
    ['fr', 'robes', 'robe'],
    ['fr', 'manteau', 'manteaux'],
    ['fr', 'manteaux', 'manteau'],
    ['fr', 'journaux', 'journal'],
    ['fr', 'cheveux', 'cheveu'],
    ['fr', 'bijoux', 'bijou'],
    ['en', 'dress', 'dresses'],
    ['en', 'dresses', 'dress'],
    ['en', 'watches', 'watch'],
    ['en', 'bodies', 'body'],
    ['en', 'women', 'woman'],
    ['en', 'scarf', 'scarves'],
  ] as const)('%s: %s, %s', (language, word, other) => {
    expect(otherNumbers(word, language)).toContain(other);
  });

  test.each([
    ['fr', 'bas'],
    ['en', 'as'],
  ] as const)('%s: %s is not a plural', (language, word) => {
    expect(otherNumbers(word, language).filter((other) => other.length < word.length)).toEqual([]);
  });
});

const synonyms: Synonym[] = [
  { objectID: '1', type: 'synonym', synonyms: ['tee shirt', 't-shirt'] },
  { objectID: '2', type: 'synonym', synonyms: ['baskets', 'sneakers'] },
  { objectID: '3', type: 'oneWaySynonym', input: 'veste', synonyms: ['blazer'] },
  { objectID: '4', type: 'synonym', synonyms: ['ysl', 'yves saint laurent'] },
];

const names = {
  tee: 'Tee shirt blanc',
  tshirt: 'T-shirt noir',
  sneakers: 'Sneakers en daim',
  basket: 'Basket montante',
  veste: 'Veste de laine',
  blazer: 'Blazer croisé',
  ysl: 'Chemisier Yves Saint Laurent',
  yves: 'Portrait d’Yves par un Saint de Laurent',
};

function finder(config: Partial<IndexConfig>, texts: Readonly<Record<string, string>> = names) {
  const engine = createSearchEngine({
    indexes: [
      {
        name: 'clothes',
        searchableAttributes: ['name'],
        attributesForFaceting: [],
        numericAttributes: [],
        customRanking: [],
        replicas: [],
        locale: 'fr',
        typoTolerance: false,
        ...config,
      },
    ],
    now: () => 0,
  });
  engine.saveObjects(
    'clothes',
    Object.entries(texts).map(([objectID, name]) => ({ objectID, name })),
  );
  return (query: string, more = {}) =>
    new Set(
      engine
        .search<object>('clothes', { query, queryType: 'prefixNone', ...more })
        .hits.map((hit) => hit.objectID),
    );
}

describe('synonyms', () => {
  const found = finder({ synonyms, ignorePlurals: true });

  test('stand for each other in singular and plural', () => {
    expect(found('baskets')).toEqual(new Set(['basket', 'sneakers']));
    expect(found('sneakers')).toEqual(new Set(['basket', 'sneakers']));
  });

  test('of several words stand for one word and vice versa', () => {
    expect(found('tee shirt')).toEqual(new Set(['tee', 'tshirt']));
    expect(found('tshirt')).toEqual(new Set(['tee', 'tshirt']));
    expect(found('ysl')).toEqual(new Set(['ysl']));
    expect(found('chemisier ysl')).toEqual(new Set(['ysl']));
  });

  test('of several words are found without their stop words', () => {
    const bags = finder(
      {
        synonyms: [{ objectID: '1', type: 'synonym', synonyms: ['sac à main', 'cabas'] }],
        removeStopWords: true,
      },
      { cabas: 'cabas', bag: 'sac à main', other: 'sac à dos' },
    );
    expect(bags('sac à main')).toEqual(new Set(['cabas', 'bag']));
    expect(bags('cabas')).toEqual(new Set(['cabas', 'bag']));
  });

  test('with one direction work only in that direction', () => {
    expect(found('veste')).toEqual(new Set(['veste', 'blazer']));
    expect(found('blazer')).toEqual(new Set(['blazer']));
  });

  test('can be turned off by a query', () => {
    expect(found('veste', { synonyms: false })).toEqual(new Set(['veste']));
  });
});

test('stop words are ignored beside other words, and searched alone', () => {
  const plain = finder({});
  const found = finder({ removeStopWords: true });
  expect(plain('une veste pour elle')).toEqual(new Set());
  expect(found('une veste pour elle')).toEqual(new Set(['veste']));
  expect(found('en')).toEqual(new Set(['sneakers']));
  expect(plain('une veste pour elle', { removeStopWords: ['fr'] })).toEqual(new Set(['veste']));
});

test('a compound word is found when typed as two words', () => {
  expect(finder({})('bla zer')).toEqual(new Set(['blazer']));
});
