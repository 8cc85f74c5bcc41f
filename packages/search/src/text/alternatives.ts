import type { TextSettings } from '../settings.ts';
import type { QueryWord } from './query-words.ts';
import type { TextIndex } from './text-index.ts';
import { formsOf } from './word-forms.ts';

/** A vocabulary word that matches a word of the query. */
export interface Alternative {
  number: number;
  typos: number;
  /** True for the word itself, its singular or plural, and synonyms; false for narrower words, prefixes and typos. */
  exact: boolean;
}

/** A word of the query with its alternatives, the best first. */
export interface Term extends QueryWord {
  alternatives: readonly Alternative[];
}

/** Returns the alternatives of each word of a query, with up to `mostTypos` typos. */
export function termsOf(
  text: TextIndex,
  words: readonly QueryWord[],
  settings: TextSettings,
  mostTypos: number,
): Term[] {
  const forms = formsOf(words, settings);
  return words.map((word, index) => {
    const { whole, narrower, phrases, joined, typos: allowed } = forms[index]!;
    const found = new Map<number, Alternative>();
    const keep = (number: number | undefined, typos: number, exact: boolean): void => {
      if (number === undefined) return;
      const known = found.get(number);
      if (!known || cost(typos, exact) < cost(known.typos, known.exact))
        found.set(number, { number, typos, exact });
    };
    for (const form of whole) keep(text.vocabulary.numberOf(form), 0, true);
    for (const others of [narrower, phrases, joined])
      for (const form of others) keep(text.vocabulary.numberOf(form), 0, false);
    if (word.prefix) for (const longer of text.vocabulary.startingWith(word.word)) keep(longer, 0, false);
    const typos = Math.min(allowed, mostTypos);
    if (typos > 0) {
      const similar = text.vocabulary.similarTo(word.word, typos, word.prefix);
      for (const [number, count] of similar)
        if (count < 2 || text.vocabulary.words[number]!.length >= settings.twoTyposFrom - 1)
          keep(number, count, false);
    }
    const alternatives = [...found.values()].sort(
      (one, other) => cost(one.typos, one.exact) - cost(other.typos, other.exact),
    );
    return { ...word, alternatives };
  });
}

const cost = (typos: number, exact: boolean): number => typos * 2 + Number(!exact);
