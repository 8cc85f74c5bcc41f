/** How a plane's columns stretch over a wider picture, with room to work in. */
export interface Columns {
  left: Int32Array;
  share: Float32Array;
  mixed: Float32Array;
  out: Float32Array;
}

/** A small picture of one channel between 0 and 1, read at any place between its pixels. */
export class Plane {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;

  constructor(width: number, height: number, values = new Float32Array(width * height)) {
    this.width = width;
    this.height = height;
    this.values = values;
  }

  /** One channel of RGBA pixels: 0 is red, 1 is green. */
  static channelOf(pixels: Buffer, width: number, height: number, channel: 0 | 1): Plane {
    const plane = new Plane(width, height);
    for (let i = 0; i < plane.values.length; i++) plane.values[i] = pixels[i * 4 + channel]! / 255;
    return plane;
  }

  /** How steeply the values rise to the right and downwards, per row or column. */
  slopes(): [across: Plane, down: Plane] {
    const { width, height, values } = this;
    const across = new Plane(width, height);
    const down = new Plane(width, height);
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const i = y * width + x;
        across.values[i] = values[i + 1]! - values[i - 1]!;
        down.values[i] = values[i + width]! - values[i - width]!;
      }
    return [across, down];
  }

  /** How much of each square of `step` pixels is covered. */
  static alphaOf(pixels: Buffer, width: number, height: number, step: number): Plane {
    const plane = new Plane(Math.ceil(width / step), Math.ceil(height / step));
    for (let y = 0; y < height; y += 2)
      for (let x = 0; x < width; x += 2)
        plane.values[Math.floor(y / step) * plane.width + Math.floor(x / step)]! +=
          pixels[(y * width + x) * 4 + 3]! / 255;
    const samples = (step / 2) ** 2;
    for (let i = 0; i < plane.values.length; i++) plane.values[i]! /= samples;
    return plane;
  }

  /** Where each of `count` pixels across falls between this plane's columns, moved by a share of the width. */
  columns(count: number, moved = 0): Columns {
    const left = new Int32Array(count);
    const share = new Float32Array(count);
    for (let i = 0; i < count; i++) {
      const x = Math.min(this.width - 1.001, Math.max(0, ((i + 0.5) / count + moved) * this.width - 0.5));
      left[i] = x;
      share[i] = x - left[i]!;
    }
    return { left, share, mixed: new Float32Array(this.width), out: new Float32Array(count) };
  }

  /** One row of pixels at a share of the height, mixed from the nearest four; the same array each time. */
  row(v: number, { left, share, mixed, out }: Columns): Float32Array {
    const y = Math.min(this.height - 1.001, Math.max(0, v * this.height - 0.5));
    const start = Math.floor(y) * this.width;
    const down = y - Math.floor(y);
    const { values, width } = this;
    for (let x = 0; x < width; x++) {
      const above = values[start + x]!;
      mixed[x] = above + (values[start + width + x]! - above) * down;
    }
    for (let i = 0; i < out.length; i++) {
      const before = mixed[left[i]!]!;
      out[i] = before + (mixed[left[i]! + 1]! - before) * share[i]!;
    }
    return out;
  }
}

function blurRows(plane: Plane, radius: number): Plane {
  const out = new Plane(plane.height, plane.width);
  const reach = 2 * radius + 1;
  for (let y = 0; y < plane.height; y++) {
    const start = y * plane.width;
    const clamped = (x: number) => plane.values[start + Math.min(plane.width - 1, Math.max(0, x))]!;
    let sum = 0;
    for (let x = -radius; x <= radius; x++) sum += clamped(x);
    for (let x = 0; x < plane.width; x++) {
      out.values[x * plane.height + y] = sum / reach;
      sum += clamped(x + radius + 1) - clamped(x - radius);
    }
  }
  return out;
}

/** Two box blurs each way: near enough to a round brush. */
export function blurred(plane: Plane, radius: number): Plane {
  const size = Math.max(1, Math.round(radius));
  const once = blurRows(blurRows(plane, size), size);
  return blurRows(blurRows(once, size), size);
}
