/** Words with fewer letters are not corrected. */
const SHORTEST = 5;
/** From this length on, a word may have two typos. */
const TWO_TYPOS = 8;
/** Only this much of a word is looked up; the rest is compared. */
const PREFIX = 7;
const LONGEST = 30;

/** Finds the known word that an unknown one is a typo of, by what both are without one or two letters. */
export class Corrections {
  readonly #byPart = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (word.length < SHORTEST - 1 || word.length > LONGEST || /\d/.test(word)) continue;
      for (const part of parts(word.slice(0, PREFIX), word.length >= TWO_TYPOS - 1 ? 2 : 1)) {
        const known = this.#byPart.get(part);
        if (known) known.push(word);
        else this.#byPart.set(part, [word]);
      }
    }
  }

  /** Returns the closest known word, or null for none or several. */
  of(word: string): string | null {
    if (word.length < SHORTEST || word.length > LONGEST || /\d/.test(word)) return null;
    const most = word.length >= TWO_TYPOS ? 2 : 1;
    const seen = new Set<string>();
    let best: { word: string; distance: number; isOnly: boolean } | null = null;
    for (const part of parts(word.slice(0, PREFIX), most))
      for (const known of this.#byPart.get(part) ?? []) {
        if (seen.has(known) || known[0] !== word[0]) continue;
        seen.add(known);
        const distance = editDistance(word, known, most);
        if (distance > most) continue;
        if (!best || distance < best.distance) best = { word: known, distance, isOnly: true };
        else if (distance === best.distance) best.isOnly = false;
      }
    return best?.isOnly ? best.word : null;
  }
}

/** A text, and itself without one or two of its letters. */
function parts(text: string, most: number): Set<string> {
  const found = new Set([text]);
  let last = [text];
  for (let times = 0; times < most; times += 1) {
    last = last.flatMap((part) =>
      Array.from({ length: part.length }, (_, at) => part.slice(0, at) + part.slice(at + 1)),
    );
    for (const part of last) found.add(part);
  }
  return found;
}

/** Insertions, deletions, substitutions and transpositions between two words; more than `most` is not counted on. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}
