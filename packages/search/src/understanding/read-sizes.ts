import { meaningOfValues, type Segment, type ValueSegment } from './segments.ts';
import type { FindSizes } from './sizes.ts';
import type { Token } from './tokens.ts';
import type { Role } from './roles.ts';

export type SizeWords = {
  /** Name of a size in words at a position: "taille unique". */
  named: (at: number) => { name: string; length: number; isAdjective: boolean } | null;
  /** Code of a size system: "it". */
  system: (word: string) => string | null;
  /** System of a number without one. */
  ownSystem: string;
};

type SizeContext = {
  tokens: readonly Token[];
  role: (at: number, role: Role) => number;
  words: SizeWords;
  findSizes: FindSizes;
  /** Categories of the garments that the text names; empty for none. */
  categories: readonly string[];
  /** True when the text names a garment, a brand, or anything else that may have a size. */
  hasGarment: boolean;
  hasOther: boolean;
  /** Whether a kind of garment or a brand stands before a position: "trainers 6". */
  isAfterGarment: (at: number) => boolean;
};

/** `isHere` for words that are a size only where the garment has it. */
type Candidate = { names: readonly string[]; length: number; isSure: boolean; isHere: boolean };

const NUMBER = /^\d{1,2}(?:[.,]5)?$/;
const LETTERS = /^(?:[2-4]?x{1,4}[sl]|[2-4]x[sl])$/;
const LETTER = /^[sml]$/;
const WAIST = /^w(\d{2})(?:[xl](\d{2}))?$/;
const WAIST_BY_LENGTH = /^(\d{2})x(\d{2})$/;
const LENGTH = /^l(\d{2})$/;
const MARKED = /^t(\d{2}|x{0,3}[sl]|m)$/;
const WITH_SYSTEM = /^([a-z]{2,3})(\d{1,2})$/;
const SYSTEM_AFTER = /^(\d{1,2})([a-z]{2,3})$/;
const AGE = /^(\d{1,2})(ans?|y|yrs?|mois|m)$/;

/** Replaces the words that name a size of the garment by its values. */
export function readSizes(segments: readonly Segment[], context: SizeContext): Segment[] {
  const free = new Set<number>();
  for (const segment of segments)
    if ((segment.kind === 'word' && segment.isFree) || (segment.kind === 'role' && isOpen(segment.role)))
      for (let at = segment.at; at < segment.at + segment.length; at += 1) free.add(at);
  const found = new Map<number, ValueSegment>();
  const total = context.tokens.length;
  for (let at = 0; at < total; at += 1) {
    const size = free.has(at) ? sizeAt(at, context, free) : null;
    if (!size) continue;
    found.set(at, size);
    at += size.length - 1;
  }
  if (found.size === 0) return [...segments];
  return replaced(segments, found);
}

const isOpen = (role: Role) => role === 'filler' || role === 'stop';

/** Puts sizes in the place of the segments whose words they take. */
function replaced(segments: readonly Segment[], found: ReadonlyMap<number, ValueSegment>): Segment[] {
  const taken = new Set<number>();
  for (const { at, length } of found.values()) for (let i = at; i < at + length; i += 1) taken.add(i);
  const result: Segment[] = [];
  for (const segment of segments) {
    const isTaken = segment.length > 0 && taken.has(segment.at);
    const size = found.get(segment.at);
    if (size) result.push(size);
    if (!isTaken) result.push(segment);
  }
  return result;
}

function sizeAt(at: number, context: SizeContext, free: ReadonlySet<number>): ValueSegment | null {
  const marker = context.role(at, 'marker');
  if (marker > 0 && allFree(free, at, marker)) {
    const marked = valuesAt(at + marker, context, free, true);
    if (marked) return { ...marked, at, length: marker + marked.length };
  }
  return valuesAt(at, context, free, false);
}

const allFree = (free: ReadonlySet<number>, at: number, length: number) =>
  Array.from({ length }, (_, index) => at + index).every((one) => free.has(one));

function valuesAt(
  at: number,
  context: SizeContext,
  free: ReadonlySet<number>,
  isMarked: boolean,
): ValueSegment | null {
  const { findSizes, categories } = context;
  for (const { names, length, isSure, isHere } of candidatesAt(at, context, isMarked)) {
    if (!allFree(free, at, length) || !(isSure || isMarked)) continue;
    const values = isHere ? findSizes.here(names, categories) : findSizes.anywhere(names, categories);
    if (values.length > 0) return sizeSegment(at, length, [...values]);
  }
  return null;
}

