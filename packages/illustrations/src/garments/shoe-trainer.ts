import { shade, tint } from '../colors.ts';
import type { Point } from '../geometry.ts';
import { steps, type Point3, type Surface } from '../solid.ts';
import type { Last } from './last.ts';
import type { ShoeDetails } from './shoe-forms.ts';
import { binding, cord, groundShadow, lining, drawSeam, sole, upper, type ShoeLook } from './shoe-parts.ts';

const RUBBER = '#EEE7D8';

export function trainer(look: ShoeLook, { variant }: ShoeDetails): void {
  const { scene, last, gloss } = look;
  const { canvas } = scene;
  const accent = canvas.inks[1];
  groundShadow(look, []);
  sole(look, { fill: RUBBER, thick: 0.086, out: 0.016, heel: null });
  for (const [v, color, width] of [
    [0.72, accent, 3.4],
    [0.2, shade(RUBBER, 0.4), 1.2],
  ] as const)
    for (const line of scene.along(
      last.edge(0.086, 0.016),
      steps(64).map((u): Point => [u, v]),
    ))
      canvas.ink(line, color, width, 0.85);
  lining(look, tint(canvas.base, 0.55), false);
  upper(look);
  binding(look, 3.6);
  const toeCap = canvas.illustration.material === 'canvas' ? RUBBER : shade(canvas.base, 0.12);
  scene.solid(
    last.patch(0.815, 1, 0, 0.006),
    steps(8).map((t) => 1 - (1 - t) ** 2),
    steps(24),
    { fill: toeCap, gloss },
  );
  heelTab(look, accent);
  scene.solid(tongue(last), steps(12), steps(8), { fill: tint(canvas.base, 0.2), gloss });
  for (const side of [-1, 1] as const) eyestay(look, side, variant);
  laces(look);
}

/** Pads the instep and stands up out of the opening. */
const tongue =
  (last: Last): Surface =>
  (u, v) => {
    const s = 0.36 + 0.36 * u;
    const across = (v * 2 - 1) * (0.26 - 0.04 * u);
    return last.skin(
      Math.sign(across) || 1,
      s - 0.05 * (1 - u) ** 3,
      1 - Math.abs(across),
      0.006 + 0.09 * Math.max(0, 0.6 - u * 2),
    );
  };

function heelTab({ scene, last, gloss }: ShoeLook, fill: string): void {
  scene.solid(
    (u, v) => {
      const s = Math.abs(u - 0.5) * 2 * 0.11;
      return last.skin(u < 0.5 ? 1 : -1, s, v * last.topline(s), 0.007);
    },
    steps(16),
    steps(6),
    { fill, gloss },
  );
}

/** The reinforced edge that holds the eyelets, and the stripes at its side. */
function eyestay(look: ShoeLook, side: 1 | -1, variant: number): void {
  const { scene, last } = look;
  const { canvas } = scene;
  const wall: Surface = (u, v) => last.skin(side, side < 0 ? u : 1 - u, v, 0.003);
  const go = (s: number, v: number): Point => [side < 0 ? s : 1 - s, v];
  drawSeam(
    look,
    wall,
    [
      [0.4, 0.5],
      [0.44, 0.56],
      [0.55, 0.6],
      [0.66, 0.66],
      [0.74, 0.84],
      [0.75, 1],
    ].map(([s, v]) => go(s!, v!)),
    'stitch',
  );
  drawSeam(
    look,
    wall,
    steps(8, 0.05, 0.6).map((v) => go(0.4 - 0.1 * v, v)),
    'stitch',
  );
  if (variant % 3 === 0) return;
  for (const shift of [0, 0.07])
    for (const line of scene.along(
      wall,
      steps(10, 0.06, 0.56).map((v) => go(0.5 + shift - 0.1 * (1 - v) + 0.02, v)),
    ))
      canvas.ink(line, canvas.inks[0], 7, 0.95);
}

const EYELETS = [0.46, 0.52, 0.58, 0.64, 0.7];

function laces(look: ShoeLook): void {
  const { scene, last } = look;
  const eyelet = (side: number, s: number): Point3 => last.skin(side, s, 0.73, 0.014);
  const crossing = (from: number, to: number, side: 1 | -1): Point3[] =>
    steps(8, -0.27, 0.27).map((a) => {
      const t = (a + 0.27) / 0.54;
      return last.skin(Math.sign(side * a) || 1, from + (to - from) * t, 1 - Math.abs(a), 0.02);
    });
  scene.canvas.raw(
    [-1, 1]
      .flatMap((side) => EYELETS.map((s) => scene.at(eyelet(side, s))))
      .map(
        ([x, y]) =>
          `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3.4" fill="#7C7466"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="1.6" fill="#2A211C"/>`,
      )
      .join(''),
  );
  EYELETS.slice(1).forEach((s, i) => cord(look, crossing(s, EYELETS[i]!, 1), '#F4ECDC', 5));
  EYELETS.slice(1).forEach((s, i) => cord(look, crossing(s, EYELETS[i]!, -1), '#F4ECDC', 5));
  cord(look, crossing(EYELETS[0]!, EYELETS[0]!, 1), '#F4ECDC', 5);
  for (const side of [-1, 1]) {
    const at = (s: number, a: number): Point3 => last.skin(side, s, 1 - a, 0.03);
    cord(
      look,
      [at(0.47, 0.03), at(0.43, 0.2), at(0.46, 0.42), at(0.53, 0.46), at(0.54, 0.3), at(0.48, 0.04)],
      '#F4ECDC',
      4.4,
    );
    cord(look, [at(0.475, 0.02), at(0.53, 0.14), at(0.6, 0.2 + 0.08 * side), at(0.66, 0.34)], '#F4ECDC', 4.4);
  }
}
