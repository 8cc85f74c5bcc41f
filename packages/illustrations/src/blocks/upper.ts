import { CANVAS_SIZE } from '../canvas-size.ts';
import { dip } from '../folds.ts';
import { trace, whole, type Line } from '../geometry.ts';
import type { PanelOptions, Canvas } from '../canvas.ts';
import { hungFrom } from '../staging/hung.ts';
import { drawSleeve, type Sleeve } from './sleeve.ts';
import { measureTorso, torsoHalf, type Torso } from './torso.ts';

const M = CANVAS_SIZE.middle;

/** Half widths and heights in centimetres, as worn; `unit` is how many illustration units one of them takes. */
export interface Cut {
  unit: number;
  length: number;
  neck: number;
  drop: number;
  neckline?: string;
  shoulder: number;
  slope?: number;
  chest: number;
  armhole?: number;
  waist: number;
  hem: number;
  sag?: number;
}

/** A top set in the middle of the illustration. */
export function torsoOf(cut: Cut, rise = 0): Torso {
  const cm = (value: number) => value * cut.unit;
  const top = Math.max(64, (CANVAS_SIZE.height - cm(cut.length)) / 2 - 14) - rise;
  return {
    neck: cm(cut.neck),
    top,
    drop: cm(cut.drop),
    neckline: cut.neckline ?? 'round',
    shoulder: [cm(cut.shoulder), top + cm(cut.slope ?? 5)],
    chest: [cm(cut.chest), top + cm(cut.armhole ?? 23)],
    waist: [cm(cut.waist), top + cm(Math.min(42, cut.length * 0.64))],
    hem: [cm(cut.hem), top + cm(cut.length)],
    sag: cut.sag ?? 7,
  };
}

export type SleeveCut = Omit<Sleeve, 'from' | 'under' | 'angle' | 'bend'> & { angle?: number; bend?: number };

/** Both sleeves, lengths and widths in centimetres, each arm held a little differently. */
export function sleevesOf(canvas: Canvas, torso: Torso, unit: number, cut: SleeveCut): void {
  measureTorso(canvas, torso);
  // Sleeves hang down from a hanger and lie a little away from the body on a table.
  const laid = hungFrom(canvas.illustration) === null;
  for (const side of ['right', 'left'] as const)
    drawSleeve(
      canvas,
      {
        ...cut,
        from: [M - torso.shoulder[0], torso.shoulder[1]],
        under: [M - torso.chest[0], torso.chest[1]],
        angle: (cut.angle ?? 9) + canvas.random.between(-1.5, 1.5) + (laid ? canvas.random.between(0, 9) : 0),
        bend: (cut.bend ?? 4) + canvas.random.between(-1.5, 2.5),
        length: cut.length * unit,
        elbow: cut.elbow * unit,
        wrist: cut.wrist * unit,
        cuffLength: (cut.cuffLength ?? 0) * unit,
      },
      side,
    );
}

/** One front of an open garment, from its own shoulder to `overlap` past the middle, its lower corner cut away. */
export function frontHalf(torso: Torso, overlap: number, cutaway: number): Line {
  const half = torsoHalf(torso);
  const foot = torso.hem[1] + torso.sag;
  const visible = half.filter(
    ([x, y], index) => index < half.length * 0.5 || y < torso.hem[1] - 4 || x < M + overlap - cutaway,
  );
  const y = torso.top + torso.drop;
  return [
    ...visible,
    ...trace(
      `M${M + overlap - cutaway} ${foot - 1}Q${M + overlap} ${foot - 1} ${M + overlap} ${foot - cutaway - 1}L${M + overlap} ${y + 6}`,
    ),
  ];
}

/** A band of rib at the lower edge, drawn in a little. */
export function ribHem(
  canvas: Canvas,
  torso: Torso,
  height: number,
  draw = 0.94,
  options: PanelOptions = {},
): void {
  const [hx, hy] = torso.hem;
  const top = hy - 3;
  const half = trace(
    `M${M} ${top + torso.sag}C${M - hx * 0.5} ${top + torso.sag} ${M - hx * 0.8} ${top + 2} ${M - hx} ${top}C${M - hx * (draw + 0.03)} ${top + height * 0.4} ${M - hx * draw} ${top + height * 0.6} ${M - hx * draw} ${top + height}C${M - hx * 0.6} ${top + height + torso.sag * 0.9} ${M - hx * 0.3} ${top + height + torso.sag} ${M} ${top + height + torso.sag}`,
  );
  canvas.panel(whole(half), {
    fill: 'plain',
    cast: 0.35,
    folds: [
      dip(
        trace(`M${M + hx} ${top + 3}Q${M} ${top + torso.sag * 2 + 3} ${M - hx} ${top + 3}`),
        8,
        0.7,
        'none',
      ),
    ],
    ...options,
  });
  measureTorso(canvas, torso, height);
  const count = Math.round(hx / 3.2);
  const ribs = Array.from({ length: count }, (_, index) => {
    const share = -0.97 + (1.94 * index) / (count - 1);
    const dropped = torso.sag * (1 - share * share);
    return `M${(M + share * hx).toFixed(1)} ${(top + dropped + 3).toFixed(1)}L${(M + share * hx * draw).toFixed(1)} ${(top + height + dropped - 1).toFixed(1)}`;
  }).join('');
  canvas.raw(`<path d="${ribs}" stroke="${canvas.dark}" stroke-opacity=".36" stroke-width="1.6"/>`);
}
