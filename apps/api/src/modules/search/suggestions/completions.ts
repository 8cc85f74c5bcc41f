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

const colorStems = new Set(
  languagesFor('fr')
    .flatMap(({ values, narrower }) => [values['color'], narrower['color']])
    .flatMap((names) => Object.values(names ?? {}))
    .flatMap((names) => listed(names).map((name) => stemOf(plain(name)))),
);

/** "blanche" and "violette" double or add a consonant. */
const isColor = (word: string): boolean =>
  colorStems.has(stemOf(word)) || colorStems.has(word.replace(/[ht]es?$/, ''));

/** The word that qualifies the last one of a phrase: "empire" after "à taille"; a colour qualifies the whole garment. */
function qualifierAt(words: readonly string[], at: number, brand: readonly string[]): string | undefined {
  const word = words[at];
  if (word === undefined || isStopWord(plain(word)) || isColor(plain(word)) || startsAt(words, at, brand))
    return undefined;
  return word;
}

/** From this share of its names that continue a phrase, it is unfinished: "robe à taille" of "Robe à taille empire". */
const UNFINISHED_SHARE = 0.9;

/** Words that continue a phrase in its names, with the number of names. */
type Found = { text: string; names: number; qualifiers: Map<string, number> };

/** The phrase itself, or, for one that ends within a name, its most frequent continuation. */
function finished(one: Found): { text: string; names: number } {
  const before = one.text.split(' ').at(-2);
  if (before === undefined || !isStopWord(plain(before))) return one;
  const [first] = [...one.qualifiers].toSorted(([a, most], [b, more]) => more - most || (a < b ? -1 : 1));
  const continued = one.qualifiers.values().reduce((sum, names) => sum + names, 0);
  // A continuation of one name alone tells nothing about the phrase.
  if (!first || first[1] < 2 || continued < one.names * UNFINISHED_SHARE) return one;
  return { text: `${one.text} ${first[0]}`, names: first[1] };
}

/** Phrases by their plain words; two that are finished alike are one. */
function finishedByKey(found: Iterable<Found>): Map<string, { text: string; names: number }> {
  const byKey = new Map<string, { text: string; names: number }>();
  for (const one of found) {
    const whole = finished(one);
    const key = whole.text.split(' ').map(plain).join(' ');
    if ((byKey.get(key)?.names ?? 0) < whole.names) byKey.set(key, whole);
  }
  return byKey;
}

/**
 * Completes the last word of a text from the names that it finds, and continues it by one more word, or by two where
 * a preposition's noun is not complete without the next. The completions that occur in most names come first; the text
 * itself is none, and of the forms of an adjective only one is.
 * @example completions('ves', [{ name: 'Veste en jean', brandName: null }], 4) // ['veste', 'veste en jean']
 */
export function completions(text: string, names: readonly FoundName[], most: number): string[] {
  const typed = wordsOf(text.toLowerCase());
  const last = plain(typed.at(-1) ?? '');
  if (last === '') return [];
  const before = typed.slice(0, -1);
  const known = new Set(typed.map(plain));
  const own = typed.map(plain).join(' ');
  const found = new Map<string, Found>();

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
      const one = found.get(key) ?? { text: completed.join(' '), names: 0, qualifiers: new Map() };
      const qualifier = qualifierAt(words, at + phrase.length, brand);
      if (qualifier !== undefined) one.qualifiers.set(qualifier, (one.qualifiers.get(qualifier) ?? 0) + 1);
      found.set(key, { ...one, names: one.names + 1 });
    }
  }
  const sorted = [...finishedByKey(found.values())].toSorted(
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
