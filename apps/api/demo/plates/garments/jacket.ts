import { shade } from '../colours.ts';
import { mirror, PLATE, trace } from '../geometry.ts';
import { buttons, zip } from '../blocks/closure.ts';
import { backCollar, lapels, neckBand, shirtCollar } from '../blocks/collar.ts';
import { flapPocket, patchPocket, weltPocket } from '../blocks/pockets.ts';
import { bothSides, hemLine, insideNeck, torsoFolds, torsoOutline, type Torso } from '../blocks/torso.ts';
import { frontHalf, ribHem, sleevesOf, torsoOf, type Cut, type SleeveCut } from '../blocks/upper.ts';
import type { Sheet } from '../sheet.ts';
import { biker } from './biker.ts';

const M = PLATE.middle;
export type JacketStyle = 'trucker' | 'biker' | 'blouson' | 'blazer' | 'chore';

const CUTS: Readonly<Record<JacketStyle, Cut>> = {
  trucker: {
    unit: 6.9,
    length: 55,
    neck: 8,
    drop: 8,
    shoulder: 20.4,
    chest: 19.8,
    waist: 18.2,
    hem: 16.6,
    sag: 4,
  },
  biker: {
    unit: 6.9,
    length: 55,
    neck: 8,
    drop: 20,
    neckline: 'v',
    shoulder: 19.8,
    chest: 19,
    waist: 17.2,
    hem: 17.4,
    sag: 4,
  },
  blouson: {
    unit: 6.7,
    length: 56,
    neck: 8,
    drop: 6,
    shoulder: 20.6,
    chest: 20.6,
    waist: 20.4,
    hem: 19.4,
    sag: 5,
  },
  blazer: {
    unit: 6.5,
    length: 72,
    neck: 8,
    drop: 34,
    neckline: 'v',
    shoulder: 20.2,
    chest: 18.6,
    waist: 16.4,
    hem: 19,
    sag: 4,
    slope: 4.4,
  },
  chore: {
    unit: 6.5,
    length: 71,
    neck: 8,
    drop: 8,
    shoulder: 20.6,
    chest: 20,
    waist: 19.6,
    hem: 20.2,
    sag: 4,
  },
};
const SLEEVES: Readonly<Record<JacketStyle, SleeveCut>> = {
  trucker: { length: 52, elbow: 15, wrist: 12, cuff: 'buttoned', cuffLength: 5, fluid: 0.9 },
  biker: { length: 57, elbow: 14, wrist: 10.8, cuff: 'hem', cuffLength: 2.5, fluid: 1 },
  blouson: { length: 52, elbow: 16, wrist: 13, cuff: 'rib', cuffLength: 6, fluid: 0.9 },
  blazer: { length: 58, elbow: 14, wrist: 12, cuff: 'hem', cuffLength: 1.6, fluid: 0.55, angle: 8 },
  chore: { length: 58, elbow: 15.5, wrist: 13.5, cuff: 'stitched', cuffLength: 4, fluid: 0.7 },
};

export function jacket(sheet: Sheet): void {
  const tailoring = ['tweed', 'velvet'].includes(sheet.plate.material) || sheet.plate.pattern !== 'plain';
  const style = sheet.trait<JacketStyle>('style', [
    ['trucker', sheet.plate.material === 'denim' ? 9 : 0.5],
    ['biker', sheet.plate.material === 'leather' ? 5 : 0.3],
    ['blouson', 2],
    ['blazer', tailoring ? 9 : 1],
    ['chore', 1],
  ]);
  const fit = sheet.trait('fit', [
    ['regular', 5],
    ['loose', 1],
    ['cropped', 1],
  ]);
  const ease = fit === 'loose' ? 2 : 0;
  const base = CUTS[style];
  const wide = style === 'blazer' && sheet.plate.decade === 1980 ? 1.8 : 0;
  const cut = {
    ...base,
    length: base.length - (fit === 'cropped' ? 7 : 0),
    shoulder: base.shoulder + ease * 0.7 + wide,
    chest: base.chest + ease,
    waist: base.waist + ease,
    hem: base.hem + ease,
    ...(sheet.back ? { drop: 2, neckline: 'round' } : {}),
  };
  const torso = torsoOf(cut);
  const lining =
    style === 'trucker' &&
    sheet.trait('lining', [
      ['plain', 4],
      ['sherpa', 1],
    ]) === 'sherpa'
      ? '#EADFC8'
      : shade(style === 'blazer' ? sheet.inks[1] : sheet.base, 0.3);
  if (!sheet.back) insideNeck(sheet, torso, lining);
  sleevesOf(sheet, torso, cut.unit, SLEEVES[style]);
  if (style === 'blouson') ribHem(sheet, torso, 6 * cut.unit, 0.92);
  sheet.spot('hem', [M - torso.hem[0] * 0.5, torso.hem[1] - 12]);
  sheet.spot('collar', [M, torso.top + Math.min(torso.drop, 80) + 20]);
  if (style === 'blazer' && !sheet.back) fronts(sheet, torso, cut.unit);
  else
    sheet.piece(torsoOutline(torso), {
      folds: torsoFolds(sheet, torso, style === 'blazer' || style === 'trucker' ? 0.55 : 0.85),
      cast: 0.35,
    });
  if (sheet.back) back(sheet, torso, cut.unit, style);
  else if (style === 'trucker') trucker(sheet, torso, cut.unit, lining === '#EADFC8');
  else if (style === 'biker') biker(sheet, torso, cut.unit);
  else if (style === 'blouson') blouson(sheet, torso, cut.unit);
  else if (style === 'chore') chore(sheet, torso, cut.unit);
}

