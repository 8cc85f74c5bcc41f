import { CANVAS_SIZE } from '../canvas-size.ts';
import { shade } from '../colors.ts';
import { fold } from '../folds.ts';
import { mirror, trace, whole } from '../geometry.ts';
import { buttons } from '../blocks/closure.ts';
import { backCollar, lapels } from '../blocks/collar.ts';
import { flapPocket, patchPocket, weltPocket } from '../blocks/pockets.ts';
import { insideNeck, torsoFolds, torsoOutline, type Torso } from '../blocks/torso.ts';
import { frontHalf, sleevesOf, torsoOf, type Cut } from '../blocks/upper.ts';
import type { Canvas } from '../canvas.ts';
import { belt, storm } from './coat-belt.ts';
import { hood, shawl, toggles } from './coat-details.ts';

const M = CANVAS_SIZE.middle;
export type CoatStyle = 'straight' | 'trench' | 'pea' | 'duffle' | 'wrap';

const CUTS: Readonly<Record<CoatStyle, Cut>> = {
  straight: {
    unit: 5.5,
    length: 103,
    neck: 8.4,
    drop: 34,
    neckline: 'v',
    shoulder: 21,
    chest: 20.4,
    waist: 19.4,
    hem: 23.5,
    sag: 6,
  },
  trench: {
    unit: 5.3,
    length: 108,
    neck: 8.4,
    drop: 30,
    neckline: 'v',
    shoulder: 21,
    chest: 20,
    waist: 16.6,
    hem: 26,
    sag: 8,
  },
  pea: {
    unit: 6.4,
    length: 76,
    neck: 8.4,
    drop: 26,
    neckline: 'v',
    shoulder: 21,
    chest: 20.6,
    waist: 19.6,
    hem: 21.4,
    sag: 4,
  },
  duffle: {
    unit: 5.8,
    length: 92,
    neck: 9,
    drop: 10,
    shoulder: 21.6,
    chest: 21.6,
    waist: 22,
    hem: 24.5,
    sag: 5,
  },
  wrap: {
    unit: 5.3,
    length: 112,
    neck: 8.6,
    drop: 40,
    neckline: 'v',
    shoulder: 21.6,
    chest: 20.6,
    waist: 17.4,
    hem: 25,
    sag: 8,
  },
};

export function coat(canvas: Canvas): void {
  const style = canvas.trait<CoatStyle>('style', [
    ['straight', 3],
    ['trench', canvas.illustration.material === 'cotton' ? 9 : 0.2],
    ['pea', 2],
    ['duffle', 2],
    ['wrap', 2],
  ]);
  const length = canvas.trait('length', [
    ['mid', 3],
    ['long', 1],
  ]);
  const base = CUTS[style];
  const belted =
    style === 'trench' ||
    style === 'wrap' ||
    canvas.trait('belt', [
      ['no', 5],
      ['yes', 0.4],
    ]) === 'yes';
  const long = length === 'long' && style !== 'pea';
  const cut = {
    ...base,
    length: base.length + (long ? 9 : 0),
    unit: long ? base.unit * 0.95 : base.unit,
    waist: belted ? Math.min(base.waist, 17.4) : base.waist,
    ...(canvas.back ? { drop: 2, neckline: 'round' } : {}),
  };
  const torso = torsoOf(cut);
  const { unit } = cut;
  const lining = shade(style === 'duffle' ? canvas.inks[2] : canvas.inks[1], 0.35);
  if (!canvas.back) insideNeck(canvas, torso, lining);
  sleevesOf(canvas, torso, unit, {
    length: 58,
    elbow: 14.8,
    wrist: 12.8,
    cuff: style === 'wrap' ? 'turned' : 'hem',
    cuffLength: style === 'wrap' ? 9 : 2,
    fluid: 0.6,
    angle: style === 'pea' ? 9 : 8,
  });
  const folds = [...torsoFolds(canvas, torso, 0.6), ...skirts(canvas, torso, belted)];
  if (canvas.back) {
    canvas.panel(torsoOutline(torso), { folds, cast: 0.3 });
    canvas.seam(`M${M} ${torso.top + 10}L${M} ${torso.hem[1] + torso.sag}`, 0.9);
    canvas.ink(`M${M} ${torso.hem[1] - 36 * unit}L${M + 4} ${torso.hem[1] + torso.sag}`, canvas.dark, 3, 0.6);
    if (style === 'trench')
      canvas.panel(
        whole(
          trace(
            `M${M} ${torso.top + 6}L${M - torso.shoulder[0] + 4} ${torso.shoulder[1] + 2}L${M - torso.chest[0] + 6} ${torso.chest[1] - 10}Q${M - 8 * unit} ${torso.chest[1] + 5 * unit} ${M} ${torso.chest[1] + 6 * unit}`,
          ),
        ),
        { light: 'round', cast: 0.6 },
      );
    if (belted) belt(canvas, torso, unit, style === 'wrap');
    if (style === 'duffle') hood(canvas, torso, unit);
    else backCollar(canvas, torso, (style === 'pea' || style === 'trench' ? 8.5 : 6.5) * unit);
  } else {
    const left = frontHalf(torso, style === 'straight' ? 11 : style === 'duffle' ? 9 : 5.5 * unit, 6);
    canvas.panel(mirror(left), { light: 'right', cast: 0.3 });
    canvas.panel(left, { folds, light: 'left', cast: 0.6 });
    front(canvas, torso, unit, style, belted);
  }
  canvas.spot('hem', [M - torso.hem[0] * 0.5, torso.hem[1] - 12]);
  canvas.spot('collar', [M, torso.top + Math.min(torso.drop, 100) + 14]);
}

