import { boundsOf, trace, type Line } from '../geometry.ts';
import type { Canvas } from '../canvas.ts';
import { shade, tint } from '../colors.ts';
import { dip, glow } from '../folds.ts';
import type { Kind } from '../illustration.ts';

const TOPS: ReadonlySet<Kind> = new Set(['jumper', 'tshirt', 'shirt']);

/** What stays in sight when a top's sleeves and sides are turned under and its hem comes up behind. */
function sheet(left: number, top: number, right: number, bottom: number): Line {
  const r = 16;
  return trace(
    `M${left} ${top}L${right} ${top}L${right + 2} ${bottom - r}Q${right} ${bottom} ${right - r} ${bottom}L${left + r} ${bottom + 2}Q${left} ${bottom} ${left - 2} ${bottom - r}Z`,
  );
}

/** Folds a top as for a shelf, collar up; other kinds stay as they are. */
export function foldTop(canvas: Canvas): boolean {
  const shoulder = canvas.measures.get('shoulder');
  if (!shoulder || !TOPS.has(canvas.illustration.kind)) return false;
  const [, top] = boundsOf(canvas.reach);
  const [a, b] = [shoulder[0]!, shoulder[1]!];
  const inset = (b[0] - a[0]) * 0.13;
  const [left, right] = [a[0] + inset, b[0] - inset];
  const bottom = a[1] + (right - left) * 1.16;
  const front = sheet(left, top - 6, right, bottom);
  const layer = (dx: number, dy: number, dark: number) =>
    layerOf(canvas, sheet(left + dx, a[1] + 30, right + dx * 0.4, bottom + dy), dark);
  const under = [layer(-4, 21, 0.3), layer(3, 11, 0.16)];
  const foot = `M${left} ${bottom - 3}L${right} ${bottom - 3}`;
  const edge = front.filter(([, y]) => y > a[1] + 8);
  canvas.cropTo(front, under, edge, [
    dip(trace(`M${left + 3} ${a[1]}L${left + 2} ${bottom}`), 20, 0.7, 'none'),
    dip(trace(`M${right - 3} ${a[1]}L${right - 2} ${bottom}`), 22, 0.9, 'none'),
    dip(trace(foot), 16, 0.9, 'none'),
    glow(trace(`M${left + 20} ${bottom - 18}L${right - 24} ${bottom - 18}`), 14, 0.7, 'none'),
  ]);
  return true;
}

function layerOf(canvas: Canvas, line: Line, dark: number): string {
  const d = `M${canvas
    .line(line)
    .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}Z`;
  return `<path d="${d}" fill="${shade(canvas.base, dark)}" stroke="${shade(canvas.base, 0.6)}" stroke-opacity=".6" stroke-width="1.300"/><path d="${d}" fill="none" stroke="${tint(canvas.base, 0.3)}" stroke-opacity=".25" stroke-width="1" transform="translate(0 -3)"/>`;
}
