import { CANVAS_SIZE } from '../canvas-size.ts';
import { lightness, shade } from '../colors.ts';
import { trace } from '../geometry.ts';
import { button } from '../blocks/closure.ts';
import { drawLegs, fading, waistband, type Legs } from '../blocks/legs.ts';
import { patchPocket, weltPocket } from '../blocks/pockets.ts';
import { bothSides } from '../blocks/torso.ts';
import type { Canvas } from '../canvas.ts';

const M = CANVAS_SIZE.middle;

/** Half widths in centimetres: hip, outer and inner knee, outer and inner hem. */
const CUTS = {
  straight: [17.6, [16.6, 4.8], [16.2, 5.4]],
  flare: [16.8, [14.6, 5], [20.5, 3.2]],
  tapered: [18.6, [16.4, 5.2], [13.4, 5.4]],
  wide: [18.4, [20, 3.6], [20.5, 3]],
  pleats: [18.6, [18, 4.2], [16.4, 5]],
  work: [18.2, [17.6, 4.4], [17, 5]],
} as const;

function fivePockets(canvas: Canvas, legs: Legs, unit: number): void {
  const { top, waist, hip } = legs;
  if (canvas.back) {
    for (const line of bothSides(
      `M${M} ${top + 12 * unit}Q${M - waist * 0.6} ${top + 8 * unit} ${M - waist - (hip - waist) * 0.5} ${top + 6.5 * unit}`,
    )) {
      canvas.seam(line, 1);
      canvas.stitch(line.map(([x, y]) => [x, y + 4]));
    }
    patchPocket(
      canvas,
      { x: M - 14.6 * unit, y: top + 10.4 * unit, width: 11.6 * unit, height: 11.4 * unit, turn: 5 },
      true,
      9,
    );
    for (const line of bothSides(
      `M${M - 13.6 * unit} ${top + 15 * unit}Q${M - 11 * unit} ${top + 14.6 * unit} ${M - 8.8 * unit} ${top + 17.4 * unit}Q${M - 6.5 * unit} ${top + 15 * unit} ${M - 4 * unit} ${top + 15.8 * unit}`,
    ))
      canvas.stitch(line);
    const x = M + waist * 0.46;
    canvas.raw(
      `<path d="M${x} ${top - 3 * unit}l${7.5 * unit} .5v${4.6 * unit}l${-7.5 * unit} -.5z" fill="#A8744A" stroke="#6b4426"/><path d="M${x + 6} ${top - 1.5 * unit}h${5.3 * unit}M${x + 10} ${top - 0.2 * unit}h${4 * unit}" stroke="#5b2f1d" stroke-width="2"/>`,
    );
    return;
  }
  for (const line of bothSides(
    `M${M - waist * 0.42} ${top + 5}C${M - waist * 0.5} ${top + 6 * unit} ${M - waist * 0.8} ${top + 8.5 * unit} ${M - hip + (hip - waist) * 0.42} ${top + 8.2 * unit}`,
  )) {
    canvas.seam(line, 1.3);
    canvas.stitch(line.map(([x, y]) => [x, y + 3.6]));
    canvas.stitch(line.map(([x, y]) => [x, y + 7]));
  }
  for (const x of [-0.46, 0.46, -1.02, 1.02]) {
    const y = Math.abs(x) < 0.5 ? top + 10 : top + 8 * unit;
    canvas.raw(
      `<circle cx="${M + x * waist}" cy="${y}" r="2.6" fill="#C08A4E" stroke="#6b4426" stroke-width=".7"/>`,
    );
  }
}

function fly(canvas: Canvas, { top, crotch }: Legs, unit: number, stitched: boolean): void {
  if (canvas.back) {
    canvas.seam(`M${M} ${top + 6}L${M} ${crotch}`, 1.2);
    return;
  }
  canvas.seam(`M${M + 1} ${top + 6}L${M} ${crotch - 4}`, 1.4);
  const curve = trace(
    `M${M + 4.6 * unit} ${top + 8}L${M + 4.2 * unit} ${top + 11 * unit}Q${M + 3.6 * unit} ${top + 15.6 * unit} ${M + 2} ${crotch - 5.4 * unit}`,
  );
  if (stitched) {
    canvas.stitch(curve);
    canvas.stitch(curve.map(([x, y]) => [x - 3.6, y]));
    canvas.ink(`M${M + 1} ${crotch - 5 * unit}L${M + 4} ${crotch - 5 * unit + 6}`, canvas.thread, 3, 0.9);
  } else canvas.ink(curve, canvas.dark, 1, 0.5);
}

/** The cut of trousers: the first choice that is made about them, so that each picture of a listing makes the same. */
export const cutOf = (canvas: Canvas): keyof typeof CUTS =>
  canvas.trait('cut', [
    ['straight', 4],
    ['flare', canvas.illustration.decade === 1970 ? 5 : 1],
    ['tapered', 2],
    ['wide', 2],
    ['pleats', canvas.illustration.material === 'denim' ? 0.001 : 4],
    ['work', 1],
  ]);

