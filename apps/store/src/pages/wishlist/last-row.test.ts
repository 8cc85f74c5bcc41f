import { expect, test } from 'vitest';
import { fillLastRow } from './last-row.ts';

test.each([
  [1, 'col-span-1 sm:col-span-2 xl:col-span-3 min-[105em]:col-span-4'],
  [4, 'col-span-2 sm:col-span-2 xl:col-span-4 min-[105em]:col-span-1'],
  [6, 'col-span-2 sm:col-span-3 xl:col-span-2 min-[105em]:col-span-4'],
])('after %i pieces the row is full at every width', (count, classes) => {
  expect(fillLastRow(count)).toBe(classes);
});
