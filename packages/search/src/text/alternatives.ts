import { otherNumbers } from '../language/plurals.ts';
import type { TextSettings } from '../settings.ts';
import type { QueryWord } from './query-words.ts';
import type { TextIndex } from './text-index.ts';

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

const hasDigit = /\d/;

/** Returns the alternatives of each word of a query, with up to `mostTypos` typos. */
export function termsOf(
  text: TextIndex,
  words: readonly QueryWord[],
  settings: TextSettings,
  mostTypos: number,
): Term[] {
  const phrases = phraseSynonyms(words, settings);
  return words.map((word, index) => {
    const found = new Map<number, Alternative>();
    const keep = (number: number | undefined, typos: number, exact: boolean): void => {
      if (number === undefined) return;
      const known = found.get(number);
      if (!known || cost(typos, exact) < cost(known.typos, known.exact))
        found.set(number, { number, typos, exact });
    };
    for (const form of wholeForms(word.word, settings)) keep(text.vocabulary.numberOf(form), 0, true);
    for (const form of narrowerForms(word.word, settings)) keep(text.vocabulary.numberOf(form), 0, false);
    for (const phrase of phrases[index] ?? []) keep(text.vocabulary.numberOf(phrase), 0, false);
    for (const joined of joinedWith(words, index)) keep(text.vocabulary.numberOf(joined), 0, false);
    if (word.prefix) for (const longer of text.vocabulary.startingWith(word.word)) keep(longer, 0, false);
    const typos = Math.min(typosAllowed(word.word, settings), mostTypos);
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

/** Returns the word with its singular and plural. */
const numbersOf = (word: string, { plurals }: TextSettings): string[] => [
  word,
  ...plurals.flatMap((language) => otherNumbers(word, language)),
];

/** Returns the word, its synonyms, and the singular and plural of all of them. */
function wholeForms(word: string, settings: TextSettings): Set<string> {
  const forms = numbersOf(word, settings);
  const others = forms.flatMap((form) => settings.synonyms.of(form));
  return new Set([...forms, ...others.flatMap((other) => numbersOf(other, settings))]);
}

/** Returns the narrower words with their singular and plural. */
const narrowerForms = (word: string, settings: TextSettings): Set<string> =>
  new Set(
    numbersOf(word, settings)
      .flatMap((form) => settings.synonyms.narrowerThan(form))
      .flatMap((narrower) => numbersOf(narrower, settings)),
  );

/** Returns, for each word, the synonyms of the phrases that contain it. */
function phraseSynonyms(words: readonly QueryWord[], { synonyms }: TextSettings): string[][] {
  const found: string[][] = words.map(() => []);
  const texts = words.map(({ word }) => word);
  for (let position = 0; position < texts.length; position++) {
    for (const phrase of synonyms.phrasesAt(texts, position)) {
      const { term, words: written } = phrase;
      const others = [...synonyms.of(term), ...synonyms.narrowerThan(term)];
      for (let index = 0; index < written.length; index++) found[position + index]!.push(...others);
    }
  }
  return found;
}

/** "t shirt" is also "tshirt". */
function joinedWith(words: readonly QueryWord[], index: number): string[] {
  const at = (position: number): string => words[position]?.word ?? '';
  return [
    ...(index > 0 ? [at(index - 1) + at(index)] : []),
    ...(index < words.length - 1 ? [at(index) + at(index + 1)] : []),
  ];
}

function typosAllowed(word: string, settings: TextSettings): number {
  if (!settings.typosInNumbers && hasDigit.test(word)) return 0;
  if (word.length >= settings.twoTyposFrom) return 2;
  return word.length >= settings.oneTypoFrom ? 1 : 0;
}
