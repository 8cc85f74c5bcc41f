import { at, between, mirror, trace, type Line, type Point } from '../geometry.ts';
import { dip, fold, glow } from '../folds.ts';
import type { PanelOptions, Canvas } from '../canvas.ts';

export interface Sleeve {
  /** Shoulder point and underarm of the left side. */
  from: Point;
  under: Point;
  length: number;
  /** Degrees away from the body at the shoulder, and turned back below the elbow. */
  angle: number;
  bend: number;
  /** Widths across the arm at the elbow and at the wrist. */
  elbow: number;
  wrist: number;
  /** Fullness gathered into the shoulder seam, 0 to 1. */
  puff?: number;
  cuff?: 'none' | 'hem' | 'buttoned' | 'rib' | 'turned' | 'gathered' | 'stitched';
  cuffLength?: number;
  /** How much the cloth folds: 0 stiff, 1 soft. */
  fluid?: number;
  panel?: PanelOptions;
  cuffFill?: string;
}

interface Drawn {
  outline: Line;
  cuffOutline: Line;
  outer: Line;
  inner: Line;
  elbow: Point;
  /** Across the wrist, from the outer to the inner edge. */
  wrist: readonly [Point, Point];
}

const aim = (degrees: number): Point => [
  -Math.sin((degrees * Math.PI) / 180),
  Math.cos((degrees * Math.PI) / 180),
];
const go = ([x, y]: Point, [dx, dy]: Point, distance: number): Point => [
  x + dx * distance,
  y + dy * distance,
];
const coordinates = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function shape(sleeve: Sleeve): Drawn {
  const { from, under, length, angle, bend, puff = 0, cuffLength = 0, cuff = 'none' } = sleeve;
  const upper = aim(angle);
  const lower = aim(angle - bend);
  const outward = (d: Point): Point => [-d[1], d[0]];
  const elbow = go(between(from, under, 0.5), upper, length * 0.5);
  const wrist = go(elbow, lower, length * 0.5);
  const mid = outward(aim(angle - bend / 2));
  const end = outward(lower);
  const elbowOut = go(elbow, mid, sleeve.elbow / 2);
  const elbowIn = go(elbow, mid, -sleeve.elbow / 2);
  const taper = cuff === 'rib' ? 0.88 : 1;
  const wristOut = go(wrist, end, (taper * sleeve.wrist) / 2);
  const wristIn = go(wrist, end, (-taper * sleeve.wrist) / 2);
  const crown = go(go(from, outward(upper), 5 + puff * 30), upper, 16 - puff * 30);
  const outer = trace(
    `M${coordinates(from)}C${coordinates(go(from, [-1, 0.5], 6 + puff * 8))} ${coordinates(go(crown, upper, -puff * 10))} ${coordinates(go(crown, upper, 8 + puff * 22))}` +
      `C${coordinates(go(crown, upper, length * 0.2))} ${coordinates(go(elbowOut, upper, -length * 0.16))} ${coordinates(elbowOut)}C${coordinates(go(elbowOut, lower, length * 0.16))} ${coordinates(go(wristOut, lower, -length * 0.14))} ${coordinates(wristOut)}`,
  );
  const inner = trace(
    `M${coordinates(wristIn)}C${coordinates(go(wristIn, lower, -length * 0.16))} ${coordinates(go(elbowIn, lower, length * 0.12))} ${coordinates(elbowIn)}C${coordinates(go(elbowIn, upper, -length * 0.14))} ${coordinates(go(under, upper, length * 0.16))} ${coordinates(go(under, [1, 0], 10))}L${coordinates(go(between(from, under, 0.5), [1, 0], 30))}`,
  );
  const squeeze = cuff === 'gathered' || cuff === 'rib' ? 0.7 : cuff === 'buttoned' ? 0.93 : 1.04;
  const half = (sleeve.wrist * squeeze) / 2;
  const edge = go(wrist, lower, -4);
  const [a, b] = [go(edge, end, half), go(edge, end, -half)];
  const [c, d] = [go(b, lower, cuffLength), go(a, lower, cuffLength)];
  const cuffOutline = trace(
    `M${coordinates(a)}Q${coordinates(go(edge, lower, 2))} ${coordinates(b)}L${coordinates(c)}Q${coordinates(go(wrist, lower, cuffLength + 4))} ${coordinates(d)}Z`,
  );
  return { outline: [...outer, ...inner], cuffOutline, outer, inner, elbow, wrist: [wristOut, wristIn] };
}

