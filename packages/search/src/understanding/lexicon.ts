import { elisionsOf } from './elisions.ts';
import { Corrections } from './corrections.ts';
import { ADJECTIVE, CORRECTED, EXACT, type Form, inflections, PLURAL } from './inflection.ts';
import { categoriesByKind, type KindCategories, kindsBelow } from './kinds.ts';
import { foldWords, formSet, namesHave } from './known-words.ts';
import { type LanguageData, listed } from './language-data.ts';
import models from './models.json' with { type: 'json' };
import { PhraseBook } from './phrase-book.ts';
import { soundReader } from './sounds.ts';
import { wordsOf } from './tokens.ts';
import type { UnderstoodAttribute, Vocabulary, VocabularyValue } from './types.ts';

/** What a phrase means. */
export type Entry = {
  /** Null for a phrase that stays words. */
  attribute: UnderstoodAttribute | null;
  /** Facet values that items have; empty when the catalogue has none. */
  values: readonly string[];
  /** False for a phrase narrower than its values, which is searched as words too. */
  isExact: boolean;
  /** True for a kind of garment whose categories hold other kinds too. */
  isWider: boolean;
  /** Words of the same kind, most usual first, of which one is searched when names of items lack the typed one. */
  others: readonly string[];
  /** Words of more general kinds, the closest first, of which one is searched when names lack those too. */
  widerOthers: readonly string[];
  /** A material that it names beside another garment. */
  material: string | null;
  language: LanguageData | null;
};

const word = (language: LanguageData | null): Entry => ({
  attribute: null,
  values: [],
  isExact: true,
  isWider: false,
  others: [],
  widerOthers: [],
  material: null,
  language,
});

/** The phrases of one language, or of brands and models. */
export type Lexicon = {
  book: PhraseBook<Entry>;
  formsOf: (word: string) => readonly Form[];
  language: LanguageData | null;
  /** Returns the name that joined words are a typo of: "ralf lauren", "la coste". */
  joined?: (words: string) => readonly Form[];
};

const bySlug = (values: readonly VocabularyValue[]) => {
  const known = new Set(values.map(({ attribute, slug }) => `${attribute}:${slug}`));
  return (attribute: string, slug: string) => known.has(`${attribute}:${slug}`);
};

