import { describe, expect, test } from 'vitest';
import { createSearchEngine, type SearchParams } from '../index.ts';
import { shopIndex } from '../testing/shop-index.ts';
import { wardrobe } from '../testing/wardrobe.ts';
import { pickJsonMembers } from './pick-json-members.ts';

const { attributesToHighlight: _, ...config } = shopIndex;
const engine = createSearchEngine({ indexes: [config], now: () => 0 });
engine.saveObjects(shopIndex.name, wardrobe);
engine.saveObjects(shopIndex.name, [{ objectID: 'lists', name: ['Robe noire', 'Jupe'], price: 12 }]);

function highlights(objectID: string, params: SearchParams) {
  const { hits } = engine.search<object>(shopIndex.name, {
    ...params,
    facetFilters: [`objectID:${objectID}`],
  });
  return hits[0]?.['_highlightResult'];
}

const name = (objectID: string, query: string, more: SearchParams = {}) =>
  highlights(objectID, { query, ...more })?.['name'];

describe('highlights the words of a query', () => {
  test.each([
    ['jean-501', 'jean', "<em>Jean</em> Levi's 501"],
    ['jean-501', 'jea', "<em>Jea</em>n Levi's 501"],
    ['jean-501', 'levis ', "Jean <em>Levi's</em> 501"],
    ['jean-501', 'jeans', "<em>Jean</em> Levi's 501"],
    ['jean-501', 'lveis ', "Jean <em>Levi's</em> 501"],
    ['robe-ete', 'été', "Robe d'<em>été</em>"],
    ['robe-ete', 'ET', "Robe d'<em>ét</em>é"],
    ['t-shirt', 'shirt', 'T-<em>shirt</em> rayé'],
    ['t-shirt', 'tshirt', '<em>T-shirt</em> rayé'],
  ])('%s by %s', (objectID, query, value) => {
    expect(name(objectID, query)).toMatchObject({ value });
  });

  test('with the match level of query and text', () => {
    expect(name('robe-ete', 'robe ete')).toEqual({
      value: "<em>Robe</em> d'<em>été</em>",
      matchLevel: 'full',
      fullyHighlighted: false,
      matchedWords: ['robe', 'ete'],
    });
    expect(name('robe-ete', 'robe sezane')).toMatchObject({ matchLevel: 'partial', matchedWords: ['robe'] });
    expect(name('robe-ete', '')).toEqual({ value: "Robe d'été", matchLevel: 'none', matchedWords: [] });
    expect(highlights('robe-ete', { query: 'sezane' })?.['brandName']).toMatchObject({
      fullyHighlighted: true,
    });
  });

  test('in every value of a list', () => {
    expect(name('lists', 'jupe')).toMatchObject([{ value: 'Robe noire' }, { value: '<em>Jupe</em>' }]);
  });

  test('between the requested strings, in the requested attributes', () => {
    const params = { attributesToHighlight: ['name'], highlightPreTag: '[', highlightPostTag: ']' };
    expect(highlights('robe-ete', { query: 'robe', ...params })).toEqual({
      name: { value: "[Robe] d'été", matchLevel: 'full', fullyHighlighted: false, matchedWords: ['robe'] },
    });
    expect(highlights('robe-ete', { query: 'robe', attributesToHighlight: [] })).toBeUndefined();
  });
});

test('no response contains an unretrievable attribute', () => {
  const hidden = createSearchEngine({
    indexes: [{ ...config, unretrievableAttributes: ['description'] }],
    now: () => 0,
  });
  hidden.saveObjects(shopIndex.name, wardrobe);
  for (const params of [
    {},
    { attributesToRetrieve: ['*'] },
    { attributesToRetrieve: ['description', 'name'] },
  ]) {
    const { hits } = hidden.search(shopIndex.name, { query: 'droite', ...params });
    expect(JSON.stringify(hits)).not.toContain('droite');
    expect(hits).toHaveLength(1);
  }
});

test('extracts members of an object whatever their names and values', () => {
  const object = {
    objectID: '1',
    'a "b"': { c: ['}', { d: '\\' }], e: '{"' },
    'f\\': '\\"',
    empty: {},
    list: [1, 'x,y', null],
    é: 'œ"',
  };
  const json = JSON.stringify(object);
  expect(JSON.parse(pickJsonMembers(json, () => true))).toEqual(object);
  for (const [key, value] of Object.entries(object))
    expect(JSON.parse(pickJsonMembers(json, (other) => other === key))).toEqual({ [key]: value });
  expect(pickJsonMembers('{}', () => true)).toBe('{}');
});
