import { type Closeness, CORRECTED, type Form, PLURAL } from './inflection.ts';
import { agrees, type Entry, type Lexicon } from './lexicon.ts';
import type { Meaning, Segment } from './segments.ts';
import type { PricePhrase } from './prices.ts';
import type { Role } from './roles.ts';
import type { Token } from './tokens.ts';
import { UNDERSTOOD_ATTRIBUTES } from './types.ts';

export type SegmentReader = {
  lexicons: readonly Lexicon[];
  /** Words of the text's own language that other languages' meanings must not override. */
  ownWords: ReadonlySet<string>;
  isKnown: (word: string) => boolean;
  /** Returns the known word of which a word is a typo. */
  correction: (word: string) => string | null;
  role: (at: number, role: Role) => number;
  price: (at: number) => PricePhrase | null;
};

/** Roles in the order in which they are looked for, where words have several. */
const ROLES = [
  'cheap',
  'not',
  'nor',
  'or',
  'and',
  'with',
  'occasion',
  'filler',
  'stop',
] as const satisfies Role[];

type Found = { length: number; closeness: Closeness; rank: number; entries: readonly Entry[] };

/** Splits a text into the longest phrases that mean something. */
export function readSegments(tokens: readonly Token[], reader: SegmentReader): Segment[] {
  const { lexicons, ownWords, role, price } = reader;
  const correction = once(reader.correction);
  const formsIn = lexicons.map((lexicon) => formReader(tokens, lexicon, correction));

  const phrasesAt = (at: number): Found[] => {
    const isOwnWord = ownWords.has(tokens[at]?.word ?? '');
    const found: Found[] = [];
    for (const [rank, lexicon] of lexicons.entries()) {
      const matches = lexicon.book.matchesAt(at, (index) => formsIn[rank]?.(index, at) ?? []);
      for (const { entries, length, closeness } of matches) {
        // "cachemir" is no feminine of a material, though a pattern has the same name.
        const isFitting = entries.some((entry) => agrees(entry, closeness));
        const isForeign = rank > 0 && length === 1 && isOwnWord;
        if (isFitting && !isForeign) found.push({ length, closeness, rank, entries });
      }
      for (const joined of joinedAt(tokens, at, lexicon, reader.isKnown)) found.push({ ...joined, rank });
    }
    return found;
  };

  /** "Wedding guest" is an occasion, though "wedding" is a phrase. */
  const occasionBefore = (at: number, phrase: Found | undefined) =>
    phrase && !hasMeaning(phrase) && role(at, 'occasion') > phrase.length ? undefined : phrase;

  const segments: Segment[] = [];
  for (let at = 0; at < tokens.length; at += segments.at(-1)?.length ?? 1) {
    if (tokens[at]?.isLiteral) {
      segments.push({ kind: 'word', at, length: 1, isFree: false });
      continue;
    }
    const found = phrasesAt(at);
    const phrase = occasionBefore(at, shorterThanAbsent(closest(found), found));
    const amount = price(at);
    const cheap = role(at, 'cheap');
    if (amount && amount.length >= (phrase?.length ?? 0))
      segments.push({ kind: 'price', at, isCheapest: false, ...amount });
    else if (cheap > (phrase?.length ?? 0))
      segments.push({ kind: 'price', at, length: cheap, min: null, max: null, isCheapest: true });
    else if (phrase) segments.push(phraseSegment(at, phrase));
    else segments.push(plainSegment(at, role));
  }
  return segments;
}

/** Looks a word up once, though every lexicon asks for it. */
function once(correction: SegmentReader['correction']): SegmentReader['correction'] {
  const known = new Map<string, string | null>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const corrected = correction(word);
    known.set(word, corrected);
    return corrected;
  };
}

/** Forms of a word; none where a phrase that began at `from` must end. */
function formReader(
  tokens: readonly Token[],
  lexicon: Lexicon,
  correction: (word: string) => string | null,
): (index: number, from: number) => readonly Form[] {
  const known = new Map<number, readonly Form[]>();
  const read = (word: string): readonly Form[] => {
    const forms = lexicon.formsOf(word);
    const corrected = correction(word);
    return corrected === null ? forms : [...forms, { word: corrected, closeness: CORRECTED }];
  };
  return (index, from) => {
    const token = tokens[index];
    if (!token || token.isLiteral || (token.isApart && index > from)) return [];
    const forms = known.get(index) ?? read(token.word);
    known.set(index, forms);
    return forms;
  };
}

