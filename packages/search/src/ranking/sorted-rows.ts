import { type Bits, clearBit, emptyBits, hasBit, setBit, wordCount } from '../columns/bitset.ts';
import { growableBuffer, makeUint32 } from '../columns/growable-buffer.ts';
import type { NumberColumn } from '../columns/number-column.ts';
import type { ObjectRows } from '../columns/object-rows.ts';
import type { RowChanges } from '../columns/row-changes.ts';
import type { SectionReader, SectionWriter } from '../snapshot/sections.ts';
import type { Compare } from './top-rows.ts';

export interface SortKey {
  column: NumberColumn;
  direction: 1 | -1;
}

/** Changed rows are merged into the permutation when there are this many, and this share of all rows. */
const fewestMoved = 1024;
const movedShare = 1 / 256;

/**
 * The rows sorted by some numbers, stored as a permutation. Changed rows are sorted in a separate list and skipped in
 * the permutation, so that a write costs the next search a small sort, and a full merge only occasionally.
 */
export class SortedRows {
  readonly #keys: readonly SortKey[];
  readonly #objects: ObjectRows;
  readonly #sources: readonly RowChanges[];
  #versions: number[] = [];
  #settled = makeUint32(0);
  #moved = makeUint32(0);
  #isMoved: Bits = emptyBits(0);

  constructor(keys: readonly SortKey[], objects: ObjectRows) {
    this.#keys = keys;
    this.#objects = objects;
    this.#sources = [objects.changes, ...keys.map(({ column }) => column.changes)];
  }

  /** Number of rows including unused ones. */
  get rowCount(): number {
    return this.#objects.count;
  }

  refresh(): void {
    const rowCount = this.#objects.count;
    const changed = this.#sources.map((source, index) => source.since(this.#versions[index] ?? 0));
    const isKnown = this.#versions.length > 0 && !changed.includes(undefined);
    this.#versions = this.#sources.map(({ version }) => version);
    if (!isKnown)
      this.#settle(
        makeUint32(rowCount)
          .map((_, row) => row)
          .sort(this.compare()),
      );
    else if (changed.some((rows) => rows !== undefined && rows.length > 0)) {
      this.#move(changed.flatMap((rows) => [...(rows ?? [])]));
    }
  }

  /** Calls `visit` with the rows in order until it returns false. */
  walk(visit: (row: number) => boolean): void {
    const settled = this.#settled;
    const moved = this.#moved;
    const isMoved = this.#isMoved;
    const compare = this.compare();
    let next = 0;
    for (let at = 0; at < settled.length; at++) {
      const row = settled[at]!;
      if (moved.length > 0 && hasBit(isMoved, row)) continue;
      while (next < moved.length && compare(moved[next]!, row) < 0) if (!visit(moved[next++]!)) return;
      if (!visit(row)) return;
    }
    while (next < moved.length) if (!visit(moved[next++]!)) return;
  }

  /** Equal rows are ordered by their first write. */
  compare(): Compare {
    const { sequence } = this.#objects;
    const byKeys = compareByKeys(this.#keys);
    return (one, other) => byKeys(one, other) || sequence[one]! - sequence[other]!;
  }

  /** `refresh` must have been called in the same turn. */
  save(to: SectionWriter): void {
    const rows = makeUint32(this.#objects.count);
    let length = 0;
    this.walk((row) => {
      rows[length++] = row;
      return true;
    });
    to.numbers(rows);
  }

  restore(from: SectionReader): void {
    this.#settled = from.uint32();
    this.#versions = this.#sources.map(({ version }) => version);
  }

  #move(rows: readonly number[]): void {
    const compare = this.compare();
    const changed = new Set(rows);
    const unchanged = this.#moved.filter((row) => !changed.has(row));
    const moved = merged(unchanged, unchanged.length, Uint32Array.from(changed).sort(compare), compare);
    this.#markMoved(changed);
    this.#moved = moved;
    if (moved.length > Math.max(fewestMoved, this.#objects.count * movedShare)) this.#sortIn();
  }

  #markMoved(rows: Iterable<number>): void {
    const needed = wordCount(this.#objects.count);
    if (this.#isMoved.length < needed) this.#isMoved = growableBuffer(this.#isMoved, needed, makeUint32);
    for (const row of rows) setBit(this.#isMoved, row);
  }

  #sortIn(): void {
    const unchanged = makeUint32(this.#objects.count);
    let length = 0;
    for (const row of this.#settled) if (!hasBit(this.#isMoved, row)) unchanged[length++] = row;
    this.#settle(merged(unchanged, length, this.#moved, this.compare()));
  }

  #settle(rows: Uint32Array<ArrayBuffer>): void {
    for (const row of this.#moved) clearBit(this.#isMoved, row);
    [this.#settled, this.#moved] = [rows, makeUint32(0)];
  }
}

/** Compares rows by some numbers. Rows without a number come last in both directions. */
export function compareByKeys(sortKeys: readonly SortKey[]): Compare {
  const keys = sortKeys.map(({ column, direction }) => ({ values: column.values, direction }));
  return (one, other) => {
    for (const { values, direction } of keys) {
      const difference = compareNumbers(values[one]!, values[other]!, direction);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

/** Missing numbers are NaN. */
export function compareNumbers(one: number, other: number, direction: 1 | -1): number {
  if (one < other) return -direction;
  if (one > other) return direction;
  if (one === other || (Number.isNaN(one) && Number.isNaN(other))) return 0;
  return Number.isNaN(one) ? 1 : -1;
}

/**
 * Merges the first `length` of `sorted` and `added` into one order. Positions of `added` rows are found by binary
 * search.
 */
function merged(
  sorted: Uint32Array,
  length: number,
  added: Uint32Array,
  compare: Compare,
): Uint32Array<ArrayBuffer> {
  const all = makeUint32(length + added.length);
  all.set(sorted.subarray(0, length));
  let end = length;
  for (let index = added.length - 1; index >= 0; index--) {
    const position = placeIn(all, end, added[index]!, compare);
    all.copyWithin(position + index + 1, position, end);
    all[position + index] = added[index]!;
    end = position;
  }
  return all;
}

/** Returns the position of the first of `length` sorted rows that comes after `row`. */
function placeIn(sorted: Uint32Array, length: number, row: number, compare: Compare): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle]!, row) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
