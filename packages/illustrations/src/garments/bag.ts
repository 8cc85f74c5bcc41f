import { CANVAS_SIZE } from '../canvas-size.ts';
import { shade, tint } from '../colors.ts';
import { dip, fold, glow } from '../folds.ts';
import { trace, whole, type Line } from '../geometry.ts';
import { bothSides } from '../blocks/torso.ts';
import type { Canvas } from '../canvas.ts';
import { BRASS, gusset, ring, strap } from './bag-parts.ts';
import { bucket, tote } from './bag-soft.ts';

const M = CANVAS_SIZE.middle;

type FlapShape = 'classic' | 'saddle' | 'satchel' | 'envelope';

/** The body of a flap bag, its left half from the top to the middle of the foot. */
const BODIES: Readonly<Record<FlapShape, (w: number, top: number, foot: number) => string>> = {
  classic: (w, top, foot) =>
    `M${M} ${top - 8}C${M - w * 0.6} ${top - 8} ${M - w + 14} ${top - 6} ${M - w + 4} ${top + 10}C${M - w - 6} ${top + 90} ${M - w - 8} ${foot - 60} ${M - w - 2} ${foot - 20}Q${M - w + 2} ${foot + 4} ${M - w + 34} ${foot + 6}L${M} ${foot + 8}`,
  saddle: (w, top, foot) =>
    `M${M} ${top - 6}L${M - w + 16} ${top - 6}Q${M - w + 2} ${top - 4} ${M - w} ${top + 14}C${M - w - 10} ${top + 130} ${M - w * 0.9} ${foot + 4} ${M - w * 0.3} ${foot + 10}L${M} ${foot + 12}`,
  satchel: (w, top, foot) =>
    `M${M} ${top - 8}L${M - w - 2} ${top - 8}Q${M - w - 12} ${top - 6} ${M - w - 12} ${top + 8}L${M - w - 14} ${foot - 12}Q${M - w - 12} ${foot} ${M - w} ${foot}L${M} ${foot + 2}`,
  envelope: (w, top, foot) =>
    `M${M} ${top + 40}L${M - w - 16} ${top + 40}Q${M - w - 22} ${top + 42} ${M - w - 22} ${top + 54}L${M - w - 18} ${foot - 10}Q${M - w - 14} ${foot} ${M - w} ${foot}L${M} ${foot + 2}`,
};

/** The flap's edge, `inset` within it. */
function flapEdge(shape: FlapShape, w: number, top: number, round: number, inset: number): Line {
  const half = {
    classic: `M${M} ${top - 10 + inset}C${M - w * 0.6} ${top - 10 + inset} ${M - w + 16 + inset} ${top - 8 + inset} ${M - w + 4 + inset} ${top + 12}L${M - w + 2 + inset} ${top + 90}Q${M - w + 4 + inset} ${top + 150 - inset} ${M - w + round} ${top + 158 - inset}L${M} ${top + 168 - inset}`,
    saddle: `M${M} ${top - 10 + inset}L${M - w + 14 + inset} ${top - 8 + inset}Q${M - w - 2 + inset} ${top} ${M - w - 2 + inset} ${top + 18}C${M - w + inset} ${top + 120} ${M - w * 0.7 + inset} ${top + 196 - inset} ${M} ${top + 200 - inset}`,
    satchel: `M${M} ${top - 10 + inset}L${M - w + inset} ${top - 10 + inset}Q${M - w - 10 + inset} ${top - 6} ${M - w - 10 + inset} ${top + 8}L${M - w - 10 + inset} ${top + 112 - inset}Q${M - w - 8 + inset} ${top + 124 - inset} ${M - w + 6 + inset} ${top + 124 - inset}L${M} ${top + 126 - inset}`,
    envelope: `M${M} ${top + 38 + inset}L${M - w - 14 + inset} ${top + 38 + inset}Q${M - w - 24 + inset} ${top + 40} ${M - w - 20 + inset * 1.6} ${top + 54}L${M - 22} ${top + 166 - inset}Q${M} ${top + 180 - inset} ${M} ${top + 180 - inset}`,
  }[shape];
  return whole(trace(half));
}

/** A strap and its buckle, sewn down over a satchel's flap. */
function buckled(canvas: Canvas, x: number, top: number): void {
  canvas.panel(
    `M${x - 12} ${top}L${x + 12} ${top}L${x + 11} ${top + 138}Q${x} ${top + 156} ${x - 11} ${top + 138}Z`,
    {
      light: 'round',
      cast: 0.8,
    },
  );
  canvas.raw(
    `<rect x="${x - 17}" y="${top + 88}" width="34" height="28" rx="5" fill="none" stroke="${shade(BRASS)}" stroke-width="6"/><rect x="${x - 17}" y="${top + 88}" width="34" height="28" rx="5" fill="none" stroke="${BRASS}" stroke-width="4"/><path d="M${x} ${top + 90}v24" stroke="${BRASS}" stroke-width="3.400"/>`,
  );
}