function back(sheet: Sheet, torso: Torso, unit: number, style: JacketStyle): void {
  const y = torso.top + 12 * unit;
  if (style === 'trucker') {
    for (const line of bothSides(`M${M} ${y}L${M - torso.shoulder[0] + 12} ${y}`)) sheet.seam(line);
    sheet.stitch(`M${M - torso.shoulder[0] + 12} ${y + 5}L${M + torso.shoulder[0] - 12} ${y + 5}`);
    for (const line of bothSides(`M${M - 10 * unit} ${y}L${M - 6 * unit} ${torso.hem[1] - 5 * unit}`)) {
      sheet.seam(line);
      sheet.stitch(line.map(([x, py]) => [x + 4, py]));
    }
    sheet.stitch(hemLine(torso, 5 * unit));
    sheet.seam(hemLine(torso, 5 * unit - 3));
  } else sheet.seam(`M${M} ${torso.top + 10}L${M} ${torso.hem[1] + torso.sag - 2}`, 0.8);
  if (style === 'blazer')
    sheet.ink(`M${M} ${torso.hem[1] - 20 * unit}L${M + 2} ${torso.hem[1] + 3}`, sheet.dark, 3, 0.7);
  if (style === 'blouson') neckBand(sheet, torso, 22, 'plain', true);
  else backCollar(sheet, torso, 6 * unit, 'cloth');
}

function trucker(sheet: Sheet, torso: Torso, unit: number, sherpa: boolean): void {
  const y = torso.chest[1] - 3.5 * unit;
  const foot = torso.hem[1] + torso.sag;
  for (const line of bothSides(`M${M} ${y}L${M - torso.chest[0] + 3} ${y - 3}`)) sheet.seam(line);
  sheet.stitch(`M${M - torso.chest[0] + 4} ${y - 7}L${M} ${y - 4}L${M + torso.chest[0] - 4} ${y - 7}`);
  for (const path of [
    `M${M - 12.4 * unit} ${y + 8}L${M - 8.6 * unit} ${foot - 5 * unit}`,
    `M${M - 5.6 * unit} ${y + 8}L${M - 6.6 * unit} ${foot - 5 * unit}`,
  ])
    for (const line of bothSides(path)) {
      sheet.seam(line, 0.8);
      sheet.stitch(line.map(([x, py]) => [x + 3.5, py]));
      sheet.stitch(line.map(([x, py]) => [x - 3.5, py]));
    }
  flapPocket(
    sheet,
    { x: M - 14.4 * unit, y: y - 1, width: 10.4 * unit, height: 18, turn: 2 },
    true,
    13,
    'metal',
  );
  for (const line of bothSides(
    `M${M - torso.hem[0] + 2} ${torso.hem[1] - 2 * unit}L${M - torso.hem[0] + 8 * unit} ${torso.hem[1] - 2.2 * unit}`,
  ))
    sheet.ink(line, sheet.dark, 1, 0.3);
  sheet.seam(hemLine(torso, 5 * unit));
  sheet.stitch(hemLine(torso, 5 * unit - 4));
  sheet.stitch(hemLine(torso, 4));
  frontEdge(sheet, torso, 11);
  buttons(sheet, trace(`M${M} ${torso.top + torso.drop + 16}L${M} ${foot - 2.4 * unit}`), 6, 6.4, 'metal');
  shirtCollar(sheet, torso, 6.2 * unit, 6.4 * unit, sherpa ? '#EADFC8' : 'cloth');
}

