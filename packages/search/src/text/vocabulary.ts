import { similarWords } from './similar-words.ts';

/** New words are looked through one by one until there are this many, then sorted in with the others. */
const unsortedLimit = 1024;

/** Numbers for words, and the words that begin with given letters or nearly are them. */
export class Vocabulary {
  readonly words: string[] = [];
  readonly #numbers = new Map<string, number>();
  #sorted = new Uint32Array(0);
  /** Numbered and not sorted in yet. */
  #unsorted: number[] = [];
  readonly #released = new Set<number>();
  readonly #free: number[] = [];

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

  /** A word that nothing has any more. It is forgotten when others are sorted in, unless it has come again. */
  release(number: number): void {
    this.#released.add(number);
  }

  /** Every word that begins with `prefix`, the word itself included, in no order. */
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

  /** Words that `word` was meant to be, or to begin, by how many typos: one at least, `most` at most. */
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
    for (let at = 0, old = 0, fresh = 0; at < merged.length; at++) {
      const takesOld =
        fresh === added.length || (old < before.length && words[before[old]!]! < words[added[fresh]!]!);
      merged[at] = takesOld ? before[old++]! : added[fresh++]!;
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
