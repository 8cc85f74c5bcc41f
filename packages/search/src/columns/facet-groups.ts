import type { FacetColumn } from './facet-column.ts';
import { combinationsOf, FacetGroup, type Grouped } from './facet-group.ts';

/** Counters of so many combinations stay in a processor's cache. */
const mostCombinations = 1 << 14;
/** With fewer rows for each combination, adding up the combinations takes longer than counting each column. */
const rowsPerCombination = 2;

/** Returns the number of some rows for each set of a column. */
export type CountSets = (column: FacetColumn) => Uint32Array;

/** Puts facets with few sets together, so that the rows of a search are counted once for several of them. */
export class FacetGroups {
  readonly #columns: readonly FacetColumn[];
  #groups: FacetGroup[] | undefined;

  constructor(columns: readonly FacetColumn[]) {
    this.#columns = columns;
  }

  /** The rows may not change as long as the function is used. */
  counter(rows: Uint32Array, rowCount: number): CountSets {
    const counted = new Map<FacetColumn, Uint32Array>();
    return (column) => {
      if (!counted.has(column)) {
        const group = this.#groupOf(column, rows.length, rowCount);
        const found = group ? group.count(rows) : new Map([[column, column.countSets(rows)]]);
        for (const [one, counts] of found) counted.set(one, counts);
      }
      return counted.get(column)!;
    };
  }

  #groupOf(column: FacetColumn, count: number, rowCount: number): FacetGroup | undefined {
    if (count < rowsPerCombination) return undefined;
    this.#groups ??= grouped(this.#columns).map((members) => new FacetGroup(members, rowCount));
    const group = this.#groups.find((one) => one.has(column));
    if (!group || count < group.combinations * rowsPerCombination) return undefined;
    if (group.refresh(rowCount)) return group;
    this.#groups = undefined;
    return this.#groupOf(column, count, rowCount);
  }
}

/** A column grows into its capacity before its group is made anew. */
const withCapacity = (column: FacetColumn) => ({ column, capacity: Math.ceil(column.setCount * 1.25) + 1 });

/** Fills groups with the columns of the fewest sets first; a column that fits into none is counted alone. */
function grouped(columns: readonly FacetColumn[]): Grouped[] {
  const groups: Grouped[] = [];
  for (const member of columns.map(withCapacity).toSorted((one, other) => one.capacity - other.capacity)) {
    const at = groups.findIndex((group) => combinationsOf(group) * member.capacity <= mostCombinations);
    if (at >= 0) groups[at] = [...groups[at]!, member];
    else groups.push([member]);
  }
  return groups.filter(({ length }) => length > 1);
}
