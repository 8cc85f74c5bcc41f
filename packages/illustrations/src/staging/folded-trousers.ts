import type { Canvas } from '../canvas.ts';
import { CANVAS_SIZE } from '../canvas-size.ts';
import { dip, fold, glow } from '../folds.ts';
import { cutOf } from '../garments/jeans.ts';
import { shift, trace, type Line } from '../geometry.ts';
import { patchPocket, weltPocket } from '../blocks/pockets.ts';

const M = CANVAS_SIZE.middle;
const HALF = 112;
const TOP = 250;
const FOOT = 500;
const BAND = 30;

/** One thickness of the folded legs: square at the waist, round where the cloth turns under. */
const layer = (foot: number, wide = 0): Line =>
  trace(
    `M${M - HALF - wide} ${TOP + 40}L${M + HALF + wide} ${TOP + 34}L${M + HALF + wide + 3} ${foot - 22}Q${M + HALF + wide + 2} ${foot} ${M + HALF + wide - 22} ${foot}L${M - HALF - wide + 20} ${foot + 3}Q${M - HALF - wide - 2} ${foot + 2} ${M - HALF - wide - 2} ${foot - 20}Z`,
  );

/** The seat and one leg down to the knee. */
const SEAT = trace(
  `M${M - HALF + 8} ${TOP}Q${M} ${TOP - 7} ${M + HALF - 22} ${TOP + 2}C${M + HALF - 10} ${TOP + 46} ${M + HALF} ${TOP + 70} ${M + HALF} ${TOP + 110}L${M + HALF + 2} ${FOOT - 24}Q${M + HALF + 2} ${FOOT} ${M + HALF - 22} ${FOOT + 1}L${M - HALF + 20} ${FOOT + 4}Q${M - HALF - 2} ${FOOT + 2} ${M - HALF - 1} ${FOOT - 20}L${M - HALF + 2} ${TOP + 90}Q${M - HALF + 2} ${TOP + 40} ${M - HALF + 8} ${TOP}Z`,
);

function waist(canvas: Canvas, stitched: boolean): void {
  const upper = trace(`M${M - HALF + 5} ${TOP - 8}Q${M} ${TOP - 15} ${M + HALF - 24} ${TOP - 5}`);
  const lower = shift(upper, 2, BAND);
  canvas.panel([...upper, ...lower.toReversed()], { light: 'flat', cast: 0.6 });
  if (stitched) {
    canvas.stitch(shift(upper, 0, 4));
    canvas.stitch(shift(lower, 0, -4));
  }
  for (const x of [M - 30, M + 56])
    canvas.panel(`M${x - 6} ${TOP - 16}L${x + 6} ${TOP - 15}L${x + 6} ${TOP + 27}L${x - 6} ${TOP + 26}Z`, {
      light: 'round',
      cast: 0.8,
    });
  if (stitched)
    canvas.raw(
      `<path d="M${M - 2} ${TOP - 9}l42 1.500v26l-42 -1.500z" fill="#A8744A" stroke="#6b4426"/><path d="M${M + 7} ${TOP - 1}l24 1M${M + 10} ${TOP + 7}l18 .6" stroke="#5b2f1d" stroke-width="2"/>`,
    );
}

/** Trousers folded along their crease and then in three, seat up, as they lie on a shelf. */
export function foldedTrousers(canvas: Canvas): void {
  const cut = cutOf(canvas);
  const denim = canvas.illustration.material === 'denim';
  const stitched = denim || cut === 'work';
  for (const [drop, aside] of [
    [33, 5],
    [22, -4],
    [11, 2],
  ] as const)
    canvas.panel(shift(layer(FOOT + drop), aside, 0), {
      light: 'flat',
      cast: 0.9,
      folds: [
        dip(trace(`M${M - HALF} ${FOOT + drop - 2}L${M + HALF} ${FOOT + drop - 3}`), 15, 1, 'none'),
        glow(trace(`M${M - HALF + 8} ${FOOT + drop - 8}L${M + HALF - 20} ${FOOT + drop - 9}`), 5, 0.9),
      ],
    });
  const worn = denim
    ? [
        `<radialGradient id="shelfworn"><stop offset="0" stop-color="#E9EEF2" stop-opacity=".3"/><stop offset="1" stop-color="#E9EEF2" stop-opacity="0"/></radialGradient><ellipse cx="${M - 10}" cy="${FOOT - 30}" rx="90" ry="70" fill="url(#shelfworn)"/>`,
      ]
    : [];
  canvas.panel(SEAT, {
    light: 'flat',
    cast: 1,
    marks: worn,
    folds: [
      dip(trace(`M${M - HALF} ${FOOT - 2}L${M + HALF} ${FOOT - 4}`), 20, 1, 'none'),
      glow(trace(`M${M - HALF + 14} ${FOOT - 24}L${M + HALF - 20} ${FOOT - 26}`), 16, 0.7),
      fold(trace(`M${M + HALF - 26} ${TOP + 190}Q${M + 30} ${TOP + 206} ${M - 20} ${TOP + 196}`), 13, 0.6),
      fold(trace(`M${M - HALF + 4} ${TOP + 214}Q${M - 50} ${TOP + 222} ${M - 8} ${TOP + 216}`), 11, 0.5),
      dip(trace(`M${M - HALF + 3} ${TOP + 30}L${M - HALF + 1} ${FOOT - 20}`), 26, 0.8, 'none'),
      dip(trace(`M${M + HALF - 6} ${TOP + 90}L${M + HALF} ${FOOT - 20}`), 22, 0.6, 'none'),
    ],
  });
  const side = trace(
    `M${M + HALF - 32} ${TOP + 24}C${M + HALF - 20} ${TOP + 60} ${M + HALF - 12} ${TOP + 90} ${M + HALF - 12} ${TOP + 120}L${M + HALF - 10} ${FOOT - 4}`,
  );
  canvas.seam(side, 1.1);
  if (stitched) canvas.stitch(shift(side, -4, 0));
  if (cut === 'pleats') weltPocket(canvas, `M${M - 66} ${TOP + 78}L${M + 34} ${TOP + 82}`, 4, false);
  else {
    const yoke = trace(`M${M - HALF + 4} ${TOP + 66}Q${M - 20} ${TOP + 60} ${M + HALF - 20} ${TOP + 46}`);
    canvas.seam(yoke, 1);
    if (stitched) canvas.stitch(shift(yoke, 0, 4));
    patchPocket(canvas, { x: M - 70, y: TOP + 82, width: 116, height: 112, turn: -3 }, false, 10, stitched);
    if (denim)
      for (const low of [0, 5])
        canvas.stitch(
          `M${M - 66} ${TOP + 124 + low}Q${M - 36} ${TOP + 118 + low} ${M - 13} ${TOP + 142 + low}Q${M + 10} ${TOP + 116 + low} ${M + 42} ${TOP + 121 + low}`,
        );
  }
  waist(canvas, stitched);
}
