import type { Bits } from '../columns/bitset.ts';

/** The rows that a query finds, and what has been computed of them so far. */
export interface MatchSet {
  bits: Bits;
  count: number;
  /** Per row, the lowest being the best; only for a query with words. */
  scores?: Uint16Array;
  /** How many rows have each score, the best first. */
  scoreCounts?: ReadonlyMap<number, number>;
  /** Parts of answers already written, by facet and limits. */
  readonly written: Map<string, string>;
}

/** The shorter way to all matching rows for counting: the rows themselves, or those that are left out. */
export interface CountingRows {
  rows: Uint32Array;
  leftOut: boolean;
}
