import { CANVAS_SIZE } from '../canvas-size.ts';
import { shade } from '../colours.ts';
import { dip, fold, glow } from '../folds.ts';
import { trace, whole } from '../geometry.ts';
import { bothSides } from '../blocks/torso.ts';
import type { Canvas } from '../canvas.ts';
import { BRASS, ring, strap } from './bag-parts.ts';
import { bucket, tote } from './bag-soft.ts';

const M = CANVAS_SIZE.middle;

function flap(canvas: Canvas, w: number): void {
  const [top, foot] = [356, 590];
  strap(
    canvas,
    `M${M - w + 10} ${top + 20}C${M - w - 4} 210 ${M - w * 0.6} 84 ${M} 84C${M + w * 0.6} 84 ${M + w + 4} 210 ${M + w - 10} ${top + 20}`,
    13,
  );
  canvas.piece(
    whole(
      trace(
        `M${M} ${top - 8}C${M - w * 0.6} ${top - 8} ${M - w + 14} ${top - 6} ${M - w + 4} ${top + 10}C${M - w - 6} ${top + 90} ${M - w - 8} ${foot - 60} ${M - w - 2} ${foot - 20}Q${M - w + 2} ${foot + 4} ${M - w + 34} ${foot + 6}L${M} ${foot + 8}`,
      ),
    ),
    {
      folds: [
        dip(trace(`M${M + w - 8} ${foot - 8}L${M - w + 10} ${foot - 8}`), 34, 0.7),
        fold(
          trace(`M${M - w + 8} ${top + 120}Q${M - w + 24} ${top + 170} ${M - w + 14} ${foot - 20}`),
          12,
          0.5,
        ),
      ],
    },
  );
  canvas.raw(ring(M - w + 10, top + 18, 9) + ring(M + w - 10, top + 18, 9));
  if (canvas.back) {
    canvas.stitch(`M${M - w * 0.7} ${top + 60}L${M + w * 0.7} ${top + 60}`);
    canvas.seam(`M${M - w * 0.7} ${top + 56}L${M + w * 0.7} ${top + 56}`, 1.4);
    return;
  }
  const round = canvas.random.between(40, 90);
  const edge = (inset: number) =>
    whole(
      trace(
        `M${M} ${top - 10 + inset}C${M - w * 0.6} ${top - 10 + inset} ${M - w + 16 + inset} ${top - 8 + inset} ${M - w + 4 + inset} ${top + 12}L${M - w + 2 + inset} ${top + 90}Q${M - w + 4 + inset} ${top + 150 - inset} ${M - w + round} ${top + 158 - inset}L${M} ${top + 168 - inset}`,
      ),
    );
  canvas.piece(edge(0), {
    cast: 0.9,
    folds: [glow(trace(`M${M - w * 0.8} ${top + 20}Q${M} ${top + 6} ${M + w * 0.7} ${top + 24}`), 26, 0.9)],
  });
  canvas.stitch(edge(8).slice(20, -20));
  const y = top + 150;
  canvas.raw(
    `<rect x="${M - 22}" y="${y - 18}" width="44" height="38" rx="${canvas.random.chance(0.5) ? 19 : 5}" fill="${BRASS}" stroke="${shade(BRASS, 0.6)}" stroke-width="1.6"/><rect x="${M - 5}" y="${y - 10}" width="10" height="22" rx="5" fill="${shade(BRASS, 0.35)}"/><path d="M${M - 15} ${y - 9}q6 -7 16 -6" stroke="#FFF4D6" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  );
  canvas.spot('button', [M, y]);
}

function handbag(canvas: Canvas, w: number): void {
  const [top, foot] = [330, 592];
  const rise = canvas.random.between(150, 190);
  strap(
    canvas,
    `M${M - w * 0.44} ${top + 6}C${M - w * 0.5} ${rise} ${M - w * 0.3} ${rise - 10} ${M} ${rise - 10}C${M + w * 0.3} ${rise - 10} ${M + w * 0.5} ${rise} ${M + w * 0.44} ${top + 6}`,
    16,
  );
  canvas.piece(
    whole(
      trace(
        `M${M} ${top - 6}L${M - w * 0.8} ${top - 4}Q${M - w * 0.88} ${top - 2} ${M - w * 0.9} ${top + 14}C${M - w * 0.96} ${top + 110} ${M - w} ${foot - 70} ${M - w - 4} ${foot - 10}Q${M - w - 2} ${foot + 6} ${M - w + 20} ${foot + 7}L${M} ${foot + 10}`,
      ),
    ),
    {
      folds: [
        glow(trace(`M${M - w * 0.6} ${top + 40}L${M - w * 0.68} ${foot - 30}`), 46, 0.9),
        dip(trace(`M${M + w * 0.8} ${top + 30}L${M + w * 0.9} ${foot}`), 40, 0.6),
        dip(trace(`M${M + w} ${foot - 4}L${M - w} ${foot - 4}`), 24, 0.6),
      ],
    },
  );
  canvas.ink(
    `M${M - w * 0.86} ${top + 2}Q${M} ${top - 4} ${M + w * 0.86} ${top + 2}`,
    shade(BRASS, 0.4),
    11,
    1,
  );
  canvas.ink(`M${M - w * 0.86} ${top + 1}Q${M} ${top - 5} ${M + w * 0.86} ${top + 1}`, BRASS, 6, 1);
  for (const line of bothSides(
    `M${M - w * 0.62} ${top + 12}C${M - w * 0.68} ${top + 120} ${M - w * 0.72} ${foot - 60} ${M - w * 0.74} ${foot}`,
  )) {
    canvas.seam(line, 1);
    canvas.stitch(line.map(([x, y]) => [x + 5, y]));
  }
  canvas.raw(ring(M - w * 0.44, top + 4, 11) + ring(M + w * 0.44, top + 4, 11));
  if (!canvas.back)
    canvas.raw(
      `<circle cx="${M - 9}" cy="${top - 8}" r="10" fill="${BRASS}" stroke="${shade(BRASS)}" stroke-width="1.500"/><circle cx="${M + 9}" cy="${top - 11}" r="10" fill="${BRASS}" stroke="${shade(BRASS)}" stroke-width="1.500"/><circle cx="${M + 6}" cy="${top - 14}" r="3" fill="#FFF4D6"/><circle cx="${M - 12}" cy="${top - 11}" r="3" fill="#FFF4D6"/>`,
    );
  for (const x of [-0.8, 0.8])
    canvas.raw(`<circle cx="${M + x * w}" cy="${foot + 8}" r="6" fill="${BRASS}" stroke="${shade(BRASS)}"/>`);
  canvas.spot('button', [M, top]);
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
