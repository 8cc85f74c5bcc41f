import { type Locale, showsEnglish } from '@patine/core';
import { z } from 'zod';

/** Words or phrases with commas between them. */
const SEVERAL = /^[^,]*[^,\s][^,]*(?:,[^,]*[^,\s][^,]*)+$/;
const ONE_OR_MORE = /^[^,]*[^,\s][^,]*(?:,[^,]*[^,\s][^,]*)*$/;

/** The words that the search takes for one another, beside plurals and accents, which it knows by itself. */
export const dictionarySchema = z.object({
  alike: z
    .array(
      z.object({
        words: z
          .string()
          .max(300)
          .regex(SEVERAL)
          .describe('Words that mean the same, with commas between them: each also finds the others.'),
      }),
    )
    .max(300)
    .describe('Words that mean the same.'),
  wider: z
    .array(
      z.object({
        word: z
          .string()
          .trim()
          .min(1)
          .max(60)
          .regex(/^[^,]+$/)
          .describe('A word that is searched for.'),
        finds: z
          .string()
          .max(300)
          .regex(ONE_OR_MORE)
          .describe('Narrower words that it finds too, after itself, with commas between them.'),
      }),
    )
    .max(300)
    .describe('Words that also find narrower ones.'),
});
export type Dictionary = z.infer<typeof dictionarySchema>;

/** Words or phrases of a text with commas between them. */
export const wordsIn = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

const folded = (word: string) => word.toLowerCase().replaceAll('’', "'");

/** Returns the paths of words that were written before: twice in one entry, or narrowed twice. */
export function repeatedWords({ alike, wider }: Dictionary): string[] {
  const isTwice = (text: string) => {
    const words = wordsIn(text).map(folded);
    return new Set(words).size < words.length;
  };
  return [
    ...alike.flatMap(({ words }, place) => (isTwice(words) ? [`alike.${place}.words`] : [])),
    ...wider.flatMap(({ word, finds }, place) => [
      ...(wider.findIndex((other) => folded(other.word) === folded(word)) < place
        ? [`wider.${place}.word`]
        : []),
      ...(isTwice(`${word},${finds}`) ? [`wider.${place}.finds`] : []),
    ]),
  ];
}

const alike = (...rows: string[]) => rows.map((words) => ({ words }));
const wider = (rows: Record<string, string>) =>
  Object.entries(rows).map(([word, finds]) => ({ word, finds }));

/** The words that the shop knows until editors write their own. Plurals are missing: the search ignores them by itself. */
const FRENCH: Dictionary = {
  alike: alike(
    'jean, denim',
    'tee shirt, t-shirt',
    'sweat, sweat shirt, sweatshirt',
    'pull, chandail, tricot',
    'blouson, bomber',
    'manteau, pardessus',
    'baskets, sneakers, tennis',
    'foulard, carré',
    'sac à main, sac',
    'chapka, bonnet fourré',
    'levis, levi strauss',
    'ysl, yves saint laurent, saint laurent',
    'dior, christian dior',
    'lv, louis vuitton',
    'fleuri, à fleurs',
    'rayé, à rayures',
    'évasé, flare, bootcut, patte d’eph, pattes d’eph, patte d’éléphant',
  ),
  wider: wider({
    veste: 'blazer, blouson, perfecto',
    manteau: 'trench, caban, duffle-coat, parka',
    pantalon: 'chino',
    chaussures: 'bottes, baskets, mocassins, escarpins, sandales',
    mini: 'court, courte',
    maxi: 'long, longue',
    chemisier: 'chemise',
    blouse: 'chemise',
    haut: 'chemisier, blouse, t-shirt, top',
  }),
};

const ENGLISH: Dictionary = {
  alike: alike(
    'jeans, denim',
    'tee, tee shirt, t-shirt',
    'jumper, sweater, pullover',
    'sneakers, trainers',
    'trousers, pants',
    'coat, overcoat',
    'handbag, bag, purse',
    'levis, levi strauss',
    'ysl, yves saint laurent, saint laurent',
    'dior, christian dior',
    'lv, louis vuitton',
    'plaid, checked, tartan',
    'grey, gray',
    'jewelry, jewellery',
    'high waisted, high waist, high rise',
    'low waisted, low waist, low rise',
    'roll neck, polo neck, turtleneck',
    'flared, flare, bootcut, bell bottom, bell bottoms',
  ),
  wider: wider({
    jacket: 'blazer, bomber, blouson',
    coat: 'trench, parka',
    trousers: 'chinos',
    shoes: 'boots, sneakers, loafers, pumps, sandals',
    jumper: 'knitwear',
    sweater: 'knitwear',
    pullover: 'knitwear',
    blouse: 'shirt',
    top: 'blouse, t-shirt, shirt',
  }),
};

export const builtInDictionary = (locale: Locale): Dictionary => (showsEnglish(locale) ? ENGLISH : FRENCH);

/** `POST /content/dictionary/preview`: what a search would look for with this dictionary, and find today. */
export type DictionaryPreviewRequest = { locale: Locale; text: string; body: unknown };
/** A wording that a search looks for: as it was typed, with a word that means the same, or with a narrower one. */
export type Wording = {
  text: string;
  by: 'typed' | 'alike' | 'wider';
  /** Pieces for sale that have these words. */
  count: number;
  /** Names of the first of them. */
  pieces: string[];
};
export type DictionaryPreview = {
  wordings: Wording[];
  /** Pieces that the search finds today, with the dictionary that is published. */
  countToday: number;
};
