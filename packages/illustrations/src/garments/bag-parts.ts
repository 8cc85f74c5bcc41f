import { shade } from '../colors.ts';
import { shift, trace, type Line } from '../geometry.ts';
import type { Canvas } from '../canvas.ts';

export const BRASS = '#C29A4B';

/** A strap with its two rows of stitches, rounded by the light. */
export function strap(canvas: Canvas, path: string, width: number): void {
  const line = canvas.tremble(trace(path));
  canvas.reaches(line);
  const d = `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  const layer = (color: string, size: number, opacity: number, extra = '') =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${size}" stroke-opacity="${opacity}" stroke-linejoin="round"${extra}/>`;
  canvas.raw(
    layer(shade(canvas.base, 0.6), width + 2, 1) +
      layer(shade(canvas.base, 0.12), width, 1) +
      layer(canvas.thread, 1.2, 0.9, ` stroke-dasharray="4 3" transform="translate(${-width * 0.3} 0)"`) +
      layer(canvas.thread, 1.2, 0.9, ` stroke-dasharray="4 3" transform="translate(${width * 0.3} 0)"`),
    layer('#000', width + 8, 0.12) + layer('#8a8a8a', width, 1) + layer('#c4c4c4', width * 0.34, 1),
  );
}

export const ring = (x: number, y: number, size: number): string =>
  `<rect x="${x - size}" y="${y - size}" width="${2 * size}" height="${2 * size}" rx="${size * 0.5}" fill="none" stroke="${shade(BRASS)}" stroke-width="6"/><rect x="${x - size}" y="${y - size}" width="${2 * size}" height="${2 * size}" rx="${size * 0.5}" fill="none" stroke="${BRASS}" stroke-width="4"/>`;

/** The side of a bag that is turned a little away, seen beyond its front. */
export function gusset(canvas: Canvas, front: Line): void {
  const side = canvas.back ? -1 : 1;
  for (const step of [22, 11])
    canvas.panel(shift(front, side * step, -step * 0.45), {
      fill: shade(canvas.base, step === 22 ? 0.34 : 0.2),
      light: side > 0 ? 'right' : 'left',
      cast: step === 22 ? 0.4 : 0,
    });
}
