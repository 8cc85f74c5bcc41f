import type { Random } from '../random.ts';

/** A small tile that repeats over the cloth. */
export interface Tile {
  width: number;
  height: number;
  body: string;
  /** Degrees by which the tile is turned. */
  turn?: number;
}

export interface Yarn {
  base: string;
  random: Random;
  /** Seen from a hand's breadth, where single threads show. */
  close: boolean;
}

export type Weave = (yarn: Yarn) => Tile;

export const line = (d: string, color: string, width: number, opacity: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width.toFixed(2)}" stroke-opacity="${opacity.toFixed(2)}" stroke-linecap="round"/>`;

/** A mark at a place of a tile, and again beyond the edges that it crosses; `reach` is how far it goes from its place. */
export const around = (
  { width, height }: Pick<Tile, 'width' | 'height'>,
  [x, y]: readonly [number, number],
  draw: (x: number, y: number) => string,
  reach = 10,
): string =>
  [-width, 0, width]
    .flatMap((dx) => [-height, 0, height].map((dy) => [x + dx, y + dy] as const))
    .filter(([px, py]) => px > -reach && px < width + reach && py > -reach && py < height + reach)
    .map(([px, py]) => draw(px, py))
    .join('');
