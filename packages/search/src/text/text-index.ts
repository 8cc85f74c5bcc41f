import { type Bits, emptyBits, setBit } from '../columns/bitset.ts';
import type { Synonyms } from '../language/synonyms.ts';
import type { SectionReader, SectionWriter } from '../snapshot/sections.ts';
import { packPosition } from './packed-position.ts';
import { Postings } from './postings.ts';
import { tokenise } from './tokenise.ts';
import { Vocabulary } from './vocabulary.ts';

/** Position gap between values of one attribute, larger than the maximum distance of neighbours. */
const valueGap = 10;
/** Discarded rows are purged when there are this many, and this share of all rows. */
const fewestGone = 512;
const goneShare = 1 / 8;

/**
 * The inverted index: which rows contain which words at which positions. Entries of changed rows are purged
 * incrementally.
 */
export class TextIndex {
  readonly vocabulary = new Vocabulary();
  readonly postings = new Postings();
  readonly #synonyms: Synonyms;
  /** Rows with stale entries, in the order in which they were discarded. */
  #waiting: number[] = [];
  #cleaning: { rows: readonly number[]; bits: Bits; word: number; end: number } | undefined;

  constructor(synonyms: Synonyms) {
    this.#synonyms = synonyms;
  }

  /** `attributes` are the texts of each searchable attribute, in order of weight. */
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

  /** Marks a row as empty or replaced. It is not reused before `clean` returns it. */
  discard(row: number): void {
    this.#waiting.push(row);
  }

  /** Visits about `budget` entries and returns the rows that nothing refers to any more. */
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

  /** A purge that has begun starts again after `restore`. */
  save(to: SectionWriter): void {
    this.vocabulary.save(to);
    this.postings.save(to);
    to.list([...(this.#cleaning?.rows ?? []), ...this.#waiting]);
  }

  restore(from: SectionReader): void {
    this.vocabulary.restore(from);
    this.postings.restore(from);
    this.#waiting = from.list();
  }

  #addPhrases(row: number, attribute: number, from: number, words: readonly string[]): void {
    for (let position = 0; position < words.length; position++) {
      for (const phrase of this.#synonyms.phrasesAt(words, position)) {
        const isWhole = phrase.words.length === words.length;
        this.#file(phrase.term, row, packPosition(attribute, from + position, isWhole));
      }
    }
  }

  #file(word: string, row: number, place: number): void {
    this.postings.add(this.vocabulary.add(word), row, place);
  }
}
