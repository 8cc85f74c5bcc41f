import { CANVAS_SIZE } from '../canvas-size.ts';
import { trace } from '../geometry.ts';
import { button } from '../blocks/closure.ts';
import { drawLegs, fading, waistband, type Legs } from '../blocks/legs.ts';
import { patchPocket } from '../blocks/pockets.ts';
import { bothSides, ticks } from '../blocks/torso.ts';
import type { Canvas } from '../canvas.ts';

const M = CANVAS_SIZE.middle;

export function shorts(canvas: Canvas): void {
  const { random, illustration } = canvas;
  const denim = illustration.material === 'denim';
  const cut = canvas.trait('cut', [
    ['denim', denim ? 9 : 0.1],
    ['pleats', 3],
    ['sport', 1],
  ]);
  const long =
    canvas.trait('length', [
      ['short', 3],
      ['bermuda', 2],
    ]) === 'bermuda';
  const unit = long ? 9.2 : 10.4;
  const cm = (value: number) => value * unit;
  const length = cut === 'sport' ? 34 : long ? 54 : 41;
  const rise = 27;
  const top = (CANVAS_SIZE.height - cm(length)) / 2 + 12;
  const wide = cut === 'pleats' ? 1.6 : 0;
  const legs: Legs = {
    top,
    waist: cm(13.2),
    hip: cm(17.6 + wide),
    hipAt: top + cm(18),
    crotch: top + cm(rise),
    knee: [cm(18.4 + wide), cm(1.6)],
    kneeAt: top + cm(rise + (length - rise) * 0.5),
    foot: [cm((long ? 18 : 19.6) + wide), cm(long ? 2.8 : 2)],
    footAt: top + cm(length),
  };
  drawLegs(canvas, legs, cut === 'sport' ? 1 : 0.7, {
    marks: denim && !canvas.back ? [fading({ ...legs, kneeAt: legs.crotch + 60 }, 0.5)] : [],
  });
  if (canvas.back) canvas.seam(`M${M} ${top + 6}L${M} ${legs.crotch}`, 1.2);
  else canvas.seam(`M${M + 1} ${top + 6}L${M} ${legs.crotch - 4}`, 1.2);
  const hem = bothSides(
    `M${M - legs.foot[0]} ${legs.footAt - 15}Q${M - (legs.foot[0] + legs.foot[1]) / 2} ${legs.footAt - 8} ${M - legs.foot[1]} ${legs.footAt - 14}`,
  );
  if (cut === 'sport') sport(canvas, legs);
  else if (denim && random.chance(0.55))
    for (const line of hem)
      fringe(
        canvas,
        line.map(([x, y]) => [x, y + 15] as const),
      );
  else for (const line of hem) canvas.stitch(line);
  if (cut === 'sport') return;
  pocketsOf(canvas, legs, unit, cut === 'denim');
  waistband(canvas, legs, 4 * unit, true, denim);
  if (!canvas.back) button(canvas, [M + 2, top - 0.8 * unit + 4], 8.5, denim ? 'metal' : 'horn');
  canvas.spot('collar', [M, top + 26]);
}

function pocketsOf(canvas: Canvas, { top, waist, hip, crotch }: Legs, unit: number, denim: boolean): void {
  if (canvas.back) {
    patchPocket(
      canvas,
      { x: M - 14.6 * unit, y: top + 9 * unit, width: 11.4 * unit, height: 10.6 * unit, turn: 6 },
      true,
      12,
    );
    return;
  }
  const mouth = denim
    ? `M${M - waist * 0.42} ${top + 6}C${M - waist * 0.5} ${top + 6 * unit} ${M - waist * 0.8} ${top + 8.5 * unit} ${M - hip + (hip - waist) * 0.3} ${top + 8.4 * unit}`
    : `M${M - waist * 0.8} ${top + 5}L${M - hip + 4} ${top + 14 * unit}`;
  for (const line of bothSides(mouth)) {
    canvas.seam(line, 1.2);
    if (denim) canvas.stitch(line.map(([x, y]) => [x, y + 5]));
  }
  if (denim) {
    canvas.stitch(
      trace(
        `M${M + 4.6 * unit} ${top + 10}L${M + 4.2 * unit} ${top + 11 * unit}Q${M + 3.6 * unit} ${top + 16 * unit} ${M + 2} ${crotch - 5 * unit}`,
      ),
    );
    return;
  }
  for (const share of [0.36, 0.58])
    for (const line of bothSides(
      `M${M - waist * share} ${top + 6}Q${M - waist * (share + 0.1)} ${top + 9 * unit} ${M - waist * (share + 0.12)} ${top + 16 * unit}`,
    ))
      canvas.ink(line, canvas.dark, 2, 0.6);
}

function fringe(canvas: Canvas, line: readonly (readonly [number, number])[]): void {
  const end = line.map(
    ([x, y]) => [x + canvas.random.between(-3, 3), y + canvas.random.between(6, 15)] as const,
  );
  canvas.raw(
    `<path d="${ticks(line, end, 54)}" stroke="#DDE3E6" stroke-width="1.3" stroke-opacity=".9" fill="none"/>`,
  );
}

function sport(canvas: Canvas, legs: Legs): void {
  const { top, waist, hip, hipAt, foot, footAt } = legs;
  for (const width of [11, 5])
    for (const line of bothSides(
      `M${M - waist - 3} ${top + 20}C${M - hip + 4} ${top + 60} ${M - hip + 5} ${hipAt - 30} ${M - hip + 5} ${hipAt}L${M - foot[0] + 6} ${footAt - 40}Q${M - foot[0] + 8} ${footAt - 6} ${M - foot[0] + 44} ${footAt - 1}L${M - foot[1]} ${footAt - 4}`,
    ))
      canvas.ink(line, width === 11 ? canvas.inks[0] : canvas.base, width === 11 ? 11 : 2, 0.95);
  const band = trace(
    `M${M - waist} ${top - 30}Q${M} ${top - 22} ${M + waist} ${top - 30}L${M + waist + 3} ${top + 8}Q${M} ${top + 16} ${M - waist - 3} ${top + 8}Z`,
  );
  canvas.panel(band, { fill: 'plain', cast: 0.5 });
  const gathers = Array.from(
    { length: 34 },
    (_, i) => `M${M - waist + ((i + 0.5) * 2 * waist) / 34} ${top - 24}v30`,
  ).join('');
  canvas.raw(`<path d="${gathers}" stroke="${canvas.dark}" stroke-opacity=".35" stroke-width="2"/>`);
  if (!canvas.back)
    canvas.raw(
      `<path d="M${M - 6} ${top}C${M - 30} ${top + 30} ${M - 24} ${top + 60} ${M - 30} ${top + 84}M${M + 6} ${top}C${M + 20} ${top + 30} ${M + 10} ${top + 50} ${M + 18} ${top + 76}" fill="none" stroke="${canvas.inks[0]}" stroke-width="4.500" stroke-linecap="round"/>`,
    );
  canvas.spot('collar', [M, top + 30]);
}
