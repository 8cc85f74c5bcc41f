import { CANVAS_SIZE } from '../canvas-size.ts';
import { shade } from '../colors.ts';
import { backCollar, neckBand } from '../blocks/collar.ts';
import { bothSides, hemLine, insideNeck, torsoFolds, torsoOutline, type Torso } from '../blocks/torso.ts';
import { ribHem, sleevesOf, torsoOf, type Cut, type SleeveCut } from '../blocks/upper.ts';
import type { Canvas } from '../canvas.ts';
import { biker } from './biker.ts';
import { blouson, chore, fronts, trucker } from './jacket-fronts.ts';

const M = CANVAS_SIZE.middle;
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

export function jacket(canvas: Canvas): void {
  const tailoring =
    ['tweed', 'velvet'].includes(canvas.illustration.material) || canvas.illustration.pattern !== 'plain';
  const style = canvas.trait<JacketStyle>('style', [
    ['trucker', canvas.illustration.material === 'denim' ? 9 : 0.5],
    ['biker', canvas.illustration.material === 'leather' ? 5 : 0.3],
    ['blouson', 2],
    ['blazer', tailoring ? 9 : 1],
    ['chore', 1],
  ]);
  const fit = canvas.trait('fit', [
    ['regular', 5],
    ['loose', 1],
    ['cropped', 1],
  ]);
  const ease = fit === 'loose' ? 2 : 0;
  const base = CUTS[style];
  const wide = style === 'blazer' && canvas.illustration.decade === 1980 ? 1.8 : 0;
  const cut = {
    ...base,
    length: base.length - (fit === 'cropped' ? 7 : 0),
    shoulder: base.shoulder + ease * 0.7 + wide,
    chest: base.chest + ease,
    waist: base.waist + ease,
    hem: base.hem + ease,
    ...(canvas.back ? { drop: 2, neckline: 'round' } : {}),
  };
  const torso = torsoOf(cut);
  const lining =
    style === 'trucker' &&
    canvas.trait('lining', [
      ['plain', 4],
      ['sherpa', 1],
    ]) === 'sherpa'
      ? '#EADFC8'
      : shade(style === 'blazer' ? canvas.inks[1] : canvas.base, 0.3);
  if (!canvas.back) insideNeck(canvas, torso, lining);
  sleevesOf(canvas, torso, cut.unit, SLEEVES[style]);
  if (style === 'blouson') ribHem(canvas, torso, 6 * cut.unit, 0.92);
  canvas.spot('hem', [M - torso.hem[0] * 0.5, torso.hem[1] - 12]);
  canvas.spot('collar', [M, torso.top + Math.min(torso.drop, 80) + 20]);
  if (style === 'blazer' && !canvas.back) fronts(canvas, torso, cut.unit);
  else
    canvas.panel(torsoOutline(torso), {
      folds: torsoFolds(canvas, torso, style === 'blazer' || style === 'trucker' ? 0.55 : 0.85),
      cast: 0.35,
    });
  if (canvas.back) back(canvas, torso, cut.unit, style);
  else if (style === 'trucker') trucker(canvas, torso, cut.unit, lining === '#EADFC8');
  else if (style === 'biker') biker(canvas, torso, cut.unit);
  else if (style === 'blouson') blouson(canvas, torso, cut.unit);
  else if (style === 'chore') chore(canvas, torso, cut.unit);
}

function back(canvas: Canvas, torso: Torso, unit: number, style: JacketStyle): void {
  const y = torso.top + 12 * unit;
  if (style === 'trucker') {
    for (const line of bothSides(`M${M} ${y}L${M - torso.shoulder[0] + 12} ${y}`)) canvas.seam(line);
    canvas.stitch(`M${M - torso.shoulder[0] + 12} ${y + 5}L${M + torso.shoulder[0] - 12} ${y + 5}`);
    for (const line of bothSides(`M${M - 10 * unit} ${y}L${M - 6 * unit} ${torso.hem[1] - 5 * unit}`)) {
      canvas.seam(line);
      canvas.stitch(line.map(([x, py]) => [x + 4, py]));
    }
    canvas.stitch(hemLine(torso, 5 * unit));
    canvas.seam(hemLine(torso, 5 * unit - 3));
  } else canvas.seam(`M${M} ${torso.top + 10}L${M} ${torso.hem[1] + torso.sag - 2}`, 0.8);
  if (style === 'blazer')
    canvas.ink(`M${M} ${torso.hem[1] - 20 * unit}L${M + 2} ${torso.hem[1] + 3}`, canvas.dark, 3, 0.7);
  if (style === 'blouson') neckBand(canvas, torso, 22, 'plain', true);
  else backCollar(canvas, torso, 6 * unit, 'cloth');
}
