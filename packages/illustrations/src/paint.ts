import { bend } from './bend.ts';
import { rgb, type Rgb } from './colors.ts';
import type { Ground } from './ground.ts';
import { blurred, Plane } from './plane.ts';
import type { Shadow } from './staging.ts';
import { groundTile, tiles, TILE, WRAP } from './tiles.ts';

export interface Paint {
  width: number;
  height: number;
  /** Colours of the garment, RGBA with alpha already multiplied in. */
  ink: Buffer;
  /** How each place is lit, at a smaller size: half is neutral. */
  light: Plane;
  /** The folds alone, which bend the cloth's pattern; null for cloth without one. */
  folds: Plane | null;
  ground: Ground;
  shadow: Shadow;
  /** How much the cloth shines: 0 felt, 1 patent leather. */
  sheen: number;
  /** How rough the paint looks on this cloth, 0 to 1. */
  tooth: number;
  /** Where the noise starts, so that no two illustrations share it. */
  offset: number;
}

const LEVELS = 5;
const STEPS = 1024;

/** Gouache is laid in a few tones that meet softly: from the relief to the light, -1 to 1. */
const TONES = Float32Array.from({ length: STEPS }, (_, index) => {
  const scaled = (index / STEPS) * LEVELS;
  const step = Math.floor(scaled);
  const edge = Math.min(1, Math.max(0, (scaled - step - 0.32) / 0.36));
  return ((0.5 * (step + edge) + 0.5 * scaled) / LEVELS - 0.5) * 2;
});

const SHADE_BY: Rgb = [0.78, 0.82, 0.74];
/** How strongly a ground's own texture shows. */
const TEXTURE: Readonly<Record<Ground['name'], number>> = {
  paper: 0.03,
  linen: 0.03,
  plaster: 0.06,
  wool: 0.07,
};

/** Lays ground, shadow, colours, relief and grain over each other, pixel by pixel. */
export function paint(options: Paint): Buffer {
  const { width, height, light, folds, ground, sheen, tooth, offset, shadow } = options;
  const ink = folds ? bend(options.ink, width, height, folds) : options.ink;
  const { grain, brush, pools } = tiles();
  const texture = groundTile(ground.name);
  const depth = TEXTURE[ground.name];
  const out = Buffer.allocUnsafe(width * height * 3);
  const [groundRed, groundGreen, groundBlue] = rgb(ground.color);
  const alpha8 = Plane.alphaOf(ink, width, height, 8);
  const unit = Math.max(1, width / 170);
  // Light from the upper left: a wide shadow where the garment is away from the ground, a narrow one where it touches.
  const wide = blurred(alpha8, unit * shadow.soft);
  const narrow = blurred(alpha8, Math.max(1, unit * 0.4));
  const wideColumns = wide.columns(width, -shadow.right);
  const narrowColumns = narrow.columns(width, -0.006);
  const lightColumns = light.columns(width);
  // Strokes keep their size on large pictures; the grain stays as fine as the pixels.
  const zoom = Math.min(1, 512 / width);
  const strokeColumn = Int32Array.from({ length: width }, (_, x) => (Math.floor(x * zoom) + offset) & WRAP);
  const roughness = 0.008 + 0.045 * tooth;
  const strokes = 0.01 + 0.032 * tooth;
  const speckle = 0.035 + 0.05 * tooth;
  const down = (shadow.down * width) / height;

  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) / height;
    const relief = light.row(v, lightColumns);
    const far = wide.row(v - down, wideColumns);
    const near = narrow.row(v - 0.006, narrowColumns);
    const strokeRow = ((Math.floor(y * zoom) + offset) & WRAP) * TILE;
    const grainRow = ((y + offset) & WRAP) * TILE;
    const table =
      ground.horizon === null ? 0 : Math.min(1, Math.max(0, (v - ground.horizon) * height * 0.12));
    // The table is lit from above; the wall darkens a little towards it.
    const level =
      ground.horizon === null
        ? 1
        : 1 + table * (0.045 - (v - ground.horizon) * 0.12) - (1 - table) * v * 0.14;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const stroke = strokeRow + strokeColumn[x]!;
      const speck = grain[grainRow + ((x + offset * 3) & WRAP)]!;
      const bristle = brush[stroke]!;
      const pool = pools[stroke]!;
      const alpha = ink[i * 4 + 3]! / 255;
      let red = 0;
      let green = 0;
      let blue = 0;

      if (alpha < 1) {
        const u = x / width;
        const away = (u - 0.42) * (u - 0.42) * 1.1 + (v - 0.38) * (v - 0.38);
        const even = (1.03 - away * 0.3 + speck * 0.014 + pool * 0.014 + texture[stroke]! * depth) * level;
        const glow = even * (1 - shadow.dark * far[x]!) * (1 - shadow.touch * near[x]!);
        const warm = (1 - glow) * 0.12;
        red = groundRed * glow * (1 + warm) * (1 - alpha);
        green = groundGreen * glow * (1 - alpha);
        blue = groundBlue * glow * (1 - warm * 0.6) * (1 - alpha);
      }
      if (alpha > 0) {
        const window = shadow.window * (0.98 - x / width - v);
        const raised = relief[x]! + window + bristle * roughness + pool * 0.03;
        const lit = TONES[raised <= 0 ? 0 : raised >= 1 ? STEPS - 1 : (raised * STEPS) | 0]!;
        const dab = 1 + speck * speckle + bristle * strokes + pool * 0.03;
        const r = ink[i * 4]! * dab;
        const g = ink[i * 4 + 1]! * dab;
        const b = ink[i * 4 + 2]! * dab;
        if (lit < 0) {
          red += r * (1 + lit * SHADE_BY[0]);
          green += g * (1 + lit * SHADE_BY[1]);
          blue += b * (1 + lit * SHADE_BY[2]);
        } else {
          const gain = lit * (0.2 + 0.5 * sheen) + (lit > 0.3 ? (lit - 0.3) * sheen * 0.9 : 0);
          red += r + (255 * alpha - r) * gain;
          green += g + (250 * alpha - g) * gain;
          blue += b + (236 * alpha - b) * gain;
        }
      }
      out[i * 3] = red > 255 ? 255 : red;
      out[i * 3 + 1] = green > 255 ? 255 : green;
      out[i * 3 + 2] = blue > 255 ? 255 : blue;
    }
  }
  return out;
}
