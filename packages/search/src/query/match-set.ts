import type { Bits } from '../columns/bitset.ts';
import type { CountSets } from '../columns/facet-groups.ts';
import type { Term } from '../text/alternatives.ts';

/** The rows that a query matches, with everything computed from them so far. */
export interface MatchSet {
  bits: Bits;
  count: number;
  /** The expanded words of the query; empty for a query without words. */
  terms: readonly Term[];
  /** The matching rows as a list with a rank key each; undefined until computed. */
  ranked?: RankedRows | undefined;
  /** Serialised parts of responses, by facet and limits. */
  readonly written: Map<string, string>;
}

export interface RankedRows {
  rows: Uint32Array;
  /** Rank keys, the lowest first; undefined when all rows rank equally. */
  keys: Float64Array | undefined;
}

/** Counts the shorter list: the matching rows, or, when `leftOut` is true, the rows that do not match. */
export interface CountingRows {
  countSets: CountSets;
  leftOut: boolean;
}