function frontEdge(sheet: Sheet, torso: Torso, width: number): void {
  const top = torso.top + torso.drop;
  const foot = torso.hem[1] + torso.sag;
  sheet.piece(`M${M - width} ${top}L${M + width} ${top}L${M + width} ${foot}L${M - width} ${foot}Z`, {
    light: 'flat',
    cast: 0.45,
  });
  for (const line of bothSides(`M${M - width + 3.5} ${top + 4}L${M - width + 3.5} ${foot - 3}`))
    sheet.stitch(line);
}

function blouson(sheet: Sheet, torso: Torso, unit: number): void {
  const top = torso.top + torso.drop;
  zip(
    sheet,
    `M${M} ${top - 2}L${M} ${torso.hem[1] + torso.sag + 5.6 * unit}`,
    sheet.random.pick(['#B9A06A', '#A9ADB0']),
  );
  weltPocket(
    sheet,
    `M${M - 13 * unit} ${torso.hem[1] - 8 * unit}L${M - 9 * unit} ${torso.hem[1] - 19 * unit}`,
    8,
    true,
  );
  if (sheet.random.chance(0.5))
    for (const line of bothSides(
      `M${M - 3} ${torso.chest[1] - 20}L${M - torso.chest[0] + 4} ${torso.chest[1] - 34}`,
    ))
      sheet.seam(line, 1);
  if (sheet.random.chance(0.5)) shirtCollar(sheet, torso, 6 * unit, 6 * unit);
  else neckBand(sheet, torso, 26, 'plain', sheet.plate.material !== 'leather');
}

function chore(sheet: Sheet, torso: Torso, unit: number): void {
  const foot = torso.hem[1] + torso.sag;
  frontEdge(sheet, torso, 12);
  patchPocket(
    sheet,
    { x: M - 16.6 * unit, y: torso.hem[1] - 24 * unit, width: 13 * unit, height: 15 * unit },
    true,
    7,
  );
  patchPocket(
    sheet,
    { x: M + 4.4 * unit, y: torso.chest[1] - 6 * unit, width: 10 * unit, height: 11 * unit },
    false,
    6,
  );
  sheet.stitch(hemLine(torso, 12));
  buttons(
    sheet,
    trace(`M${M} ${torso.top + torso.drop + 5 * unit}L${M} ${foot - 17 * unit}`),
    4,
    7,
    sheet.random.pick(['horn', 'metal']),
  );
  shirtCollar(sheet, torso, 6 * unit, 6.6 * unit, 'cloth', sheet.random.chance(0.4));
}

/** A tailored front: the right side under the left, lower corners rounded, lapels rolled to the top button. */
function fronts(sheet: Sheet, torso: Torso, unit: number): void {
  const folds = torsoFolds(sheet, torso, 0.45);
  const left = frontHalf(torso, 11, 46);
  sheet.piece(mirror(left), { light: 'right', cast: 0.3 });
  sheet.piece(left, { folds, light: 'left', cast: 0.6 });
  for (const line of bothSides(
    `M${M - torso.waist[0] * 0.5} ${torso.chest[1] + 4 * unit}Q${M - torso.waist[0] * 0.56} ${torso.waist[1]} ${M - torso.waist[0] * 0.5} ${torso.hem[1] - 22 * unit}`,
  ))
    sheet.ink(line, sheet.dark, 1, 0.45);
  flapPocket(
    sheet,
    { x: M - 16 * unit, y: torso.hem[1] - 23 * unit, width: 12 * unit, height: 30, turn: 4 },
    true,
    2,
  );
  weltPocket(
    sheet,
    `M${M + 6 * unit} ${torso.chest[1] - 2 * unit}L${M + 14.5 * unit} ${torso.chest[1] - 3.4 * unit}`,
    12,
    false,
  );
  const y = torso.top + torso.drop;
  buttons(
    sheet,
    trace(`M${M + 2} ${y + 12}L${M + 2} ${y + 12 + 11 * unit}`),
    2,
    8,
    sheet.random.pick(['horn', 'metal', 'horn']),
  );
  lapels(
    sheet,
    torso,
    y,
    (sheet.plate.decade === 1970 ? 15.5 : 12.5) * unit,
    'cloth',
    sheet.plate.decade === 1980,
  );
}
