import type { Canvas } from './canvas.ts';
import { boundsOf, type Line, type Point } from './geometry.ts';

/** A point in space: to the right, towards the viewer, up from the ground. */
export type Point3 = readonly [x: number, y: number, z: number];
/** A surface by two shares, each 0 to 1; seen from outside, its first direction is to the left of its second. */
export type Surface = (u: number, v: number) => Point3;

export interface SolidOptions {
  fill?: 'cloth' | (string & {});
  /** How sharply it reflects the light: 0 felt, 1 polished leather. */
  gloss?: number;
  /** Whether the first direction runs around and meets itself. */
  ring?: boolean;
  /** Draws the far side instead: in the shade as one looks into something open, or lit where cloth is turned over. */
  inside?: boolean | 'lit';
  /** Lets its folds bend the cloth's pattern. */
  bends?: boolean;
  /** Which ends of the second direction go over into another surface, without an edge of their own. */
  joins?: 'none' | 'start' | 'end' | 'both';
  turn?: number;
}

const DISTANCE = 1500;
/** A hand draws firm things more steadily than cloth. */
const STEADY = 0.3;
const LIGHT: Point3 = normalize([-0.5, 0.42, 0.76]);
/** Shares of a thing's height by which its shadow falls to the right and away. */
const FALL = [0.24, -0.08] as const;
const LEVEL = 6;
/** Layers that a soft shadow has. */
const LAYERS = 12;

