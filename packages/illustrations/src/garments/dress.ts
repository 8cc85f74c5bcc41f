import { CANVAS_SIZE } from '../canvas-size.ts';
import { shade } from '../colors.ts';
import { dip } from '../folds.ts';
import { trace, whole } from '../geometry.ts';
import { buttons } from '../blocks/closure.ts';
import { backCollar, neckBand, peterPan, shirtCollar } from '../blocks/collar.ts';
import { drawSkirt, type Skirt } from '../blocks/skirt.ts';
import { drawSleeve, type Sleeve } from '../blocks/sleeve.ts';
import {
  bothSides,
  insideNeck,
  measureTorso,
  torsoFolds,
  torsoOutline,
  type Torso,
} from '../blocks/torso.ts';
import type { Canvas } from '../canvas.ts';

const M = CANVAS_SIZE.middle;

/** Pixels for a centimetre, and centimetres from shoulder to hem. */
const LENGTHS = { mini: [6.1, 86], knee: [5.6, 100], midi: [5.1, 114], maxi: [4.45, 137] } as const;

function measure(canvas: Canvas) {
  const { random, illustration } = canvas;
  const length = canvas.trait('length', [
    ['mini', illustration.decade === 1960 || illustration.decade === 1990 ? 4 : 1],
    ['knee', 2],
    ['midi', 4],
    ['maxi', illustration.decade === 1970 ? 4 : 1],
  ]);
  const skirt = canvas.trait<Skirt['style']>('skirt', [
    ['aline', 4],
    ['full', illustration.decade === 1950 ? 6 : 2],
    ['straight', illustration.decade === 1960 ? 3 : 1],
    ['pleated', illustration.decade === 1980 ? 2 : 1],
    ['tiered', illustration.decade === 1970 ? 4 : 1],
    ['circle', 2],
  ]);
  const [unit, tall] = LENGTHS[length];
  const cm = (value: number) => value * unit;
  const collar = canvas.trait('collar', [
    ['round', 4],
    ['v', 3],
    ['square', 2],
    ['boat', 1],
    ['shirt', 3],
    ['peter', 2],
  ]);
  const top = (CANVAS_SIZE.height - cm(tall)) / 2 - 6;
  const waistAt =
    canvas.trait('waist', [
      ['natural', 8],
      ['empire', illustration.decade === 1970 || illustration.decade === 1960 ? 3 : 1],
    ]) === 'empire'
      ? 31
      : 40.5;
  const waist = cm(random.between(13.4, 14.4) + (waistAt === 31 ? 2.2 : 0));
  const drops = { round: 9, v: 17, square: 13, boat: 4, shirt: 9, peter: 8 };
  const necks = { round: 9.5, v: 8.5, square: 10.5, boat: 13, shirt: 7, peter: 8 };
  const shoulders = illustration.decade === 1980 ? 19.6 : 17.8;
  const torso: Torso = {
    neck: cm(necks[collar]),
    top,
    drop: cm(canvas.back ? 3.5 : drops[collar]),
    neckline:
      collar === 'v' || collar === 'square' || collar === 'boat' ? (canvas.back ? 'round' : collar) : 'round',
    shoulder: [cm(shoulders), top + cm(3.6)],
    chest: [cm(17.2), top + cm(20.5)],
    waist: [waist + cm(0.6), top + cm(waistAt - 4)],
    hem: [waist, top + cm(waistAt)],
    sag: 7,
  };
  const flares = { aline: 31, full: 42, straight: 17.4, pleated: 34, tiered: 38, circle: 46 };
  const hem = top + cm(tall);
  const flare = Math.min(
    225,
    cm(flares[skirt] * random.between(0.92, 1.06) * (length === 'mini' && skirt !== 'straight' ? 0.84 : 1)),
  );
  return { unit, cm, collar, torso, hem, flare, skirt };
}

function sleeves(canvas: Canvas, torso: Torso, unit: number): void {
  const { decade } = canvas.illustration;
  const kind = canvas.trait('sleeve', [
    ['none', 3],
    ['short', 3],
    ['puff', decade === 1980 || decade === 1950 ? 4 : 2],
    ['threequarter', 2],
    ['long', 3],
    ['bishop', decade === 1970 ? 5 : 1],
  ]);
  if (kind === 'none') return;
  const forms: Record<Exclude<typeof kind, 'none'>, Partial<Sleeve>> = {
    short: { length: 19, elbow: 14.5, wrist: 14.5, cuff: 'hem', cuffLength: 7 },
    puff: { length: 19, elbow: 18, wrist: 14.5, puff: 0.9, cuff: 'gathered', cuffLength: 8 },
    threequarter: { length: 42, elbow: 15, wrist: 13.5, cuff: 'hem', cuffLength: 8 },
    long: {
      length: 58,
      elbow: 12,
      wrist: 9.5,
      cuff: 'buttoned',
      cuffLength: 22,
      puff: decade === 1980 ? 0.5 : 0.1,
    },
    bishop: { length: 56, elbow: 17, wrist: 19, cuff: 'gathered', cuffLength: 20, puff: 0.25 },
  };
  const form = forms[kind];
  for (const side of ['right', 'left'] as const)
    drawSleeve(
      canvas,
      {
        from: [M - torso.shoulder[0], torso.shoulder[1]],
        under: [M - torso.chest[0], torso.chest[1]],
        angle: canvas.random.between(12, 16),
        bend: canvas.random.between(5, 10),
        fluid: 0.85,
        ...form,
        length: (form.length ?? 20) * unit,
        elbow: (form.elbow ?? 15) * unit,
        wrist: (form.wrist ?? 12) * unit,
      },
      side,
    );
}

