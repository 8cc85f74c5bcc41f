import type { SectionReader, SectionWriter } from '../snapshot/sections.ts';
import { similarWords } from './similar-words.ts';

/** New words are scanned linearly up to this number, then merged into the sorted ones. */
const unsortedLimit = 1024;

/** Assigns numbers to words, and finds words by prefix or with typos. */
export class Vocabulary {
  words: string[] = [];
  readonly #numbers = new Map<string, number>();
  #sorted = new Uint32Array(0);
  /** New words that are not sorted yet. */
  #unsorted: number[] = [];
  #released = new Set<number>();
  #free: number[] = [];

  numberOf(word: string): number | undefined {
    return this.#numbers.get(word);
  }

  add(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) {
      this.#released.delete(known);
      return known;
    }
    const number = this.#free.pop() ?? this.words.length;
    this.words[number] = word;
    this.#numbers.set(word, number);
    this.#unsorted.push(number);
    return number;
  }

  /** Releases an unused word. It is removed at the next merge, unless it was added again. */
  release(number: number): void {
    this.#released.add(number);
  }

  /** Returns every word with a prefix, including the prefix itself, in no order. */
  startingWith(prefix: string): number[] {
    this.#tidy();
    const { words } = this;
    const found: number[] = [];
    for (let at = this.#firstFrom(prefix); at < this.#sorted.length; at++) {
      const number = this.#sorted[at]!;
      if (!words[number]!.startsWith(prefix)) break;
      found.push(number);
    }
    return [...found, ...this.#unsorted.filter((number) => words[number]!.startsWith(prefix))];
  }

  /**
   * Returns the words similar to `word`, or with a prefix similar to it, with their number of typos from 1 to `most`.
   */
  similarTo(word: string, most: number, asPrefix: boolean): Map<number, number> {
    this.#tidy();
    return similarWords(
      {
        words: this.words,
        sorted: this.#sorted,
        unsorted: this.#unsorted,
        numberOf: (other) => this.numberOf(other),
      },
      word,
      most,
      asPrefix,
    );
  }

  save(to: SectionWriter): void {
    to.texts(this.words);
    to.numbers(this.#sorted);
    for (const numbers of [this.#unsorted, this.#released, this.#free]) to.list(numbers);
  }

  restore(from: SectionReader): void {
    this.words = from.texts();
    this.#sorted = from.uint32();
    this.#unsorted = from.list();
    this.#released = new Set(from.list());
    this.#free = from.list();
    const unused = new Set(this.#free);
    this.words.forEach((word, number) => {
      if (!unused.has(number)) this.#numbers.set(word, number);
    });
  }

  #firstFrom(prefix: string): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.words[this.#sorted[middle]!]! < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #tidy(): void {
    if (this.#unsorted.length <= unsortedLimit) return;
    const { words } = this;
    const released = this.#released;
    const added = this.#unsorted.filter((number) => !released.has(number));
    added.sort((one, other) => (words[one]! < words[other]! ? -1 : 1));
    const before =
      released.size === 0 ? this.#sorted : this.#sorted.filter((number) => !released.has(number));
    const merged = new Uint32Array(before.length + added.length);
    for (let at = 0, old = 0, next = 0; at < merged.length; at++) {
      const takesOld =
        next === added.length || (old < before.length && words[before[old]!]! < words[added[next]!]!);
      merged[at] = takesOld ? before[old++]! : added[next++]!;
    }
    this.#sorted = merged;
    this.#unsorted = [];
    for (const number of released) {
      this.#numbers.delete(words[number]!);
      words[number] = '';
      this.#free.push(number);
    }
    released.clear();
  }
}
