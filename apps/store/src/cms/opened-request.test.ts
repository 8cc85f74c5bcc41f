import { expect, test } from 'vitest';
import { openedRequest } from './opened-request.ts';
import { searchRequest } from './product-queries.ts';

const request = searchRequest({ drop: 'snow', brand: 'levi-s', sort: 'chrono', limit: 8 }, 'fr');

test('the pieces of a closed drop are asked for by their references, with the other filters', () => {
  const opened = openedRequest(request, { snow: { references: [12, 14] } });
  expect(opened.facetFilters).toEqual([['objectID:12', 'objectID:14'], 'brand:levi-s']);
  expect(opened).not.toHaveProperty('tagFilters');
});

test('a search for another drop, or for one that is closed at the date too, stays as it is', () => {
  expect(openedRequest(request, { rain: { references: [12] } })).toBe(request);
  expect(openedRequest(request, { snow: { references: [] } })).toBe(request);
});
