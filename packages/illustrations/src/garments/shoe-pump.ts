import { shade } from '../colors.ts';
import { steps, type Point3 } from '../solid.ts';
import type { ShoeDetails } from './shoe-forms.ts';
import {
  binding,
  cord,
  groundShadow,
  LEATHER_SOLE,
  lining,
  LINING,
  sole,
  upper,
  type ShoeLook,
} from './shoe-parts.ts';

export function pump(look: ShoeLook, { variant, heel }: ShoeDetails): void {
  const { scene, last, gloss } = look;
  const { canvas } = scene;
  groundShadow(look, []);
  const slim = variant % 3 !== 1;
  scene.solid(last.heelBlock(slim ? 0.16 : 0.2, 0.01, slim ? 0.3 : 0.72, 0.05), steps(30), steps(8), {
    gloss,
    ring: true,
    fill: variant % 2 ? 'cloth' : shade(canvas.base, 0.35),
  });
  sole(look, { fill: LEATHER_SOLE, thick: 0.016, out: 0.003, heel: null });
  lining(look, LINING, heel > 0.3);
  upper(look);
  binding(look, 2.6);
  if (variant % 3 === 2) bow(look);
}

/** A flat bow at the edge of the vamp. */
function bow(look: ShoeLook): void {
  const { scene, last } = look;
  const fill = shade(scene.canvas.base, 0.12);
  const s = last.form.throat + 0.015;
  for (const side of [-1, 1]) {
    const at = (x: number, v: number): Point3 => last.skin(side, x, v, 0.014);
    scene.canvas.panel(
      scene.line([
        at(s, 1),
        at(s - 0.05, 0.86),
        at(s - 0.05, 0.68),
        at(s + 0.01, 0.62),
        at(s + 0.07, 0.66),
        at(s + 0.06, 0.84),
      ]),
      { fill, light: 'left', cast: 0.5 },
    );
  }
  cord(look, [last.skin(-1, s + 0.005, 0.95, 0.022), last.skin(1, s + 0.005, 0.95, 0.022)], fill, 9);
}
