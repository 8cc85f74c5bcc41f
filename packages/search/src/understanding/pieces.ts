import type { Entry } from './lexicon.ts';
import type { Role } from './roles.ts';

/** A phrase of the text by its first word and number of words. */
type Span = { at: number; length: number };

/** A phrase that names facet values. */
export type ValuePiece = Span & { kind: 'value'; meaning: Meaning; exclude: boolean };
export type PricePiece = Span & {
  kind: 'price';
  min: number | null;
  max: number | null;
  isCheapest: boolean;
};
export type RolePiece = Span & { kind: 'role'; role: Role };
/** Words to search; `isFree` when a size may still be read in them. */
export type WordPiece = Span & { kind: 'word'; isFree: boolean };

export type Piece = ValuePiece | PricePiece | RolePiece | WordPiece;

/** The values of a phrase; see `Entry`. */
export type Meaning = Omit<Entry, 'attribute'> & { attribute: NonNullable<Entry['attribute']> };
