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

  static redOf(pixels: Buffer, width: number, height: number): Plane {
    const plane = new Plane(width, height);
    for (let i = 0; i < plane.values.length; i++) plane.values[i] = pixels[i * 4]! / 255;
    return plane;
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

  /** The value at a share of the width and of the height, mixed from the four nearest pixels. */
  at(u: number, v: number): number {
    const x = Math.min(this.width - 1.001, Math.max(0, u * this.width - 0.5));
    const y = Math.min(this.height - 1.001, Math.max(0, v * this.height - 0.5));
    const column = x | 0;
    const row = y | 0;
    const dx = x - column;
    const i = row * this.width + column;
    const values = this.values;
    const top = values[i]! + (values[i + 1]! - values[i]!) * dx;
    const bottom = values[i + this.width]! + (values[i + this.width + 1]! - values[i + this.width]!) * dx;
    return top + (bottom - top) * (y - row);
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