/** Compiles the phrases of every language with the values that the catalogue has. */
export function lexicons(
  vocabulary: Vocabulary,
  languages: readonly LanguageData[],
): { lexicons: Lexicon[]; tokens: ReadonlySet<string> } {
  const tokens = new Set<string>();
  const has = bySlug(vocabulary.values);
  const categories = vocabulary.values.filter(({ attribute }) => attribute === 'categories');
  const find = categoriesByKind(categories, languages);
  const isMixedKind = mixedKinds(vocabulary, languages[0], find);
  const inNames = namesHave(vocabulary.words, languages[0]);
  const ownWords = (kind: string) => listed(languages[0]?.categories[kind] ?? '');

  // « short de sport » names a garment, whatever its style: the word finds names and styles alike.
  const isNamed = (attribute: string, phrase: string) => attribute === 'style' && inNames(phrase);

  const own = languages.map((language): Lexicon => {
    const formsOf = inflections(language);
    const elisions = elisionsOf(language);
    const book = new PhraseBook<Entry>(formsOf);
    const add = (phrase: string, entry: Omit<Entry, 'language'>) => {
      const words = wordsOf(phrase, elisions);
      for (const one of words) tokens.add(one);
      book.add(words, { ...entry, language });
      if (/-/.test(phrase) && words.length > 1) book.add([words.join('')], { ...entry, language });
    };
    const addValues = (table: LanguageData['values'], isExact: boolean) => {
      for (const [attribute, slugs] of Object.entries(table))
        for (const [slug, phrases] of Object.entries(slugs))
          for (const phrase of listed(phrases))
            add(
              phrase,
              isNamed(attribute, phrase)
                ? word(language)
                : {
                    ...word(language),
                    attribute: attribute as UnderstoodAttribute,
                    values: has(attribute, slug) ? [slug] : [],
                    isExact,
                  },
            );
    };
    addValues(language.values, true);
    const { categories: narrowerKinds = {}, ...narrower } = language.narrower;
    addValues(narrower, false);
    for (const phrase of listed(language.phrases)) add(phrase, word(language));

    const addKinds = (kinds: LanguageData['categories'], isWhole: boolean) => {
      for (const [kind, phrases] of Object.entries(kinds)) {
        const found = find(kind);
        const isMixed = isMixedKind(kind, found);
        const others = ownWords(kind);
        const between = found?.between.flatMap(ownWords) ?? [];
        // Where a category holds one kind, another word of the same language would rank other items first.
        const isOwnKind = found?.isExact === true && language === languages[0];
        for (const phrase of listed(phrases))
          add(phrase, {
            attribute: 'categories',
            values: found?.values ?? [],
            isExact: isWhole && (found?.isExact ?? true) && !isMixed(phrase),
            isWider: !isWhole || found?.isExact === false,
            others: isOwnKind || !isWhole ? [phrase] : others,
            widerOthers: isOwnKind ? [] : [...(isWhole ? [] : others), ...between],
            material: language.materialNouns[phrase] ?? null,
          });
      }
    };
    addKinds(language.categories, true);
    addKinds(narrowerKinds, false);
    for (const value of vocabulary.values) {
      const name = value.names[language.code];
      if (name === undefined || value.attribute === 'brand' || isTargetCategory(value, has)) continue;
      add(
        name,
        isNamed(value.attribute, name)
          ? word(language)
          : { ...word(language), attribute: value.attribute, values: [value.slug] },
      );
    }
    addDecades(vocabulary, language, (phrase, slug) =>
      add(phrase, { ...word(language), attribute: 'years', values: slug === null ? [] : [slug] }),
    );
    return { book, formsOf, language };
  });
  const meaningful = formSet(tokens, languages);
  return { lexicons: [...own, brandLexicon(vocabulary, tokens, meaningful, languages)], tokens };
}

/**
 * Returns the function that tells for a kind whether a phrase is a narrower thing than its category: hats are all of a
 * category, but its items are named "béret" too. Such a phrase is searched as well, to rank what has it in its name
 * first, where every item is found by it because it is in the category's name.
 */
function mixedKinds(
  vocabulary: Vocabulary,
  own: LanguageData | undefined,
  find: ReturnType<typeof categoriesByKind>,
): (kind: string, found: KindCategories | null) => (phrase: string) => boolean {
  const inNames = namesHave(vocabulary.words, own);
  const nameOf = new Map(
    vocabulary.values.flatMap(({ attribute, slug, names }) =>
      attribute === 'categories' ? [[slug, names[own?.code ?? ''] ?? ''] as const] : [],
    ),
  );
  return (kind, found) => {
    const isMixed =
      found?.isExact === true &&
      kindsBelow(kind).some(
        (below) =>
          find(below)?.isExact === false &&
          listed(own?.categories[below] ?? '').some((name) => inNames(name)),
      );
    if (!isMixed) return () => false;
    const inCategories = found.values.map((slug) => namesHave(foldWords([nameOf.get(slug) ?? '']), own));
    return (phrase) => inCategories.every((has) => has(phrase));
  };
}

/** The first level of categories repeats `target`. */
const isTargetCategory = (
  { attribute, slug }: VocabularyValue,
  has: (facet: string, slug: string) => boolean,
) => attribute === 'categories' && has('target', slug);

