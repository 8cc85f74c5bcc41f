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
  /** Where the noise starts, so that no two plates share it. */
  offset: number;
  /** Whether the garment lies on paper or fills the picture. */
  shadow: boolean;
}

const LEVELS = 5;

/** Gouache is laid in a few tones that meet softly. */
function toned(value: number): number {
  const scaled = value * LEVELS;
  const step = Math.floor(scaled);
  const rest = scaled - step;
  const edge = rest < 0.32 ? 0 : rest > 0.68 ? 1 : (rest - 0.32) / 0.36;
  return (0.62 * (step + edge) + 0.38 * scaled) / LEVELS;
}

const SHADE_BY: Rgb = [0.78, 0.82, 0.74];

/** Lays paper, shadow, colours, relief and grain over each other, pixel by pixel. */
export function paint({ width, height, ink, light, paper, sheen, tooth, offset, shadow }: Paint): Buffer {
  const { grain, brush, pools } = tiles();
  const out = Buffer.allocUnsafe(width * height * 3);
  const [paperRed, paperGreen, paperBlue] = rgb(paper);
  const fallen = shadow ? blurred(Plane.alphaOf(ink, width, height, 8), Math.max(1, width / 170)) : null;
  const zoom = 512 / width;
  const roughness = 0.022 + 0.03 * tooth;

  for (let y = 0; y < height; y++) {
    const v = y / height;
    const noiseRow = (Math.floor(y * (zoom > 1 ? 1 : zoom)) + offset) & WRAP;
    const grainRow = ((y + offset) & WRAP) * TILE;
    for (let x = 0; x < width; x++) {
      const u = x / width;
      const i = y * width + x;
      const noise = noiseRow * TILE + ((Math.floor(x * (zoom > 1 ? 1 : zoom)) + offset) & WRAP);
      const speck = grain[grainRow + ((x + offset * 3) & WRAP)]!;
      const alpha = ink[i * 4 + 3]! / 255;
      let red = 0;
      let green = 0;
      let blue = 0;

      if (alpha < 1) {
        const far = (u - 0.46) * (u - 0.46) * 1.1 + (v - 0.42) * (v - 0.42);
        let glow = 1.035 - far * 0.42 + speck * 0.018 + pools[noise]! * 0.014 + brush[noise]! * 0.008;
        if (fallen) glow *= 1 - 0.44 * fallen.at(u - 0.02, v - 0.027);
        const warm = 1 - (1 - glow) * 0.12;
        red = paperRed * glow * (2 - warm);
        green = paperGreen * glow;
        blue = paperBlue * glow * warm;
      }
      if (alpha > 0) {
        const relief = light.at(u, v) + brush[noise]! * roughness + pools[noise]! * 0.03;
        const lit = (toned(Math.min(0.999, Math.max(0, relief))) - 0.5) * 2;
        const dab = 1 + speck * (0.035 + 0.05 * tooth) + brush[noise]! * 0.028 + pools[noise]! * 0.03;
        let r = ink[i * 4]! * dab;
        let g = ink[i * 4 + 1]! * dab;
        let b = ink[i * 4 + 2]! * dab;
        if (lit < 0) {
          r *= 1 + lit * SHADE_BY[0];
          g *= 1 + lit * SHADE_BY[1];
          b *= 1 + lit * SHADE_BY[2];
        } else {
          const gain = lit * (0.2 + 0.5 * sheen) + (lit > 0.3 ? (lit - 0.3) * sheen * 0.9 : 0);
          r += (255 * alpha - r) * gain;
          g += (250 * alpha - g) * gain;
          b += (236 * alpha - b) * gain;
        }
        red = red * (1 - alpha) + r;
        green = green * (1 - alpha) + g;
        blue = blue * (1 - alpha) + b;
      }
      out[i * 3] = red > 255 ? 255 : red;
      out[i * 3 + 1] = green > 255 ? 255 : green;
      out[i * 3 + 2] = blue > 255 ? 255 : blue;
    }
  }
  return out;
}
