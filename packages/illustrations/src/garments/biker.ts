import { CANVAS_SIZE } from '../canvas-size.ts';
import { shade } from '../colors.ts';
import { trace } from '../geometry.ts';
import { button, zip } from '../blocks/closure.ts';
import { lapels } from '../blocks/collar.ts';
import { weltPocket } from '../blocks/pockets.ts';
import { bothSides, hemLine, type Torso } from '../blocks/torso.ts';
import type { Canvas } from '../canvas.ts';

const M = CANVAS_SIZE.middle;
const STEEL = '#B4B8BA';

/** Slanted zip, snapped lapels, epaulettes, belt with its buckle. */
export function biker(canvas: Canvas, torso: Torso, unit: number): void {
  const y = torso.top + torso.drop;
  const foot = torso.hem[1] + torso.sag;
  for (const line of bothSides(
    `M${M - torso.shoulder[0] + 4} ${torso.chest[1] - 8 * unit}Q${M - 12 * unit} ${torso.chest[1] - 2 * unit} ${M - 9 * unit} ${foot - 6 * unit}`,
  ))
    canvas.seam(line, 0.9);
  zip(canvas, `M${M + 9 * unit} ${torso.chest[1] - 12 * unit}L${M + 2 * unit} ${foot - 2 * unit}`, STEEL);
  weltPocket(
    canvas,
    `M${M - 13 * unit} ${torso.hem[1] - 8 * unit}L${M - 8 * unit} ${torso.hem[1] - 20 * unit}`,
    6,
    false,
  );
  weltPocket(
    canvas,
    `M${M + 13.5 * unit} ${torso.hem[1] - 8 * unit}L${M + 9.5 * unit} ${torso.hem[1] - 19 * unit}`,
    6,
    false,
  );
  weltPocket(
    canvas,
    `M${M - 14 * unit} ${torso.chest[1] - 6 * unit}L${M - 6 * unit} ${torso.chest[1] - 3.5 * unit}`,
    6,
    false,
  );
  canvas.seam(hemLine(torso, 4.6 * unit));
  const belt = trace(
    `M${M - torso.hem[0] - 1} ${torso.hem[1] - 3.4 * unit}Q${M} ${foot - 3.4 * unit} ${M + torso.hem[0] + 1} ${torso.hem[1] - 3.4 * unit}L${M + torso.hem[0] + 1} ${torso.hem[1]}Q${M} ${foot + 2} ${M - torso.hem[0] - 1} ${torso.hem[1]}Z`,
  );
  canvas.panel(belt, { light: 'round', cast: 0.7 });
  canvas.raw(
    `<rect x="${M - 3 * unit}" y="${torso.hem[1] - 3.9 * unit}" width="${5 * unit}" height="${4.4 * unit}" rx="3" fill="none" stroke="${STEEL}" stroke-width="4"/><path d="M${M - unit} ${torso.hem[1] - 1.6 * unit}h${3 * unit}" stroke="${shade(STEEL)}" stroke-width="3"/>`,
  );
  for (const line of bothSides(
    `M${M - torso.neck - 12} ${torso.top + 10}L${M - torso.shoulder[0] + 1} ${torso.shoulder[1] - 4}L${M - torso.shoulder[0] + 3} ${torso.shoulder[1] + 11}L${M - torso.neck - 16} ${torso.top + 22}Z`,
  ))
    canvas.panel(line, { light: 'flat', cast: 0.6 });
  lapels(canvas, torso, y + 5 * unit, 13.5 * unit);
  for (const [x, dy] of [
    [-11, -3],
    [11, -3],
    [-7.2, -13],
    [7.2, -13],
  ] as const)
    button(canvas, [M + x * unit, y + dy * unit + 2 * unit], 3.8, 'metal');
}
