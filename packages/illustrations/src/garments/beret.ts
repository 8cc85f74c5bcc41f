import { CANVAS_SIZE } from '../canvas-size.ts';
import { shade } from '../colors.ts';
import { dip, fold, glow } from '../folds.ts';
import { trace, type Point } from '../geometry.ts';
import type { Canvas } from '../canvas.ts';

const M = CANVAS_SIZE.middle;

/** Laid flat: a disc with its stalk in the middle. */
function laid(canvas: Canvas): void {
  const y = CANVAS_SIZE.height / 2;
  canvas.lies = true;
  const [w, h] = [canvas.random.between(184, 204), canvas.random.between(176, 196)];
  const outline = Array.from({ length: 64 }, (_, i): Point => {
    const angle = (i * 2 * Math.PI) / 64;
    const swell = 1 + 0.02 * Math.sin(3 * angle + h) + 0.012 * Math.sin(5 * angle + w);
    return [M + Math.cos(angle) * w * swell, y + Math.sin(angle) * h * swell];
  });
  const go = (angle: number, r: number): string =>
    `${(M + Math.cos(angle) * w * r).toFixed(1)} ${(y + Math.sin(angle) * h * r).toFixed(1)}`;
  // The felt gathers softly around its stalk and rolls under at the rim.
  const gathers = [0.5, 1.7, 2.9, 3.8, 5.1].map((angle, index) =>
    fold(
      trace(`M${go(angle, 0.16)}Q${go(angle + 0.16, 0.4)} ${go(angle + 0.1, 0.62 + (index % 2) * 0.2)}`),
      36,
      0.2,
    ),
  );
  const rim = Array.from({ length: 65 }, (_, i): Point => {
    const angle = (i * 2 * Math.PI) / 64;
    return [M + Math.cos(angle) * w * 0.95, y + Math.sin(angle) * h * 0.95];
  });
  canvas.panel(outline, {
    folds: [
      ...gathers,
      dip(rim, 26, 0.55, 'none'),
      glow(
        trace(`M${M - w * 0.6} ${y - h * 0.4}Q${M - w * 0.1} ${y - h * 0.84} ${M + w * 0.4} ${y - h * 0.6}`),
        54,
        0.9,
      ),
      dip(
        trace(`M${M - w * 0.6} ${y + h * 0.7}Q${M} ${y + h * 1.04} ${M + w * 0.7} ${y + h * 0.62}`),
        50,
        0.8,
      ),
    ],
  });
  canvas.ink(`M${M} ${y}Q${M + 10} ${y - 14} ${M + 26} ${y - 16}`, shade(canvas.base, 0.5), 12, 1);
  canvas.ink(`M${M} ${y}Q${M + 10} ${y - 14} ${M + 26} ${y - 17}`, shade(canvas.base, 0.1), 8, 1);
  canvas.spot('button', [M + 6, y]);
  canvas.measure('head', [M - w, y], [M + w, y]);
}

/** As it sits: pulled to one side over its band. */
function worn(canvas: Canvas): void {
  const { random } = canvas;
  const tilt = random.between(14, 40) * (random.chance(0.5) ? 1 : -1);
  canvas.panel(
    `M${M - 190} ${430 + tilt}C${M - 214} ${340 + tilt} ${M - 110} 268 ${M + 20} 276C${M + 150} 284 ${M + 226} ${352 - tilt} ${M + 200} ${430 - tilt}C${M + 184} ${474 - tilt} ${M + 110} 486 ${M + 10} 490C${M - 90} 490 ${M - 172} ${486 + tilt} ${M - 190} ${430 + tilt}Z`,
    {
      folds: [
        fold(trace(`M${M - 120} ${470 + tilt * 0.5}Q${M - 150} 420 ${M - 120} 350`), 22, 0.6, 'end'),
        fold(trace(`M${M + 20} 484Q${M + 10} 430 ${M + 50} 380`), 20, 0.5, 'end'),
        fold(trace(`M${M + 110} 476Q${M + 150} 430 ${M + 140} 370`), 24, 0.6, 'end'),
        glow(trace(`M${M - 130} 350Q${M - 40} 290 ${M + 80} 310`), 44, 0.8),
        dip(trace(`M${M - 180} ${466 + tilt}Q${M} 500 ${M + 190} ${462 - tilt}`), 40, 0.8),
      ],
    },
  );
  canvas.panel(
    `M${M - 126} ${468 + tilt * 0.3}Q${M} 512 ${M + 130} ${468 - tilt * 0.3}L${M + 126} ${490 - tilt * 0.3}Q${M} 536 ${M - 122} ${490 + tilt * 0.3}Z`,
    { fill: shade(canvas.base, 0.3), cast: 0.6 },
  );
  canvas.ink(`M${M + 22} 277Q${M + 20} 262 ${M + 30} 252`, shade(canvas.base, 0.2), 8, 1);
  canvas.spot('button', [M + 24, 290]);
  canvas.measure('head', [M - 124, 480 + tilt * 0.3], [M, 522], [M + 128, 480 - tilt * 0.3]);
  canvas.measure('height', [M, 276], [M, 512]);
}

export function beret(canvas: Canvas): void {
  if (canvas.random.chance(0.5) && !canvas.back) laid(canvas);
  else worn(canvas);
}
