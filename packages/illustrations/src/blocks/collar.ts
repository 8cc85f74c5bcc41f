import { CANVAS_SIZE } from '../canvas-size.ts';
import { mix, shade } from '../colors.ts';
import { fold } from '../folds.ts';
import { mirror, trace, whole, type Line } from '../geometry.ts';
import type { PanelOptions, Canvas } from '../canvas.ts';
import { bandAlong, bothSides, neckline, type Torso } from './torso.ts';

const M = CANVAS_SIZE.middle;

function pair(canvas: Canvas, path: string, options: PanelOptions = {}, stitched = 0): void {
  const left = trace(path);
  canvas.panel(mirror(left), { light: 'right', cast: 0.7, ...options, turn: -(options.turn ?? 0) });
  canvas.panel(left, { light: 'left', cast: 0.7, ...options });
  if (stitched)
    for (const line of [left, mirror(left)]) canvas.stitch(line.slice(2, Math.floor(line.length * stitched)));
}

/** The stand behind the neck, drawn before the wings. */
function stand(canvas: Canvas, { neck, top }: Torso, height: number, fill: string): void {
  const half = trace(
    `M${M} ${top - height * 0.72}C${M - neck * 0.6} ${top - height * 0.72} ${M - neck + 2} ${top - height * 0.95} ${M - neck - 1} ${top - height * 0.35}L${M - neck - 4} ${top + 7}C${M - neck * 0.7} ${top + 20} ${M - neck * 0.4} ${top + 24} ${M} ${top + 24}`,
  );
  canvas.panel(whole(half), {
    fill: fill === 'cloth' ? mix(canvas.base, shade(canvas.base), 0.3) : shade(fill, 0.3),
    light: 'inside',
    cast: 0,
  });
}

/** A turn-down collar: `spread` is how far apart its points are, `drop` how low they hang. */
export function shirtCollar(
  canvas: Canvas,
  torso: Torso,
  spread: number,
  drop: number,
  fill = 'cloth',
  rounded = false,
): void {
  const { neck, top } = torso;
  const y = top + torso.drop;
  stand(canvas, torso, 20, fill);
  const tip = rounded
    ? `C${M - spread * 0.3} ${y + drop} ${M - spread * 1.2} ${y + drop + 4} ${M - spread * 1.35} ${y + drop * 0.3}`
    : `L${M - spread} ${y + drop}`;
  pair(
    canvas,
    `M${M - 1} ${y - 1}${tip}C${M - spread - 12} ${y + drop * 0.4} ${M - neck - 12} ${top + 16} ${M - neck - 7} ${top - 2}C${M - neck - 5} ${top - 14} ${M - neck + 4} ${top - 17} ${M - neck + 9} ${top - 13}C${M - neck + 8} ${top + 4} ${M - neck * 0.45} ${y - 8} ${M - 1} ${y - 1}Z`,
    { fill, turn: 24, cast: 0.8 },
    rounded ? 0 : 0.42,
  );
}

/** The flat rounded collar of a schoolgirl's dress. */
export function peterPan(canvas: Canvas, torso: Torso, width: number, fill: string): void {
  const { neck, top } = torso;
  const y = top + torso.drop;
  pair(
    canvas,
    `M${M - 2} ${y}C${M - 4} ${y + width * 0.9} ${M - neck * 0.5} ${y + width * 1.15} ${M - neck * 0.85} ${y + width * 0.5}C${M - neck - width * 0.7} ${y - 6} ${M - neck - width * 0.8} ${top + 14} ${M - neck - width * 0.45} ${top - 1}L${M - neck} ${top - 4}C${M - neck * 0.95} ${top + torso.drop * 0.55} ${M - neck * 0.6} ${y} ${M - 2} ${y}Z`,
    { fill, light: 'flat', cast: 0.8 },
  );
}

