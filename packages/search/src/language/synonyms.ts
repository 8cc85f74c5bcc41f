import { tokenise } from '../text/tokenise.ts';

/** `synonym`: each word stands for all others. `oneWaySynonym`: a search for the input also finds the synonyms. */
export type Synonym =
  | { objectID: string; type: 'synonym'; synonyms: readonly string[] }
  | { objectID: string; type: 'oneWaySynonym'; input: string; synonyms: readonly string[] };

/** Returns the vocabulary terms of a word or phrase: "t-shirt" as one word and as two. */
function termsOf(text: string): string[] {
  const tokens = tokenise(text);
  const term = tokens.map(({ word }) => word).join(' ');
  return text.trim().includes(' ') ? [term] : [term, ...(tokens[0]?.variants ?? [])];
}

/** A phrase with several words as it is written, and the term that it is. */
type WrittenPhrase = { words: readonly string[]; term: string };

export class Synonyms {
  readonly #others = new Map<string, Set<string>>();
  readonly #narrower = new Map<string, Set<string>>();
  /** Phrases by their first word. */
  readonly #phrases = new Map<string, WrittenPhrase[]>();
  readonly #stopWords: ReadonlySet<string>;

  /** A query has no stop words: "sac à main" is found as "sac main" too. */
  constructor(synonyms: readonly Synonym[], stopWords: ReadonlySet<string> = new Set()) {
    this.#stopWords = stopWords;
    for (const synonym of synonyms) {
      const terms = synonym.synonyms.flatMap(termsOf);
      const inputs = synonym.type === 'oneWaySynonym' ? termsOf(synonym.input) : terms;
      const table = synonym.type === 'oneWaySynonym' ? this.#narrower : this.#others;
      for (const input of inputs) this.#add(table, input, terms);
    }
  }

  /** Returns the terms that mean the same as a term. */
  of(term: string): readonly string[] {
    return [...(this.#others.get(term) ?? [])];
  }

  /** Returns the terms that a search for a term finds too, after it: those of one-way synonyms. */
  narrowerThan(term: string): readonly string[] {
    return [...(this.#narrower.get(term) ?? [])];
  }

  /** Returns the phrases that begin at a position. */
  phrasesAt(words: readonly string[], position: number): WrittenPhrase[] {
    const candidates = this.#phrases.get(words[position] ?? '') ?? [];
    return candidates.filter((phrase) =>
      phrase.words.every((word, index) => words[position + index] === word),
    );
  }

  get hasPhrases(): boolean {
    return this.#phrases.size > 0;
  }

  #add(table: Map<string, Set<string>>, term: string, others: readonly string[]): void {
    const known = table.get(term) ?? new Set();
    table.set(term, known);
    for (const other of others) if (other !== term) known.add(other);
    for (const phrase of [term, ...others]) {
      const words = phrase.split(' ');
      this.#file(words, phrase);
      this.#file(
        words.filter((word) => !this.#stopWords.has(word)),
        phrase,
      );
    }
  }

  #file(words: readonly string[], term: string): void {
    const [first] = words;
    if (first === undefined || words.length < 2) return;
    const known = this.#phrases.get(first) ?? [];
    const text = words.join(' ');
    if (!known.some((other) => other.term === term && other.words.join(' ') === text))
      this.#phrases.set(first, [...known, { words, term }]);
  }
}
