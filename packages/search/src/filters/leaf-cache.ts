import { type Bits, wordCount } from '../columns/bitset.ts';
import { growableBuffer, makeUint32 } from '../columns/growable-buffer.ts';
import type { RowChanges } from '../columns/row-changes.ts';
import { ByteCache } from '../query/byte-cache.ts';

/** A condition on one column: how to compute its rows, and how to update them after a few changes. */
export interface LeafSource {
  changes: RowChanges;
  /** Finds rows so cheaply that they take no place in the cache; undefined where that is not possible. */
  findRare?: (rowCount: number) => Bits | undefined;
  find: (rowCount: number) => Bits;
  correct: (bits: Bits, rows: Uint32Array) => void;
}

interface Leaf {
  bits: Bits;
  version: number;
}

/** Cached rows by condition. Writes update them instead of clearing the cache. */
export class LeafCache {
  readonly #leaves: ByteCache<Leaf>;

  constructor(bytes: number) {
    this.#leaves = new ByteCache(bytes);
  }

  /** Sets how many bytes the rows may take. */
  limit(bytes: number): void {
    this.#leaves.limit(bytes);
  }

  has(key: string): boolean {
    return this.#leaves.has(key);
  }

  rows(key: string, source: LeafSource, rowCount: number): Bits {
    const known = this.#leaves.get(key);
    const rare = known ? undefined : source.findRare?.(rowCount);
    if (rare) return rare;
    const changed = known && source.changes.since(known.version);
    if (!known || !changed) {
      const leaf = { bits: source.find(rowCount), version: source.changes.version };
      this.#leaves.set(key, leaf, leaf.bits.byteLength);
      return leaf.bits;
    }
    const words = wordCount(rowCount);
    if (known.bits.length < words) known.bits = growableBuffer(known.bits, words, makeUint32, words);
    source.correct(known.bits, changed);
    known.version = source.changes.version;
    return known.bits;
  }

  clear(): void {
    this.#leaves.clear();
  }
}
