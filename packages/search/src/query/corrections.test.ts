import { expect, test } from 'vitest';
import { createSearchEngine, type SearchParams } from '../index.ts';

const engine = createSearchEngine({
  indexes: [
    {
      name: 'clothes',
      searchableAttributes: ['name', 'brandName', 'keywords'],
      attributesForFaceting: [],
      numericAttributes: [],
      customRanking: [],
      replicas: [],
      locale: 'fr',
      typoTolerance: 'min',
      ignorePlurals: true,
      unretrievableAttributes: ['keywords'],
    },
  ],
  now: () => 0,
});
engine.saveObjects('clothes', [
  { objectID: '1', name: 'Robe noire', brandName: 'Sézane' },
  { objectID: '2', name: 'Jean droit', brandName: "Levi's", keywords: ['Écru'] },
  { objectID: '3', name: 'Chemise', brandName: "Levi's" },
  { objectID: '4', name: 'Chemisette', brandName: 'Levy' },
]);
const correct = (query: string, params: SearchParams = {}) => {
  const { corrections, correctedQuery } = engine.search('clothes', { query, ...params });
  return correctedQuery === undefined ? undefined : [correctedQuery, corrections];
};

test.each([
  ['sezanne', 'sézane', [{ typed: 'sezanne', corrected: 'sézane' }]],
  ['Chemise lewis', "Chemise levi's", [{ typed: 'lewis', corrected: "levi's" }]],
  [
    'robbe noirre',
    'robe noire',
    [
      { typed: 'robbe', corrected: 'robe' },
      { typed: 'noirre', corrected: 'noire' },
    ],
  ],
  ['ecrru', 'écru', [{ typed: 'ecrru', corrected: 'écru' }]],
] as const)('%s is corrected to %s', (query, corrected, corrections) => {
  expect(correct(query)).toEqual([corrected, corrections]);
});

test.each(['robe', 'robes noires', 'sezane', 'chemis', 'levis', 'licorne', ''])(
  '%j is not corrected: it is spelt right, begun, or not found',
  (query) => {
    expect(correct(query)).toBeUndefined();
  },
);

test('the words as typed can be insisted on', () => {
  expect(correct('sezanne', { typoTolerance: false })).toBeUndefined();
});

test('where hits with and without typos are wanted, a word that some hit has as typed is not corrected', () => {
  expect(correct('levy', { typoTolerance: true })).toBeUndefined();
});
