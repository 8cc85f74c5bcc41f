import { CANVAS_SIZE } from '../canvas-size.ts';
import { dip, fold, glow } from '../folds.ts';
import { at, between, mirror, trace, type Line } from '../geometry.ts';
import type { PanelOptions, Canvas } from '../canvas.ts';

const M = CANVAS_SIZE.middle;

/** Trousers from the waist down; half widths from the middle, heights from the top of the illustration. */
export interface Legs {
  top: number;
  waist: number;
  hip: number;
  hipAt: number;
  crotch: number;
  /** Outer and inner edge at the knee and at the hem. */
  knee: readonly [outer: number, inner: number];
  kneeAt: number;
  foot: readonly [outer: number, inner: number];
  footAt: number;
}

/** The left leg with its half of the seat. */
export function legOutline({ top, waist, hip, hipAt, crotch, knee, kneeAt, foot, footAt }: Legs): Line {
  return trace(
    `M${M + 1} ${top + 4}L${M - waist} ${top}C${M - waist - (hip - waist) * 0.5} ${top + (hipAt - top) * 0.4} ${M - hip} ${hipAt - (hipAt - top) * 0.35} ${M - hip} ${hipAt}` +
      `C${M - hip} ${hipAt + (kneeAt - hipAt) * 0.4} ${M - knee[0] - 2} ${kneeAt - (kneeAt - hipAt) * 0.3} ${M - knee[0]} ${kneeAt}C${M - knee[0] + 1} ${kneeAt + (footAt - kneeAt) * 0.35} ${M - foot[0]} ${footAt - (footAt - kneeAt) * 0.3} ${M - foot[0]} ${footAt}` +
      `Q${M - (foot[0] + foot[1]) / 2} ${footAt + 7} ${M - foot[1]} ${footAt + 1}C${M - foot[1]} ${footAt - (footAt - kneeAt) * 0.3} ${M - knee[1]} ${kneeAt + (footAt - kneeAt) * 0.3} ${M - knee[1]} ${kneeAt}C${M - knee[1]} ${kneeAt - (kneeAt - crotch) * 0.4} ${M - 8} ${crotch + 44} ${M - 1} ${crotch}L${M + 1} ${crotch - 6}Z`,
  );
}

function legFolds(canvas: Canvas, legs: Legs, fluid: number): string[] {
  const { random } = canvas;
  const { hip, crotch, knee, kneeAt, foot, footAt, hipAt } = legs;
  const j = () => random.between(-6, 6);
  const whisker = (y: number, reach: number) =>
    fold(
      trace(
        `M${M - 3} ${crotch - 4 + y}Q${M - hip * 0.4} ${crotch - 6 + y * 0.6 + j()} ${M - hip * reach} ${crotch - 34 + y}`,
      ),
      9,
      0.8,
      'end',
    );
  const centre = trace(
    `M${M - hip * 0.55} ${hipAt}C${M - hip * 0.58} ${crotch + 60} ${M - (knee[0] + knee[1]) / 2 - 8} ${kneeAt - 40} ${M - (knee[0] + knee[1]) / 2 - 6} ${kneeAt}L${M - (foot[0] + foot[1]) / 2 - 6} ${footAt}`,
  );
  const long = footAt - kneeAt > 60;
  const across = (y: number, from: number, slant: number) => {
    const mid = M - (knee[0] + knee[1]) / 2;
    return fold(
      trace(
        `M${M - knee[1] - 2} ${y}Q${mid} ${y + slant * 0.4} ${mid - (knee[0] - knee[1]) * from * 0.5} ${y + slant}`,
      ),
      7,
      0.6 * fluid,
      'end',
    );
  };
  return [
    glow(centre, (knee[0] - knee[1]) * 0.42, 0.6, 'none'),
    dip(
      trace(
        `M${M - 2} ${crotch}C${M - 6} ${crotch + 60} ${M - knee[1] - 3} ${kneeAt - 60} ${M - knee[1] - 3} ${kneeAt}L${M - foot[1] - 3} ${footAt}`,
      ),
      20,
      0.7,
      'none',
    ),
    whisker(0, 0.62),
    whisker(18, 0.78),
    whisker(-16, 0.5),
    ...(long
      ? [across(kneeAt - 18, 0.6, -14), across(kneeAt + 4, 0.9, -6), across(kneeAt + 24, 0.5, 12)]
      : []),
    ...(long ? [0.06, 0.13].map((share) => across(footAt - (footAt - kneeAt) * share - 8, 0.8, -8)) : []),
    dip(trace(`M${M - foot[0]} ${footAt - 3}L${M - foot[1]} ${footAt - 3}`), 8, 0.6, 'none'),
  ];
}

