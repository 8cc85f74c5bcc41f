import { EditRows } from '../text/edit-rows.ts';
import { inflections } from './inflection.ts';
import type { LanguageData } from './language-data.ts';
import { Sounds } from './sounds.ts';

/** Words with fewer letters are not corrected, alone or in a phrase; those that sound alike: `sounds.ts`. */
export const SHORTEST_CORRECTED = 5;
/** In shorter words another letter makes another word: "mariée" is not "marine". */
const SHORTEST_SUBSTITUTED = 7;
/** From this length on, a word may have two typos. */
const TWO_TYPOS = 8;
/** Only this much of a word is looked up; the rest is compared. */
const PREFIX = 7;
const LONGEST = 30;

/** Finds the known word that an unknown one is a typo of, by what both are without one or two letters. */
export class Corrections {
  readonly #words: readonly string[];
  /** Indexes of words by what is left of their beginning. */
  readonly #byPart = new Map<string, number[]>();
  /** By word: the last lookup that compared it, because most words share several parts. */
  readonly #comparedIn: Uint32Array;
  #lookups = 0;

  constructor(words: Iterable<string>) {
    this.#words = [...words].filter(
      (word) => word.length >= SHORTEST_CORRECTED - 1 && word.length <= LONGEST && !/\d/.test(word),
    );
    this.#comparedIn = new Uint32Array(this.#words.length);
    for (const [index, word] of this.#words.entries())
      for (const part of new Set(parts(word.slice(0, PREFIX), word.length >= TWO_TYPOS - 1 ? 2 : 1))) {
        const known = this.#byPart.get(part);
        if (known) known.push(index);
        else this.#byPart.set(part, [index]);
      }
  }

  /** Returns the closest known word, or null for none or several. */
  of(word: string): string | null {
    if (word.length < SHORTEST_CORRECTED || word.length > LONGEST || /\d/.test(word)) return null;
    const most = word.length >= TWO_TYPOS ? 2 : 1;
    // Where another letter makes another word, it is more typos than a correction has.
    const rows = new EditRows(word, most, {
      substitution: word.length >= SHORTEST_SUBSTITUTED ? 1 : most + 1,
    });
    this.#lookups += 1;
    let best: { word: string; distance: number; isOnly: boolean } | null = null;
    for (const part of parts(word.slice(0, PREFIX), most))
      for (const index of this.#byPart.get(part) ?? []) {
        if (this.#comparedIn[index] === this.#lookups) continue;
        this.#comparedIn[index] = this.#lookups;
        const known = this.#words[index]!;
        if (Math.abs(known.length - word.length) > most) continue;
        const distance = rows.typosOf(known);
        if (distance === undefined) continue;
        if (!best || distance < best.distance) best = { word: known, distance, isOnly: true };
        else if (distance === best.distance) best.isOnly = false;
      }
    return best?.isOnly ? best.word : null;
  }
}

/**
 * A text, and itself without one or two letters after the first: a correction begins with the same letter, so that words
 * with another one have no part in common.
 */
function parts(text: string, most: number): string[] {
  const found = [text];
  for (let one = 1; one < text.length; one += 1) {
    const shorter = text.slice(0, one) + text.slice(one + 1);
    found.push(shorter);
    if (most < 2) continue;
    for (let other = one; other < shorter.length; other += 1)
      found.push(shorter.slice(0, other) + shorter.slice(other + 1));
  }
  return found;
}

/**
 * Returns the function that corrects words which nobody knows, in one of their inflected forms: "nioire" is "noir". A
 * word that sounds the same comes before one with a typo.
 */
export function correctionOf(
  known: ReadonlySet<string>,
  names: ReadonlySet<string>,
  languages: readonly LanguageData[],
): (word: string) => string | null {
  const readers = languages.map(inflections);
  const corrections = new Corrections(names);
  const sounds = new Sounds(names, languages);
  return (word) => {
    if (known.has(word)) return null;
    const forms = new Set([word, ...readers.flatMap((read) => read(word).map((form) => form.word))]);
    for (const form of forms) {
      const corrected = sounds.of(form) ?? corrections.of(form);
      if (corrected !== null) return corrected;
    }
    return null;
  };
}
