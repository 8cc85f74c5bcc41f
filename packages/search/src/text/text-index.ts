import { type Bits, clearBit, countBits, listBits } from '../columns/bitset.ts';
import { Postings, unmatched } from './postings.ts';
import type { QueryWord } from './query-words.ts';
import { tokenise } from './tokenise.ts';
import { Vocabulary } from './vocabulary.ts';

/** Which rows hold which words, and in which attribute. */
export class TextIndex {
  #vocabulary = new Vocabulary();
  #postings = new Postings();

  /** `attributes` are the texts of a row's searchable attributes, in order of weight. */
  append(row: number, attributes: readonly (readonly string[])[]): void {
    attributes.forEach((texts, attribute) => {
      let position = 0;
      for (const text of texts) {
        for (const { word, variants } of tokenise(text)) {
          this.#postings.add(this.#vocabulary.add(word), row, attribute, position);
          for (const variant of variants)
            this.#postings.add(this.#vocabulary.add(variant), row, attribute, position);
          position += 1;
        }
      }
    });
  }

  /**
   * Leaves in `rows` only those that have every word, and answers a score for each of them, the best being the lowest:
   * first the weight of the attributes where the words stand, then how many stand only as a beginning.
   */
  match(words: readonly QueryWord[], rows: Bits, rowCount: number): Uint16Array<ArrayBuffer> {
    const totals = new Uint16Array(rowCount);
    const scores = new Uint8Array(rowCount);
    for (const word of words) {
      this.#score(word, scores.fill(unmatched));
      for (const row of listBits(rows, countBits(rows))) {
        const score = scores[row]!;
        if (score === unmatched) clearBit(rows, row);
        else totals[row]! += (score >> 1) * (words.length + 1) + (score & 1);
      }
    }
    return totals;
  }

  /** `moved` as `renumbered` answers it. Words that nobody has any more are forgotten once they are the greater part. */
  compacted(moved: Uint32Array): TextIndex {
    const text = new TextIndex();
    const { words } = this.#vocabulary;
    const surviving = words.flatMap((_, number) => (this.#postings.survives(number, moved) ? [number] : []));
    if (surviving.length * 2 > words.length) text.#vocabulary = this.#vocabulary;
    const kept = text.#vocabulary === this.#vocabulary;
    for (const number of surviving) {
      const target = kept ? number : text.#vocabulary.add(words[number]!);
      this.#postings.copyTo(text.#postings, number, target, moved);
    }
    return text;
  }

  #score({ word, prefix }: QueryWord, scores: Uint8Array): void {
    const exact = this.#vocabulary.numberOf(word);
    if (exact !== undefined) this.#postings.score(exact, 0, scores);
    if (!prefix) return;
    for (const longer of this.#vocabulary.startingWith(word)) {
      if (longer !== exact) this.#postings.score(longer, 1, scores);
    }
  }
}
