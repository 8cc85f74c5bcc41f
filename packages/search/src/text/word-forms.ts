import { otherNumbers } from '../language/plurals.ts';
import type { TextSettings } from '../settings.ts';
import type { QueryWord } from './query-words.ts';

/** Under which indexed words a word of a query is found, beside those that begin with it. */
export interface WordForms {
  /** The word itself, its singular or plural, and synonyms. */
  whole: ReadonlySet<string>;
  /** The words that one-way synonyms add. */
  narrower: ReadonlySet<string>;
  /** Synonyms of the phrases that contain it. */
  phrases: readonly string[];
  /** The word written as one with its neighbours. */
  joined: readonly string[];
  /** Most typos that it may have. */
  typos: number;
}

const hasDigit = /\d/;

export function formsOf(words: readonly QueryWord[], settings: TextSettings): WordForms[] {
  const phrases = phraseSynonyms(words, settings);
  return words.map(({ word }, index) => ({
    whole: wholeForms(word, settings),
    narrower: narrowerForms(word, settings),
    phrases: phrases[index] ?? [],
    joined: joinedWith(words, index),
    typos: typosAllowed(word, settings),
  }));
}

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
