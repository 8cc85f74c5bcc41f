import { CANVAS_SIZE } from './canvas-size.ts';
import type { Bounds, Line, Point } from './geometry.ts';

/** An affine transform as SVG writes it: `x' = a x + c y + e`, `y' = b x + d y + f`. */
export type Placement = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const UNMOVED: Placement = [1, 0, 0, 1, 0, 0];

export const placed = ([a, b, c, d, e, f]: Placement, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** First `inner`, then `outer`. */
export const after = ([a, b, c, d, e, f]: Placement, [g, h, i, j, k, l]: Placement): Placement => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** The other way round, about the middle of the canvas. */
export const MIRRORED: Placement = [-1, 0, 0, 1, 2 * CANVAS_SIZE.middle, 0];

export const matrixOf = (placement: Placement): string =>
  `matrix(${placement.map((value) => value.toFixed(4)).join(' ')})`;

/** The place in the drawing that lands on a point of the picture. */
export function unplaced([a, b, c, d, e, f]: Placement, [x, y]: Point): Point {
  const area = a * d - b * c;
  return [(d * (x - e) - c * (y - f)) / area, (a * (y - f) - b * (x - e)) / area];
}

export const cornersOf = ([left, top, right, bottom]: Bounds): Line => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

export interface Frame {
  /** Free space at each edge of the picture, in canvas units. */
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Turns what covers `points` by `degrees` and fits it into the frame, grown by at most `largest`. */
export function fitted(points: Line, degrees: number, frame: Frame, largest: number): Placement {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const xs = points.map(([x, y]) => cos * x - sin * y);
  const ys = points.map(([x, y]) => sin * x + cos * y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = CANVAS_SIZE.width - frame.left - frame.right;
  const height = CANVAS_SIZE.height - frame.top - frame.bottom;
  const scale = Math.min(largest, width / (right - left), height / (bottom - top));
  return [
    scale * cos,
    scale * sin,
    -scale * sin,
    scale * cos,
    frame.left + width / 2 - (scale * (left + right)) / 2,
    frame.top + height / 2 - (scale * (top + bottom)) / 2,
  ];
}
