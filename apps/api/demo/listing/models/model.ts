import type { Color, Kind, Material, Pattern } from '@patine/illustrations';
import type { Pair } from '../words/pair.ts';

export type SizeKind = 'number' | 'letter' | 'waist' | 'shoe' | 'hat' | 'one';
export type Target = 'w' | 'm' | 'k';

/** A cut with a name of its own, and the traits that its picture must show. */
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
  colors?: readonly Color[];
  decades?: readonly number[];
  /** Price in euros without a brand, in very good condition. */
  price: number;
  /** Sentences that describe the cut. */
  cut: readonly Pair[];
  /** Sentences that tell how to wear it. */
  wear: readonly Pair[];
}