export function jeans(canvas: Canvas): void {
  const { random, illustration } = canvas;
  const denim = illustration.material === 'denim';
  const cut = cutOf(canvas);
  const rise =
    canvas.trait('rise', [
      ['high', 3],
      ['mid', 2],
    ]) === 'high'
      ? 29
      : 25;
  const [hip, knee, foot] = CUTS[cut];
  const unit = 5.75;
  const cm = (value: number) => value * unit * random.between(0.985, 1.015);
  const length = rise + 76;
  const top = (CANVAS_SIZE.height - cm(length)) / 2 + 4;
  const legs: Legs = {
    top,
    waist: cm(13.4),
    hip: cm(hip),
    hipAt: top + cm(19),
    crotch: top + cm(rise),
    knee: [cm(knee[0]), cm(knee[1])],
    kneeAt: top + cm(rise + 34),
    foot: [cm(foot[0]), cm(foot[1])],
    footAt: top + cm(length),
  };
  const wash = canvas.trait('wash', [
    ['mid', 3],
    ['worn', illustration.decade === 1990 ? 3 : 1],
    ['raw', 1],
  ]);
  const marks =
    denim && !canvas.back
      ? [fading(legs, { mid: 0.5, worn: 0.85, raw: 0 }[wash] * (lightness(canvas.base) < 0.2 ? 0.55 : 1))]
      : [];
  drawLegs(canvas, legs, cut === 'wide' || cut === 'flare' ? 1 : 0.8, { marks, turn: 0 });
  for (const line of bothSides(
    `M${M - legs.foot[0]} ${legs.footAt - 13}Q${M - (legs.foot[0] + legs.foot[1]) / 2} ${legs.footAt - 6} ${M - legs.foot[1]} ${legs.footAt - 12}`,
  ))
    if (denim || cut === 'work') canvas.stitch(line);
  fly(canvas, legs, unit, denim || cut === 'work');
  if (cut === 'pleats') tailored(canvas, legs, unit);
  else fivePockets(canvas, legs, unit);
  if (cut === 'work' && !canvas.back)
    for (const line of bothSides(
      `M${M - legs.hip + 1} ${legs.crotch + 50}L${M - 30} ${legs.crotch + 64}M${M - legs.knee[0]} ${legs.kneeAt + 70}L${M - legs.knee[1]} ${legs.kneeAt + 72}`,
    ))
      canvas.stitch(line);
  waistband(canvas, legs, 4 * unit, true, denim || cut === 'work');
  if (
    canvas.trait('hem', [
      ['plain', 4],
      ['cuff', 1],
    ]) === 'cuff'
  )
    turnUps(canvas, legs, unit);
  if (!canvas.back) button(canvas, [M + 2, top - 1.2 * unit + 4], 6.4, denim ? 'metal' : 'horn');
  canvas.spot('collar', [M, top + 20]);
  canvas.spot('button', [M + 2, top + 24]);
}

function turnUps(canvas: Canvas, { foot, footAt }: Legs, unit: number): void {
  for (const line of bothSides(
    `M${M - foot[0] - 2} ${footAt - 4.6 * unit}Q${M - (foot[0] + foot[1]) / 2} ${footAt - 4 * unit} ${M - foot[1] + 2} ${footAt - 4.4 * unit}L${M - foot[1] + 2} ${footAt + 2}Q${M - (foot[0] + foot[1]) / 2} ${footAt + 8} ${M - foot[0] - 2} ${footAt + 1}Z`,
  ))
    canvas.panel(line, {
      fill: canvas.illustration.material === 'denim' ? '#C9D3DA' : 'plain',
      light: 'flat',
      cast: 0.7,
    });
}

function tailored(canvas: Canvas, legs: Legs, unit: number): void {
  const { top, waist, hip, kneeAt, foot, footAt } = legs;
  if (canvas.back) {
    weltPocket(
      canvas,
      `M${M - 11.5 * unit} ${top + 9 * unit}L${M - 3.5 * unit} ${top + 9.6 * unit}`,
      4,
      true,
    );
    return;
  }
  for (const line of bothSides(`M${M - waist * 0.78} ${top + 4}L${M - hip + 2} ${top + 15 * unit}`))
    canvas.seam(line, 1);
  for (const share of [0.34, 0.56])
    for (const line of bothSides(
      `M${M - waist * share} ${top + 5}Q${M - waist * (share + 0.08)} ${top + 8 * unit} ${M - waist * (share + 0.1)} ${top + 14 * unit}`,
    ))
      canvas.ink(line, shade(canvas.base, 0.7), 1.6, 0.6);
  for (const line of bothSides(
    `M${M - waist * 0.52} ${top + 6 * unit}C${M - hip * 0.56} ${kneeAt - 100} ${M - (legs.knee[0] + legs.knee[1]) / 2} ${kneeAt - 40} ${M - (legs.knee[0] + legs.knee[1]) / 2} ${kneeAt}L${M - (foot[0] + foot[1]) / 2} ${footAt + 3}`,
  ))
    canvas.ink(line, canvas.dark, 1.3, 0.5);
}
