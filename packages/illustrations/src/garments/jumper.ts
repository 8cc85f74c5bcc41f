import { CANVAS_SIZE } from '../canvas-size.ts';
import { shade } from '../colors.ts';
import { trace, type Line } from '../geometry.ts';
import { buttons } from '../blocks/closure.ts';
import { neckBand, rollNeck } from '../blocks/collar.ts';
import { patchPocket } from '../blocks/pockets.ts';
import {
  bandAlong,
  bothSides,
  insideNeck,
  neckline,
  torsoFolds,
  torsoOutline,
  type Torso,
} from '../blocks/torso.ts';
import { ribHem, sleevesOf, torsoOf } from '../blocks/upper.ts';
import type { Canvas } from '../canvas.ts';

const M = CANVAS_SIZE.middle;

function cardigan(canvas: Canvas, torso: Torso, unit: number): void {
  const y = torso.top + torso.drop;
  const foot = torso.hem[1] + torso.sag + 5 * unit - 3;
  canvas.panel(trace(`M${M - 13} ${y - 14}L${M + 13} ${y - 14}L${M + 13} ${foot}L${M - 13} ${foot}Z`), {
    fill: 'plain',
    light: 'flat',
    cast: 0.45,
  });
  const left = trace(neckline(torso));
  for (const line of [left, left.map(([x, py]) => [2 * M - x, py] as const)] as Line[]) {
    const band = bandAlong(line, line === left ? -13 : 13);
    canvas.panel(band, { fill: 'plain', light: 'flat', cast: 0.5 });
  }
  canvas.ink(`M${M + 13} ${y - 6}L${M + 13} ${foot}`, canvas.dark, 1.2, 0.6);
  buttons(
    canvas,
    trace(`M${M} ${y + 8}L${M} ${foot - 14}`),
    canvas.random.int(5, 6),
    6.4,
    canvas.random.pick(['horn', 'leather', 'pearl']),
  );
  if (canvas.random.chance(0.6))
    patchPocket(
      canvas,
      { x: M - torso.hem[0] * 0.78, y: torso.hem[1] - 11 * unit, width: 9.5 * unit, height: 9 * unit },
      true,
      0,
      false,
    );
}

export function jumper(canvas: Canvas): void {
  const { random, illustration } = canvas;
  const collar = canvas.trait('collar', [
    ['crew', 5],
    ['roll', 2],
    ['v', 2],
    ['cardigan', 2],
  ]);
  const fit = canvas.trait('fit', [
    ['regular', 4],
    ['loose', illustration.decade === 1980 ? 4 : 2],
    ['close', 1],
    ['cropped', 1],
  ]);
  const raglan =
    canvas.trait('sleeve', [
      ['set', 3],
      ['raglan', 1],
    ]) === 'raglan';
  const ease = { regular: 0.6, loose: 3, close: -1.6, cropped: 0.4 }[fit];
  const unit = 6.7;
  const drops = { crew: 7, roll: 3, v: 21, cardigan: 27 };
  const torso = torsoOf({
    unit,
    length: (fit === 'cropped' ? 47 : 58) + random.between(-2, 3),
    neck: collar === 'roll' ? 7.5 : collar === 'crew' ? 9.3 : 8.6,
    drop: canvas.back ? 2.5 : drops[collar],
    neckline: (collar === 'v' || collar === 'cardigan') && !canvas.back ? 'v' : 'round',
    shoulder: 19.2 + ease * 0.9,
    chest: 18.6 + ease,
    waist: 18 + ease * 1.2,
    hem: 18.2 + ease,
    armhole: 23 + ease,
    sag: 5,
    slope: 5,
  });
  if (!canvas.back && collar !== 'roll') insideNeck(canvas, torso, shade(canvas.base, 0.35));
  sleevesOf(canvas, torso, unit, {
    length: 53,
    elbow: 14.5 + ease * 0.9,
    wrist: 12 + ease * 0.5,
    angle: 9,
    bend: 6,
    cuff: 'rib',
    cuffLength: 6,
    fluid: 0.85,
    puff: illustration.decade === 1980 ? 0.25 : 0.04,
  });
  ribHem(canvas, torso, 5.5 * unit, fit === 'loose' ? 0.9 : 0.95);
  canvas.panel(torsoOutline(torso), { folds: torsoFolds(canvas, torso, 0.7), cast: 0.3 });
  if (raglan)
    for (const line of bothSides(
      `M${M - torso.neck * 0.86} ${torso.top + 10}C${M - torso.shoulder[0] * 0.7} ${torso.top + 50} ${M - torso.chest[0] * 0.86} ${torso.chest[1] - 26} ${M - torso.chest[0] + 2} ${torso.chest[1]}`,
    ))
      canvas.seam(line, 1);
  canvas.spot('hem', [M - torso.hem[0] * 0.5, torso.hem[1]]);
  canvas.spot('collar', [M, torso.top + torso.drop + 10]);
  if (collar === 'roll') rollNeck(canvas, torso, 9 * unit);
  else if (canvas.back || collar === 'crew') neckBand(canvas, torso, 15, 'plain', true);
  else if (collar === 'v') neckBand(canvas, torso, 13, random.chance(0.3) ? canvas.inks[0] : 'plain', true);
  else cardigan(canvas, torso, unit);
}
