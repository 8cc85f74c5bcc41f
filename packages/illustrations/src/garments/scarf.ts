import { CANVAS_SIZE } from '../canvas-size.ts';
import { mix, shade } from '../colours.ts';
import { dip, fold, glow } from '../folds.ts';
import { trace, turn } from '../geometry.ts';
import { ticks } from '../blocks/torso.ts';
import type { Canvas } from '../canvas.ts';

const M = CANVAS_SIZE.middle;

/** A silk square laid flat, one corner folded back. */
function square(canvas: Canvas): void {
  const r = 196;
  const border = mix(canvas.inks[1], canvas.base, 0.15);
  const spin = canvas.random.between(-5, 5);
  const box = (size: number) =>
    turn(
      trace(
        `M${M - size} ${382 - size}Q${M} ${378 - size} ${M + size} ${382 - size}Q${M + size + 5} 382 ${M + size} ${382 + size}Q${M} ${387 + size} ${M - size} ${382 + size}Q${M - size - 5} 382 ${M - size} ${382 - size}Z`,
      ),
      spin,
      [M, 382],
    );
  const creases = [
    fold(trace(`M${M - r} 386Q${M} 376 ${M + r} 384`), 12, 0.45, 'none'),
    fold(trace(`M${M + 4} ${382 - r}Q${M - 6} 382 ${M + 2} ${382 + r}`), 12, 0.45, 'none'),
    glow(trace(`M${M - 150} 260Q${M - 60} 300 ${M} 240`), 50, 0.5),
    dip(trace(`M${M + 60} 480Q${M + 120} 440 ${M + 180} 500`), 40, 0.5),
    fold(trace(`M${M - 170} 540Q${M - 90} 500 ${M - 40} 560`), 24, 0.5),
  ];
  canvas.piece(box(r), { fill: border, light: 'flat', cast: 0.4, folds: creases });
  canvas.piece(box(r - 30), { light: 'flat', cast: 0, turn: spin, folds: creases });
  canvas.ink(box(r - 22), canvas.inks[0], 2.4, 0.9);
  canvas.ink(box(r - 6), shade(border), 1.4, 0.5, '2 3');
  canvas.spot('collar', [M + r - 70, 382 + r - 70]);
}

/** A long scarf looped over itself, its ends hanging. */
function long(canvas: Canvas): void {
  const w = canvas.random.between(58, 70);
  const foot = 676;
  const fringe = (left: number, right: number, y: number) => {
    const top = trace(`M${left} ${y}L${right} ${y + 4}`);
    const end = top.map(
      ([x, py]) => [x + canvas.random.between(-4, 4), py + canvas.random.between(24, 38)] as const,
    );
    canvas.raw(
      `<path d="${ticks(top, end, 26)}" stroke="${shade(canvas.base, 0.2)}" stroke-width="2.600" stroke-linecap="round"/><path d="${ticks(top, end, 26)}" stroke="${canvas.dark}" stroke-opacity=".4" stroke-width=".8"/>`,
    );
  };
  const hang = (x: number, tilt: number, from: number, to: number) => [
    fold(
      trace(`M${x - w * 0.3} ${from}Q${x - w * 0.4 + tilt} ${(from + to) / 2} ${x - w * 0.3 + tilt} ${to}`),
      20,
      0.8,
      'start',
    ),
    fold(
      trace(`M${x + w * 0.3} ${from}Q${x + w * 0.2 + tilt} ${(from + to) / 2} ${x + w * 0.4 + tilt} ${to}`),
      18,
      0.7,
      'start',
    ),
    glow(trace(`M${x - 4} ${from}L${x + tilt - 6} ${to}`), 26, 0.5, 'none'),
  ];
  fringe(M + 34, M + 34 + w * 1.7, foot - 60);
  canvas.piece(
    `M${M - 14} 230L${M + 96} 236C${M + 118} 380 ${M + 130} 500 ${M + 40 + w * 1.7} ${foot - 56}Q${M + 90} ${foot - 48} ${M + 30} ${foot - 58}C${M + 30} 480 ${M + 10} 360 ${M - 14} 230Z`,
    { light: 'right', turn: -7, folds: hang(M + 60, 22, 250, foot - 60) },
  );
  fringe(M - 34 - w * 1.7, M - 34, foot - 4);
  canvas.piece(
    `M${M - 96} 236L${M + 20} 230C${M + 4} 380 ${M - 20} 520 ${M - 30} ${foot}Q${M - 90} ${foot + 6} ${M - 40 - w * 1.7} ${foot - 2}C${M - 132} 520 ${M - 118} 380 ${M - 96} 236Z`,
    { light: 'left', turn: 6, cast: 0.8, folds: hang(M - 60, -22, 250, foot) },
  );
  canvas.piece(
    `M${M - 120} 226C${M - 150} 150 ${M - 100} 82 ${M} 78C${M + 100} 82 ${M + 150} 150 ${M + 120} 226C${M + 70} 176 ${M - 70} 176 ${M - 120} 226Z`,
    {
      light: 'round',
      turn: 90,
      cast: 0.5,
      folds: [
        fold(trace(`M${M - 128} 190C${M - 90} 120 ${M + 90} 120 ${M + 128} 190`), 22, 0.8),
        dip(trace(`M${M - 110} 214C${M - 60} 166 ${M + 60} 166 ${M + 110} 214`), 26, 1),
      ],
    },
  );
  canvas.piece(
    `M${M - 84} 196C${M - 74} 140 ${M + 74} 140 ${M + 84} 196L${M + 96} 236Q${M} 268 ${M - 96} 236Z`,
    {
      fill: shade(canvas.base, 0.5),
      light: 'inside',
      cast: 0,
    },
  );
  canvas.piece(
    `M${M - 124} 196C${M - 84} 232 ${M + 84} 232 ${M + 124} 196C${M + 132} 262 ${M + 70} 306 ${M} 308C${M - 70} 306 ${M - 132} 262 ${M - 124} 206Z`,
    {
      light: 'round',
      turn: 84,
      cast: 0.9,
      folds: [
        fold(trace(`M${M - 118} 222C${M - 60} 268 ${M + 60} 268 ${M + 118} 222`), 22, 0.9),
        fold(trace(`M${M - 108} 232C${M - 40} 262 ${M + 50} 262 ${M + 108} 230`), 14, 0.7),
        dip(trace(`M${M + 100} 262C${M + 50} 298 ${M - 50} 298 ${M - 100} 262`), 18, 0.9),
      ],
    },
  );
  canvas.spot('collar', [M - 20, 280]);
  canvas.spot('hem', [M - 90, foot - 20]);
}

export function scarf(canvas: Canvas): void {
  const silky = ['silk', 'viscose', 'cotton'].includes(canvas.illustration.material);
  const style = canvas.trait('style', [
    ['square', silky ? 5 : 0.3],
    ['long', silky ? 1 : 5],
  ]);
  if (style === 'square') square(canvas);
  else long(canvas);
  canvas.spot('cloth', [M - 40, 420]);
}
