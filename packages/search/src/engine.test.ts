import { expect, test } from 'vitest';
import { createSearchEngine, SearchError, type SearchParams } from './index.ts';
import { shopIndex } from './testing/shop-index.ts';

const index = shopIndex.name;

function engineWith(...objects: { objectID: string; [attribute: string]: unknown }[]) {
  const engine = createSearchEngine({ indexes: [shopIndex], now: () => 0 });
  engine.saveObjects(index, objects);
  return engine;
}

const found = (engine: ReturnType<typeof engineWith>, params: SearchParams, name = index): string[] =>
  engine.search<object>(name, params).hits.map((hit) => hit.objectID);

test('an object is found, changed and deleted immediately', () => {
  const engine = engineWith({ objectID: '1', name: 'Robe', price: 100 });
  expect(found(engine, { query: 'robe' })).toEqual(['1']);
  engine.partialUpdateObjects(index, [{ objectID: '1', name: 'Jupe' }]);
  expect(found(engine, { query: 'robe' })).toEqual([]);
  expect(engine.search(index, { query: 'jupe' }).hits).toEqual([{ objectID: '1', name: 'Jupe', price: 100 }]);
  engine.deleteObjects(index, ['1', 'never there']);
  expect(found(engine, {})).toEqual([]);
  expect(engine.size(index)).toBe(0);
});

test('a partial update of an unknown object creates it', () => {
  const engine = engineWith();
  engine.partialUpdateObjects(index, [{ objectID: '7', name: 'Gilet' }]);
  expect(engine.getObject(index, '7')).toEqual({ objectID: '7', name: 'Gilet' });
});

test('a partial update increments, decrements, and adds to and removes from lists', () => {
  const engine = engineWith({ objectID: '1', likes: 3, color: ['bleu', 'noir'] });
  const update = (attributes: object) =>
    engine.partialUpdateObjects(index, [{ objectID: '1', ...attributes }]);
  update({ likes: { _operation: 'Increment', value: 2 }, color: { _operation: 'Remove', value: 'noir' } });
  update({ likes: { _operation: 'Decrement', value: 1 }, color: { _operation: 'AddUnique', value: 'bleu' } });
  update({ tags: { _operation: 'Add', value: 'x' }, color: { _operation: 'AddUnique', value: 'rose' } });
  expect(engine.getObject(index, '1')).toEqual({
    objectID: '1',
    likes: 4,
    color: ['bleu', 'rose'],
    tags: ['x'],
  });
  expect(() => update({ likes: { _operation: 'Double', value: 2 } })).toThrow(SearchError);
});

test('filters by object IDs', () => {
  const engine = engineWith({ objectID: '1' }, { objectID: '2' }, { objectID: '3' });
  expect(found(engine, { facetFilters: [['objectID:3', 'objectID:1', 'objectID:9']] })).toEqual(['1', '3']);
  expect(found(engine, { filters: 'NOT objectID:3 AND NOT objectID:1' })).toEqual(['2']);
});

test('clear empties the index and its replicas', () => {
  const engine = engineWith({ objectID: '1', name: 'Robe', price: 100 });
  engine.clear(index);
  expect(found(engine, {}, 'products_price_asc_fr')).toEqual([]);
  expect(engine.getObject(index, '1')).toBeUndefined();
});

test('secret objects are stored, but neither found nor counted', () => {
  const engine = engineWith(
    { objectID: '1', name: 'Robe', brand: 'lee', _tags: ['secret'] },
    { objectID: '2', name: 'Robe', brand: 'lee', _tags: ['fetes'] },
  );
  expect(engine.size(index)).toBe(2);
  expect(found(engine, { query: 'robe' })).toEqual(['2']);
  expect(engine.search(index, { facets: ['brand'] }).facets).toEqual({ brand: { lee: 1 } });
  expect(found(engine, { tagFilters: ['secret'] })).toEqual([]);
  expect(engine.getObject(index, '1')).toBeDefined();
  expect(engine.findableJson(index, '1')).toBeUndefined();
});

test('a replica shares the objects and has another order', () => {
  const engine = engineWith(
    { objectID: '1', price: 300, createdAt: 1 },
    { objectID: '2', price: 100, createdAt: 2 },
    { objectID: '3', createdAt: 3 },
  );
  expect(found(engine, {})).toEqual(['3', '2', '1']);
  expect(found(engine, {}, 'products_price_asc_fr')).toEqual(['2', '1', '3']);
  expect(found(engine, {}, 'products_price_desc_fr')).toEqual(['1', '2', '3']);
});

test('a new price moves an object in the sort orders', () => {
  const engine = engineWith({ objectID: '1', price: 300 }, { objectID: '2', price: 100 });
  expect(found(engine, {}, 'products_price_asc_fr')).toEqual(['2', '1']);
  engine.partialUpdateObjects(index, [{ objectID: '1', price: 50 }]);
  expect(found(engine, {}, 'products_price_asc_fr')).toEqual(['1', '2']);
});

test('rejects an unknown index and a write to a replica', () => {
  const engine = engineWith();
  expect(() => engine.search('nowhere')).toThrow(new SearchError(404, 'Index nowhere does not exist'));
  expect(() => engine.saveObjects('products_price_asc_fr', [])).toThrow(SearchError);
});

test('rejects a ranking by a non-numeric attribute at start', () => {
  const indexes = [{ ...shopIndex, customRanking: ['desc(name)'] }];
  expect(() => createSearchEngine({ indexes, now: () => 0 })).toThrow(/desc\(name\)/);
});

test('a search with click analytics has an identifier of 32 hexadecimal digits', () => {
  const { queryID } = engineWith().search(index, { clickAnalytics: true });
  expect(queryID).toMatch(/^[0-9a-f]{32}$/);
});
