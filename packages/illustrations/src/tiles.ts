import type { GroundName } from './ground.ts';
import { seeded } from './random.ts';

/** Side of the ready-made noise tiles, a power of two so that a mask wraps them. */
export const TILE = 512;
export const WRAP = TILE - 1;

/** Smooth noise that repeats at the tile's edges, between -1 and 1. */
function waves(seed: string, stepX: number, stepY: number): Float32Array {
  const random = seeded(seed);
  const [columns, rows] = [TILE / stepX, TILE / stepY];
  const lattice = Float32Array.from({ length: columns * rows }, () => random.between(-1, 1));
  const tile = new Float32Array(TILE * TILE);
  for (let y = 0; y < TILE; y++) {
    const row = Math.floor(y / stepY);
    const v = smooth(y / stepY - row);
    for (let x = 0; x < TILE; x++) {
      const column = Math.floor(x / stepX);
      const u = smooth(x / stepX - column);
      const corner = (dx: number, dy: number) =>
        lattice[((row + dy) % rows) * columns + ((column + dx) % columns)]!;
      const top = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * u;
      const bottom = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * u;
      tile[y * TILE + x] = top + (bottom - top) * v;
    }
  }
  return tile;
}
const smooth = (t: number): number => t * t * (3 - 2 * t);

function blend(parts: readonly (readonly [Float32Array, number])[]): Float32Array {
  const tile = new Float32Array(TILE * TILE);
  for (const [part, weight] of parts) for (let i = 0; i < tile.length; i++) tile[i]! += part[i]! * weight;
  return tile;
}

export interface Tiles {
  /** Tooth of the paper, pixel by pixel. */
  grain: Float32Array;
  /** Strokes of a flat brush, mostly downwards. */
  brush: Float32Array;
  /** Pools where the pigment settled. */
  pools: Float32Array;
}

let ready: Tiles | undefined;

/** Made once, when the first illustration is drawn. */
export const tiles = (): Tiles =>
  (ready ??= {
    grain: blend([
      [waves('grain', 1, 1), 0.6],
      [waves('tooth', 2, 2), 0.6],
    ]),
    brush: blend([
      [waves('bristle', 2, 32), 0.45],
      [waves('stroke', 8, 64), 0.4],
      [waves('dry', 4, 4), 0.25],
    ]),
    pools: blend([
      [waves('pool', 64, 64), 0.7],
      [waves('edge', 16, 32), 0.35],
    ]),
  });

/** Threads over and under, each a little thicker or thinner than the next. */
function woven(): Float32Array {
  const slubs = waves('slub', 2, 64);
  const picks = waves('pick', 64, 2);
  const tile = new Float32Array(TILE * TILE);
  for (let y = 0; y < TILE; y++)
    for (let x = 0; x < TILE; x++) {
      const i = y * TILE + x;
      const over = ((x >> 1) + (y >> 1)) & 1 ? 0.42 : -0.42;
      tile[i] = over + slubs[i]! * 0.75 + picks[i]! * 0.75;
    }
  return tile;
}

const GROUNDS: Readonly<Record<GroundName, () => Float32Array>> = {
  paper: () =>
    blend([
      [waves('laid', 128, 2), 0.5],
      [waves('fibre', 8, 4), 0.4],
    ]),
  linen: woven,
  plaster: () =>
    blend([
      [waves('float', 64, 32), 0.7],
      [waves('trowel', 16, 8), 0.35],
      [waves('sand', 2, 2), 0.25],
    ]),
  wool: () =>
    blend([
      [waves('fleece', 8, 8), 0.45],
      [waves('hair', 2, 4), 0.5],
      [waves('nap', 4, 1), 0.4],
    ]),
};
const grounds = new Map<GroundName, Float32Array>();

/** The texture of a ground, made when it is first needed. */
export function groundTile(name: GroundName): Float32Array {
  const tile = grounds.get(name) ?? GROUNDS[name]();
  grounds.set(name, tile);
  return tile;
}
