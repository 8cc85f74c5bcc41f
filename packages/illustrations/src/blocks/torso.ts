import { CANVAS_SIZE } from '../canvas-size.ts';
import { at, beside, mirror, trace, whole, type Line, type Point } from '../geometry.ts';
import { dip, fold, glow } from '../folds.ts';
import type { Canvas } from '../canvas.ts';

const M = CANVAS_SIZE.middle;

/** Half widths are counted from the middle of the illustration, heights from its top. */
export interface Torso {
  neck: number;
  top: number;
  /** How far the neckline falls in front. */
  drop: number;
  /** `round`, `v`, `square` or `boat`. */
  neckline: string;
  shoulder: Point;
  chest: Point;
  waist: Point;
  hem: Point;
  /** How much lower the hem is in the middle than at the sides. */
  sag: number;
}

/** The neckline's left half, from the middle to the shoulder seam. */
export function neckline({ neck, top, drop, neckline: shape }: Torso): string {
  const y = top + drop;
  const x = M - neck;
  if (shape === 'v')
    return `M${M} ${y}C${M - neck * 0.35} ${y - drop * 0.42} ${x + 2} ${top + drop * 0.25} ${x} ${top}`;
  if (shape === 'square')
    return `M${M} ${y}L${x + 9} ${y - 1}C${x + 6} ${y - drop * 0.5} ${x + 2} ${top + drop * 0.3} ${x} ${top}`;
  if (shape === 'boat')
    return `M${M} ${y}C${M - neck * 0.5} ${y} ${x + neck * 0.2} ${top + drop * 0.5} ${x} ${top}`;
  return `M${M} ${y}C${M - neck * 0.62} ${y} ${x + neck * 0.06} ${top + drop * 0.55} ${x} ${top}`;
}

export function torsoHalf(torso: Torso): Line {
  const { shoulder, chest, waist, hem, sag } = torso;
  const [sx, sy] = [M - shoulder[0], shoulder[1]];
  const [ux, uy] = [M - chest[0], chest[1]];
  const [wx, wy] = [M - waist[0], waist[1]];
  const [hx, hy] = [M - hem[0], hem[1]];
  return trace(
    `${neckline(torso)}C${M - torso.neck - 12} ${torso.top + 3} ${sx + 14} ${sy - 5} ${sx} ${sy}` +
      `C${sx + 7} ${sy + (uy - sy) * 0.4} ${ux + 10} ${uy - (uy - sy) * 0.3} ${ux} ${uy}` +
      `C${ux + 1} ${uy + (wy - uy) * 0.4} ${wx - 1} ${wy - (wy - uy) * 0.35} ${wx} ${wy}` +
      `C${wx - 1} ${wy + (hy - wy) * 0.3} ${hx + 2} ${hy - (hy - wy) * 0.35} ${hx} ${hy}` +
      `C${hx + (M - hx) * 0.4} ${hy + sag * 0.85} ${M - (M - hx) * 0.4} ${hy + sag} ${M} ${hy + sag}`,
  );
}

export const torsoOutline = (torso: Torso): Line => whole(torsoHalf(torso));

/** Where the tape lies on a top; `below` is what a ribbing adds to its length. */
export function measureTorso(canvas: Canvas, { neck, top, shoulder, chest, hem }: Torso, below = 0): void {
  canvas.measure('length', [M - neck, top], [M - neck, hem[1] + below]);
  canvas.measure('bust', [M - chest[0], chest[1] + 10], [M + chest[0], chest[1] + 10]);
  canvas.measure('shoulder', [M - shoulder[0], shoulder[1]], [M + shoulder[0], shoulder[1]]);
}

/** The inside of the back, seen through the neckline, with the maker's tab. */
export function insideNeck(canvas: Canvas, torso: Torso, lining: string, tab = true): void {
  const { neck, top, drop } = torso;
  const x = M - neck;
  const half = trace(
    `M${M} ${top + 7}C${M - neck * 0.5} ${top + 7} ${x + 8} ${top + 3} ${x - 2} ${top - 1}L${x - 8} ${top + 6}C${x} ${top + drop + 16} ${M - neck * 0.5} ${top + drop + 14} ${M} ${top + drop + 14}`,
  );
  canvas.panel(whole(half), { fill: lining, light: 'inside', cast: 0 });
  if (!tab || drop < 24) return;
  const y = top + 11;
  canvas.raw(
    `<path d="M${M - 13} ${y}l26 .8l-.6 13l-25 -.6z" fill="#F2EADB" stroke="#5A4A40" stroke-opacity=".5" stroke-width=".8"/><path d="M${M - 8} ${y + 5}h16M${M - 5} ${y + 9}h10" stroke="#7A2F28" stroke-width="1.3" stroke-opacity=".8"/>`,
  );
}

