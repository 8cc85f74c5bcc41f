import { CANVAS_SIZE } from '../canvas-size.ts';
import { shade } from '../colors.ts';
import { trace } from '../geometry.ts';
import { buttons } from '../blocks/closure.ts';
import { backCollar, lapels, peterPan, shirtCollar } from '../blocks/collar.ts';
import { flapPocket, patchPocket } from '../blocks/pockets.ts';
import { bothSides, hemLine, insideNeck, torsoFolds, torsoOutline, type Torso } from '../blocks/torso.ts';
import { sleevesOf, torsoOf } from '../blocks/upper.ts';
import type { Canvas } from '../canvas.ts';

const M = CANVAS_SIZE.middle;

function yokes(canvas: Canvas, torso: Torso, western: boolean): void {
  const { top, shoulder, chest } = torso;
  const y = top + (canvas.back ? 66 : 52);
  if (western) {
    for (const line of bothSides(
      `M${M - (canvas.back ? 0 : 20)} ${y + (canvas.back ? 44 : -6)}L${M - shoulder[0] * 0.5} ${y + 28 - (canvas.back ? 20 : 0)}L${M - shoulder[0] * 0.82} ${y + (canvas.back ? 16 : 2)}L${M - shoulder[0] + 8} ${chest[1] - 34}`,
    )) {
      canvas.seam(line, 1.2);
      canvas.stitch(line.map(([x, py]) => [x, py + 4]));
    }
    return;
  }
  if (!canvas.back) {
    for (const line of bothSides(
      `M${M - torso.neck - 4} ${top + 16}C${M - shoulder[0] * 0.7} ${top + 24} ${M - shoulder[0] * 0.9} ${top + 34} ${M - shoulder[0] + 3} ${shoulder[1] + 16}`,
    ))
      canvas.seam(line, 0.5);
    return;
  }
  canvas.seam(trace(`M${M - shoulder[0] + 7} ${y + 6}Q${M} ${y + 12} ${M + shoulder[0] - 7} ${y + 6}`), 1);
  for (const line of bothSides(`M${M - 9} ${y + 9}L${M - 8} ${torso.hem[1] * 0.6 + y * 0.4}`))
    canvas.ink(line, canvas.dark, 1.2, 0.5);
}

export function shirt(canvas: Canvas): void {
  const { random } = canvas;
  const collar = canvas.trait('collar', [
    ['shirt', 5],
    ['peter', 1],
    ['camp', 1],
  ]);
  const sleeve = canvas.trait('sleeve', [
    ['long', 5],
    ['short', 2],
    ['bishop', 1],
  ]);
  const fit = canvas.trait('fit', [
    ['regular', 4],
    ['loose', 2],
    ['close', 2],
  ]);
  const western =
    canvas.trait('yoke', [
      ['plain', 9],
      ['western', 1],
    ]) === 'western';
  const soft = collar === 'peter';
  const ease = { regular: 0, loose: 2.4, close: -1.8 }[fit] - (soft ? 1.4 : 0);
  const unit = sleeve === 'short' ? 6.9 : 6.7;
  const straight = collar === 'camp' || soft;
  const torso = torsoOf({
    unit,
    length: (straight ? 62 : 66) + random.between(-2, 2),
    neck: 7.4,
    drop: canvas.back ? 3 : collar === 'camp' ? 17 : 7.5,
    neckline: collar === 'camp' && !canvas.back ? 'v' : 'round',
    shoulder: 19.2 + ease * 0.7,
    chest: 18.4 + ease,
    waist: 16.8 + ease * 1.25,
    hem: 18.2 + ease,
    armhole: 22.5 + ease * 0.6,
    sag: straight ? 6 : 34,
    slope: 4.2,
  });
  if (!canvas.back) insideNeck(canvas, torso, shade(canvas.base, 0.2));
  sleevesOf(
    canvas,
    torso,
    unit,
    sleeve === 'short'
      ? {
          length: 24,
          elbow: 15.5 + ease * 0.6,
          wrist: 16 + ease * 0.6,
          angle: 19,
          bend: 6,
          cuff: 'stitched',
          cuffLength: 3.2,
          fluid: 0.7,
        }
      : sleeve === 'bishop'
        ? { length: 55, elbow: 18, wrist: 18, puff: 0.5, cuff: 'gathered', cuffLength: 5, fluid: 1 }
        : { length: 56, elbow: 14.5 + ease * 0.6, wrist: 12, cuff: 'buttoned', cuffLength: 6, fluid: 1 },
  );
  canvas.panel(torsoOutline(torso), { folds: torsoFolds(canvas, torso, 0.9), cast: 0.3 });
  canvas.stitch(hemLine(torso, 7), canvas.dark);
  canvas.spot('hem', [M - torso.hem[0] * 0.5, torso.hem[1] + torso.sag * 0.5]);
  if (!soft) yokes(canvas, torso, western);
  if (canvas.back) {
    backCollar(canvas, torso, soft ? 26 : 32, 'cloth');
    canvas.spot('collar', [M, torso.top + 30]);
    return;
  }
  front(canvas, torso, unit, collar, western);
}

function front(canvas: Canvas, torso: Torso, unit: number, collar: string, western: boolean): void {
  const { random, illustration } = canvas;
  const y = torso.top + torso.drop;
  const foot = torso.hem[1] + torso.sag;
  canvas.panel(trace(`M${M - 10} ${y - 3}L${M + 10} ${y - 3}L${M + 10} ${foot - 1}L${M - 10} ${foot - 1}Z`), {
    light: 'flat',
    cast: 0.35,
  });
  for (const line of bothSides(`M${M - 7} ${y}L${M - 7} ${foot - 4}`)) canvas.stitch(line);
  const pockets = canvas.trait('pockets', [
    ['none', collar === 'peter' ? 9 : 2],
    ['one', 4],
    ['two', 1],
    ['flap', 0.5],
  ]);
  const width = 10.5 * unit;
  const box = { x: M + 4 * unit, y: torso.chest[1] - 5 * unit, width, height: 11 * unit };
  if (pockets === 'one') patchPocket(canvas, box, false, 7);
  if (pockets === 'two' || pockets === 'flap')
    patchPocket(canvas, { ...box, x: M - 4 * unit - width }, true, 7);
  if (pockets === 'flap')
    flapPocket(
      canvas,
      { x: M - 4 * unit - width - 2, y: box.y - 4, width: width + 4, height: 15, turn: 0 },
      true,
      western ? 10 : 5,
      'pearl',
    );
  buttons(
    canvas,
    trace(`M${M} ${y + 4.5 * unit}L${M} ${foot - 8 * unit}`),
    collar === 'camp' ? 4 : 6,
    4.6,
    western ? 'metal' : random.pick(['pearl', 'pearl', 'horn']),
  );
  canvas.spot('collar', [M, y + 16]);
  if (collar === 'camp') lapels(canvas, torso, y + 4, 13 * unit * 0.6);
  else if (collar === 'peter')
    peterPan(canvas, torso, 4.6 * unit, random.chance(0.4) ? canvas.inks[0] : 'cloth');
  else {
    const seventies = illustration.decade === 1970;
    shirtCollar(canvas, torso, (seventies ? 7.5 : 5.2) * unit, (seventies ? 8.5 : 6) * unit);
    canvas.raw(`<circle cx="${M}" cy="${y + 9}" r="3.8" fill="#F1E8D8" stroke="#6b5a48" stroke-width=".8"/>`);
  }
}
