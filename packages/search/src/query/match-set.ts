import type { Bits } from '../columns/bitset.ts';
import type { Term } from '../text/alternatives.ts';

/** The rows that a query finds, and what has been computed of them so far. */
export interface MatchSet {
  bits: Bits;
  count: number;
  /** What the words of the query stood for; none for a query without words. */
  terms: readonly Term[];
  /** The rows as a list, and one number for each that ranks it, once they have been asked for. */
  ranked?: RankedRows | undefined;
  /** Parts of answers already written, by facet and limits. */
  readonly written: Map<string, string>;
}

export interface RankedRows {
  rows: Uint32Array;
  /** The lowest first. Nothing where all rows rank alike. */
  keys: Float64Array | undefined;
}

/** The shorter way to all matching rows for counting: the rows themselves, or those that are left out. */
export interface CountingRows {
  rows: Uint32Array;
  leftOut: boolean;
}