const sizeSegment = (at: number, length: number, values: string[]): ValueSegment => ({
  kind: 'value',
  at,
  length,
  exclude: false,
  meaning: meaningOfValues('size', values),
});

/** Possible readings of the words at a position, longest first. */
function candidatesAt(at: number, context: SizeContext, isMarked: boolean): Candidate[] {
  const { tokens, words, hasGarment, hasOther, isAfterGarment } = context;
  const word = tokens[at]?.word ?? '';
  const next = tokens[at + 1]?.isApart ? '' : (tokens[at + 1]?.word ?? '');
  const candidates: Candidate[] = [];
  const add = (length: number, isSure: boolean, ...names: string[]) =>
    candidates.push({ names, length, isSure, isHere: false });

  const inWords = words.named(at);
  if (inWords?.name === 'tu') add(inWords.length, inWords.length > 1 || hasGarment, inWords.name);

  const waist = WAIST.exec(word) ?? WAIST_BY_LENGTH.exec(word);
  if (waist) {
    const [, w = '', l = LENGTH.exec(next)?.[1]] = waist;
    if (l !== undefined) add(waist[2] === undefined ? 2 : 1, true, `w${w} l${l}`);
    add(1, true, `w${w}`);
  }

  const system = words.system(word);
  if (system !== null && NUMBER.test(next)) add(2, true, `${system} ${next}`);
  const after = NUMBER.test(word) ? words.system(next) : null;
  if (after !== null) add(2, true, `${after} ${word}`);
  const glued = WITH_SYSTEM.exec(word);
  const gluedSystem = glued ? words.system(glued[1] ?? '') : null;
  if (glued && gluedSystem !== null) add(1, true, `${gluedSystem} ${glued[2]}`);
  const trailing = SYSTEM_AFTER.exec(word);
  const trailingSystem = trailing ? words.system(trailing[2] ?? '') : null;
  if (trailing && trailingSystem !== null) add(1, true, `${trailingSystem} ${trailing[1]}`);

  const ages = agesAt(at, word, next, context);
  for (const { name, length } of ages) add(length, true, name);

  // "12 mois" is no size 12.
  if (NUMBER.test(word) && ages.length === 0) {
    const isPair = /^\d{2}$/.test(word) && /^\d{2}$/.test(next);
    if (isPair) add(2, hasGarment, `w${word} l${next}`);
    if (isPair && tokens[at + 1]?.isHyphenated) add(2, hasGarment, `${word}-${next}`);
    const number = word.replace(',', '.');
    const names = [number, `${words.ownSystem} ${number}`];
    if (word.length > 1) add(1, hasGarment || hasOther || tokens.length === 1, ...names);
    // One figure is a number of things as often.
    else candidates.push({ names, length: 1, isSure: isAfterGarment(at), isHere: !isMarked });
  }
  if (LETTERS.test(word)) add(1, true, letterName(word));
  const written = MARKED.exec(word);
  if (written) add(1, true, written[1] ?? '');
  if (LETTER.test(word)) add(1, hasGarment || tokens.length === 1, word);
  if (isMarked && inWords) add(inWords.length, true, inWords.name);
  else if (inWords?.isAdjective && hasGarment)
    candidates.push({ names: [inWords.name], length: inWords.length, isSure: true, isHere: true });
  return candidates;
}

/** "2xl" and "xxl" are one size. */
const letterName = (word: string) =>
  word.replace(/^([2-4])x/, (_, times: string) => 'x'.repeat(Number(times)));

function agesAt(at: number, word: string, next: string, { role, tokens }: SizeContext) {
  const glued = AGE.exec(word);
  if (glued) return [{ name: ageName(glued[1] ?? '', glued[2]?.startsWith('m') ?? false), length: 1 }];
  const before = role(at, 'age');
  const years = before > 0 ? (/^\d{1,2}$/.exec(tokens[at + before]?.word ?? '')?.[0] ?? null) : null;
  if (years !== null) return [{ name: ageName(years, false), length: before + 1 }];
  if (!/^\d{1,2}$/.test(word) || next === '') return [];
  if (role(at + 1, 'years') > 0) return [{ name: ageName(word, false), length: 2 }];
  return role(at + 1, 'months') > 0 ? [{ name: ageName(word, true), length: 2 }] : [];
}

const ageName = (number: string, inMonths: boolean) => `${Number(number)} ${inMonths ? 'months' : 'years'}`;
