import { expect, test } from 'vitest';
import { pictureQueries, picturesOf } from './pictures-of.ts';
import { sampleHit } from './blocks.samples.ts';

const query = { sort: 'chrono', limit: 8 } as const;
const items = [{ query }, { imageUrl: 'own', query }, {}, { query }];

test('those without a picture of their own ask for one piece', () => {
  expect(pictureQueries(items)).toEqual([
    { ...query, limit: 1 },
    { ...query, limit: 1 },
  ]);
});

test('each gets its own picture, the one found for it, or none', () => {
  expect(picturesOf(items, [[sampleHit(1)], [sampleHit(2)]])).toEqual(['photo-1', 'own', null, 'photo-2']);
});

test('a query that found nothing leaves its place empty and the next one its own', () => {
  expect(picturesOf(items, [[], [sampleHit(2)]])).toEqual([null, 'own', null, 'photo-2']);
});
