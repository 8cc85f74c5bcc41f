import { shade, tint } from '../colors.ts';
import type { Point } from '../geometry.ts';
import { steps, spline, type Point3, type Surface } from '../solid.ts';
import type { ShoeDetails } from './shoe-forms.ts';
import {
  cord,
  groundShadow,
  LEATHER_SOLE,
  LINING,
  drawSeam,
  sole,
  upper,
  type ShoeLook,
} from './shoe-parts.ts';

const ANKLE = spline([
  [0, 0.19],
  [1, 0.2],
]);
const CALF = spline([
  [0, 0.17],
  [0.12, 0.155],
  [0.55, 0.212],
  [1, 0.2],
]);
const brim = (shaft: Surface): Point3[] => steps(40).map((u) => shaft(u, 1));

/** Shaft, opening and pull tab of a boot, after its foot. */
function boot(look: ShoeLook, shaft: Surface, rows: number): void {
  const { scene, gloss } = look;
  const { canvas } = scene;
  const around = steps(44);
  canvas.panel(scene.line(brim(shaft)), { fill: shade(LINING, 0.3), light: 'inside', cast: 0 });
  upper(look);
  scene.solid(shaft, around, steps(rows), { fill: shade(LINING, 0.2), inside: true, ring: true });
  scene.solid(shaft, around, steps(rows), { gloss, ring: true, joins: 'start' });
  cord(look, brim(shaft), shade(canvas.base, 0.12), 3);
}

/** A Chelsea boot: elastic at both sides, a tab at the back. */
export function ankle(look: ShoeLook): void {
  const { scene, last } = look;
  const { canvas } = scene;
  const shaft = last.shaft(
    0.66,
    0.2,
    ANKLE,
    spline([
      [0, 0.105],
      [1, 0.12],
    ]),
  );
  groundShadow(look, brim(shaft));
  sole(look, { fill: shade(LEATHER_SOLE, 0.3), thick: 0.034, out: 0.014, heel: [0.25, 0.9, 0.1] });
  boot(look, shaft, 8);
  for (const [middle, side] of [
    [0.25, -1],
    [0.75, 1],
  ] as const) {
    const edge = (t: number): Point3[] =>
      steps(12, 0.06, 1).map((v) => shaft(middle + t * (0.018 + 0.05 * v ** 0.8), v));
    const center = scene.along(
      shaft,
      steps(4, 0.2, 0.9).map((v): Point => [middle, v]),
    );
    if (center.length === 0) continue;
    canvas.panel(scene.line([...edge(-side), ...edge(side).toReversed()]), {
      fill: shade(canvas.base, 0.6),
      light: 'flat',
      cast: 0.25,
    });
    for (const t of [-0.6, -0.2, 0.2, 0.6])
      canvas.ink(
        scene.line(steps(10, 0.1, 0.98).map((v) => shaft(middle + t * (0.018 + 0.05 * v ** 0.8), v))),
        tint(canvas.base, 0.1),
        1,
        0.35,
      );
  }
  const tab = [0.9, 1, 1.1, 1.14, 1.1, 1, 0.93].map((v, i) => shaft(i < 3 ? 0.012 : 0.985, v));
  cord(look, tab, shade(canvas.base, 0.05), 7);
}

/** A boot to the knee, its calf swelling, its ankle a little slack. */
export function tall(look: ShoeLook, { variant }: ShoeDetails): void {
  const { scene, last } = look;
  const shaft = last.shaft(
    1.4,
    0.2,
    CALF,
    spline([
      [0, 0.1],
      [0.15, 0.105],
      [0.55, 0.165],
      [1, 0.158],
    ]),
  );
  groundShadow(look, brim(shaft));
  sole(look, {
    fill: shade(LEATHER_SOLE, 0.25),
    thick: 0.028,
    out: 0.009,
    heel: [0.23, variant % 2 ? 0.62 : 0.86, 0.08],
  });
  boot(look, shaft, 16);
  drawSeam(
    look,
    shaft,
    steps(24, 0, 1).map((v): Point => [0.75, v]),
    'seam',
  );
  drawSeam(
    look,
    shaft,
    steps(24, 0, 1).map((v): Point => [0.27, v]),
    'seam',
  );
  for (const [v, wide] of [
    [0.1, 0.16],
    [0.17, 0.13],
    [0.05, 0.12],
  ] as const)
    for (const middle of [0.62, 0.38])
      for (const line of scene.along(
        shaft,
        steps(10, -wide, wide).map((u): Point => [middle + u, v + 0.05 * Math.cos(u * 9)]),
      ))
        scene.canvas.raw(
          '',
          `<path d="M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="9" stroke-linecap="round"/>`,
        );
  drawSeam(
    look,
    shaft,
    steps(36).map((u): Point => [u, 0.965]),
    'stitch',
  );
}
