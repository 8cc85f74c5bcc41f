import { CANVAS_SIZE } from '../canvas-size.ts';
import { shade, tint } from '../colors.ts';
import { fold, glow } from '../folds.ts';
import { trace, whole } from '../geometry.ts';
import { bothSides } from '../blocks/torso.ts';
import type { Canvas } from '../canvas.ts';
import { BRASS, strap } from './bag-parts.ts';

const M = CANVAS_SIZE.middle;

export function tote(canvas: Canvas, w: number): void {
  const { random } = canvas;
  const basket = canvas.illustration.material === 'straw' && random.chance(0.6);
  const [top, foot] = [random.pick([296, 330, 360]), random.between(612, 640)];
  // A basket narrows towards its foot, a shopper hangs straight.
  const narrow = basket ? w * 0.26 : random.pick([16, 16, -8]);
  const loop = random.pick([70, 70, 150]);
  const handle = (x: number, rise: number) =>
    `M${M - x} ${top + 60}L${M - x} ${top - 20}C${M - x} ${rise} ${M + x} ${rise} ${M + x} ${top - 20}L${M + x} ${top + 60}`;
  strap(canvas, handle(66, loop), 15);
  canvas.panel(
    `M${M - w + 8} ${top + 4}Q${M} ${top - 22} ${M + w - 8} ${top + 4}Q${M} ${top + 26} ${M - w + 8} ${top + 4}Z`,
    { fill: shade(canvas.base, 0.3), light: 'inside', cast: 0 },
  );
  canvas.panel(
    whole(
      trace(
        `M${M} ${top + 14}Q${M - w * 0.5} ${top + 13} ${M - w} ${top}C${M - w + 8} ${top + 120} ${M - w + narrow * 0.7} ${foot - 100} ${M - w + narrow} ${foot - 16}Q${M - w + narrow + 2} ${foot + 2} ${M - w + narrow + 24} ${foot + 4}L${M} ${foot + 8}`,
      ),
    ),
    {
      folds: [
        fold(
          trace(`M${M - w * 0.5} ${top + 20}Q${M - w * 0.62} ${top + 160} ${M - w * 0.5} ${foot - 50}`),
          18,
          0.6,
        ),
        fold(
          trace(`M${M + w * 0.45} ${top + 50}Q${M + w * 0.3} ${top + 180} ${M + w * 0.6} ${foot - 20}`),
          20,
          0.6,
        ),
        fold(
          trace(`M${M - w + 20} ${foot - 80}Q${M - w * 0.4} ${foot - 60} ${M - w * 0.2} ${foot - 10}`),
          14,
          0.5,
        ),
        glow(trace(`M${M - w * 0.2} ${top + 40}L${M - w * 0.24} ${foot - 60}`), 50, 0.4),
      ],
    },
  );
  canvas.stitch(`M${M - w + 4} ${top + 20}Q${M} ${top + 34} ${M + w - 4} ${top + 20}`);
  if (canvas.illustration.material === 'canvas' && random.chance(0.5))
    reinforced(canvas, { w, narrow, foot });
  // The nearer handle stands, or has fallen forward over the front.
  strap(canvas, handle(66, random.chance(0.35) ? top + 190 : loop + 38), 15);
  for (const line of bothSides(
    `M${M - 78} ${top + 44}L${M - 54} ${top + 44}L${M - 54} ${top + 72}L${M - 78} ${top + 72}Z`,
  ))
    canvas.stitch(line);
  if (!canvas.back && canvas.illustration.material !== 'straw')
    canvas.raw(
      `<path d="M${M - 40} ${top + 150}h80v40h-80z" fill="${shade(canvas.inks[1], 0.1)}" stroke="${canvas.dark}" stroke-width="1"/><path d="M${M - 26} ${top + 164}h52M${M - 18} ${top + 176}h36" stroke="#F3E6CF" stroke-width="3"/>`,
    );
  canvas.measure('width', [M - w, top + 2], [M + w, top + 2]);
  canvas.measure('height', [M - w - 14, top], [M - w - 14, foot + 2]);
  canvas.spot('button', [M - 66, top + 58]);
}

