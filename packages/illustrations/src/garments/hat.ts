import { CANVAS_SIZE } from '../canvas-size.ts';
import { shade } from '../colours.ts';
import { dip, fold, glow } from '../folds.ts';
import { trace, whole } from '../geometry.ts';
import type { Canvas } from '../canvas.ts';
import { beanie } from './beanie.ts';

const M = CANVAS_SIZE.middle;

function ribbon(canvas: Canvas, w: number, y: number, height: number, bow: boolean): void {
  const colour =
    canvas.trait('band', [
      ['tonal', 2],
      ['contrast', 2],
    ]) === 'contrast'
      ? shade(canvas.inks[1], 0.1)
      : shade(canvas.base, 0.45);
  canvas.piece(
    `M${M - w} ${y}Q${M} ${y + 40} ${M + w} ${y}L${M + w + 3} ${y + height}Q${M} ${y + height + 42} ${M - w - 3} ${y + height}Z`,
    { fill: colour, cast: 0.3 },
  );
  if (!bow || canvas.back) return;
  const [x, by] = [M + w * 0.8, y + height * 0.75];
  canvas.piece(
    `M${x} ${by}C${x + 20} ${by - 20} ${x + 38} ${by - 14} ${x + 34} ${by + 4}Q${x + 30} ${by + 22} ${x} ${by + 6}C${x - 22} ${by + 24} ${x - 40} ${by + 16} ${x - 34} ${by + 2}Q${x - 30} ${by - 14} ${x} ${by}Z`,
    { fill: colour, cast: 0.6, light: 'left' },
  );
}

function fedora(canvas: Canvas): void {
  const w = 118;
  const [top, base] = [258, 430];
  const brim = canvas.random.between(196, 222);
  canvas.piece(
    `M${M - brim} ${base + 2}C${M - brim * 0.7} ${base - 44} ${M - w} ${base - 36} ${M} ${base - 34}C${M + w} ${base - 36} ${M + brim * 0.7} ${base - 44} ${M + brim} ${base + 2}C${M + brim * 0.8} ${base + 60} ${M + w} ${base + 86} ${M} ${base + 86}C${M - w} ${base + 86} ${M - brim * 0.8} ${base + 60} ${M - brim} ${base + 2}Z`,
    {
      cast: 0.6,
      folds: [
        dip(trace(`M${M - w - 12} ${base + 22}Q${M} ${base + 68} ${M + w + 12} ${base + 22}`), 34, 1, 'none'),
        glow(
          trace(`M${M - brim + 30} ${base + 26}Q${M} ${base + 92} ${M + brim * 0.5} ${base + 58}`),
          16,
          0.9,
        ),
      ],
    },
  );
  canvas.stitch(
    `M${M - brim + 12} ${base + 14}C${M - brim * 0.7} ${base + 56} ${M - w} ${base + 78} ${M} ${base + 78}C${M + w} ${base + 78} ${M + brim * 0.7} ${base + 56} ${M + brim - 12} ${base + 14}`,
    canvas.dark,
  );
  canvas.piece(
    `M${M - w} ${base + 14}C${M - w + 2} ${base - 60} ${M - w * 0.84} ${top + 30} ${M - w * 0.62} ${top + 8}C${M - w * 0.4} ${top - 18} ${M - 30} ${top - 6} ${M} ${top + 14}C${M + 30} ${top - 6} ${M + w * 0.4} ${top - 18} ${M + w * 0.62} ${top + 8}C${M + w * 0.84} ${top + 30} ${M + w - 2} ${base - 60} ${M + w} ${base + 14}Q${M} ${base + 56} ${M - w} ${base + 14}Z`,
    {
      cast: 0.4,
      folds: [
        fold(
          trace(`M${M} ${top + 12}C${M - 14} ${top + 50} ${M - 6} ${top + 70} ${M - 2} ${top + 92}`),
          26,
          0.9,
          'end',
        ),
        dip(
          trace(`M${M - w * 0.66} ${top + 26}Q${M - w * 0.34} ${top + 54} ${M - w * 0.4} ${top + 96}`),
          28,
          0.8,
        ),
        dip(
          trace(`M${M + w * 0.6} ${top + 26}Q${M + w * 0.34} ${top + 54} ${M + w * 0.42} ${top + 96}`),
          28,
          0.8,
        ),
        glow(
          trace(`M${M - w * 0.3} ${top + 10}Q${M - w * 0.16} ${top + 50} ${M - w * 0.2} ${top + 90}`),
          20,
          0.9,
        ),
      ],
    },
  );
  ribbon(canvas, w, base - 22, 34, true);
  canvas.spot('button', [M + 96, base + 4]);
}

