import type { SectionReader, SectionWriter } from '../snapshot/sections.ts';
import { growableBuffer, makeUint32 } from './growable-buffer.ts';

/** The number of the empty set, which is never reused. */
export const noValues = 0;

/**
 * Assigns numbers to values and to sets of values. Both are reference-counted and their numbers reused, so that memory
 * stays bounded while drops and sellers come and go.
 */
export class ValueSets {
  values: string[] = [];
  #members: (readonly number[])[] = [[]];
  #uses = makeUint32(1);
  #valueUses = makeUint32(0);
  readonly #codes = new Map<string, number>();
  readonly #numbers = new Map<string, number>([['', noValues]]);
  /** Sets of several values, by each of them. */
  readonly #withOthers = new Map<number, Set<number>>();
  #freeSets: number[] = [];
  #freeCodes: number[] = [];

  /** Number of assigned set numbers, including unused ones. */
  get count(): number {
    return this.#members.length;
  }

  codeOf(value: string): number | undefined {
    return this.#codes.get(value);
  }

  membersOf(set: number): readonly number[] {
    return this.#members[set] ?? [];
  }

  /** Returns the numbers of the sets that have one of these values. */
  setsWith(values: readonly string[]): ReadonlySet<number> {
    const sets = new Set<number>();
    for (const value of values) {
      const code = this.#codes.get(value);
      if (code === undefined) continue;
      const alone = this.#numbers.get(String(code));
      if (alone !== undefined) sets.add(alone);
      for (const set of this.#withOthers.get(code) ?? []) sets.add(set);
    }
    return sets;
  }

  /** Returns the number of the set of these values and increments its reference count. */
  use(values: readonly string[]): number {
    if (values.length === 0) return noValues;
    const codes = values.map((value) => this.#codeOf(value));
    const members = codes.length > 1 ? [...new Set(codes)].sort((one, other) => one - other) : codes;
    const set = this.#setOf(members);
    this.#uses[set]! += 1;
    return set;
  }

  release(set: number): void {
    if (set === noValues) return;
    this.#uses[set]! -= 1;
    if (this.#uses[set] !== 0) return;
    const members = this.membersOf(set);
    this.#numbers.delete(members.join());
    this.#members[set] = [];
    this.#freeSets.push(set);
    for (const code of members) {
      this.#withOthers.get(code)?.delete(set);
      this.#releaseValue(code);
    }
  }

  save(to: SectionWriter): void {
    to.texts(this.values);
    to.list(this.#members.map(({ length }) => length));
    to.list(this.#members.flat());
    for (const uses of [this.#uses, this.#valueUses]) to.numbers(uses);
    for (const free of [this.#freeSets, this.#freeCodes]) to.list(free);
  }

  restore(from: SectionReader): void {
    this.values = from.texts();
    const lengths = from.uint32();
    const codes = from.list();
    this.#uses = from.uint32();
    this.#valueUses = from.uint32();
    this.#freeSets = from.list();
    this.#freeCodes = from.list();
    const unused = new Set(this.#freeCodes);
    this.values.forEach((value, code) => {
      if (!unused.has(code)) this.#codes.set(value, code);
    });
    this.#members = [];
    let at = 0;
    for (const length of lengths) this.#restoreSet(codes.slice(at, (at += length)));
  }

  /** A set without members is the empty one or a free one: neither has a number to be found by its values. */
  #restoreSet(members: readonly number[]): void {
    const set = this.#members.push(members) - 1;
    if (members.length === 0) return;
    this.#numbers.set(members.join(), set);
    if (members.length > 1) for (const code of members) this.#listWithOthers(code, set);
  }

  #setOf(members: readonly number[]): number {
    const key = members.join();
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const set = this.#freeSets.pop() ?? this.#members.length;
    this.#members[set] = members;
    this.#numbers.set(key, set);
    this.#uses = growableBuffer(this.#uses, set + 1, makeUint32);
    for (const code of members) {
      this.#valueUses[code]! += 1;
      if (members.length > 1) this.#listWithOthers(code, set);
    }
    return set;
  }

  #listWithOthers(code: number, set: number): void {
    const sets = this.#withOthers.get(code);
    if (sets) sets.add(set);
    else this.#withOthers.set(code, new Set([set]));
  }

  #codeOf(value: string): number {
    const known = this.#codes.get(value);
    if (known !== undefined) return known;
    const code = this.#freeCodes.pop() ?? this.values.length;
    this.values[code] = value;
    this.#codes.set(value, code);
    this.#valueUses = growableBuffer(this.#valueUses, code + 1, makeUint32);
    return code;
  }

  #releaseValue(code: number): void {
    this.#valueUses[code]! -= 1;
    if (this.#valueUses[code] !== 0) return;
    this.#codes.delete(this.values[code]!);
    this.values[code] = '';
    this.#withOthers.delete(code);
    this.#freeCodes.push(code);
  }
}
