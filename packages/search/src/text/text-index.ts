import { type Bits, emptyBits, setBit } from '../columns/bitset.ts';
import type { Synonyms } from '../language/synonyms.ts';
import { packPosition } from './packed-position.ts';
import { Postings } from './postings.ts';
import { tokenise } from './tokenise.ts';
import { Vocabulary } from './vocabulary.ts';

/** Values of one attribute lie this far apart, further than words are ever taken for neighbours. */
const valueGap = 10;
/** Rows are cleaned up after once so many wait, and once they are this share of all. */
const fewestGone = 512;
const goneShare = 1 / 8;

/** Which rows hold which words, and where. Entries of rows that changed are taken out little by little. */
export class TextIndex {
  readonly vocabulary = new Vocabulary();
  readonly postings = new Postings();
  readonly #synonyms: Synonyms;
  /** Rows whose entries are stale, in the order of their leaving. */
  #waiting: number[] = [];
  #cleaning: { rows: readonly number[]; bits: Bits; word: number; end: number } | undefined;

  constructor(synonyms: Synonyms) {
    this.#synonyms = synonyms;
  }

  /** `attributes` are the texts of a row's searchable attributes, in order of weight. */
  add(row: number, attributes: readonly (readonly string[])[]): void {
    attributes.forEach((texts, attribute) => {
      let position = 0;
      for (const text of texts) {
        const tokens = tokenise(text);
        tokens.forEach(({ word, variants }, index) => {
          const place = packPosition(attribute, position + index, tokens.length === 1);
          this.#file(word, row, place);
          for (const variant of variants) this.#file(variant, row, place);
        });
        if (this.#synonyms.hasPhrases)
          this.#addPhrases(
            row,
            attribute,
            position,
            tokens.map(({ word }) => word),
          );
        position += tokens.length + valueGap;
      }
    });
  }

  /** The row holds nothing any more, or another text; it is not used again before `clean` answers it. */
  discard(row: number): void {
    this.#waiting.push(row);
  }

  /** Looks at about `budget` entries and answers the rows that nothing refers to any more. */
  clean(budget: number, rowCount: number): readonly number[] {
    if (!this.#cleaning) {
      if (this.#waiting.length < Math.max(fewestGone, rowCount * goneShare)) return [];
      const bits = emptyBits(rowCount);
      for (const row of this.#waiting) setBit(bits, row);
      this.#cleaning = { rows: this.#waiting, bits, word: 0, end: this.vocabulary.words.length };
      this.#waiting = [];
    }
    const cleaning = this.#cleaning;
    for (let left = budget; left > 0 && cleaning.word < cleaning.end; cleaning.word++) {
      left -= this.postings.purge(cleaning.word, cleaning.bits) + 1;
      if (this.postings.lengthOf(cleaning.word) === 0) this.vocabulary.release(cleaning.word);
    }
    if (cleaning.word < cleaning.end) return [];
    this.#cleaning = undefined;
    return cleaning.rows;
  }

  #addPhrases(row: number, attribute: number, from: number, words: readonly string[]): void {
    for (let position = 0; position < words.length; position++) {
      for (const phrase of this.#synonyms.phrasesAt(words, position)) {
        const isWhole = phrase.length === words.length;
        this.#file(phrase.join(' '), row, packPosition(attribute, from + position, isWhole));
      }
    }
  }

  #file(word: string, row: number, place: number): void {
    this.postings.add(this.vocabulary.add(word), row, place);
  }
}
