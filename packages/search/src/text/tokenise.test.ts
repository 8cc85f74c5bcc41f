import { describe, expect, test } from 'vitest';
import { createSearchEngine } from '../index.ts';
import { shopIndex } from '../testing/shop-index.ts';
import { wardrobe } from '../testing/wardrobe.ts';
import { fold } from './fold.ts';
import { tokenise } from './tokenise.ts';

const words = (text: string): string[] => tokenise(text).map(({ word }) => word);

describe('fold', () => {
  test.each([
    ['Élégance', 'elegance'],
    ['Œuvre', 'oeuvre'],
    ['Straße', 'strasse'],
    ['ﬁl', 'fil'],
    ['E\u0301te\u0301', 'ete'],
    ['l’été', "l'ete"],
  ])('%s becomes %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('words', () => {
  test.each([
    ["Robe d'été", ['robe', 'ete']],
    ['l’œuvre qu’il aime', ['oeuvre', 'il', 'aime']],
    ["Levi's 501", ['levis', '501']],
    ['T-shirt', ['t', 'shirt']],
    ["-- ' - ''", []],
    ['W30/L32', ['w30', 'l32']],
    ['D&G, H&M', ['dg', 'hm']],
    ['Ba&sh & b', ['ba', 'sh', 'b']],
    ['', []],
  ])('%s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });
});

describe('matching', () => {
  const engine = createSearchEngine({ indexes: [shopIndex], now: () => 0 });
  engine.saveObjects(shopIndex.name, wardrobe);
  const found = (query: string): string[] =>
    engine.search<object>(shopIndex.name, { query }).hits.map((hit) => hit.objectID);

  test.each([
    ['levis', ['jean-501']],
    ["levi's", ['jean-501']],
    ['levi', ['jean-501']],
    ['LEVI’S jea', ['jean-501']],
    ['ete', ['robe-ete']],
    ["d'été", ['robe-ete']],
    ['apres midi', ['robe-ete']],
    ['sezan', ['robe-ete']],
    ['tshirt', ['t-shirt']],
    ['t-shirt rayé', ['t-shirt']],
    ['agnes b', ['t-shirt']],
    ['jean rayé', ['t-shirt']],
    ['jea levis', []],
    ['robe 501', []],
  ])('%s', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  test('the name weighs more than the description', () => {
    expect(found('jean')).toEqual(['jean-501', 't-shirt']);
  });
});

test('a whole word ranks before a longer one in the same attribute', () => {
  const engine = createSearchEngine({ indexes: [shopIndex], now: () => 0 });
  engine.saveObjects(shopIndex.name, [
    { objectID: 'longer', name: 'Robette', createdAt: 2 },
    { objectID: 'whole', name: 'Robe', createdAt: 1 },
  ]);
  const { hits } = engine.search<object>(shopIndex.name, { query: 'robe' });
  expect(hits.map((hit) => hit.objectID)).toEqual(['whole', 'longer']);
});
