import { slugify } from '@patine/core';
import { stopWords } from '@patine/search';
import { languagesFor, listed } from '@patine/search/understanding';

const plain = (word: string) => slugify(word).replaceAll('-', '');

const isStopWord = (word: string) => Object.values(stopWords).some((words) => words.has(word));

const wordsOf = (text: string) => text.split(/[\s,;:()/«»"“”]+/).filter((word) => plain(word) !== '');

/** A completion adds at most so many words, stop words included: "veste" → "veste en jean". */
const MOST_WORDS = 3;

/** A name that a text finds, and the brand that it may contain. */
export type FoundName = { name: string; brandName: string | null };

const startsAt = (words: readonly string[], at: number, part: readonly string[]) =>
  part.length > 0 && part.every((word, index) => plain(words[at + index] ?? '') === plain(word));

/** The whole brand after a position, else the words to the next one that is no stop word; empty without one. */
function phraseAfter(words: readonly string[], at: number, brand: readonly string[]): string[] {
  if (startsAt(words, at + 1, brand)) return words.slice(at + 1, at + 1 + brand.length);
  const end = words.findIndex((word, index) => index > at && !isStopWord(plain(word)));
  return end < 0 || end - at >= MOST_WORDS ? [] : words.slice(at + 1, end + 1);
}

/** Garments of feminine gender, in every language. */
const feminine = new Set(languagesFor('fr').flatMap((language) => listed(language.feminine).map(plain)));

const singular = (word: string): string => word.replace(/s$/, '');

/**
 * How badly a form agrees with the garment that is typed before it: in "robe en velours noir" the adjective is the
 * velvet's, and "robe noir" would be wrong.
 */
function disagreement(form: string, before: readonly string[]): number {
  const words = before.map(plain);
  const noun = words.find((word) => feminine.has(singular(word)) || feminine.has(word)) ?? words[0] ?? '';
  const isFeminine = feminine.has(noun) || feminine.has(singular(noun));
  const isPlural = noun.endsWith('s');
  return Number(/es?$/.test(form) !== isFeminine) * 2 + Number(form.endsWith('s') !== isPlural);
}

/** The same for "noir", "noire", "noirs" and "noires". */
const stemOf = (completed: string): string => completed.replace(/e?s?$/, '');

/**
 * Completes the last word of a text from the names that it finds, and continues it by one more word. The completions
 * that occur in most names come first; the text itself is none, and of the forms of an adjective only one is.
 * @example completions('ves', [{ name: 'Veste en jean', brandName: null }], 4) // ['veste', 'veste en jean']
 */
export function completions(text: string, names: readonly FoundName[], most: number): string[] {
  const typed = wordsOf(text.toLowerCase());
  const last = plain(typed.at(-1) ?? '');
  if (last === '') return [];
  const before = typed.slice(0, -1);
  const known = new Set(typed.map(plain));
  const own = typed.map(plain).join(' ');
  const found = new Map<string, { text: string; names: number }>();

  for (const { name, brandName } of names) {
    const words = wordsOf(name.toLowerCase());
    const brand = wordsOf((brandName ?? '').toLowerCase());
    const at = words.findIndex((word) => plain(word).startsWith(last));
    const word = words[at];
    if (word === undefined) continue;
    // A part of a brand is no completion: "jean" of "Jean Paul Gaultier" would promise trousers.
    if (brand.length > 1 && startsAt(words, at, brand)) continue;
    const more = phraseAfter(words, at, brand);
    const phrases = [
      [word],
      ...(more.length > 0 && !known.has(plain(more.at(-1) ?? '')) ? [[word, ...more]] : []),
    ];
    for (const phrase of phrases) {
      const completed = [...before, ...phrase];
      const key = completed.map(plain).join(' ');
      if (key === own) continue;
      const one = found.get(key) ?? { text: completed.join(' '), names: 0 };
      found.set(key, { ...one, names: one.names + 1 });
    }
  }
  const sorted = [...found].toSorted(
    ([, a], [, b]) => b.names - a.names || a.text.length - b.text.length || (a.text < b.text ? -1 : 1),
  );
  const forms = Map.groupBy(sorted, ([key]) => stemOf(key));
  const agreeing = new Set(
    [...forms.values()].map(
      (same) => same.toSorted(([a], [b]) => disagreement(a, before) - disagreement(b, before))[0]?.[0],
    ),
  );
  return sorted
    .filter(([key]) => agreeing.has(key))
    .slice(0, most)
    .map(([, one]) => one.text);
}
