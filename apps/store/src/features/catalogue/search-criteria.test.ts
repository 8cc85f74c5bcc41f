import { expect, test } from 'vitest';
import { parseFilters } from '../../lib/parse-filters.ts';
import { searchCriteria } from './shop-requests.ts';

test('the list of a search text is saved as the filters that it was understood as', () => {
  const query =
    '?text=longue&typed=robe+longue+38+sans+cuir&categories=kids%2Fdresses+women%2Fdresses&size=38&nomaterials=leather';
  expect(searchCriteria(parseFilters('search', query))).toEqual({
    text: 'longue',
    facetFilters: [
      ['categories:kids/dresses', 'categories:women/dresses'],
      ['size:38'],
      ['material:-leather'],
    ],
    numericFilters: [],
    tagFilters: [],
  });
});