/** A base of another cloth, sewn around the foot of a canvas bag. */
function reinforced(canvas: Canvas, { w, narrow, foot }: { w: number; narrow: number; foot: number }): void {
  const head = foot - 74;
  const fill = shade(canvas.inks[1], 0.25);
  canvas.panel(
    whole(
      trace(
        `M${M} ${head + 8}Q${M - w * 0.5} ${head + 7} ${M - w + narrow * 0.78} ${head}L${M - w + narrow} ${foot - 16}Q${M - w + narrow + 2} ${foot + 2} ${M - w + narrow + 24} ${foot + 4}L${M} ${foot + 8}`,
      ),
    ),
    {
      fill,
      cast: 0.2,
      folds: [
        glow(trace(`M${M - w * 0.5} ${head + 14}L${M - w * 0.5} ${foot - 10}`), 40, 0.6),
        fold(
          trace(`M${M + w * 0.5} ${head + 6}Q${M + w * 0.56} ${foot - 30} ${M + w * 0.6} ${foot}`),
          14,
          0.5,
        ),
      ],
    },
  );
  canvas.ink(
    `M${M - w + narrow * 0.8} ${head + 6}Q${M} ${head + 20} ${M + w - narrow * 0.8} ${head + 6}`,
    tint(fill, 0.5),
    1.25,
    0.9,
    '3.6 2.6',
  );
}

export function bucket(canvas: Canvas, w: number): void {
  const [top, foot] = [318, canvas.random.between(560, 620)];
  const rise = canvas.random.pick([76, 130, 190]);
  strap(
    canvas,
    `M${M - w * 0.82} ${top + 30}C${M - w} ${rise + 104} ${M - 70} ${rise} ${M + 4} ${rise}C${M + 74} ${rise} ${M + w} ${rise + 104} ${M + w * 0.82} ${top + 30}`,
    12,
  );
  const gather = Array.from({ length: 13 }, (_, i) => {
    const x = M - w * 0.8 + ((i + 0.5) * w * 1.6) / 13;
    return fold(
      trace(
        `M${x} ${top - 6}Q${x + (x - M) * 0.05} ${top + 50} ${M + (x - M) * 1.15} ${top + canvas.random.between(90, 170)}`,
      ),
      11,
      0.9,
      'end',
    );
  });
  const wavy = Array.from(
    { length: 9 },
    (_, i) =>
      `Q${M - w * 0.86 + ((i + 0.5) * w * 1.72) / 9} ${top - 22 - (i % 2) * 6} ${M - w * 0.86 + ((i + 1) * w * 1.72) / 9} ${top - 8}`,
  ).join('');
  canvas.panel(
    `M${M - w * 0.86} ${top - 8}${wavy}C${M + w * 0.78} ${top + 20} ${M + w * 0.8} ${top + 40} ${M + w} ${top + 120}C${M + w + 10} ${foot - 90} ${M + w} ${foot - 40} ${M + w * 0.9} ${foot - 12}Q${M} ${foot + 26} ${M - w * 0.9} ${foot - 12}C${M - w} ${foot - 40} ${M - w - 10} ${foot - 90} ${M - w} ${top + 120}C${M - w * 0.8} ${top + 40} ${M - w * 0.78} ${top + 20} ${M - w * 0.86} ${top - 8}Z`,
    { folds: gather },
  );
  canvas.stitch(`M${M - w * 0.97} ${foot - 46}Q${M} ${foot - 16} ${M + w * 0.97} ${foot - 46}`);
  canvas.seam(`M${M - w * 0.97} ${foot - 51}Q${M} ${foot - 21} ${M + w * 0.97} ${foot - 51}`, 1);
  canvas.ink(
    `M${M - w * 0.8} ${top + 34}Q${M} ${top + 50} ${M + w * 0.8} ${top + 34}`,
    shade(canvas.base, 0.55),
    6,
    1,
  );
  for (let i = 0; i < 6; i++)
    canvas.raw(
      `<circle cx="${M - w * 0.66 + (i * w * 1.32) / 5}" cy="${top + 40}" r="6" fill="none" stroke="${BRASS}" stroke-width="3.500"/>`,
    );
  if (!canvas.back)
    canvas.raw(
      `<path d="M${M - 6} ${top + 46}C${M - 22} ${top + 90} ${M - 14} ${top + 110} ${M - 24} ${top + 140}M${M + 6} ${top + 46}C${M + 14} ${top + 84} ${M + 6} ${top + 110} ${M + 12} ${top + 150}" fill="none" stroke="${shade(canvas.base, 0.55)}" stroke-width="6" stroke-linecap="round"/>`,
    );
  canvas.measure('width', [M - w, foot + 18], [M + w, foot + 18]);
  canvas.measure('height', [M - w - 14, top - 8], [M - w - 14, foot]);
  canvas.spot('button', [M, top + 60]);
}
