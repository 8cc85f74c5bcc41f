/** New words are looked through one by one until there are this many, then sorted in with the others. */
const unsortedLimit = 2048;

/** Numbers for words, and the words that begin with given letters. */
export class Vocabulary {
  readonly words: string[] = [];
  readonly #numbers = new Map<string, number>();
  #sorted = new Uint32Array(0);

  numberOf(word: string): number | undefined {
    return this.#numbers.get(word);
  }

  add(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    this.#numbers.set(word, this.words.length);
    return this.words.push(word) - 1;
  }

  /** Every word that begins with `prefix`, the word itself included, in no order. */
  startingWith(prefix: string): number[] {
    if (this.words.length - this.#sorted.length > unsortedLimit) this.#sortIn();
    const { words } = this;
    const found: number[] = [];
    for (let at = this.#firstFrom(prefix); at < this.#sorted.length; at++) {
      const number = this.#sorted[at]!;
      if (!words[number]!.startsWith(prefix)) break;
      found.push(number);
    }
    for (let number = this.#sorted.length; number < words.length; number++) {
      if (words[number]!.startsWith(prefix)) found.push(number);
    }
    return found;
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

  #sortIn(): void {
    const { words } = this;
    const before = this.#sorted;
    const added = Array.from({ length: words.length - before.length }, (_, index) => before.length + index);
    added.sort((one, other) => (words[one]! < words[other]! ? -1 : 1));
    const merged = new Uint32Array(words.length);
    for (let at = 0, old = 0, fresh = 0; at < merged.length; at++) {
      const takesOld =
        fresh === added.length || (old < before.length && words[before[old]!]! < words[added[fresh]!]!);
      merged[at] = takesOld ? before[old++]! : added[fresh++]!;
    }
    this.#sorted = merged;
  }
}
