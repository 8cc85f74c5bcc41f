import { shade, tint } from '../colors.ts';
import { pathData, type Line, type Point } from '../geometry.ts';
import type { Canvas } from '../canvas.ts';
import type { Point3, Scene } from '../solid.ts';

export const BRASS = '#C29A4B';

const drawn = (line: Line, color: string, width: number, opacity = 1, extra = ''): string =>
  `<path d="${pathData(line, false)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linejoin="round" stroke-linecap="round"${extra}/>`;

/** Lies on top of what is below it, in a light of its own. */
const LIT = 'rgb(140,128,140)';

/** A round handle, a cord or a piping: lit along its upper side, with its shadow on what lies below. */
export function tube(
  scene: Scene,
  places: readonly Point3[],
  color: string,
  width: number,
  cast = 0.28,
): void {
  const line = scene.line(places);
  scene.canvas.reaches(line);
  const moved = (dx: number, dy: number) => line.map(([x, y]): Point => [x + dx * width, y + dy * width]);
  scene.canvas.raw(
    (cast > 0 ? drawn(moved(0.28, 0.4), '#1d1210', width * 1.1, cast) : '') +
      drawn(line, shade(color, 0.62), width + 1.6) +
      drawn(line, shade(color, 0.2), width) +
      drawn(moved(-0.1, -0.1), color, width * 0.62) +
      drawn(moved(-0.18, -0.18), tint(color, 0.5), width * 0.2, 0.7),
    drawn(line, LIT, width),
  );
}

/** A flat strap with a row of stitches along each edge. */
export function strap(
  scene: Scene,
  places: readonly Point3[],
  color: string,
  width: number,
  cast = 0.26,
): void {
  const { canvas } = scene;
  const line = scene.line(places);
  canvas.reaches(line);
  const moved = (dx: number, dy: number) => line.map(([x, y]): Point => [x + dx, y + dy]);
  const beside = (size: number) => drawn(line, canvas.thread, size, 0.85, ' stroke-dasharray="3 2.6"');
  canvas.raw(
    (cast > 0 ? drawn(moved(width * 0.3, width * 0.45), '#1d1210', width, cast) : '') +
      drawn(line, shade(color, 0.6), width + 1.8) +
      beside(width - 0.6) +
      drawn(line, shade(color, 0.08), width - 2.6) +
      drawn(moved(-width * 0.14, -width * 0.1), tint(color, 0.3), width * 0.3, 0.4),
    drawn(line, LIT, width),
  );
}

const place = ([x, y]: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

/** A ring of brass. */
export const ring = (at: Point, size: number): string =>
  `<g transform="${place(at)}" fill="none"><rect x="${-size}" y="${-size}" width="${2 * size}" height="${2 * size}" rx="${size * 0.6}" stroke="${shade(BRASS)}" stroke-width="5.4"/><rect x="${-size}" y="${-size}" width="${2 * size}" height="${2 * size}" rx="${size * 0.6}" stroke="${BRASS}" stroke-width="3.4"/><path d="M${-size + 1} ${size * 0.4}V${-size * 0.4}" stroke="#FFF4D6" stroke-width="1.4" stroke-linecap="round"/></g>`;

/** A bead of brass: a foot, a rivet, half of a kiss clasp. */
export const bead = (at: Point, size: number): string =>
  `<g transform="${place(at)}"><circle r="${size}" fill="${BRASS}" stroke="${shade(BRASS, 0.6)}" stroke-width="1.3"/><circle cx="${-size * 0.3}" cy="${-size * 0.35}" r="${size * 0.32}" fill="#FFF4D6"/></g>`;

/** A turn-lock in its plate. */
export const turnLock = (at: Point, round: boolean): string =>
  `<g transform="${place(at)}"><rect x="-19" y="-15" width="40" height="34" rx="${round ? 17 : 4}" fill="#1d1210" fill-opacity=".25"/><rect x="-20" y="-17" width="40" height="34" rx="${round ? 17 : 4}" fill="${BRASS}" stroke="${shade(BRASS, 0.6)}" stroke-width="1.5"/><rect x="-15" y="-12.500" width="30" height="25" rx="${round ? 12 : 3}" fill="none" stroke="${tint(BRASS, 0.4)}" stroke-width="1.2"/><rect x="-4.500" y="-10" width="9" height="20" rx="4.500" fill="${shade(BRASS, 0.3)}"/><rect x="-3" y="-9" width="3" height="16" rx="1.500" fill="#FFF4D6" fill-opacity=".8"/></g>`;

/** A leather tag that hangs from a handle. */
export function tag(canvas: Canvas, [x, y]: Point, fill: string): void {
  canvas.ink(`M${x} ${y}Q${x - 6} ${y + 16} ${x - 8} ${y + 30}`, shade(fill, 0.3), 4, 1);
  canvas.panel(
    `M${x - 20} ${y + 38}L${x - 8} ${y + 28}L${x + 5} ${y + 39}L${x + 5} ${y + 84}Q${x - 8} ${y + 89} ${x - 20} ${y + 83}Z`,
    {
      fill,
      light: 'left',
      cast: 0.9,
    },
  );
  canvas.stitch(`M${x - 15} ${y + 43}L${x - 15} ${y + 79}L${x} ${y + 80}L${x} ${y + 44}`, tint(fill, 0.45));
}