/** Worn pale on the thighs and knees, as denim does; `strength` is 0 for raw cloth, 1 for white knees. */
export function fading(legs: Legs, strength: number): string {
  const { hip, crotch, knee, kneeAt } = legs;
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="#E9EEF2" stop-opacity="${opacity.toFixed(2)}"/>`;
  const patch = (x: number, y: number, rx: number, ry: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#worn)"/>`;
  return (
    `<radialGradient id="worn">${stop(0, strength * 0.62)}${stop(0.5, strength * 0.34)}${stop(1, 0)}</radialGradient>` +
    patch(M - hip * 0.55, crotch + 26, hip * 0.46, (kneeAt - crotch) * 0.8) +
    patch(M - (knee[0] + knee[1]) / 2, kneeAt, (knee[0] - knee[1]) * 0.4, 56)
  );
}

export function drawLegs(canvas: Canvas, legs: Legs, fluid: number, options: PanelOptions = {}): void {
  const left = legOutline(legs);
  const folds = legFolds(canvas, legs, fluid);
  canvas.panel(mirror(left), {
    light: 'right',
    cast: 0.4,
    ...options,
    marks: options.marks?.map(flip) ?? [],
    folds: [flip(folds.join(''))],
  });
  canvas.panel(left, { light: 'left', cast: 0.55, ...options, folds });
  const { top, waist, hip, hipAt, crotch, foot, footAt } = legs;
  canvas.measure('waist', [M - waist, top - 10], [M + waist, top - 10]);
  canvas.measure('hips', [M - hip, hipAt], [M + hip, hipAt]);
  canvas.measure('rise', [M, top - 20], [M, crotch]);
  canvas.measure('inseam', [M + 2, crotch], [M + foot[1], footAt]);
  canvas.spot('hem', [M - (legs.foot[0] + legs.foot[1]) / 2, legs.footAt - 12]);
  canvas.spot('cloth', [M - legs.hip * 0.5, legs.crotch + 50]);
}
const flip = (svg: string): string => `<g transform="matrix(-1 0 0 1 512 0)">${svg}</g>`;

/** A waistband that follows the body's curve, with loops. */
export function waistband(
  canvas: Canvas,
  { top, waist, hip }: Legs,
  height: number,
  loops: boolean,
  stitched = true,
): void {
  const dipped = canvas.back ? 2 : 9;
  const wide = waist + (hip - waist) * 0.08;
  const left = trace(
    `M${M - waist + 1} ${top - height + 2}Q${M} ${top - height + dipped} ${M + waist - 1} ${top - height + 2}`,
  );
  const right = trace(`M${M + wide} ${top + 2}Q${M} ${top + 2 + dipped} ${M - wide} ${top + 2}`);
  if (!canvas.back)
    canvas.panel(
      trace(
        `M${M - waist + 2} ${top - height + 3}Q${M} ${top - height - 7} ${M + waist - 2} ${top - height + 3}Q${M} ${top - height + 14} ${M - waist + 2} ${top - height + 3}Z`,
      ),
      { fill: 'plain', light: 'inside', cast: 0 },
    );
  canvas.panel([...left, ...right], { light: 'round', cast: 0.5 });
  if (stitched) {
    canvas.stitch(left.map(([x, y]) => [x, y + 3.5]));
    canvas.stitch(right.map(([x, y]) => [x, y - 3.5]));
  }
  if (!loops) return;
  for (const share of canvas.back ? [0.08, 0.5, 0.92] : [0.14, 0.86]) {
    const [x, y] = between(at(left, share), at(right, 1 - share), 0.5);
    canvas.panel(
      trace(
        `M${x - 5} ${y - height / 2 - 4}L${x + 5} ${y - height / 2 - 4}L${x + 5} ${y + height / 2 + 6}L${x - 5} ${y + height / 2 + 6}Z`,
      ),
      { light: 'flat', cast: 0.6 },
    );
    for (const side of [-2.6, 2.6])
      canvas.stitch(trace(`M${x + side} ${y - height / 2 - 2}L${x + side} ${y + height / 2 + 4}`));
  }
}
