import type { CatalogueIndex } from '../catalogue-index.ts';
import type { Filter } from '../filters/filter.ts';
import { conditionsOf, leavesAll, mostRows, rowTest } from '../filters/row-tests.ts';
import { firstOf } from '../ranking/page-rows.ts';
import type { SortedRows } from '../ranking/sorted-rows.ts';

/** So many rows are looked at, however many an index has. */
const mostVisited = 5_000;
/** Of at most one row in so many, all are looked at and then sorted. */
const few = 4;

export type FirstMatching = {
  filter: Filter | undefined;
  order: SortedRows;
  wanted: number;
  /** Rows that are looked at. */
  most?: number;
};

/**
 * Returns the first rows in an order that match a filter, without counting the others. Where the rarest condition has
 * few rows, these are looked at; otherwise the first of the order, so that rows far behind may be missing.
 */
export function firstMatching(
  index: CatalogueIndex,
  { filter, order, wanted, most = mostVisited }: FirstMatching,
): Uint32Array {
  if (wanted === 0) return new Uint32Array(0);
  const { columns } = index;
  const conditions = (filter ? conditionsOf(filter) : [])
    .filter((part) => !leavesAll(index, part))
    .map((part) => ({ part, count: mostRows(index, part) }))
    .sort((one, other) => one.count - other.count);
  const tests = conditions.map(({ part }) => rowTest(index, part));
  const isFound = (row: number) => columns.isFindableRow(row) && tests.every((test) => test(row));

  const [rarest] = conditions;
  if (rarest && rarest.count <= most && rarest.count * few <= columns.rowCount) {
    const rows = rowsOfOne(index, rarest.part);
    if (rows) return firstOf(Uint32Array.from(rows.filter(isFound)), order, wanted);
  }
  const found: number[] = [];
  let visited = 0;
  order.walk((row) => {
    if (isFound(row)) found.push(row);
    visited += 1;
    return found.length < wanted && visited < most;
  });
  return Uint32Array.from(found);
}

/** Rows among which are all that match a condition; undefined where they would take a visit of every row. */
function rowsOfOne({ columns }: CatalogueIndex, filter: Filter): readonly number[] | undefined {
  if (filter.kind !== 'facet') return undefined;
  const { attribute, values } = filter;
  if (attribute === 'objectID') return [...new Set(values)].flatMap((id) => columns.rows.rowOf(id) ?? []);
  return columns.facet(attribute)?.listRows(values, columns.rowCount) ?? [];
}