/** Jacket lapels that meet at `close`; `notch` wide, pointed upwards when `peak`. */
export function lapels(
  canvas: Canvas,
  torso: Torso,
  close: number,
  width: number,
  fill = 'cloth',
  peak = false,
): void {
  const { neck, top } = torso;
  const gorge = top + (close - top) * 0.3;
  stand(canvas, torso, 22, fill);
  const outer = M - width;
  const notch = M - neck - (width - neck) * 0.2;
  pair(
    canvas,
    `M${M + 2} ${close}C${M - 10} ${close - (close - top) * 0.3} ${M - neck * 0.8} ${gorge} ${M - neck + 3} ${top}L${M - neck - 10} ${top + 8}L${notch} ${gorge - 1}L${outer - 3} ${gorge - (peak ? 26 : 3)}C${outer + 2} ${gorge + (close - gorge) * 0.34} ${M - width * 0.45} ${close - 22} ${M + 2} ${close}Z`,
    { fill, turn: 16, cast: 1 },
  );
  const tipX = notch - (peak ? 4 : (width - neck) * 0.5);
  pair(
    canvas,
    `M${notch} ${gorge - 1}L${tipX} ${gorge - (peak ? 22 : 27)}C${M - neck - 26} ${top + 16} ${M - neck - 18} ${top} ${M - neck - 9} ${top - 8}C${M - neck - 6} ${top - 17} ${M - neck + 4} ${top - 20} ${M - neck + 9} ${top - 15}C${M - neck + 10} ${top + 2} ${M - neck + 6} ${top + (gorge - top) * 0.42} ${M - neck - 1} ${top + (gorge - top) * 0.62}Z`,
    { fill, turn: 30, cast: 1 },
  );
}

/** A band around the neckline: ribbed on knits, bound elsewhere. */
export function neckBand(canvas: Canvas, torso: Torso, width: number, fill: string, ribbed: boolean): Line {
  const left = trace(neckline(torso));
  const line = [...mirror(left).toReversed(), ...left];
  const band = bandAlong(line, -width);
  canvas.panel(band, { fill, light: 'flat', cast: 0.5 });
  if (ribbed) {
    const inner = band.slice(line.length).toReversed();
    const d = line
      .map(
        ([x, y], i) =>
          `M${x.toFixed(1)} ${y.toFixed(1)}L${inner[i]![0].toFixed(1)} ${inner[i]![1].toFixed(1)}`,
      )
      .join('');
    canvas.raw(
      `<path d="${d}" stroke="${shade(fill === 'plain' ? canvas.base : fill, 0.6)}" stroke-opacity=".4" stroke-width="1.1"/>`,
    );
  }
  return band;
}

/** A rolled neck, folded on itself. */
export function rollNeck(canvas: Canvas, { neck, top }: Torso, height: number): void {
  const half = trace(
    `M${M} ${top - height + 5}C${M - neck * 0.6} ${top - height + 5} ${M - neck * 0.85} ${top - height} ${M - neck * 0.9} ${top - height + 6}C${M - neck * 1.02} ${top - height * 0.5} ${M - neck * 1.05} ${top} ${M - neck * 1.12} ${top + 8}C${M - neck * 0.7} ${top + 24} ${M - neck * 0.3} ${top + 26} ${M} ${top + 26}`,
  );
  const crease = trace(
    `M${M - neck} ${top - height * 0.1}C${M - neck * 0.4} ${top + 12} ${M + neck * 0.4} ${top + 12} ${M + neck} ${top - height * 0.15}`,
  );
  canvas.panel(whole(half), { fill: 'plain', cast: 0.7, folds: [fold(crease, 12, 1, 'none')] });
  const ribs = Array.from({ length: 15 }, (_, i) => {
    const x = M + ((i - 7) / 7.4) * neck;
    return `M${x.toFixed(1)} ${(top - height + 8).toFixed(1)}L${(M + (x - M) * 1.1).toFixed(1)} ${(top + 22 - Math.abs(i - 7) * 1.6).toFixed(1)}`;
  }).join('');
  canvas.raw(`<path d="${ribs}" stroke="${canvas.dark}" stroke-opacity=".32" stroke-width="1.6"/>`);
}

/** The back of a collar, seen from behind. */
export function backCollar(canvas: Canvas, { neck, top }: Torso, height: number, fill = 'cloth'): void {
  const half = trace(
    `M${M} ${top - 16}C${M - neck * 0.6} ${top - 16} ${M - neck} ${top - 20} ${M - neck - 3} ${top - 6}C${M - neck - 8} ${top + 8} ${M - neck - 12} ${top + height * 0.5} ${M - neck - 15} ${top + height * 0.72}C${M - neck * 0.7} ${top + height} ${M - neck * 0.3} ${top + height} ${M} ${top + height}`,
  );
  canvas.panel(whole(half), { fill, light: 'flat', cast: 0.8 });
  for (const line of bothSides(
    `M${M} ${top + height - 5}C${M - neck * 0.3} ${top + height - 5} ${M - neck * 0.7} ${top + height - 6} ${M - neck - 9} ${top + height * 0.68 - 4}`,
  ))
    canvas.stitch(line);
}
