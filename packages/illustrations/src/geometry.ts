import { CANVAS_SIZE } from './canvas-size.ts';
import type { Random } from './random.ts';

export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

const STEP = 5;

function curve(from: Point, a: Point, b: Point, to: Point): Point[] {
  const reach =
    Math.hypot(a[0] - from[0], a[1] - from[1]) +
    Math.hypot(b[0] - a[0], b[1] - a[1]) +
    Math.hypot(to[0] - b[0], to[1] - b[1]);
  const count = Math.max(2, Math.ceil(reach / STEP));
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 1) / count;
    const u = 1 - t;
    const mix = (i: 0 | 1) =>
      u * u * u * from[i] + 3 * u * u * t * a[i] + 3 * u * t * t * b[i] + t * t * t * to[i];
    return [mix(0), mix(1)] as const;
  });
}

/** Points along an SVG path of absolute M, L, C and Q, close enough together to tremble. */
export function trace(path: string): Line {
  const points: Point[] = [];
  for (const [, letter, rest] of path.matchAll(/([MLCQ])([^MLCQ]*)/g)) {
    const numbers = (rest?.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const at = (index: number): Point => [numbers[index]!, numbers[index + 1]!];
    const size = letter === 'C' ? 6 : letter === 'Q' ? 4 : 2;
    for (let index = 0; index + size <= numbers.length; index += size) {
      const from = points.at(-1) ?? at(index);
      const to = at(index + size - 2);
      if (letter === 'M') points.push(to);
      else if (letter === 'C') points.push(...curve(from, at(index), at(index + 2), to));
      else if (letter === 'Q')
        points.push(...curve(from, between(from, at(index), 2 / 3), between(to, at(index), 2 / 3), to));
      else points.push(...curve(from, between(from, to, 1 / 3), between(from, to, 2 / 3), to));
    }
  }
  return points;
}

export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
export const mirror = (line: Line): Line => line.map(([x, y]) => [2 * CANVAS_SIZE.middle - x, y]);
export const shift = (line: Line, dx: number, dy: number): Line => line.map(([x, y]) => [x + dx, y + dy]);

/** A left half drawn from the top to the bottom becomes a whole outline. */
export const whole = (half: Line): Line => [...half, ...mirror(half).toReversed()];

export function turn(line: Line, degrees: number, [cx, cy]: Point): Line {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return line.map(([x, y]) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos]);
}

function normal(line: Line, index: number): Point {
  const before = line[Math.max(0, index - 1)]!;
  const after = line[Math.min(line.length - 1, index + 1)]!;
  const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
  return [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
}

/** The line moved sideways: positive is to the right of someone walking along it. */
export const beside = (line: Line, distance: number): Line =>
  line.map(([x, y], index) => {
    const [nx, ny] = normal(line, index);
    return [x + nx * distance, y + ny * distance];
  });

/** A brush stroke: the line with a body, as wide at each share of its length as `width` says. */
export function stroke(line: Line, width: (share: number) => number): Line {
  const sides = [1, -1].map((side) =>
    line.map(([x, y], index): Point => {
      const [nx, ny] = normal(line, index);
      const half = (side * width(index / (line.length - 1))) / 2;
      return [x + nx * half, y + ny * half];
    }),
  );
  return [...sides[0]!, ...sides[1]!.toReversed()];
}

export function at(line: Line, share: number): Point {
  const place = Math.min(1, Math.max(0, share)) * (line.length - 1);
  const index = Math.min(line.length - 2, Math.floor(place));
  return between(line[index]!, line[index + 1]!, place - index);
}

export const part = (line: Line, from: number, to: number): Line =>
  Array.from({ length: 16 }, (_, index) => at(line, from + ((to - from) * index) / 15));

/** A steady hand that is still a hand: one field of small waves moves every point of an illustration. */
export function trembling(random: Random): (line: Line) => Line {
  const waves = [150, 61, 23, 11].map((length, index) => ({
    size: [2, 0.85, 0.36, 0.16][index]!,
    x: random.between(0, 7),
    y: random.between(0, 7),
    k: (2 * Math.PI) / (length * random.between(0.85, 1.15)),
  }));
  return (line) =>
    line.map(([x, y]) => {
      let dx = 0;
      let dy = 0;
      for (const wave of waves) {
        dx += wave.size * Math.sin(wave.k * (y + 0.4 * x) + wave.x);
        dy += wave.size * Math.sin(wave.k * (x - 0.3 * y) + wave.y);
      }
      return [x + dx, y + dy];
    });
}

export const pathData = (line: Line, closed: boolean): string =>
  `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${closed ? 'Z' : ''}`;

export type Bounds = readonly [left: number, top: number, right: number, bottom: number];

export function boundsOf(line: Line): Bounds {
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const EDGE = 30;

/** Whether two boxes touch, the first with the shadow around it. */
export const meets = (a: Bounds, b: Bounds): boolean =>
  a[0] - EDGE < b[2] && a[2] + EDGE > b[0] && a[1] - EDGE < b[3] && a[3] + EDGE > b[1];
