import { CANVAS_SIZE } from '../canvas-size.ts';
import { mirror, trace } from '../geometry.ts';
import { buttons, zip } from '../blocks/closure.ts';
import { lapels, neckBand, shirtCollar } from '../blocks/collar.ts';
import { flapPocket, patchPocket, weltPocket } from '../blocks/pockets.ts';
import { bothSides, hemLine, torsoFolds, type Torso } from '../blocks/torso.ts';
import { frontHalf } from '../blocks/upper.ts';
import type { Canvas } from '../canvas.ts';

const M = CANVAS_SIZE.middle;

export function trucker(canvas: Canvas, torso: Torso, unit: number, sherpa: boolean): void {
  const y = torso.chest[1] - 3.5 * unit;
  const foot = torso.hem[1] + torso.sag;
  for (const line of bothSides(`M${M} ${y}L${M - torso.chest[0] + 3} ${y - 3}`)) canvas.seam(line);
  canvas.stitch(`M${M - torso.chest[0] + 4} ${y - 7}L${M} ${y - 4}L${M + torso.chest[0] - 4} ${y - 7}`);
  for (const path of [
    `M${M - 12.4 * unit} ${y + 8}L${M - 8.6 * unit} ${foot - 5 * unit}`,
    `M${M - 5.6 * unit} ${y + 8}L${M - 6.6 * unit} ${foot - 5 * unit}`,
  ])
    for (const line of bothSides(path)) {
      canvas.seam(line, 0.8);
      canvas.stitch(line.map(([x, py]) => [x + 3.5, py]));
      canvas.stitch(line.map(([x, py]) => [x - 3.5, py]));
    }
  flapPocket(
    canvas,
    { x: M - 14.4 * unit, y: y - 1, width: 10.4 * unit, height: 18, turn: 2 },
    true,
    13,
    'metal',
  );
  for (const line of bothSides(
    `M${M - torso.hem[0] + 2} ${torso.hem[1] - 2 * unit}L${M - torso.hem[0] + 8 * unit} ${torso.hem[1] - 2.2 * unit}`,
  ))
    canvas.ink(line, canvas.dark, 1, 0.3);
  canvas.seam(hemLine(torso, 5 * unit));
  canvas.stitch(hemLine(torso, 5 * unit - 4));
  canvas.stitch(hemLine(torso, 4));
  frontEdge(canvas, torso, 11);
  buttons(canvas, trace(`M${M} ${torso.top + torso.drop + 16}L${M} ${foot - 2.4 * unit}`), 6, 6.4, 'metal');
  shirtCollar(canvas, torso, 6.2 * unit, 6.4 * unit, sherpa ? '#EADFC8' : 'cloth');
}

function frontEdge(canvas: Canvas, torso: Torso, width: number): void {
  const top = torso.top + torso.drop;
  const foot = torso.hem[1] + torso.sag;
  canvas.panel(`M${M - width} ${top}L${M + width} ${top}L${M + width} ${foot}L${M - width} ${foot}Z`, {
    light: 'flat',
    cast: 0.45,
  });
  for (const line of bothSides(`M${M - width + 3.5} ${top + 4}L${M - width + 3.5} ${foot - 3}`))
    canvas.stitch(line);
}

export function blouson(canvas: Canvas, torso: Torso, unit: number): void {
  const top = torso.top + torso.drop;
  zip(
    canvas,
    `M${M} ${top - 2}L${M} ${torso.hem[1] + torso.sag + 5.6 * unit}`,
    canvas.random.pick(['#B9A06A', '#A9ADB0']),
  );
  weltPocket(
    canvas,
    `M${M - 13 * unit} ${torso.hem[1] - 8 * unit}L${M - 9 * unit} ${torso.hem[1] - 19 * unit}`,
    8,
    true,
  );
  if (canvas.random.chance(0.5))
    for (const line of bothSides(
      `M${M - 3} ${torso.chest[1] - 20}L${M - torso.chest[0] + 4} ${torso.chest[1] - 34}`,
    ))
      canvas.seam(line, 1);
  if (canvas.random.chance(0.5)) shirtCollar(canvas, torso, 6 * unit, 6 * unit);
  else neckBand(canvas, torso, 26, 'plain', canvas.illustration.material !== 'leather');
}

export function chore(canvas: Canvas, torso: Torso, unit: number): void {
  const foot = torso.hem[1] + torso.sag;
  frontEdge(canvas, torso, 12);
  patchPocket(
    canvas,
    { x: M - 16.6 * unit, y: torso.hem[1] - 24 * unit, width: 13 * unit, height: 15 * unit },
    true,
    7,
  );
  patchPocket(
    canvas,
    { x: M + 4.4 * unit, y: torso.chest[1] - 6 * unit, width: 10 * unit, height: 11 * unit },
    false,
    6,
  );
  canvas.stitch(hemLine(torso, 12));
  buttons(
    canvas,
    trace(`M${M} ${torso.top + torso.drop + 5 * unit}L${M} ${foot - 17 * unit}`),
    4,
    7,
    canvas.random.pick(['horn', 'metal']),
  );
  shirtCollar(canvas, torso, 6 * unit, 6.6 * unit, 'cloth', canvas.random.chance(0.4));
}

/** A tailored front: the right side under the left, lower corners rounded, lapels rolled to the top button. */
export function fronts(canvas: Canvas, torso: Torso, unit: number): void {
  const folds = torsoFolds(canvas, torso, 0.45);
  const left = frontHalf(torso, 11, 46);
  canvas.panel(mirror(left), { light: 'right', cast: 0.3 });
  canvas.panel(left, { folds, light: 'left', cast: 0.6 });
  for (const line of bothSides(
    `M${M - torso.waist[0] * 0.5} ${torso.chest[1] + 4 * unit}Q${M - torso.waist[0] * 0.56} ${torso.waist[1]} ${M - torso.waist[0] * 0.5} ${torso.hem[1] - 22 * unit}`,
  ))
    canvas.ink(line, canvas.dark, 1, 0.45);
  flapPocket(
    canvas,
    { x: M - 16 * unit, y: torso.hem[1] - 23 * unit, width: 12 * unit, height: 30, turn: 4 },
    true,
    2,
  );
  weltPocket(
    canvas,
    `M${M + 6 * unit} ${torso.chest[1] - 2 * unit}L${M + 14.5 * unit} ${torso.chest[1] - 3.4 * unit}`,
    12,
    false,
  );
  const y = torso.top + torso.drop;
  buttons(
    canvas,
    trace(`M${M + 2} ${y + 12}L${M + 2} ${y + 12 + 11 * unit}`),
    2,
    8,
    canvas.random.pick(['horn', 'metal', 'horn']),
  );
  lapels(
    canvas,
    torso,
    y,
    (canvas.illustration.decade === 1970 ? 16.5 : 14) * unit,
    'cloth',
    canvas.illustration.decade === 1980,
  );
}
