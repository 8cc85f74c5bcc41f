import { CANVAS_SIZE } from '../canvas-size.ts';
import { shade } from '../colors.ts';
import { fold } from '../folds.ts';
import { mirror, trace, whole } from '../geometry.ts';
import type { Torso } from '../blocks/torso.ts';
import type { Canvas } from '../canvas.ts';

const M = CANVAS_SIZE.middle;

/** Wooden toggles held by cord, as on a duffle coat. */
export function toggles(canvas: Canvas, torso: Torso, unit: number): void {
  const y = torso.top + 22 * unit;
  for (let i = 0; i < 3; i++) {
    const at = y + i * 16.5 * unit;
    for (const side of [-1, 1])
      canvas.raw(
        `<path d="M${M + side * 9.5 * unit} ${at - 12}l${side * -14} 4v16l${side * 14} 4z" fill="${shade(canvas.base, 0.5)}" stroke="${canvas.dark}" stroke-width=".8"/>`,
      );
    canvas.raw(
      `<path d="M${M - 8.5 * unit} ${at - 3}C${M - 4 * unit} ${at - 6} ${M - 2 * unit} ${at - 2} ${M + 8.5 * unit} ${at - 4}M${M - 8.5 * unit} ${at + 5}C${M - 3 * unit} ${at + 9} ${M} ${at + 4} ${M + 8.5 * unit} ${at + 6}" fill="none" stroke="#CDB48A" stroke-width="4.2"/><path d="M${M - 8.5 * unit} ${at - 3}C${M - 4 * unit} ${at - 6} ${M - 2 * unit} ${at - 2} ${M + 8.5 * unit} ${at - 4}M${M - 8.5 * unit} ${at + 5}C${M - 3 * unit} ${at + 9} ${M} ${at + 4} ${M + 8.5 * unit} ${at + 6}" fill="none" stroke="#8D744A" stroke-width="1" stroke-dasharray="3 3"/>` +
        `<path d="M${M - 11} ${at + 6}l22 1c6 0 6 11 0 11l-22 -1c-6 0 -6 -11 0 -11z" transform="translate(4 -10) rotate(-8 ${M} ${at})" fill="#7A4E2C" stroke="#3F2616" stroke-width="1.2"/><path d="M${M - 6} ${at - 1}h18" stroke="#C99A6A" stroke-width="2" stroke-linecap="round"/>`,
    );
  }
  canvas.spot('button', [M, y]);
}

/** A hood lying on the back, or seen from behind. */
export function hood(canvas: Canvas, { neck, top, drop, shoulder }: Torso, unit: number): void {
  if (canvas.back) {
    const half = trace(
      `M${M} ${top - 2.4 * unit}C${M - neck} ${top - 2.4 * unit} ${M - neck - 20} ${top - 6} ${M - neck - 22} ${top + 12}C${M - neck - 26} ${top + 12 * unit} ${M - 7 * unit} ${top + 22 * unit} ${M} ${top + 24 * unit}`,
    );
    canvas.panel(whole(half), {
      light: 'round',
      cast: 0.9,
      folds: [-0.4, 0.1, 0.5].map((share) =>
        fold(
          trace(
            `M${M + share * 30} ${top + 10}Q${M + share * 60} ${top + 9 * unit} ${M + share * 20} ${top + 20 * unit}`,
          ),
          10,
          0.7,
        ),
      ),
    });
    return;
  }
  const y = top + drop;
  const back = trace(
    `M${M} ${top - 6 * unit}C${M - neck - 4} ${top - 6.4 * unit} ${M - neck - 26} ${top - 3 * unit} ${M - neck - 24} ${top + 14}L${M} ${y + 8}`,
  );
  canvas.panel(whole(back), { light: 'round', cast: 0.4 });
  const inside = trace(
    `M${M} ${top - 4 * unit}C${M - neck} ${top - 4.4 * unit} ${M - neck - 8} ${top - 2 * unit} ${M - neck - 4} ${top + 10}C${M - neck * 0.7} ${y - 8} ${M - neck * 0.3} ${y + 2} ${M} ${y + 3}`,
  );
  canvas.panel(whole(inside), { fill: shade(canvas.base, 0.3), light: 'inside', cast: 0 });
  const fall = trace(
    `M${M - neck - 14} ${top - 2 * unit}C${M - neck - 34} ${top + 10} ${M - shoulder[0] * 0.75} ${top + 40} ${M - 9 * unit} ${y + 8 * unit}C${M - 5 * unit} ${y + 5 * unit} ${M - 2 * unit} ${y + 2 * unit} ${M - 2} ${y + 4}C${M - neck * 0.5} ${y} ${M - neck} ${top + 20} ${M - neck - 14} ${top - 2 * unit}Z`,
  );
  canvas.panel(mirror(fall), { light: 'right', cast: 0.7, turn: -20 });
  canvas.panel(fall, { light: 'left', cast: 0.7, turn: 20 });
}

/** A collar that rolls in one piece down to the belt. */
export function shawl(canvas: Canvas, { neck, top, waist }: Torso, unit: number): void {
  const close = waist[1] - 4 * unit;
  const left = trace(
    `M${M + 6} ${close}C${M - 4} ${close - 16 * unit} ${M - neck * 0.7} ${top + 16 * unit} ${M - neck + 6} ${top - 8}C${M - neck - 6} ${top - 20} ${M - neck - 22} ${top - 6} ${M - neck - 20} ${top + 12}C${M - 15 * unit} ${top + 14 * unit} ${M - 15.5 * unit} ${top + 22 * unit} ${M + 6} ${close}Z`,
  );
  const roll = fold(
    trace(
      `M${M - neck - 6} ${top + 6}C${M - 11 * unit} ${top + 14 * unit} ${M - 10 * unit} ${top + 22 * unit} ${M - 2 * unit} ${close - 5 * unit}`,
    ),
    16,
    0.6,
  );
  canvas.panel(mirror(left), { light: 'right', cast: 0.9, turn: -18 });
  canvas.panel(left, { light: 'left', cast: 0.9, turn: 18, folds: [roll] });
}