function normalize([x, y, z]: Point3): Point3 {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
const subtract = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Evenly spread shares, `count` steps of them. */
export const steps = (count: number, from = 0, to = 1): number[] =>
  Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
/** Shares closer together at both ends, where rounded things turn fastest. */
export const cosineSteps = (count: number): number[] =>
  steps(count).map((share) => (1 - Math.cos(Math.PI * share)) / 2);

/** A smooth curve through knots of position and value. */
export function spline(knots: readonly (readonly [number, number])[]): (at: number) => number {
  const slope = (i: number): number => {
    const [a, b] = [knots[Math.max(0, i - 1)]!, knots[Math.min(knots.length - 1, i + 1)]!];
    return (b[1] - a[1]) / (b[0] - a[0]);
  };
  return (at) => {
    const after = knots.findIndex(([x]) => x > at);
    const i = after < 0 ? knots.length - 2 : Math.max(0, after - 1);
    const [x, a] = knots[i]!;
    const [next, b] = knots[i + 1]!;
    const width = next - x;
    const t = Math.min(1, Math.max(0, (at - x) / width));
    const [t2, t3] = [t * t, t * t * t];
    return (
      a * (2 * t3 - 3 * t2 + 1) +
      slope(i) * width * (t3 - 2 * t2 + t) +
      b * (3 * t2 - 2 * t3) +
      slope(i + 1) * width * (t3 - t2)
    );
  };
}

/** A smooth curve through points in space, `count` steps from each to the next. */
export function spline3(places: readonly Point3[], count = 8): Point3[] {
  const coordinate = (i: 0 | 1 | 2) => spline(places.map((place, at) => [at, place[i]]));
  const [x, y, z] = [coordinate(0), coordinate(1), coordinate(2)];
  return steps((places.length - 1) * count, 0, places.length - 1).map((t) => [x(t), y(t), z(t)]);
}

// `toFixed` takes several times as long, and there are thousands of places.
const coordinates = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

function convexHull(points: Line): Line {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: Line): Point[] => {
    const kept: Point[] = [];
    for (const point of list) {
      while (kept.length > 1) {
        const [a, b] = [kept.at(-2)!, kept.at(-1)!];
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Draws solid things as a camera sees them that looks down by `pitch` degrees. */
export class Scene {
  readonly canvas: Canvas;
  readonly #sin: number;
  readonly #cos: number;
  readonly #middle: Point;
  readonly #half: Point3;

  constructor(canvas: Canvas, pitch: number, middle: Point) {
    this.canvas = canvas;
    this.#sin = Math.sin((pitch * Math.PI) / 180);
    this.#cos = Math.cos((pitch * Math.PI) / 180);
    this.#middle = middle;
    this.#half = normalize([LIGHT[0], LIGHT[1] + this.#cos, LIGHT[2] + this.#sin]);
  }

  /** Where a point is seen on the canvas. */
  at([x, y, z]: Point3): Point {
    const size = DISTANCE / (DISTANCE - y * this.#cos - z * this.#sin);
    const still: Point = [
      this.#middle[0] + x * size,
      this.#middle[1] + (y * this.#sin - z * this.#cos) * size,
    ];
    const [moved] = this.canvas.tremble([still]) as [Point];
    return [still[0] + (moved[0] - still[0]) * STEADY, still[1] + (moved[1] - still[1]) * STEADY];
  }

  line(places: readonly Point3[]): Line {
    return places.map((place) => this.at(place));
  }

  #grey(normal: Point3, gloss: number): number {
    const direct = Math.max(0, dot(normal, LIGHT));
    const shine = Math.max(0, dot(normal, this.#half)) ** 24;
    return 62 + 16 * (normal[2] + 1) * 0.5 + 78 * direct + 84 * gloss * shine;
  }

  /** Draws the part of a surface that faces the camera. */
  solid(surface: Surface, us: readonly number[], vs: readonly number[], options: SolidOptions = {}): void {
    const {
      fill = 'cloth',
      gloss = 0.5,
      ring = false,
      inside = false,
      joins = 'none',
      turn = 0,
      bends = false,
    } = options;
    const grid = us.map((u) => vs.map((v) => surface(u, v)));
    const seen = grid.map((row) => this.line(row));
    const [rows, columns] = [us.length - 1, vs.length - 1];
    const side = inside ? -1 : 1;
    const faces = seen.slice(1).map((next, i) =>
      next.slice(1).map((d, j): boolean => {
        const [a, b, c] = [seen[i]![j]!, next[j]!, seen[i]![j + 1]!];
        return side * ((d[0] - a[0]) * (c[1] - b[1]) - (d[1] - a[1]) * (c[0] - b[0])) > 0;
      }),
    );
    const facing = (i: number, j: number) => faces[ring ? (i + rows) % rows : i]?.[j] ?? false;
    let d = '';
    let edges = '';
    const levels = new Map<number, string>();
    const strip = (i: number, from: number, to: number) =>
      `M${seen[i]!.slice(from, to + 1)
        .map(coordinates)
        .join('L')}L${seen[i + 1]!.slice(from, to + 1)
        .toReversed()
        .map(coordinates)
        .join('L')}Z`;
    const edge = (a: Point, b: Point) => (edges += `M${coordinates(a)}L${coordinates(b)}`);
    for (let i = 0; i < rows; i++) {
      let [start, lit, from] = [-1, -1, 0];
      for (let j = 0; j <= columns; j++) {
        const isSeen = j < columns && faces[i]![j]!;
        let level = -1;
        if (isSeen) {
          const [a, b, c, e] = [grid[i]![j]!, grid[i + 1]![j]!, grid[i]![j + 1]!, grid[i + 1]![j + 1]!];
          const normal = normalize(cross(subtract(e, a), subtract(c, b)));
          const out: Point3 = inside === 'lit' ? [-normal[0], -normal[1], -normal[2]] : normal;
          const grey = inside === true ? 44 + 40 * (1 - dot(out, LIGHT)) * 0.5 : this.#grey(out, gloss);
          level = Math.round(grey / LEVEL);
          if (!facing(i - 1, j)) edge(seen[i]![j]!, seen[i]![j + 1]!);
          if (!facing(i + 1, j)) edge(seen[i + 1]![j]!, seen[i + 1]![j + 1]!);
          const [first, last] = [j === 0, j === columns - 1];
          if (first ? joins !== 'start' && joins !== 'both' : !facing(i, j - 1))
            edge(seen[i]![j]!, seen[i + 1]![j]!);
          if (last ? joins !== 'end' && joins !== 'both' : !facing(i, j + 1))
            edge(seen[i]![j + 1]!, seen[i + 1]![j + 1]!);
        }
        if (level !== lit) {
          if (lit >= 0) levels.set(lit, (levels.get(lit) ?? '') + strip(i, from, j));
          [lit, from] = [level, j];
        }
        if (isSeen && start < 0) start = j;
        if (!isSeen && start >= 0) {
          d += strip(i, start, j);
          start = -1;
        }
      }
    }
    this.canvas.reaches(seen.flat());
    const thrown =
      inside === true
        ? ''
        : [18, 9]
            .map(
              (width) => `<path d="${edges}" stroke="#008000" stroke-width="${width}" stroke-opacity=".07"/>`,
            )
            .join('');
    const relief = [...levels].map(([level, path]) => {
      const grey = Math.min(255, level * LEVEL);
      const color = `rgb(${grey},${bends ? grey : 128},${grey})`;
      return `<path d="${path}" fill="${color}" stroke="${color}"/>`;
    });
    this.canvas.surface(d, edges, thrown + relief.join(''), fill, turn);
  }

  /** The parts of a line on a surface that the camera sees. */
  along(surface: Surface, path: readonly Point[], lift = 0.4): Line[] {
    const runs: Point[][] = [[]];
    for (const [u, v] of path) {
      const [near, across, up] = [surface(u, v), surface(u + 0.004, v), surface(u, v + 0.004)];
      const [a, b, c] = [near, across, up].map((place) => this.at(place)) as [Point, Point, Point];
      const faces = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
      const normal = normalize(cross(subtract(across, near), subtract(up, near)));
      if (faces > -1e-4)
        runs
          .at(-1)!
          .push(
            this.at([near[0] + normal[0] * lift, near[1] + normal[1] * lift, near[2] + normal[2] * lift]),
          );
      else if (runs.at(-1)!.length > 0) runs.push([]);
    }
    return runs.filter((run) => run.length > 1);
  }

  /** The soft shadow of a thing on the ground, and the dark one where it touches; what lies flat has only the first. */
  shadow(places: readonly Point3[], touching: readonly Point3[]): void {
    const fallen = convexHull(this.line(places.map(([x, y, z]) => [x + z * FALL[0], y + z * FALL[1], 0])));
    this.canvas.reaches(fallen);
    const foot =
      touching.length > 0 ? feathered(shifted(convexHull(this.line(touching)), 3, 2), 0.1, 0.06) : '';
    this.canvas.behind(feathered(fallen, touching.length > 0 ? 0.24 : 0.08, 0.034) + foot);
  }
}

const shifted = (line: Line, dx: number, dy: number): Line => line.map(([x, y]) => [x + dx, y + dy]);

/** Copies that grow from within to beyond the outline, so that its edge is soft. */
function feathered(outline: Line, spread: number, opacity: number): string {
  const [left, top, right, bottom] = boundsOf(outline);
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  return Array.from({ length: LAYERS }, (_, i) => {
    const grown = spread * (1 - (2 * i) / (LAYERS - 1)) * 0.5 * Math.min(right - left, bottom - top);
    const [kx, ky] = [1 + (2 * grown) / (right - left), 1 + (2 * grown) / (bottom - top)];
    const d = outline.map(([x, y]) => coordinates([cx + (x - cx) * kx, cy + (y - cy) * ky])).join('L');
    return `<path d="M${d}Z" fill="#2A1C14" fill-opacity="${opacity}"/>`;
  }).join('');
}