/** How cloth over a bust and a waist falls: from the shoulders, from under the arms, into the waist. */
export function torsoFolds(canvas: Canvas, torso: Torso, fluid: number): string[] {
  const { random } = canvas;
  const { shoulder, chest, waist, hem } = torso;
  const both = (path: string, draw: (line: Line) => string) =>
    [trace(path), mirror(trace(path))].map((line) => draw(line));
  const [ux, uy] = [M - chest[0], chest[1]];
  const [wx, wy] = [M - waist[0], waist[1]];
  const length = hem[1] - uy;
  const j = () => random.between(-8, 8);
  return [
    ...both(
      `M${ux + 4} ${uy - 4}C${ux + 26} ${uy + 14 + j()} ${ux + 40} ${uy + length * 0.16} ${ux + 52} ${uy + length * 0.22}`,
      (l) => dip(l, 13, 0.75, 'end'),
    ),
    ...both(`M${ux + 3} ${uy + 6}C${ux + 12} ${uy + 40} ${wx + 16} ${wy - 40} ${wx + 9} ${wy}`, (l) =>
      fold(l, 11, 0.5),
    ),
    ...both(
      `M${M - shoulder[0] * 0.62} ${shoulder[1] + 8}C${M - shoulder[0] * 0.6} ${uy - 30} ${M - shoulder[0] * 0.5} ${uy} ${M - shoulder[0] * 0.42} ${uy + 30}`,
      (l) => dip(l, 10, 0.4 * fluid, 'both'),
    ),
    glow(
      trace(
        `M${M - chest[0] * 0.5} ${uy - 24}C${M - chest[0] * 0.62} ${uy + 6} ${M - chest[0] * 0.55} ${uy + 30} ${M - chest[0] * 0.5} ${uy + 50}`,
      ),
      34,
      0.6,
    ),
    glow(
      trace(
        `M${M + chest[0] * 0.4} ${uy - 20}C${M + chest[0] * 0.34} ${uy + 6} ${M + chest[0] * 0.36} ${uy + 30} ${M + chest[0] * 0.38} ${uy + 46}`,
      ),
      24,
      0.35,
    ),
    ...[0.3, -0.12, -0.5].map((share) => {
      const x = M + share * waist[0] + j();
      return fold(
        trace(
          `M${x} ${wy - length * 0.12 + j()}C${x + j()} ${wy + length * 0.1} ${x + share * 14} ${hem[1] - 40} ${x + share * 22} ${hem[1] - 4}`,
        ),
        13,
        0.42 * fluid,
        'start',
      );
    }),
    dip(
      trace(
        `M${M + hem[0] - 4} ${hem[1] - 6}C${M + hem[0] * 0.4} ${hem[1] + torso.sag - 5} ${M - hem[0] * 0.4} ${hem[1] + torso.sag - 5} ${M - hem[0] + 4} ${hem[1] - 6}`,
      ),
      9,
      0.5,
      'none',
    ),
  ];
}

/** A line that follows the hem at a distance above it. */
export const hemLine = ({ hem, sag }: Torso, above: number): Line =>
  trace(
    `M${M - hem[0]} ${hem[1] - above}C${M - hem[0] * 0.6} ${hem[1] + sag * 0.85 - above} ${M - hem[0] * 0.4} ${hem[1] + sag - above} ${M} ${hem[1] + sag - above}C${M + hem[0] * 0.4} ${hem[1] + sag - above} ${M + hem[0] * 0.6} ${hem[1] + sag * 0.85 - above} ${M + hem[0]} ${hem[1] - above}`,
  );

export function bothSides(path: string): [Line, Line] {
  const left = trace(path);
  return [left, mirror(left)];
}

/** A band as wide as a ribbing along a line, on the line's right. */
export const bandAlong = (line: Line, width: number): Line => [...line, ...beside(line, width).toReversed()];

export const ticks = (line: Line, other: Line, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const [a, b] = [at(line, share), at(other, share)];
    return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
  }).join('');
