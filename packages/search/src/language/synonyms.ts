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

export class Synonyms {
  readonly #others = new Map<string, Set<string>>();
  readonly #narrower = new Map<string, Set<string>>();
  /** Phrases by their first word. */
  readonly #phrases = new Map<string, string[][]>();

  constructor(synonyms: readonly Synonym[]) {
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
  phrasesAt(words: readonly string[], position: number): string[][] {
    const candidates = this.#phrases.get(words[position] ?? '') ?? [];
    return candidates.filter((phrase) => phrase.every((word, index) => words[position + index] === word));
  }

  get hasPhrases(): boolean {
    return this.#phrases.size > 0;
  }

  #add(table: Map<string, Set<string>>, term: string, others: readonly string[]): void {
    const known = table.get(term) ?? new Set();
    table.set(term, known);
    for (const other of others) if (other !== term) known.add(other);
    for (const phrase of [term, ...others]) this.#file(phrase.split(' '));
  }

  #file(phrase: string[]): void {
    const [first] = phrase;
    if (first === undefined || phrase.length < 2) return;
    const known = this.#phrases.get(first) ?? [];
    if (!known.some((other) => other.join(' ') === phrase.join(' ')))
      this.#phrases.set(first, [...known, phrase]);
  }
}
