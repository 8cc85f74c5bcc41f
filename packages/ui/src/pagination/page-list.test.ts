import { expect, test } from 'vitest';
import { pageList } from './page-list.ts';

test.each([
  [1, 1, [1]],
  [4, 8, [1, 2, 3, 4, 5, 6, 7, 8]],
  [1, 9, [1, 2, 3, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, 6, null, 9]],
  [5, 9, [1, null, 3, 4, 5, 6, 7, null, 9]],
  [9, 9, [1, null, 7, 8, 9]],
  [50, 120, [1, null, 48, 49, 50, 51, 52, null, 120]],
])('on page %i of %i', (page, pages, list) => {
  expect(pageList(page, pages)).toEqual(list);
});