/** Most words that one name is written as. */
const MOST_JOINED = 3;

/** Names of which a part is misspelt or apart: "ralf lauren", "la coste". One word at least must be unknown. */
function joinedAt(
  tokens: readonly Token[],
  at: number,
  { book, joined }: Lexicon,
  isKnown: (word: string) => boolean,
): Omit<Found, 'rank'>[] {
  const found: Omit<Found, 'rank'>[] = [];
  if (!joined) return found;
  for (let length = 2; length <= MOST_JOINED; length += 1) {
    const words = tokens.slice(at, at + length);
    const isBroken = words.some(({ isLiteral, isApart }, index) => isLiteral || (isApart && index > 0));
    if (words.length < length || isBroken) break;
    if (words.every(({ word }) => isKnown(word))) continue;
    const forms = joined(words.map(({ word }) => word).join(''));
    if (forms.length === 0) continue;
    const matches = book.matchesAt(0, (index) => (index === 0 ? forms : []));
    for (const { entries } of matches) found.push({ entries, length, closeness: CORRECTED });
  }
  return found;
}

const hasMeaning = ({ entries }: Found) => entries.some(({ attribute }) => attribute !== null);

/**
 * Where no item has a value, a shorter phrase that names it too: "velours côtelé" is velvet in a shop without corduroy,
 * and the word that is left over is named.
 */
function shorterThanAbsent(phrase: Found | undefined, found: readonly Found[]): Found | undefined {
  if (!phrase || hasValues(phrase) || !hasMeaning(phrase)) return phrase;
  const absent = new Set(phrase.entries.map(({ attribute }) => attribute));
  const shorter = found.filter(
    (one) =>
      one.length < phrase.length &&
      one.rank === phrase.rank &&
      hasValues(one) &&
      one.entries.some(({ attribute, values }) => values.length === 0 && absent.has(attribute)),
  );
  return closest(shorter) ?? phrase;
}

const hasValues = ({ entries }: Found) => entries.some(({ values }) => values.length > 0);

const closest = (found: readonly Found[]): Found | undefined =>
  found.toSorted(
    (a, b) =>
      b.length - a.length ||
      Math.max(a.closeness, PLURAL) - Math.max(b.closeness, PLURAL) ||
      Number(hasValues(b)) - Number(hasValues(a)) ||
      a.rank - b.rank ||
      a.closeness - b.closeness,
  )[0];

function phraseSegment(at: number, { length, entries }: Found): Segment {
  const meaning = meaningOf(entries);
  return meaning
    ? { kind: 'value', at, length, meaning, exclude: false }
    : {
        kind: 'word',
        at,
        length,
        isFree: false,
        ...(entries.some(({ attribute }) => attribute !== null) ? { isAbsent: true as const } : {}),
      };
}

/** Joins the values of a phrase's first attribute that has any. */
function meaningOf(entries: readonly Entry[]): Meaning | null {
  const meant = entries.filter(({ values }) => values.length > 0);
  const attribute = UNDERSTOOD_ATTRIBUTES.find((one) => meant.some((entry) => entry.attribute === one));
  const own = meant.filter((entry) => entry.attribute === attribute);
  const [first] = own;
  if (!first || attribute === undefined) return null;
  return {
    ...first,
    attribute,
    values: own.length === 1 ? first.values : [...new Set(own.flatMap(({ values }) => values))],
    isExact: own.some(({ isExact }) => isExact),
    isWider: own.every(({ isWider }) => isWider),
    material: own.find(({ material }) => material !== null)?.material ?? null,
  };
}

function plainSegment(at: number, role: SegmentReader['role']): Segment {
  let best: { role: Role; length: number } | null = null;
  for (const one of ROLES) {
    const length = role(at, one);
    if (length > (best?.length ?? 0)) best = { role: one, length };
  }
  return best ? { kind: 'role', at, ...best } : { kind: 'word', at, length: 1, isFree: true };
}
