import type { ProductRecord } from '@patine/contract/search/record';
import { expect, test } from 'vitest';
import { openedHits } from './opened-hits.ts';
import { searchRequest } from './product-queries.ts';

const record = (reference: number, changes: Partial<ProductRecord> = {}) =>
  ({
    reference,
    name: 'Jean droit',
    brandName: 'Levi’s',
    brand: ['levi-s'],
    categories: ['men', 'men/clothing'],
    family: 'vintage',
    availability: 'AVAILABLE',
    drops: ['snow'],
    ...changes,
  }) as ProductRecord;
const request = (query: Partial<Parameters<typeof searchRequest>[0]> = {}) =>
  searchRequest({ drop: 'snow', sort: 'chrono', limit: 8, ...query }, 'fr');
const found = (records: ProductRecord[], query = {}) =>
  openedHits(request(query), { snow: { records } })?.map(({ reference }) => reference);

test('the pieces of a drop that is closed today are found as its block asks for them', () => {
  const sold = record(3, { availability: 'SOLD' });
  const coat = record(4, { name: 'Manteau', brand: [], brandName: null, family: 'retro' });
  const records = [record(1), record(2), sold, coat];
  expect(found(records)).toEqual([1, 2, 4]);
  expect(found(records, { brand: 'levi-s' })).toEqual([1, 2]);
  expect(found(records, { family: 'retro' })).toEqual([4]);
  expect(found(records, { category: 'men/clothing' })).toEqual([1, 2, 4]);
  expect(found(records, { category: 'women' })).toEqual([]);
  expect(found(records, { text: 'jean levi' })).toEqual([1, 2]);
  expect(found(records, { reference: 2 })).toEqual([2]);
});

test('a chosen piece is found in whichever drop it is', () => {
  const chosen = (reference: number) =>
    openedHits(request({ drop: undefined, reference }), { snow: { records: [record(1), record(2)] } });
  expect(chosen(2)?.map(({ reference }) => reference)).toEqual([2]);
  expect(chosen(3)).toBeNull();
});

test('no more are shown than a search would return', () => {
  const records = Array.from({ length: 60 }, (_, index) => record(index));
  expect(found(records, { limit: 4 })).toHaveLength(request({ limit: 4 }).hitsPerPage);
});

test('another search, or one for a drop that is closed at the date too, is left to the engine', () => {
  expect(openedHits(request(), { rain: { records: [record(1)] } })).toBeNull();
  expect(openedHits(request(), { snow: { records: [] } })).toBeNull();
  expect(openedHits(request({ drop: undefined }), { snow: { records: [record(1)] } })).toBeNull();
});
