import { shade } from '../colors.ts';
import type { Point } from '../geometry.ts';
import { steps, type Point3, type Surface } from '../solid.ts';
import type { ShoeDetails } from './shoe-forms.ts';
import {
  binding,
  cord,
  groundShadow,
  LEATHER_SOLE,
  lining,
  LINING,
  drawSeam,
  sole,
  upper,
  type ShoeLook,
} from './shoe-parts.ts';

const BRASS = '#C29A4B';

/** The upper as one surface: along the shoe, and across it from the far side to the near one. */
const across = ({ last }: ShoeLook): Surface => last.patch(0, 1, 0, 0.003);
const bent = (from: number, to: number, reach: number, s: number, tip: number): Point[] =>
  steps(24, from, to).map((a): Point => [s + (tip - s) * (1 - Math.abs(a / reach) ** 2.6), (a + 1) / 2]);

export function loafer(look: ShoeLook, { variant, toe }: ShoeDetails): void {
  const { scene, last, gloss } = look;
  groundShadow(look, []);
  sole(look, { fill: LEATHER_SOLE, thick: 0.034, out: 0.016, heel: [0.24, 0.96, 0.1] });
  lining(look, LINING, false);
  upper(look);
  binding(look, 3.4);
  const apron = bent(-0.56, 0.56, 0.56, 0.5, toe === 'square' ? 0.9 : 0.885);
  drawSeam(look, across(look), apron, 'seam');
  drawSeam(look, across(look), bent(-0.5, 0.5, 0.5, 0.5, 0.862), 'stitch');
  for (const side of [-1, 1] as const)
    drawSeam(
      look,
      (u, v) => last.skin(side, side < 0 ? u : 1 - u, v, 0.002),
      steps(8, 0.03, 0.5).map((v): Point => [side < 0 ? 0.2 : 0.8, v]),
      'seam',
    );
  if (variant % 3 === 2) {
    horsebit(look);
    return;
  }
  const strap = last.patch(0.53, 0.625, 0.28, 0.014);
  scene.solid(strap, steps(3), steps(26), { gloss });
  for (const s of [0.14, 0.86])
    drawSeam(
      look,
      strap,
      steps(20, 0.03, 0.97).map((v): Point => [s, v]),
      'stitch',
    );
  cord(
    look,
    steps(8, -0.16, 0.16).map((a) => last.skin(Math.sign(a) || 1, 0.577, 1 - Math.abs(a), 0.015)),
    '#1B1311',
    4,
  );
}

/** Two rings of brass and the bar between them, across the vamp. */
function horsebit(look: ShoeLook): void {
  const { last } = look;
  const at = (s: number, a: number): Point3 => last.skin(Math.sign(a) || 1, s, 1 - Math.abs(a), 0.024);
  cord(
    look,
    steps(12, -0.52, 0.52).map((a) => at(0.575, a)),
    shade(look.scene.canvas.base, 0.1),
    11,
  );
  cord(
    look,
    steps(8, -0.22, 0.22).map((a) => at(0.575, a)),
    BRASS,
    5,
  );
  for (const side of [-1, 1])
    cord(
      look,
      steps(14).map((t) =>
        at(0.575 + 0.036 * Math.cos(t * 2 * Math.PI), side * (0.29 + 0.08 * Math.sin(t * 2 * Math.PI))),
      ),
      BRASS,
      4,
    );
}
