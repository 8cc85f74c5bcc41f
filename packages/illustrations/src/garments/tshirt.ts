import { CANVAS_SIZE } from '../canvas-size.ts';
import { shade } from '../colors.ts';
import { trace } from '../geometry.ts';
import { buttons } from '../blocks/closure.ts';
import { backCollar, neckBand, shirtCollar } from '../blocks/collar.ts';
import { hemLine, insideNeck, torsoFolds, torsoOutline, bothSides } from '../blocks/torso.ts';
import { sleevesOf, torsoOf } from '../blocks/upper.ts';
import { badge } from '../blocks/badge.ts';
import type { Canvas } from '../canvas.ts';

const M = CANVAS_SIZE.middle;

export function tshirt(canvas: Canvas): void {
  const { random } = canvas;
  const long =
    canvas.trait('sleeve', [
      ['short', 4],
      ['long', 1],
    ]) === 'long';
  const fit = canvas.trait('fit', [
    ['regular', 4],
    ['loose', 2],
    ['close', 2],
  ]);
  const polo =
    canvas.trait('collar', [
      ['crew', 5],
      ['polo', 0.001],
    ]) === 'polo';
  const boat =
    canvas.trait('neck', [
      ['round', 4],
      ['boat', 1],
    ]) === 'boat';
  const ease = { regular: 0, loose: 2.6, close: -1.8 }[fit];
  const unit = long ? 6.7 : 7.1;
  const torso = torsoOf({
    unit,
    length: 68 + random.between(-3, 3),
    neck: polo ? 8 : boat ? 12.5 : 9,
    drop: canvas.back ? 2.5 : polo ? 8 : boat ? 5 : 8.5,
    neckline: boat && !canvas.back ? 'boat' : 'round',
    shoulder: 19.2 + ease * 0.6,
    chest: 18.4 + ease,
    waist: 17.4 + ease * 1.2,
    hem: 18.3 + ease * 1.1,
    armhole: 22 + ease * 0.7,
    sag: 6,
  });
  if (!canvas.back) insideNeck(canvas, torso, shade(canvas.base, 0.2));
  sleevesOf(
    canvas,
    torso,
    unit,
    long
      ? { length: 52, elbow: 13.5 + ease * 0.5, wrist: 10.5, cuff: 'stitched', cuffLength: 2, fluid: 0.6 }
      : {
          length: 21 + ease * 0.6,
          elbow: 15.5 + ease * 0.7,
          wrist: 15.5 + ease * 0.7,
          angle: 19,
          bend: 6,
          cuff: polo ? 'rib' : 'stitched',
          cuffLength: polo ? 3 : 2.4,
          fluid: 0.5,
        },
  );
  canvas.panel(torsoOutline(torso), { folds: torsoFolds(canvas, torso, 0.75), cast: 0.3 });
  canvas.stitch(hemLine(torso, 12), canvas.dark);
  canvas.stitch(hemLine(torso, 15), canvas.dark);
  canvas.spot('hem', [M - torso.hem[0] * 0.5, torso.hem[1] - 10]);
  canvas.spot('collar', [M, torso.top + torso.drop + 14]);
  if (canvas.back) {
    if (polo) backCollar(canvas, torso, 34, 'plain');
    else neckBand(canvas, torso, 8, 'plain', true);
    return;
  }
  if (
    canvas.trait('print', [
      ['no', 5],
      ['yes', 0.001],
    ]) === 'yes'
  )
    badge(canvas, [M, torso.chest[1] + 34], 62);
  if (!polo) {
    const ringer = canvas.illustration.decade === 1970 && random.chance(0.5);
    neckBand(canvas, torso, boat ? 4 : 10, ringer ? canvas.inks[1] : 'plain', !boat);
    return;
  }
  const y = torso.top + torso.drop;
  canvas.panel(trace(`M${M - 12} ${y - 4}L${M + 12} ${y - 4}L${M + 12} ${y + 84}L${M - 12} ${y + 84}Z`), {
    light: 'flat',
    cast: 0.4,
  });
  for (const line of bothSides(`M${M - 9} ${y}L${M - 9} ${y + 80}`)) canvas.stitch(line, canvas.dark);
  buttons(canvas, trace(`M${M} ${y + 26}L${M} ${y + 66}`), 2, 4.6, 'pearl');
  shirtCollar(canvas, torso, 34, 36, 'plain');
}
