import { expect, test } from 'vitest';
import { pictureQueries, picturesOf } from './pictures-of.ts';
import { sampleHit } from './blocks.samples.ts';

const query = { sort: 'chrono', limit: 8 } as const;
const items = [{ query }, { imageUrl: 'own', query }, {}, { query }];

test('items without a picture search for one product', () => {
  expect(pictureQueries(items)).toEqual([
    { ...query, limit: 1 },
    { ...query, limit: 1 },
  ]);
});

test('each item has its own picture, the one found for it, or none', () => {
  expect(picturesOf(items, [[sampleHit(1)], [sampleHit(2)]])).toEqual(['photo-1', 'own', null, 'photo-2']);
});

test('an empty result leaves its item without a picture and the others unchanged', () => {
  expect(picturesOf(items, [[], [sampleHit(2)]])).toEqual([null, 'own', null, 'photo-2']);
});
