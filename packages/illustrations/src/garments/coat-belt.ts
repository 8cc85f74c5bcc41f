import { CANVAS_SIZE } from '../canvas-size.ts';
import { shade } from '../colors.ts';
import { dip } from '../folds.ts';
import { trace, whole } from '../geometry.ts';
import { bothSides, type Torso } from '../blocks/torso.ts';
import type { Canvas } from '../canvas.ts';

const M = CANVAS_SIZE.middle;

/** The storm flap and epaulettes of a trench. */
export function storm(canvas: Canvas, torso: Torso, unit: number): void {
  canvas.panel(
    `M${M - torso.neck - 8} ${torso.top + 8}L${M - torso.shoulder[0] + 5} ${torso.shoulder[1] + 2}L${M - torso.chest[0] + 7} ${torso.chest[1] - 22}Q${M - 13 * unit} ${torso.chest[1] + 3 * unit} ${M - 4 * unit} ${torso.chest[1] - 3 * unit}Z`,
    { light: 'left', cast: 0.6 },
  );
  for (const line of bothSides(
    `M${M - torso.neck - 14} ${torso.top + 9}L${M - torso.shoulder[0] + 2} ${torso.shoulder[1] - 5}L${M - torso.shoulder[0] + 4} ${torso.shoulder[1] + 9}L${M - torso.neck - 16} ${torso.top + 21}Z`,
  ))
    canvas.panel(line, { light: 'flat', cast: 0.7 });
}

export function belt(canvas: Canvas, { waist, sag }: Torso, unit: number, tied: boolean): void {
  const [wx, wy] = waist;
  const h = 2.6 * unit;
  const half = trace(
    `M${M} ${wy - h + sag}Q${M - wx * 0.5} ${wy - h + sag * 0.6} ${M - wx - 2} ${wy - h - 2}L${M - wx - 3} ${wy + h - 2}Q${M - wx * 0.5} ${wy + h + sag * 0.6} ${M} ${wy + h + sag}Z`,
  );
  canvas.panel(whole(half), {
    cast: 0.8,
    folds: [dip(trace(`M${M + wx} ${wy + h - 3}L${M - wx} ${wy + h - 3}`), 5, 0.5, 'none')],
  });
  if (canvas.back) return;
  if (tied) {
    canvas.panel(
      `M${M + 2} ${wy + 8}C${M + 22} ${wy + 60} ${M + 20} ${wy + 110} ${M + 34} ${wy + 168}L${M + 12} ${wy + 172}C${M + 4} ${wy + 110} ${M - 2} ${wy + 60} ${M - 8} ${wy + 10}Z`,
      { light: 'left', cast: 0.9, turn: -8 },
    );
    canvas.panel(
      `M${M - 4} ${wy + 8}C${M - 8} ${wy + 50} ${M - 22} ${wy + 84} ${M - 26} ${wy + 130}L${M - 6} ${wy + 134}C${M - 2} ${wy + 90} ${M + 8} ${wy + 50} ${M + 12} ${wy + 10}Z`,
      { light: 'right', cast: 0.9, turn: 8 },
    );
    canvas.panel(
      `M${M - 15} ${wy - 9}Q${M} ${wy - 16} ${M + 16} ${wy - 6}L${M + 13} ${wy + 20}Q${M} ${wy + 26} ${M - 14} ${wy + 18}Z`,
      { light: 'left', cast: 0.9 },
    );
    return;
  }
  canvas.raw(
    `<rect x="${M - 15}" y="${wy - h + sag - 4}" width="30" height="${2 * h + 8}" rx="4" fill="none" stroke="${shade(canvas.base, 0.55)}" stroke-width="6"/><path d="M${M - 2} ${wy + sag}h17" stroke="#8F6A2B" stroke-width="3"/>`,
  );
}
