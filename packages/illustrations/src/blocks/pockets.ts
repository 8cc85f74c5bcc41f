import { mirror, trace, type Line } from '../geometry.ts';
import type { Canvas } from '../canvas.ts';
import { button, type ButtonKind } from './closure.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  turn?: number;
}

const each = (line: Line, both: boolean): Line[] => (both ? [line, mirror(line)] : [line]);

/** A pocket sewn on like a patch; its point is `point` deep. */
export function patchPocket(
  canvas: Canvas,
  { x, y, width, height, turn = 0 }: Box,
  both: boolean,
  point = 6,
  stitched = true,
): void {
  const outline = trace(
    `M${x} ${y}L${x + width} ${y + turn}L${x + width - 1} ${y + height + turn}Q${x + width * 0.5} ${y + height + point * 2 + turn} ${x + 1} ${y + height}Z`,
  );
  const inner = trace(
    `M${x + 3} ${y + 3}L${x + 3.5} ${y + height - 2}Q${x + width * 0.5} ${y + height + point * 1.7 - 3 + turn} ${x + width - 3.5} ${y + height - 2 + turn}L${x + width - 3} ${y + 3 + turn}`,
  );
  for (const line of each(outline, both)) canvas.panel(line, { light: 'flat', cast: 0.5 });
  for (const line of each(inner, both)) if (stitched) canvas.stitch(line);
  for (const line of each(
    trace(`M${x + 2} ${y + height * 0.16}L${x + width - 2} ${y + height * 0.16 + turn}`),
    both,
  )) {
    if (stitched) canvas.stitch(line);
    else canvas.ink(line, canvas.dark, 1, 0.5);
  }
}

/** A flap over a slit; its edge is `point` deeper in the middle. */
export function flapPocket(
  canvas: Canvas,
  { x, y, width, height, turn = 0 }: Box,
  both: boolean,
  point: number,
  snap?: ButtonKind,
): void {
  const outline = trace(
    `M${x} ${y}L${x + width} ${y + turn}L${x + width - 1} ${y + height + turn}L${x + width / 2} ${y + height + point + turn / 2}L${x + 1} ${y + height}Z`,
  );
  const inner = trace(
    `M${x + 3.5} ${y + 2}L${x + 4} ${y + height - 3}L${x + width / 2} ${y + height + point - 4 + turn / 2}L${x + width - 4} ${y + height - 3 + turn}L${x + width - 3.5} ${y + 2 + turn}`,
  );
  for (const line of each(outline, both)) canvas.panel(line, { light: 'flat', cast: 0.85 });
  for (const line of each(inner, both)) canvas.stitch(line);
  if (!snap) return;
  const place = [x + width / 2, y + height * 0.72 + turn / 2] as const;
  for (const [point2] of each([place], both).map((line) => [line[0]!])) button(canvas, point2!, 4.4, snap);
}

/** A slit with a narrow lip, as on tailoring. */
export function weltPocket(canvas: Canvas, path: string, width: number, both: boolean): void {
  const line = trace(path);
  for (const each2 of each(line, both)) {
    canvas.ink(each2, canvas.dark, width + 2, 0.6);
    canvas.ink(each2, canvas.pale, width - 1, 0.35);
    canvas.ink(each2, canvas.dark, 1, 0.8);
  }
}