function folds({ outer, inner, elbow }: Drawn, sleeve: Sleeve): string[] {
  const fluid = sleeve.fluid ?? 0.7;
  const short = sleeve.length < 130;
  const down = trace(
    `M${coordinates(at(outer, 0.22))}C${coordinates(between(at(outer, 0.4), at(inner, 0.7), 0.3))} ${coordinates(between(at(outer, 0.6), at(inner, 0.4), 0.35))} ${coordinates(between(at(outer, 0.94), at(inner, 0.06), 0.4))}`,
  );
  const bendFold = (share: number, reach: number) =>
    fold(
      trace(
        `M${coordinates(at(inner, share))}Q${coordinates(between(elbow, at(inner, share), 0.3))} ${coordinates(between(at(inner, share - 0.12), at(outer, 1 - share), reach))}`,
      ),
      8,
      0.75 * fluid,
      'end',
    );
  return [
    glow(down, sleeve.elbow * 0.42, 0.55),
    dip(
      trace(
        `M${coordinates(at(inner, 0.98))}Q${coordinates(between(at(inner, 0.85), at(outer, 0.2), 0.35))} ${coordinates(between(at(inner, 0.75), at(outer, 0.3), 0.62))}`,
      ),
      12,
      0.9,
      'end',
    ),
    dip(inner, 15, 0.8, 'none'),
    ...(short ? [] : [bendFold(0.56, 0.62), bendFold(0.48, 0.5), bendFold(0.4, 0.72)]),
    ...(sleeve.cuff === 'gathered'
      ? [0.25, 0.5, 0.75].map((share) => {
          const edge = between(at(outer, 1), at(inner, 0), share);
          return fold(
            trace(
              `M${coordinates(edge)}L${coordinates(between(edge, between(at(outer, 0.6), at(inner, 0.4), share), 0.75))}`,
            ),
            9,
            0.8,
            'end',
          );
        })
      : []),
    ...((sleeve.puff ?? 0) > 0.3
      ? [0.06, 0.14, 0.24].map((share) => {
          const edge = at(outer, share);
          return fold(
            trace(
              `M${coordinates(sleeve.from)}Q${coordinates(between(sleeve.from, edge, 0.6))} ${coordinates(go(edge, [0.3, 1], 26))}`,
            ),
            7,
            0.8,
            'end',
          );
        })
      : []),
  ];
}

/** Draws a sleeve on either side; the right one is the left one's mirror with an arm of its own. */
export function drawSleeve(canvas: Canvas, sleeve: Sleeve, side: 'left' | 'right'): void {
  const set = side === 'left' ? (line: Line) => line : mirror;
  const drawn = shape(sleeve);
  const tilt = side === 'left' ? sleeve.angle : -sleeve.angle;
  const lit = folds(drawn, sleeve);
  const hand = side === 'left' ? lit.join('') : `<g transform="matrix(-1 0 0 1 512 0)">${lit.join('')}</g>`;
  canvas.panel(set(drawn.outline), {
    light: side,
    turn: tilt,
    cast: 0.35,
    ...sleeve.panel,
    folds: [hand, ...(sleeve.panel?.folds ?? [])],
  });
  const { cuff = 'none', cuffLength = 0 } = sleeve;
  if (cuff === 'hem' || cuff === 'stitched') {
    const [a, b] = drawn.wrist;
    const up = aim(sleeve.angle - sleeve.bend);
    const hem = trace(`M${coordinates(go(a, up, -cuffLength))}L${coordinates(go(b, up, -cuffLength))}`);
    if (cuff === 'stitched') canvas.stitch(set(hem));
    else canvas.seam(set(hem), 0.5);
  } else if (cuff !== 'none') {
    canvas.panel(set(drawn.cuffOutline), {
      light: side,
      turn: tilt,
      cast: 0.25,
      fill: sleeve.cuffFill ?? (cuff === 'rib' ? 'plain' : 'cloth'),
    });
    const line = set(drawn.cuffOutline);
    if (cuff === 'rib') ribs(canvas, line);
    if (cuff === 'buttoned') canvas.spot(`cuff-${side}`, at(line, 0.62));
  }
  if (side === 'left') {
    const below = cuff === 'hem' || cuff === 'stitched' ? 0 : cuffLength;
    const end = go(drawn.wrist[0], aim(sleeve.angle - sleeve.bend), below);
    canvas.measure('sleeve', sleeve.from, at(drawn.outer, 0.6), end);
  }
  const wrist = set([between(...drawn.wrist, 0.5)])[0]!;
  canvas.spot(`sleeve-${side}`, between(wrist, set([drawn.elbow])[0]!, 0.35));
  canvas.spot(`wrist-${side}`, wrist);
}

/** Short lines across a narrow band of knit. */
function ribs(canvas: Canvas, outline: Line): void {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const slant = (right - left) * 0.12;
  const count = Math.round((right - left) / 4);
  const d = Array.from({ length: count - 1 }, (_, i) => {
    const x = left + ((i + 1) * (right - left)) / count;
    return `M${(x + slant * 0.2).toFixed(1)} ${(top + 4).toFixed(1)}L${x.toFixed(1)} ${(bottom - 3).toFixed(1)}`;
  }).join('');
  canvas.raw(`<path d="${d}" stroke="${canvas.dark}" stroke-width="1.2" stroke-opacity=".38"/>`);
}
