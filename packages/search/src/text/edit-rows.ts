/**
 * Counts typos between one word and many, where the next candidate shares its beginning with the last: one row of the
 * edit matrix for each letter of the candidate, kept while the letters stay the same.
 */
export class EditRows {
  readonly #word: string;
  readonly #most: number;
  readonly #asPrefix: boolean;
  readonly #rows: Uint8Array[];
  /** The fewest typos with which the word stands before or at each letter. */
  readonly #best: number[] = [];
  #last = '';
  #depth = 0;
  /** How many letters of the last candidate suffice to refuse everything that begins with them. */
  hopelessFrom = 0;

  constructor(word: string, most: number, asPrefix: boolean) {
    this.#word = word;
    this.#most = most;
    this.#asPrefix = asPrefix;
    this.#rows = [Uint8Array.from({ length: word.length + 1 }, (_, index) => index)];
    this.#best[0] = word.length;
  }

  typosOf(candidate: string): number | undefined {
    this.hopelessFrom = candidate.length;
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
      this.hopelessFrom = this.#depth;
      this.#depth -= 1;
      return undefined;
    }
    if (tooLong) return undefined;
    const typos = this.#asPrefix ? this.#best[this.#depth]! : this.#rows[this.#depth]![this.#word.length]!;
    return typos <= this.#most ? typos : undefined;
  }

  /** Answers the lowest number in the row. */
  #addRow(candidate: string, depth: number): number {
    const word = this.#word;
    const row = (this.#rows[depth] ??= new Uint8Array(word.length + 1));
    const before = this.#rows[depth - 1]!;
    const letter = candidate[depth - 1];
    row[0] = depth;
    let lowest = depth;
    for (let index = 1; index <= word.length; index++) {
      const changed = before[index - 1]! + Number(word[index - 1] !== letter);
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

/** Letters that both begin with, `most` at most. */
function sharedBeginning(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && length < other.length && one[length] === other[length]) length += 1;
  return length;
}
