/**
 * Counts typos between one word and sorted candidates. Consecutive candidates share a prefix, so the rows of the edit
 * matrix are reused for its letters.
 */
export class EditRows {
  readonly #word: string;
  readonly #most: number;
  readonly #asPrefix: boolean;
  readonly #substitution: number;
  readonly #rows: Uint8Array[];
  /** Fewest typos with which the word ends at or before each letter. */
  readonly #best: number[] = [];
  #last = '';
  #depth = 0;
  /** Length of the prefix of the last candidate that suffices to reject every word with the same prefix. */
  rejectedPrefixLength = 0;

  /** `substitution` is how many typos another letter counts as; insertions, deletions and transpositions are one. */
  constructor(word: string, most: number, { asPrefix = false, substitution = 1 } = {}) {
    this.#word = word;
    this.#most = most;
    this.#asPrefix = asPrefix;
    this.#substitution = substitution;
    this.#rows = [Uint8Array.from({ length: word.length + 1 }, (_, index) => index)];
    this.#best[0] = word.length;
  }

  typosOf(candidate: string): number | undefined {
    this.rejectedPrefixLength = candidate.length;
    const tooLong = !this.#asPrefix && candidate.length > this.#word.length + this.#most;
    const deepest = tooLong ? this.#word.length + this.#most : candidate.length;
    this.#depth = sharedBeginning(this.#last, candidate, this.#depth);
    this.#last = candidate;
    while (this.#depth < deepest) {
      const lowest = this.#addRow(candidate, this.#depth + 1);
      this.#depth += 1;
      if (lowest <= this.#most) continue;
      const best = this.#best[this.#depth]!;
      if (this.#asPrefix && best <= this.#most) return best;
      this.rejectedPrefixLength = this.#depth;
      this.#depth -= 1;
      return undefined;
    }
    if (tooLong) return undefined;
    const typos = this.#asPrefix ? this.#best[this.#depth]! : this.#rows[this.#depth]![this.#word.length]!;
    return typos <= this.#most ? typos : undefined;
  }

  /** Returns the lowest number of the row. */
  #addRow(candidate: string, depth: number): number {
    const word = this.#word;
    const row = (this.#rows[depth] ??= new Uint8Array(word.length + 1));
    const before = this.#rows[depth - 1]!;
    const letter = candidate[depth - 1];
    row[0] = depth;
    let lowest = depth;
    for (let index = 1; index <= word.length; index++) {
      const changed = before[index - 1]! + (word[index - 1] === letter ? 0 : this.#substitution);
      let typos = Math.min(changed, before[index]! + 1, row[index - 1]! + 1);
      if (depth > 1 && index > 1 && word[index - 1] === candidate[depth - 2] && word[index - 2] === letter) {
        typos = Math.min(typos, this.#rows[depth - 2]![index - 2]! + 1);
      }
      row[index] = typos;
      if (typos < lowest) lowest = typos;
    }
    this.#best[depth] = Math.min(this.#best[depth - 1]!, row[word.length]!);
    return lowest;
  }
}

/** Returns the length of the common prefix, at most `most`. */
function sharedBeginning(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && length < other.length && one[length] === other[length]) length += 1;
  return length;
}