function addDecades(
  { values }: Vocabulary,
  { decades }: LanguageData,
  add: (phrase: string, slug: string | null) => void,
): void {
  const known = new Set(values.filter(({ attribute }) => attribute === 'years').map(({ slug }) => slug));
  for (const slug of known)
    for (const phrase of listed(decades.phrases))
      add(phrase.replaceAll('{yyyy}', slug).replaceAll('{yy}', slug.slice(2)), slug);
  for (const [slug, phrases] of Object.entries(decades.named))
    for (const phrase of listed(phrases)) add(phrase, known.has(slug) ? slug : null);
}

/** Brands under all their names, and models, which stay words. */
function brandLexicon(
  { values, brands }: Vocabulary,
  tokens: Set<string>,
  meaningful: ReadonlySet<string>,
  languages: readonly LanguageData[],
): Lexicon {
  const book = new PhraseBook<Entry>(brandForms, { laterSounds: languages.map(soundReader) });
  const joinedNames = new Set<string>();
  const add = (words: readonly string[], entry: Entry) => {
    for (const one of words) tokens.add(one);
    book.add(words, entry);
    const joined = words.join('');
    if (entry.attribute !== null && joined.length >= SHORTEST_JOINED) joinedNames.add(joined);
    if (words.length > 1 && (words.every((one) => one.length > 1) || joinedNames.has(joined)))
      book.add([joined], entry);
  };
  const own = values.filter(({ attribute }) => attribute === 'brand');
  const namesBySlug = new Map(own.map(({ slug, names }) => [slug, new Set(Object.values(names))]));
  const slugs = new Set(namesBySlug.keys());
  for (const { slug, names } of brands)
    namesBySlug.set(slug, new Set([...(namesBySlug.get(slug) ?? []), ...names]));
  for (const [slug, names] of namesBySlug) {
    const entry: Entry = { ...word(null), attribute: 'brand', values: slugs.has(slug) ? [slug] : [] };
    const written = [...names].map((name) => wordsOf(name, NO_ELISIONS));
    for (const words of written) if (!isNameAndWord(words, written, meaningful)) add(words, entry);
  }
  const typos = new Corrections(joinedNames);
  for (const model of models) add(wordsOf(model, NO_ELISIONS), word(null));
  const joined = (words: string): readonly Form[] => {
    const name = joinedNames.has(words) ? words : typos.of(words);
    return name === null ? [] : [{ word: name, closeness: CORRECTED }];
  };
  return { book, formsOf: brandForms, language: null, joined };
}

/** Shorter names are words of their own too often to be put together. */
const SHORTEST_JOINED = 6;

const NO_ELISIONS: ReadonlySet<string> = new Set();

const modelStarts = new Set(models.map((model) => wordsOf(model, NO_ELISIONS)).map(([first]) => first));

/** "Lee Jeans" is Lee and a garment, "Nike Air" begins "Nike Air Max": the word keeps its own meaning. */
function isNameAndWord(
  words: readonly string[],
  names: readonly (readonly string[])[],
  meaningful: ReadonlySet<string>,
): boolean {
  const isName = (part: readonly string[]) => names.some((name) => name.join(' ') === part.join(' '));
  const last = words.at(-1) ?? '';
  const [first = ''] = words;
  return (
    words.length > 1 &&
    ((isName(words.slice(0, -1)) && (meaningful.has(last) || modelStarts.has(last))) ||
      (isName(words.slice(1)) && meaningful.has(first)))
  );
}

/** "Levis" and "Levi" are forms of each other; a brand has no other inflection. */
const brandForms = (written: string): readonly Form[] =>
  written.length > 4 && written.endsWith('s')
    ? [
        { word: written, closeness: EXACT },
        { word: written.slice(0, -1), closeness: PLURAL },
      ]
    : [{ word: written, closeness: EXACT }];

/** Attributes whose words agree with a noun in gender. */
const AGREEING: ReadonlySet<UnderstoodAttribute> = new Set([
  'color',
  'condition',
  'family',
  'pattern',
  'style',
]);

export const agrees = ({ attribute }: Entry, closeness: number): boolean =>
  closeness !== ADJECTIVE || (attribute !== null && AGREEING.has(attribute));
