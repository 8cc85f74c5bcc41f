import type { Entry } from './lexicon.ts';
import type { Role } from './roles.ts';

/** A phrase of the text by its first word and number of words. */
type Span = { at: number; length: number };

/** A phrase that names facet values. */
export type ValueSegment = Span & { kind: 'value'; meaning: Meaning; exclude: boolean };
export type PriceSegment = Span & {
  kind: 'price';
  min: number | null;
  max: number | null;
  isCheapest: boolean;
};
export type RoleSegment = Span & { kind: 'role'; role: Role };
/**
 * Words to search; `isFree` when a size may still be read in them, `isAbsent` when they name a value that no item has.
 */
export type WordSegment = Span & { kind: 'word'; isFree: boolean; isAbsent?: true };

export type Segment = ValueSegment | PriceSegment | RoleSegment | WordSegment;

/** The values of a phrase; see `Entry`. */
export type Meaning = Omit<Entry, 'attribute'> & { attribute: NonNullable<Entry['attribute']> };

/**
 * What is searched of a phrase that says more than its values: its words, others that names of items have instead, or
 * nothing. `isWider` when these find other things too.
 */
export type NarrowerPhrase = { words: string; isTyped: boolean; isWider: boolean };
export type NarrowerPhrases = ReadonlyMap<ValueSegment, NarrowerPhrase>;

/** The meaning of words that are no phrase of a lexicon. */
export const meaningOfValues = (attribute: Meaning['attribute'], values: readonly string[]): Meaning => ({
  attribute,
  values,
  isExact: true,
  isWider: false,
  others: [],
  widerOthers: [],
  material: null,
  language: null,
});