export function dress(canvas: Canvas): void {
  const { unit, cm, collar, torso, hem, flare, skirt } = measure(canvas);
  const waist = torso.hem;
  const contrast = canvas.random.chance(0.55) ? canvas.inks[0] : 'plain';
  if (!canvas.back) insideNeck(canvas, torso, shade(canvas.base, 0.25));
  drawSkirt(canvas, { top: waist[1] - 2, waist: waist[0], hem, flare, style: skirt, fluid: 0.9 });
  sleeves(canvas, torso, unit);
  measureTorso(canvas, torso, hem - torso.hem[1]);
  canvas.measure('waist', [M - waist[0], waist[1]], [M + waist[0], waist[1]]);
  canvas.panel(torsoOutline(torso), { folds: torsoFolds(canvas, torso, 0.8), cast: 0.3 });
  for (const line of bothSides(
    `M${M - torso.shoulder[0] * 0.5} ${waist[1]}C${M - torso.shoulder[0] * 0.52} ${waist[1] - cm(8)} ${M - torso.shoulder[0] * 0.5} ${waist[1] - cm(11)} ${M - torso.shoulder[0] * 0.47} ${waist[1] - cm(14)}`,
  ))
    canvas.ink(line, canvas.dark, 1, 0.4);

  const belt = canvas.trait('belt', [
    ['seam', 5],
    ['band', 3],
    ['belt', 3],
  ]);
  const half = trace(
    `M${M} ${waist[1] - 2}Q${M - waist[0] * 0.5} ${waist[1] - 4} ${M - waist[0] - 1} ${waist[1] - 9}L${M - waist[0] - 2} ${waist[1] + 7}Q${M - waist[0] * 0.5} ${waist[1] + 13} ${M} ${waist[1] + 14}Z`,
  );
  if (belt === 'seam')
    canvas.seam(trace(`M${M - waist[0]} ${waist[1]}Q${M} ${waist[1] + 14} ${M + waist[0]} ${waist[1]}`), 1.4);
  else
    canvas.panel(whole(half), {
      fill: belt === 'belt' ? shade(canvas.inks[1], 0.25) : 'plain',
      cast: 0.7,
      folds: [dip(trace(`M${M + waist[0]} ${waist[1] + 4}L${M - waist[0]} ${waist[1] + 4}`), 3, 0.3, 'none')],
    });

  finishNeck(canvas, torso, collar, contrast, cm);
  if (belt === 'belt' && !canvas.back)
    canvas.raw(
      `<rect x="${M - 13}" y="${waist[1] - 8}" width="26" height="26" rx="${canvas.random.chance(0.5) ? 13 : 3}" fill="none" stroke="#B98B3E" stroke-width="4.500"/><path d="M${M - 2} ${waist[1] + 5}h14" stroke="#8F6A2B" stroke-width="2.500"/>`,
    );
}

function finishNeck(
  canvas: Canvas,
  torso: Torso,
  collar: string,
  contrast: string,
  cm: (value: number) => number,
): void {
  const y = torso.top + torso.drop;
  canvas.spot('collar', [M, y + 12]);
  if (canvas.back) {
    if (collar === 'shirt' || collar === 'peter')
      backCollar(canvas, torso, cm(7), collar === 'peter' ? contrast : 'cloth');
    else neckBand(canvas, torso, 6, 'plain', false);
    canvas.ink(
      `M${M} ${y + (collar === 'shirt' ? cm(5) : 4)}L${M} ${torso.hem[1] + 60}`,
      canvas.dark,
      1.3,
      0.6,
    );
    return;
  }
  const closed =
    collar === 'shirt' ||
    canvas.trait('closure', [
      ['none', 3],
      ['buttons', 2],
    ]) === 'buttons';
  if (closed && collar !== 'v') {
    canvas.ink(`M${M - 9} ${y + 2}L${M - 9} ${torso.hem[1] + 4}`, canvas.dark, 1, 0.5);
    canvas.ink(`M${M + 9} ${y + 2}L${M + 9} ${torso.hem[1] + 4}`, canvas.dark, 1, 0.5);
    buttons(
      canvas,
      trace(`M${M} ${y + 14}L${M} ${torso.hem[1] - 12}`),
      5,
      4.6,
      canvas.random.pick(['pearl', 'covered', 'horn']),
    );
  }
  if (collar === 'shirt')
    shirtCollar(canvas, torso, cm(6), cm(5.5), contrast === 'plain' ? 'cloth' : contrast);
  else if (collar === 'peter') peterPan(canvas, torso, cm(5), contrast);
  else neckBand(canvas, torso, canvas.random.chance(0.4) ? 8 : 4, contrast, false);
}
