import { shade, tint } from '../colors.ts';
import { at, trace, type Line, type Point } from '../geometry.ts';
import type { Canvas } from '../canvas.ts';

export type ButtonKind = 'horn' | 'pearl' | 'metal' | 'covered' | 'leather';

const BUTTON: Readonly<Record<Exclude<ButtonKind, 'covered'>, string>> = {
  horn: '#6A4630',
  pearl: '#F1E8D8',
  metal: '#BF8A4A',
  leather: '#7A4A2C',
};

/** One button with its rim, holes and shadow. */
export function button(canvas: Canvas, [x, y]: Point, radius: number, kind: ButtonKind): void {
  const color = kind === 'covered' ? tint(canvas.base, 0.12) : BUTTON[kind];
  const rim = shade(color, 0.55);
  const hole = (dx: number, dy: number) =>
    `<circle cx="${x + dx * radius}" cy="${y + dy * radius}" r="${radius * 0.13}" fill="${rim}"/>`;
  const middle =
    kind === 'metal' || kind === 'covered'
      ? `<circle cx="${x}" cy="${y}" r="${radius * 0.5}" fill="none" stroke="${rim}" stroke-opacity=".7" stroke-width="${radius * 0.16}"/>`
      : kind === 'leather'
        ? `<path d="M${x - radius * 0.7} ${y}h${radius * 1.4}M${x} ${y - radius * 0.7}v${radius * 1.4}" stroke="${rim}" stroke-width="${radius * 0.2}"/>`
        : [hole(-0.27, -0.27), hole(0.27, -0.27), hole(-0.27, 0.27), hole(0.27, 0.27)].join('') +
          `<path d="M${x - radius * 0.27} ${y - radius * 0.27}l${radius * 0.54} ${radius * 0.54}" stroke="${rim}" stroke-width="${radius * 0.13}"/>`;
  canvas.raw(
    `<circle cx="${x + radius * 0.25}" cy="${y + radius * 0.4}" r="${radius * 1.08}" fill="#150C0C" fill-opacity=".34"/>` +
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}" stroke="${rim}" stroke-width="${radius * 0.16}"/>${middle}` +
      `<path d="M${x - radius * 0.62} ${y - radius * 0.2}A${radius * 0.66} ${radius * 0.66} 0 0 1 ${x} ${y - radius * 0.66}" fill="none" stroke="#FFF9EC" stroke-opacity=".7" stroke-width="${radius * 0.2}" stroke-linecap="round"/>`,
  );
}

/** Buttons along a line, evenly; a missing one leaves its threads. */
export function buttons(canvas: Canvas, along: Line, count: number, radius: number, kind: ButtonKind): void {
  const lost =
    canvas.illustration.defect === 'button' && canvas.illustration.view !== 'back'
      ? Math.max(1, Math.floor(count / 2))
      : -1;
  for (let index = 0; index < count; index++) {
    const place = at(canvas.tremble(along), count === 1 ? 0.5 : index / (count - 1));
    if (index === lost) {
      const [x, y] = place;
      canvas.raw(
        `<path d="M${x - 3} ${y - 2}l5 4M${x - 2} ${y + 3}l4 -6M${x + 1} ${y + 1}l5 5M${x - 1} ${y}l-5 5" stroke="${canvas.thread}" stroke-width="1.2" fill="none" stroke-linecap="round"/><path d="M${x - 1} ${y - radius}v${radius * 2}" stroke="${canvas.dark}" stroke-width="1.4"/>`,
      );
      canvas.spot('flaw', place);
    } else button(canvas, place, radius, kind);
    if (index === Math.min(1, count - 1)) canvas.spot('button', place);
  }
}

/** A zip from top to bottom: tape, teeth, slider. */
export function zip(canvas: Canvas, path: string, metal = '#B9A06A'): void {
  const line = trace(path);
  canvas.ink(line, shade(canvas.base, 0.7), 8, 0.85);
  canvas.ink(line, metal, 4, 1, '1.5 1.5');
  canvas.ink(line, shade(metal, 0.6), 0.8, 0.8);
  const [x, y] = at(line, 0.02);
  canvas.raw(
    `<path d="M${x - 3.4} ${y - 2}h6.800v8l-2 3h-2.800l-2 -3z" fill="${metal}" stroke="${shade(metal)}" stroke-width=".8"/><path d="M${x - 1.6} ${y + 9}h3.200l1 12h-5.200z" fill="${tint(metal, 0.2)}" stroke="${shade(metal)}" stroke-width=".8"/>`,
  );
  canvas.spot('button', [x, y + 14]);
}
