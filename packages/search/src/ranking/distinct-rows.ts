import type { FacetColumn } from '../columns/facet-column.ts';

export interface GroupWindow {
  /** Maximum number of rows per group. */
  perGroup: number;
  /** Number of the first group, and how many groups. */
  offset: number;
  length: number;
}

/** Groups rows by a column, in the order of their first rows, and returns the rows of the requested groups. */
export function distinctRows(
  column: FacetColumn,
  { perGroup, offset, length }: GroupWindow,
  first: (count: number) => Uint32Array,
  total: number,
): number[] {
  const wanted = offset + length;
  for (let count = wanted * 2; ; count *= 4) {
    const rows = first(Math.min(count, total));
    const groups = grouped(column, rows, perGroup);
    // An early group may have more rows later, so the last groups are only complete when all rows are known.
    if (rows.length === total || (perGroup === 1 && groups.length >= wanted)) {
      return groups.slice(offset, wanted).flat();
    }
  }
}

/** Counts the groups of the rows. A row without a value is a group of its own. */
export function countGroups(column: FacetColumn, rows: Uint32Array): number {
  const seen = new Set<number>();
  let alone = 0;
  for (const row of rows) {
    const set = column.setOf(row);
    if (set === 0) alone += 1;
    else seen.add(set);
  }
  return seen.size + alone;
}

function grouped(column: FacetColumn, rows: Uint32Array, perGroup: number): number[][] {
  const groups: number[][] = [];
  const bySet = new Map<number, number[]>();
  for (const row of rows) {
    const set = column.setOf(row);
    const known = set === 0 ? undefined : bySet.get(set);
    if (!known) {
      const group = [row];
      groups.push(group);
      bySet.set(set, group);
    } else if (known.length < perGroup) known.push(row);
  }
  return groups;
}
