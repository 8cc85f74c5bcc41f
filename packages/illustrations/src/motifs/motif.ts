import type { Random } from '../random.ts';
import type { Tile } from '../weaves/tile.ts';

export interface Palette {
  base: string;
  inks: readonly [string, string, string, string];
  random: Random;
}
export type Motif = (palette: Palette) => Tile;
