import { CANVAS_SIZE } from '../canvas-size.ts';
import { mix, shade } from '../colors.ts';
import { dip, fold, glow } from '../folds.ts';
import { trace, turn, type Line, type Point } from '../geometry.ts';
import type { Canvas } from '../canvas.ts';

const M = CANVAS_SIZE.middle;
const Y = CANVAS_SIZE.height / 2;

/** The creases that a square keeps from its drawer: folded in half twice. */
const creases = (r: number): string[] => [
  fold(trace(`M${M - r} ${Y + 4}Q${M} ${Y - 6} ${M + r} ${Y + 2}`), 11, 0.4, 'none'),
  fold(trace(`M${M + 4} ${Y - r}Q${M - 6} ${Y} ${M + 2} ${Y + r}`), 11, 0.4, 'none'),
  glow(trace(`M${M - r * 0.8} ${Y - r * 0.6}Q${M - r * 0.3} ${Y - r * 0.4} ${M} ${Y - r * 0.75}`), 50, 0.5),
  dip(
    trace(`M${M + r * 0.3} ${Y + r * 0.5}Q${M + r * 0.6} ${Y + r * 0.3} ${M + r * 0.9} ${Y + r * 0.6}`),
    40,
    0.5,
  ),
  fold(
    trace(`M${M - r * 0.86} ${Y + r * 0.8}Q${M - r * 0.4} ${Y + r * 0.6} ${M - r * 0.2} ${Y + r * 0.9}`),
    24,
    0.5,
  ),
];

/** A silk square laid flat, one corner turned over. */
function flat(canvas: Canvas, border: string, degrees: number): void {
  const r = 186;
  const spin = (line: Line) => turn(line, degrees, [M, Y]);
  const cut = canvas.random.between(0.34, 0.56) * r;
  const box = (size: number, corner: number) =>
    spin(
      trace(
        `M${M - size} ${Y - size}Q${M} ${Y - size - 4} ${M + size} ${Y - size}Q${M + size + 5} ${Y} ${M + size} ${Y + size - corner}L${M + size - corner} ${Y + size}Q${M} ${Y + size + 4} ${M - size} ${Y + size}Q${M - size - 5} ${Y} ${M - size} ${Y - size}Z`,
      ),
    );
  const folds = degrees > 30 ? [] : creases(r);
  canvas.panel(box(r, cut), { fill: border, light: 'flat', cast: 0.4, folds });
  canvas.panel(box(r - 30, cut - 18), { light: 'flat', cast: 0, turn: degrees, folds });
  canvas.ink(box(r - 22, cut - 12), canvas.inks[0], 2.4, 0.9);
  canvas.ink(box(r - 6, cut - 3), shade(border), 1.4, 0.5, '2 3');
  canvas.panel(
    spin(
      trace(
        `M${M + r} ${Y + r - cut}C${M + r - cut * 0.3} ${Y + r - cut * 1.06} ${M + r - cut * 0.9} ${Y + r - cut * 1.1} ${M + r - cut * 1.02} ${Y + r - cut * 1.02}C${M + r - cut * 1.1} ${Y + r - cut * 0.8} ${M + r - cut * 1.04} ${Y + r - cut * 0.3} ${M + r - cut} ${Y + r}Z`,
      ),
    ),
    {
      fill: mix(border, '#FFF6E6', 0.3),
      light: 'left',
      cast: 1,
      folds: [
        dip(spin(trace(`M${M + r - 4} ${Y + r - cut + 4}L${M + r - cut + 4} ${Y + r - 4}`)), 18, 0.7, 'none'),
      ],
    },
  );
  canvas.measure('length', spin([[M - r, Y - r]])[0]!, spin([[M - r, Y + r]])[0]!);
  canvas.measure('width', spin([[M - r, Y - r]])[0]!, spin([[M + r, Y - r]])[0]!);
  canvas.spot('cloth', [M - 40, Y - 20]);
  canvas.spot('hem', spin([[M - r + 30, Y + 60]])[0]!);
  canvas.spot('collar', spin([[M + r - cut, Y + r - cut]])[0]!);
}

