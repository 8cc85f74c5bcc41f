import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Comma-separated words and phrases. */
type Words = string;

/** What a file of `languages/` says of its language. */
export type LanguageData = {
  code: string;
  /** Elided words before an apostrophe: "l'été". */
  elisions: Words;
  /** Endings of plurals and what they replace, in the order in which they are tried. */
  plurals: readonly (readonly [ending: string, singular: string])[];
  /** Endings of feminine and other adjective forms, likewise. */
  adjectives: readonly (readonly [ending: string, base: string])[];
  /** Forms that no ending gives, by their base. */
  irregular: Readonly<Record<string, Words>>;
  /** Spellings that sound alike, and how they are compared: "eau" as "o". Of several that fit, the first counts. */
  sounds: readonly (readonly [written: string, spoken: string])[];
  /** Endings that are not heard, longest first; compared with one letter for a double one. */
  silentEndings: readonly string[];
  /** Garments with which an adjective has its feminine form: "robe noire". */
  feminine: Words;
  /** `first`: "robe chemise" is a dress. `last`: "shirt dress" is one. */
  head: 'first' | 'last';
  /** Articles, prepositions and the like. What the engine need not find are its stop words: `language/stop-words.ts`. */
  functionWords: Words;
  /** Words that say nothing beside an understood one: "couleur noire". */
  fillers: Words;
  /** When a garment is worn, which few names and descriptions say: "robe d'été". */
  occasions: Words;
  /** Words that begin a question: "combien coûte". */
  questions: Words;
  /** Words that mean something else here than in another language: "short" is an English adjective. */
  ownMeaning: Words;
  or: Words;
  and: Words;
  not: Words;
  nor: Words;
  /** Words that begin a part of a garment: "robe avec ceinture" is no belt. */
  with: Words;
  prices: {
    under: Words;
    over: Words;
    between: Words;
    to: Words;
    /** After the amount: "50 max". */
    atMost: Words;
    atLeast: Words;
    cheap: Words;
    currency: Words;
  };
  sizes: {
    /** Before a size: "taille 38". */
    markers: Words;
    /** Sizes in words, by how the vocabulary names them. */
    named: Readonly<Record<string, Words>>;
    /** True when a named size stands before a garment: "medium shirt". "Grand pull" is no size. */
    areAdjectives: boolean;
    /** System of a number without one, where no size is called by the number itself. */
    system: string;
    /** Size systems, by code: "taille italienne 42". */
    systems: Readonly<Record<string, Words>>;
    years: Words;
    months: Words;
    /** Before an age: "age 8". */
    ages: Words;
  };
  decades: {
    /** `{yy}` is 70, `{yyyy}` is 1970. */
    phrases: Words;
    named: Readonly<Record<string, Words>>;
  };
  /** Words of facet values, by attribute and slug. */
  values: Readonly<Record<string, Readonly<Record<string, Words>>>>;
  /** Words narrower than a facet value: the word is searched as well where names of items have it. */
  narrower: Readonly<Record<string, Readonly<Record<string, Words>>>>;
  /** Words of the kinds of `categories.json`. */
  categories: Readonly<Record<string, Words>>;
  /** Kinds of garments that name a material beside another garment: "veste en jean". */
  materialNouns: Readonly<Record<string, string>>;
  /** Single words that stand for several: "lbd" is a little black dress. */
  abbreviations: Readonly<Record<string, string>>;
  /** Phrases that are words to search, though a part of them has another meaning: "taille haute" is no size. */
  phrases: Words;
  /** Phrases that ask for a page, by its topic. */
  help: Readonly<Record<string, Words>>;
};

const FOLDER = path.join(import.meta.dirname, 'languages');

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

/** The languages of the data files, by code. */
const LANGUAGES: ReadonlyMap<string, LanguageData> = new Map(
  files.map((name) => {
    const data = JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as LanguageData;
    return [data.code, data] as const;
  }),
);

/** Returns every language, that of the text first; people mix them. */
export function languagesFor(code: string): LanguageData[] {
  const own = LANGUAGES.get(code) ?? LANGUAGES.get('en');
  const others = [...LANGUAGES.values()].filter((language) => language !== own);
  return own ? [own, ...others] : others;
}

/** Splits the words and phrases of a data file. */
export const listed = (words: Words): string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
