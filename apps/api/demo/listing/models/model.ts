import type { Colour, Kind, Material, Pattern } from '@patine/illustrations';
import type { Pair } from '../words/pair.ts';

export type SizeKind = 'number' | 'letter' | 'waist' | 'shoe' | 'hat' | 'one';
export type Target = 'w' | 'm' | 'k';

/** A cut that a shop would name, and what the picture must show of it. */
export interface Model {
  kind: Kind;
  name: Pair;
  feminine: boolean;
  weight: number;
  targets: string;
  size: SizeKind;
  traits: Readonly<Record<string, string>>;
  materials: readonly Material[];
  patterns: readonly Pattern[];
  colours?: readonly Colour[];
  decades?: readonly number[];
  /** Price in euros of an unbranded one in very good condition. */
  price: number;
  /** What the cut is like, in one sentence. */
  cut: readonly Pair[];
  /** How to wear it. */
  wear: readonly Pair[];
}
