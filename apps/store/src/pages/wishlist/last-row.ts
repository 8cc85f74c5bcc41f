/** Columns of the grid by breakpoint, as in WishlistProducts. */
const COLUMNS = {
  2: ['col-span-2', 'col-span-1'],
  3: ['sm:col-span-3', 'sm:col-span-2', 'sm:col-span-1'],
  4: ['xl:col-span-4', 'xl:col-span-3', 'xl:col-span-2', 'xl:col-span-1'],
  5: [
    'min-[105em]:col-span-5',
    'min-[105em]:col-span-4',
    'min-[105em]:col-span-3',
    'min-[105em]:col-span-2',
    'min-[105em]:col-span-1',
  ],
} as const;

/**
 * Returns the classes of an item that fills the last row after `count` others, or has a row to itself below full ones.
 * @example fillLastRow(4) // 'col-span-2 sm:col-span-2 xl:col-span-4 min-[105em]:col-span-1'
 */
export const fillLastRow = (count: number): string =>
  Object.values(COLUMNS)
    .map((spans) => spans[count % spans.length])
    .join(' ');