function flap(canvas: Canvas, wide: number): void {
  const { random } = canvas;
  const shape = random.weighted<FlapShape>([
    ['classic', 3],
    ['saddle', 3],
    ['satchel', 3],
    ['envelope', 2],
  ]);
  const [top, foot] = [356, shape === 'envelope' ? 566 : 590];
  const w = shape === 'satchel' || shape === 'envelope' ? wide * 1.08 : wide;
  const joint = top + (shape === 'envelope' ? 50 : 20);
  const [rise, lean] = [random.pick([84, 150, 214]), random.between(-46, 46)];
  if (shape !== 'envelope' || random.chance(0.4))
    strap(
      canvas,
      `M${M - w + 10} ${joint}C${M - w - 4 + lean} ${rise + 120} ${M - w * 0.6 + lean} ${rise} ${M + lean} ${rise}C${M + w * 0.6 + lean} ${rise} ${M + w + 4 + lean * 0.6} ${rise + 120} ${M + w - 10} ${joint}`,
      shape === 'saddle' ? 16 : 12,
    );
  const body = whole(trace(BODIES[shape](w, top, foot)));
  gusset(canvas, body);
  canvas.panel(body, {
    folds: [
      dip(trace(`M${M + w - 8} ${foot - 8}L${M - w + 10} ${foot - 8}`), 34, 0.7),
      fold(
        trace(`M${M - w + 8} ${top + 120}Q${M - w + 24} ${top + 170} ${M - w + 14} ${foot - 20}`),
        12,
        0.5,
      ),
    ],
  });
  canvas.measure('width', [M - w, foot + 14], [M + w, foot + 14]);
  canvas.measure('height', [M - w - 22, top - 6], [M - w - 22, foot + 4]);
  if (shape !== 'envelope') canvas.raw(ring(M - w + 10, top + 18, 9) + ring(M + w - 10, top + 18, 9));
  if (canvas.back) {
    canvas.stitch(`M${M - w * 0.7} ${top + 80}L${M + w * 0.7} ${top + 80}`);
    canvas.seam(`M${M - w * 0.7} ${top + 76}L${M + w * 0.7} ${top + 76}`, 1.4);
    return;
  }
  const round = random.between(40, 90);
  canvas.panel(flapEdge(shape, w, top, round, 0), {
    cast: 0.9,
    folds: [glow(trace(`M${M - w * 0.8} ${top + 24}Q${M} ${top + 10} ${M + w * 0.7} ${top + 28}`), 26, 0.9)],
  });
  canvas.stitch(flapEdge(shape, w, top, round, 8).slice(20, -20));
  if (shape === 'satchel') {
    for (const side of [-1, 1]) buckled(canvas, M + side * w * 0.55, top + 20);
    canvas.spot('button', [M - w * 0.55, top + 120]);
    return;
  }
  const y = { classic: top + 150, saddle: top + 180, envelope: top + 158 }[shape];
  canvas.raw(
    `<rect x="${M - 22}" y="${y - 18}" width="44" height="38" rx="${random.chance(0.5) ? 19 : 5}" fill="${BRASS}" stroke="${shade(BRASS, 0.6)}" stroke-width="1.6"/><rect x="${M - 5}" y="${y - 10}" width="10" height="22" rx="5" fill="${shade(BRASS, 0.35)}"/><path d="M${M - 15} ${y - 9}q6 -7 16 -6" stroke="#FFF4D6" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  );
  canvas.spot('button', [M, y]);
}

function handbag(canvas: Canvas, w: number): void {
  const arch = canvas.random.pick([0, 0, 44]);
  const [top, foot] = [330, canvas.random.between(548, 600)];
  const rise = canvas.random.between(140, 200);
  strap(
    canvas,
    `M${M - w * 0.44} ${top + 6}C${M - w * 0.5} ${rise} ${M - w * 0.3} ${rise - 10} ${M} ${rise - 10}C${M + w * 0.3} ${rise - 10} ${M + w * 0.5} ${rise} ${M + w * 0.44} ${top + 6}`,
    16,
  );
  const body = whole(
    trace(
      `M${M} ${top - 6 - arch}Q${M - w * 0.5} ${top - 6 - arch} ${M - w * 0.8} ${top - 4}Q${M - w * 0.88} ${top - 2} ${M - w * 0.9} ${top + 14}C${M - w * 0.96} ${top + 110} ${M - w} ${foot - 70} ${M - w - 4} ${foot - 10}Q${M - w - 2} ${foot + 6} ${M - w + 20} ${foot + 7}L${M} ${foot + 10}`,
    ),
  );
  gusset(canvas, body);
  canvas.panel(body, {
    folds: [
      glow(trace(`M${M - w * 0.6} ${top + 40}L${M - w * 0.68} ${foot - 30}`), 46, 0.9),
      dip(trace(`M${M + w * 0.8} ${top + 30}L${M + w * 0.9} ${foot}`), 40, 0.6),
      dip(trace(`M${M + w} ${foot - 4}L${M - w} ${foot - 4}`), 24, 0.6),
    ],
  });
  canvas.measure('width', [M - w, foot + 18], [M + w, foot + 18]);
  canvas.measure('height', [M - w - 16, top], [M - w - 16, foot + 6]);
  canvas.ink(
    `M${M - w * 0.86} ${top + 2}Q${M} ${top - 4 - arch * 1.7} ${M + w * 0.86} ${top + 2}`,
    shade(BRASS, 0.4),
    11,
    1,
  );
  canvas.ink(
    `M${M - w * 0.86} ${top + 1}Q${M} ${top - 5 - arch * 1.7} ${M + w * 0.86} ${top + 1}`,
    BRASS,
    6,
    1,
  );
  for (const line of bothSides(
    `M${M - w * 0.62} ${top + 12}C${M - w * 0.68} ${top + 120} ${M - w * 0.72} ${foot - 60} ${M - w * 0.74} ${foot}`,
  )) {
    canvas.seam(line, 1);
    canvas.stitch(line.map(([x, y]) => [x + 5, y]));
  }
  canvas.raw(ring(M - w * 0.44, top + 4 - arch * 0.8, 11) + ring(M + w * 0.44, top + 4 - arch * 0.8, 11));
  if (!canvas.back)
    canvas.raw(
      `<circle cx="${M - 9}" cy="${top - 8 - arch}" r="10" fill="${BRASS}" stroke="${shade(BRASS)}" stroke-width="1.500"/><circle cx="${M + 9}" cy="${top - 11 - arch}" r="10" fill="${BRASS}" stroke="${shade(BRASS)}" stroke-width="1.500"/><circle cx="${M + 6}" cy="${top - 14 - arch}" r="3" fill="#FFF4D6"/><circle cx="${M - 12}" cy="${top - 11 - arch}" r="3" fill="#FFF4D6"/>`,
    );
  if (!canvas.back && canvas.random.chance(0.35)) handleTag(canvas, M - w * 0.44, top - arch * 0.8 - 26);
  for (const x of [-0.8, 0.8])
    canvas.raw(`<circle cx="${M + x * w}" cy="${foot + 8}" r="6" fill="${BRASS}" stroke="${shade(BRASS)}"/>`);
  canvas.spot('button', [M, top]);
}

/** The leather tag that hangs from a handle, or the bell that holds the key. */
function handleTag(canvas: Canvas, x: number, y: number): void {
  const fill = canvas.random.chance(0.5) ? shade(canvas.base, 0.3) : shade(canvas.inks[1], 0.1);
  canvas.ink(`M${x} ${y}Q${x - 14} ${y + 20} ${x - 20} ${y + 44}`, shade(fill, 0.2), 5, 1);
  canvas.ink(`M${x + 2} ${y}Q${x - 6} ${y + 24} ${x - 18} ${y + 44}`, shade(fill, 0.2), 5, 1);
  const bell = canvas.random.chance(0.5);
  canvas.panel(
    bell
      ? `M${x - 26} ${y + 40}Q${x - 18} ${y + 34} ${x - 10} ${y + 42}C${x - 8} ${y + 66} ${x + 2} ${y + 82} ${x + 2} ${y + 104}Q${x - 22} ${y + 116} ${x - 46} ${y + 102}C${x - 44} ${y + 80} ${x - 30} ${y + 64} ${x - 26} ${y + 40}Z`
      : `M${x - 34} ${y + 48}L${x - 18} ${y + 38}L${x} ${y + 50}L${x + 2} ${y + 116}Q${x - 16} ${y + 122} ${x - 36} ${y + 115}Z`,
    { fill, light: 'left', cast: 0.9 },
  );
  canvas.stitch(
    bell
      ? `M${x - 40} ${y + 98}Q${x - 22} ${y + 108} ${x - 3} ${y + 99}`
      : `M${x - 28} ${y + 54}L${x - 30} ${y + 109}L${x - 4} ${y + 110}L${x - 6} ${y + 56}`,
    tint(fill, 0.45),
  );
}

export function bag(canvas: Canvas): void {
  const style = canvas.trait('style', [
    ['flap', 3],
    ['tote', 3],
    ['bucket', 2],
    ['handle', 2],
  ]);
  const scale =
    { small: 0.84, mid: 1, large: 1.12 }[
      canvas.trait('size', [
        ['mid', 4],
        ['small', 1],
        ['large', 1],
      ])
    ] * canvas.random.between(0.95, 1.05);
  const draw = { flap, tote, bucket, handle: handbag }[style];
  draw(canvas, { flap: 150, tote: 172, bucket: 136, handle: 158 }[style] * scale);
  canvas.spot('collar', canvas.spots.get('button') ?? [M, 400]);
  canvas.spot('hem', [M - 90, 570]);
  canvas.spot('cloth', [M + 70, 500]);
}