/** Folded corner to corner, its point down. */
function triangle(canvas: Canvas, border: string): void {
  const [w, h] = [212, 236];
  const top = Y - h * 0.55;
  const shape = (inset: number, dy: number): Line =>
    trace(
      `M${M - w + inset * 2.2} ${top + inset * 0.9 + dy}Q${M} ${top + inset * 0.9 - 8 + dy} ${M + w - inset * 2.2} ${top + inset * 0.9 + dy}Q${M + w * 0.5} ${top + h * 0.56 + dy} ${M + 6} ${top + h - inset * 1.3 + dy}Q${M} ${top + h - inset * 1.3 + 5 + dy} ${M - 6} ${top + h - inset * 1.3 + dy}Q${M - w * 0.5} ${top + h * 0.56 + dy} ${M - w + inset * 2.2} ${top + inset * 0.9 + dy}Z`,
    );
  const folds = [-0.62, -0.3, 0.08, 0.4, 0.68].map((share) =>
    fold(
      trace(
        `M${M + w * share} ${top - 2}Q${M + w * share * 0.7} ${top + h * 0.4} ${M + w * share * 0.34} ${top + h * (0.86 - Math.abs(share) * 0.3)}`,
      ),
      18,
      0.6,
      'end',
    ),
  );
  canvas.panel(
    shape(0, 13).map(([x, y]): Point => [x + 7, y]),
    { fill: shade(border, 0.12), light: 'flat', cast: 0.5 },
  );
  canvas.panel(shape(0, 0), { fill: border, light: 'flat', cast: 0.9, folds });
  canvas.panel(shape(26, -22), { light: 'flat', cast: 0, turn: 45, folds });
  canvas.ink(shape(19, -16), canvas.inks[0], 2.2, 0.9);
  canvas.spot('cloth', [M - 30, top + 90]);
  canvas.spot('hem', [M, top + h - 40]);
  canvas.spot('collar', [M + w * 0.5, top + 50]);
}

/** Hung by its middle from a peg, its four corners falling. */
function falling(canvas: Canvas, border: string): void {
  const { random } = canvas;
  const [top, foot] = [120, 610];
  const half = 118;
  const points = [-1, -0.6, -0.18, 0.22, 0.62, 1].map((share, i): Point => [
    M + share * half + random.between(-8, 8),
    [foot - 120, foot - 10, foot - 96, foot + 16, foot - 84, foot - 40][i]! + random.between(-16, 16),
  ]);
  const edge = (lift: number) =>
    points
      .slice(1)
      .map(([x, y], i) => {
        const [px] = points[i]!;
        return `Q${px + (x - px) * 0.3} ${y - lift} ${x} ${y - lift}`;
      })
      .join('');
  const outline = trace(
    `M${M - 12} ${top}C${M - 44} ${top + 130} ${M - half * 0.9} ${foot - 320} ${points[0]![0]} ${points[0]![1]}${edge(0)}C${M + half * 0.9} ${foot - 320} ${M + 44} ${top + 130} ${M + 12} ${top}Q${M} ${top - 12} ${M - 12} ${top}Z`,
  );
  const folds = Array.from({ length: 9 }, (_, i) => {
    const share = -0.86 + (i * 1.72) / 8;
    return fold(
      trace(
        `M${M + share * 10} ${top + 4}C${M + share * 44} ${top + 150} ${M + share * half * 0.86} ${foot - 300} ${M + share * half * 0.98} ${foot + 10}`,
      ),
      random.between(12, 22),
      1,
      'start',
    );
  });
  canvas.panel(outline, {
    light: 'round',
    cast: 0.4,
    folds,
    marks: [
      canvas.inkMark(trace(`M${points[0]![0]} ${points[0]![1]}${edge(0)}`), border, 44, 1),
      canvas.inkMark(trace(`M${points[0]![0]} ${points[0]![1] - 30}${edge(30)}`), canvas.inks[0], 2.4, 0.9),
    ],
  });
  canvas.behind(`<circle cx="${M}" cy="${top - 8}" r="15" fill="#4A3325"/>`);
  canvas.raw(
    `<circle cx="${M}" cy="${top - 6}" r="12.500" fill="#8E6B48"/><circle cx="${M - 3}" cy="${top - 10}" r="5" fill="#C49C70"/>`,
  );
  canvas.spot('cloth', [M + 10, foot - 200]);
  canvas.spot('hem', [M, foot - 60]);
  canvas.spot('collar', [M, top + 120]);
}

type Pose = 'flat' | 'diamond' | 'triangle' | 'falling';

export function kerchief(canvas: Canvas): void {
  const { random } = canvas;
  const border = mix(canvas.inks[1], canvas.base, 0.15);
  const chosen = random.weighted<Pose>([
    ['flat', 3],
    ['diamond', 2],
    ['triangle', 1],
    ['falling', 3],
  ]);
  // Cloth has no back of its own: the second picture shows it another way.
  const pose = canvas.back ? (chosen === 'flat' ? 'falling' : 'flat') : chosen;
  if (pose === 'triangle') triangle(canvas, border);
  else if (pose === 'falling') falling(canvas, border);
  else flat(canvas, border, pose === 'diamond' ? 45 : random.between(-5, 5));
}
