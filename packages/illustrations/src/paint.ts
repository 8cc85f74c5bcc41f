import { rgb, type Rgb } from './colours.ts';
import { blurred, Plane } from './plane.ts';
import { tiles, TILE, WRAP } from './tiles.ts';

export interface Paint {
  width: number;
  height: number;
  /** Colours of the garment, RGBA with alpha already multiplied in. */
  ink: Buffer;
  /** Relief at its own, smaller size, RGBA greys. */
  light: Plane;
  paper: string;
  /** How much the cloth shines: 0 felt, 1 patent leather. */
  sheen: number;
  /** How rough the paint looks on this cloth, 0 to 1. */
  tooth: number;
  /** Where the noise starts, so that no two illustrations share it. */
  offset: number;
  /** Whether the garment lies on paper or fills the picture. */
  shadow: boolean;
}

const LEVELS = 5;
const STEPS = 1024;

/** Gouache is laid in a few tones that meet softly: from the relief to the light, -1 to 1. */
const TONES = Float32Array.from({ length: STEPS }, (_, index) => {
  const scaled = (index / STEPS) * LEVELS;
  const step = Math.floor(scaled);
  const edge = Math.min(1, Math.max(0, (scaled - step - 0.32) / 0.36));
  return ((0.62 * (step + edge) + 0.38 * scaled) / LEVELS - 0.5) * 2;
});

const SHADE_BY: Rgb = [0.78, 0.82, 0.74];

/** Lays paper, shadow, colours, relief and grain over each other, pixel by pixel. */
export function paint({ width, height, ink, light, paper, sheen, tooth, offset, shadow }: Paint): Buffer {
  const { grain, brush, pools } = tiles();
  const out = Buffer.allocUnsafe(width * height * 3);
  const [paperRed, paperGreen, paperBlue] = rgb(paper);
  const fallen = shadow
    ? blurred(Plane.alphaOf(ink, width, height, 8), Math.max(1, width / 170))
    : new Plane(2, 2);
  const shadowColumns = fallen.columns(width, -0.02);
  const lightColumns = light.columns(width);
  // Strokes keep their size on large pictures; the grain stays as fine as the pixels.
  const zoom = Math.min(1, 512 / width);
  const strokeColumn = Int32Array.from({ length: width }, (_, x) => (Math.floor(x * zoom) + offset) & WRAP);
  const roughness = 0.022 + 0.03 * tooth;
  const speckle = 0.035 + 0.05 * tooth;

  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) / height;
    const relief = light.row(v, lightColumns);
    const shaded = fallen.row(v - 0.027, shadowColumns);
    const strokeRow = ((Math.floor(y * zoom) + offset) & WRAP) * TILE;
    const grainRow = ((y + offset) & WRAP) * TILE;
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
        const far = (u - 0.46) * (u - 0.46) * 1.1 + (v - 0.42) * (v - 0.42);
        const even = 1.035 - far * 0.42 + speck * 0.018 + pool * 0.014 + bristle * 0.008;
        const glow = even * (1 - 0.44 * shaded[x]!);
        const warm = (1 - glow) * 0.12;
        red = paperRed * glow * (1 + warm) * (1 - alpha);
        green = paperGreen * glow * (1 - alpha);
        blue = paperBlue * glow * (1 - warm) * (1 - alpha);
      }
      if (alpha > 0) {
        const raised = relief[x]! + bristle * roughness + pool * 0.03;
        const lit = TONES[raised <= 0 ? 0 : raised >= 1 ? STEPS - 1 : (raised * STEPS) | 0]!;
        const dab = 1 + speck * speckle + bristle * 0.028 + pool * 0.03;
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