function skirts(canvas: Canvas, { waist, hem }: Torso, belted: boolean): string[] {
  const from = belted ? waist[1] + 6 : waist[1] + 60;
  return [-0.8, -0.35, 0.15, 0.55, 0.85].map((share) => {
    const x = M + share * waist[0] + canvas.random.between(-6, 6);
    const end = M + share * hem[0];
    return fold(
      trace(`M${x} ${from}C${x + (end - x) * 0.3} ${from + 80} ${end} ${hem[1] - 120} ${end} ${hem[1] + 6}`),
      belted ? 17 : 13,
      belted ? 0.75 : 0.45,
      'start',
    );
  });
}

function front(canvas: Canvas, torso: Torso, unit: number, style: CoatStyle, belted: boolean): void {
  const y = torso.top + torso.drop;
  const horn = canvas.random.pick(['horn', 'horn', 'leather', 'covered'] as const);
  const low = torso.waist[1] + 8 * unit;
  if (style === 'straight') {
    flapPocket(canvas, { x: M - 17.5 * unit, y: low, width: 13 * unit, height: 5 * unit, turn: 4 }, true, 2);
    buttons(canvas, trace(`M${M + 2} ${y + 12}L${M + 2} ${y + 12 + 26 * unit}`), 3, 8.4, horn);
    if (belted) belt(canvas, torso, unit, false);
    lapels(canvas, torso, y, 15.5 * unit);
  } else if (style === 'pea' || style === 'trench') {
    const gap = 6.4 * unit;
    weltPocket(canvas, `M${M - 14 * unit} ${low + 12 * unit}L${M - 11.5 * unit} ${low - 3 * unit}`, 14, true);
    for (const side of [-1, 1])
      buttons(
        canvas,
        trace(
          `M${M + side * gap} ${y + 10}L${M + side * gap * 0.9} ${y + (style === 'pea' ? 30 : 36) * unit}`,
        ),
        style === 'pea' ? 4 : 3,
        7.6,
        style === 'pea' ? 'horn' : horn,
      );
    if (style === 'trench') storm(canvas, torso, unit);
    if (belted) belt(canvas, torso, unit, false);
    lapels(canvas, torso, y, (style === 'pea' ? 16.5 : 14.5) * unit, 'cloth', style === 'pea');
  } else if (style === 'duffle') {
    patchPocket(
      canvas,
      { x: M - 19 * unit, y: low + 2 * unit, width: 14 * unit, height: 16 * unit },
      true,
      3,
    );
    toggles(canvas, torso, unit);
    hood(canvas, torso, unit);
  } else {
    weltPocket(canvas, `M${M - 15 * unit} ${low + 10 * unit}L${M - 13 * unit} ${low - 4 * unit}`, 12, true);
    belt(canvas, torso, unit, true);
    shawl(canvas, torso, unit);
  }
}
