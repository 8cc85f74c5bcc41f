import type { Kind, Material } from './illustration.ts';
import { shade, tint } from './colours.ts';

/** A small tile that repeats over the cloth. */
export interface Tile {
  width: number;
  height: number;
  body: string;
  /** Degrees by which the tile is turned. */
  turn?: number;
}

const KNITTED: ReadonlySet<Material> = new Set(['wool', 'cashmere', 'mohair', 'acrylic']);
const isKnit = (kind: Kind, material: Material): boolean =>
  kind === 'jumper' || ((kind === 'scarf' || kind === 'hat') && KNITTED.has(material));

const line = (d: string, colour: string, width: number, opacity: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"/>`;

const denim = (base: string): Tile => ({
  width: 4,
  height: 23,
  turn: 52,
  body:
    line('M1 0V23', tint(base, 0.55), 1.1, 0.34) +
    line('M3 2V9', shade(base, 0.6), 0.9, 0.4) +
    line('M3 14V18', '#fff', 0.7, 0.25),
});

const corduroy = (base: string): Tile => ({
  width: 6,
  height: 40,
  body: line('M0.6 0V40', shade(base, 0.7), 1.7, 0.5) + line('M3.7 0V40', tint(base, 0.5), 1.4, 0.32),
});

const knit = (base: string, coarse: number): Tile => {
  const [w, h] = [5 * coarse, 4.2 * coarse];
  const dark = shade(base, 0.55);
  return {
    width: w,
    height: h,
    body:
      line(
        `M${w * 0.1} ${h * 0.05}L${w * 0.5} ${h * 0.75}L${w * 0.9} ${h * 0.05}`,
        dark,
        0.75 * coarse,
        0.36,
      ) +
      line(
        `M${w * 0.12} ${h * 0.5}L${w * 0.45} ${h * 1.02}M${w * 0.88} ${h * 0.5}L${w * 0.55} ${h * 1.02}`,
        tint(base, 0.5),
        0.7 * coarse,
        0.24,
      ),
  };
};

const linen = (base: string): Tile => ({
  width: 37,
  height: 41,
  body:
    line('M0 5H22M12 17H37M3 29H19M25 36H37', shade(base, 0.5), 0.7, 0.2) +
    line('M6 0V18M19 12V41M31 3V22', tint(base, 0.4), 0.8, 0.2) +
    line('M28 9h5M9 23h6', shade(base, 0.5), 1.3, 0.22),
});

const flecks = (base: string): Tile => ({
  width: 19,
  height: 17,
  body:
    line('M2 3l2 1M11 6l1.5-1M6 11l2 .6M15 14l2-1M16 2l1 1.4', tint(base, 0.75), 1.1, 0.55) +
    line('M6 2l1.4 1M13 10l2 1M2 8l1.6-.8M9 15l1.6.6', shade(base, 0.8), 1.2, 0.5) +
    line('M9 3l1 .8M3 13l1 1', '#A65A34', 1.1, 0.5),
});

const canvas = (base: string): Tile => ({
  width: 4,
  height: 4,
  body: line('M0 1H2M2 3H4', shade(base, 0.5), 0.8, 0.26) + line('M1 2V4M3 0V2', tint(base, 0.5), 0.8, 0.26),
});

const straw = (base: string): Tile => ({
  width: 12,
  height: 9,
  body:
    line('M0 2Q3 -1 6 2T12 2M0 6.5Q3 9 6 6.5T12 6.5', shade(base, 0.55), 1.1, 0.5) +
    line('M0 4.2H12', tint(base, 0.6), 1, 0.5) +
    line('M3 0V9M9 0V9', shade(base, 0.5), 0.7, 0.25),
});

const suede = (base: string): Tile => ({
  width: 61,
  height: 53,
  body:
    line('M3 4l9 2M37 9l11 -2M19 23l8 3M44 31l9 -2M8 41l10 -1M30 47l8 2', tint(base, 0.35), 4.5, 0.1) +
    line('M22 3l8 3M52 18l6 2M4 17l8 -2M28 36l10 -2M48 45l8 1', shade(base, 0.5), 4.5, 0.12),
});

/** What the cloth is made of, seen from arm's length. */
export function weave(kind: Kind, material: Material, base: string): Tile | null {
  if (isKnit(kind, material))
    return knit(base, material === 'mohair' ? 1.7 : material === 'cashmere' ? 1 : 1.35);
  switch (material) {
    case 'denim':
      return denim(base);
    case 'corduroy':
      return corduroy(base);
    case 'linen':
      return linen(base);
    case 'tweed':
      return flecks(base);
    case 'canvas':
      return canvas(base);
    case 'straw':
      return straw(base);
    case 'suede':
      return suede(base);
    default:
      return null;
  }
}
