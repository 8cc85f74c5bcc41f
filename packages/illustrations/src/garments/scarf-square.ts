import { CANVAS_SIZE } from '../canvas-size.ts';
import { mix } from '../colors.ts';
import { fold } from '../folds.ts';
import { trace, type Point } from '../geometry.ts';
import type { Canvas } from '../canvas.ts';
import type { Random } from '../random.ts';
import { Scene, steps, type Point3, type Surface } from '../solid.ts';

const M = CANVAS_SIZE.middle;
const Y = CANVAS_SIZE.height / 2;

const HALF = 176;
const ALONG = steps(30);

/** A silk square on a table, its hem rolled and sewn; what lies beyond the line at `fold` is turned over. */
class Laid {
  readonly #turn: readonly [cos: number, sin: number];
  readonly #fold: number;
  readonly #roll: number;
  readonly #phases: readonly number[];

  constructor(yaw: number, fold: number, roll: number, random: Random) {
    this.#turn = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)];
    this.#fold = fold;
    this.#roll = roll;
    this.#phases = Array.from({ length: 4 }, () => random.between(0, 6.28));
  }

  /** A place of the cloth, which lies in soft waves and keeps the creases of its drawer. */
  at(x: number, y: number): Point3 {
    const [a, b, c, d] = this.#phases as readonly [number, number, number, number];
    const edge = (Math.max(Math.abs(x), Math.abs(y)) / HALF) ** 2;
    const waves =
      13 * Math.sin((x * 0.8 + y * 0.6) / 34 + a) * Math.sin((y - x * 0.3) / 52 + b) +
      5 * Math.sin((y * 0.9 - x * 0.5) / 19 + c) * Math.sin((x + y) / 66 + d);
    const creases = 4 * Math.exp(-((x / 7) ** 2)) + 4 * Math.exp(-((y / 7) ** 2));
    const height = 6 + waves * (0.55 + 0.3 * edge) + creases;
    // Past the fold the cloth goes around a roll and lies back on itself.
    const past = (x + y - this.#fold) / Math.SQRT2;
    if (past <= 0) return this.#set(x, y, height);
    const turned = past / this.#roll;
    const along = turned < Math.PI ? Math.sin(turned) * this.#roll : -(past - Math.PI * this.#roll);
    const up = turned < Math.PI ? (1 - Math.cos(turned)) * this.#roll : 2 * this.#roll;
    const shift = (along - past) / Math.SQRT2;
    return this.#set(x + shift, y + shift, height + up);
  }

  #set(x: number, y: number, z: number): Point3 {
    const [cos, sin] = this.#turn;
    return [x * cos - y * sin, x * sin + y * cos, Math.max(0, z)];
  }

  /** The cloth within `inset` of its hem. */
  surface(inset: number): Surface {
    const half = HALF - inset;
    return (u, v) => this.at((u * 2 - 1) * half, (v * 2 - 1) * half);
  }

  outline(inset: number): Point3[] {
    const half = HALF - inset;
    const side = (place: (t: number) => readonly [number, number]) =>
      steps(30, -half, half).map((t) => this.at(...place(t)));
    return [
      ...side((t) => [t, -half]),
      ...side((t) => [half, t]),
      ...side((t) => [-t, half]),
      ...side((t) => [-half, -t]),
    ];
  }
}

/** Lays the square down, a corner or its half turned over. */
function laid(canvas: Canvas, border: string, yaw: number, fold: number): void {
  const { random } = canvas;
  const scene = new Scene(canvas, random.between(64, 76), [M, Y]);
  const cloth = new Laid(yaw, fold, fold < 40 ? 5 : random.between(7, 13), random);
  const outline = cloth.outline(0);
  scene.shadow(outline, []);
  const grain = Math.round(yaw);
  const frame = { gloss: 0.5, bends: true, turn: grain } as const;
  for (const side of [false, 'lit'] as const) {
    const reverse = side === 'lit';
    const pale = (color: string) => (reverse ? mix(color, '#FFF6E6', 0.22) : color);
    scene.solid(cloth.surface(0), ALONG, ALONG, { ...frame, inside: side, fill: pale(border) });
    if (!reverse) {
      scene.solid(cloth.surface(17), ALONG, ALONG, { ...frame, fill: canvas.inks[0], joins: 'both' });
      scene.solid(cloth.surface(20), ALONG, ALONG, { ...frame, fill: border });
    }
    scene.solid(cloth.surface(30), ALONG, ALONG, { ...frame, inside: side });
  }
  canvas.solid = true;
  const at = (x: number, y: number) => scene.at(cloth.at(x, y));
  if (fold > 40) {
    canvas.measure('length', at(-HALF, -HALF), at(-HALF, HALF));
    canvas.measure('width', at(-HALF, -HALF), at(HALF, -HALF));
  }
  canvas.spot('cloth', at(-60, -40));
  canvas.spot('hem', at(-HALF + 20, 10));
  canvas.spot('collar', at(fold / 2, fold / 2));
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
    ['triangle', 2],
    ['falling', 3],
  ]);
  // Cloth has no back of its own: the second picture shows it another way.
  const pose = canvas.back ? (chosen === 'flat' ? 'falling' : 'flat') : chosen;
  if (pose === 'falling') falling(canvas, border);
  else if (pose === 'triangle') laid(canvas, border, random.between(208, 242), 0);
  else
    laid(
      canvas,
      border,
      (pose === 'diamond' ? 45 : 0) + 90 * random.int(0, 3) + random.between(-8, 8),
      random.between(0.8, 1.35) * HALF,
    );
}
