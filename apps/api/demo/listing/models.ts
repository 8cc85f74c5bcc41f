import type { Colour, Kind, Material, Pattern } from '../plates/address.ts';
import type { Pair } from './words.ts';
import { accessories } from './models-accessories.ts';
import { bottoms } from './models-bottoms.ts';
import { outerwear } from './models-outerwear.ts';
import { tops } from './models-tops.ts';
import { dresses } from './models-dresses.ts';

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

export const MODELS: readonly Model[] = [...dresses, ...tops, ...bottoms, ...outerwear, ...accessories];

/** How many listings of each kind, 2,400 in all. */
export const STOCK: Readonly<Record<Kind, number>> = {
  dress: 400,
  jeans: 270,
  jacket: 300,
  coat: 160,
  jumper: 280,
  shirt: 240,
  skirt: 170,
  shorts: 90,
  tshirt: 150,
  bag: 100,
  shoes: 120,
  hat: 50,
  scarf: 70,
};