function beret(canvas: Canvas): void {
  const tilt = canvas.random.between(-20, 26);
  canvas.piece(
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
  canvas.piece(
    `M${M - 126} ${468 + tilt * 0.3}Q${M} 512 ${M + 130} ${468 - tilt * 0.3}L${M + 126} ${490 - tilt * 0.3}Q${M} 536 ${M - 122} ${490 + tilt * 0.3}Z`,
    { fill: shade(canvas.base, 0.3), cast: 0.6 },
  );
  canvas.ink(`M${M + 22} 277Q${M + 20} 262 ${M + 30} 252`, shade(canvas.base, 0.2), 8, 1);
  canvas.spot('button', [M + 24, 290]);
}

function sun(canvas: Canvas): void {
  const base = 410;
  const brim = canvas.random.between(214, 232);
  const rings = [0.62, 0.74, 0.86, 0.95].map((k) =>
    canvas.inkMark(
      `M${M - brim * k} ${base}C${M - brim * k} ${base + 110 * k} ${M + brim * k} ${base + 110 * k} ${M + brim * k} ${base}`,
      canvas.dark,
      1.2,
      0.4,
    ),
  );
  canvas.piece(
    `M${M - brim} ${base + 10}C${M - brim} ${base - 66} ${M - 100} ${base - 70} ${M} ${base - 70}C${M + 100} ${base - 70} ${M + brim} ${base - 66} ${M + brim} ${base + 10}C${M + brim * 0.9} ${base + 90} ${M + 110} ${base + 84} ${M + 30} ${base + 106}C${M - 60} ${base + 120} ${M - brim * 0.92} ${base + 96} ${M - brim} ${base + 10}Z`,
    {
      marks: rings,
      folds: [
        dip(trace(`M${M - 130} ${base + 10}Q${M} ${base + 66} ${M + 130} ${base + 10}`), 36, 1, 'none'),
        fold(
          trace(`M${M + 60} ${base + 36}Q${M + 90} ${base + 70} ${M + 96} ${base + 100}`),
          24,
          0.6,
          'start',
        ),
        fold(
          trace(`M${M - 110} ${base + 30}Q${M - 150} ${base + 60} ${M - 150} ${base + 96}`),
          24,
          0.6,
          'start',
        ),
      ],
    },
  );
  canvas.piece(
    whole(
      trace(
        `M${M} 262C${M - 80} 262 ${M - 116} 306 ${M - 122} ${base}Q${M - 60} ${base + 38} ${M} ${base + 40}`,
      ),
    ),
    { cast: 0.4, folds: [glow(trace(`M${M - 60} 300Q${M - 76} 340 ${M - 76} ${base - 10}`), 34, 0.8)] },
  );
  ribbon(canvas, 121, base - 34, 30, true);
  canvas.spot('button', [M + 96, base]);
}

export function hat(canvas: Canvas): void {
  const { material } = canvas.illustration;
  const style = canvas.trait('style', [
    ['fedora', material === 'felt' ? 4 : 1],
    ['beret', material === 'wool' ? 3 : 0.2],
    ['beanie', material === 'wool' ? 3 : 0.1],
    ['sun', material === 'straw' ? 4 : 0.1],
  ]);
  ({ fedora, beret, beanie, sun })[style](canvas);
  canvas.spot('collar', canvas.spots.get('button') ?? [M, 420]);
  canvas.spot('hem', [M - 120, 440]);
  canvas.spot('cloth', [M - 40, 340]);
}
