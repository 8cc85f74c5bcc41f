import { CANVAS_SIZE } from '../canvas-size.ts';
import { dip, fold, glow } from '../folds.ts';
import { at, between, mirror, trace, type Line, type Point } from '../geometry.ts';
import type { Canvas } from '../canvas.ts';

const M = CANVAS_SIZE.middle;

export interface Skirt {
  top: number;
  waist: number;
  hem: number;
  /** Half width at the hem. */
  flare: number;
  style: 'aline' | 'full' | 'straight' | 'pleated' | 'tiered' | 'circle';
  fluid: number;
}

const flutesOf = ({ style }: Skirt): number =>
  ({ aline: 3, full: 6, straight: 1, pleated: 12, tiered: 7, circle: 5 })[style];

/** The hem from the left to the right corner: a wave for each flute of cloth. */
function hemOf(skirt: Skirt, y: number, flare: number): string {
  const flutes = flutesOf(skirt);
  const sag = skirt.style === 'straight' ? 4 : flare * 0.1;
  const depth =
    skirt.style === 'straight' ? 0 : skirt.style === 'pleated' ? 5 : skirt.style === 'aline' ? 4 : 9;
  const edge = (share: number): Point => [M - flare + 2 * flare * share, y + sag * Math.sin(Math.PI * share)];
  let d = '';
  for (let i = 0; i < flutes; i++) {
    const [x0] = edge(i / flutes);
    const [x1, y1] = edge((i + 1) / flutes);
    const [, ym] = edge((i + 0.5) / flutes);
    d +=
      skirt.style === 'pleated'
        ? `L${x1 - 1.5} ${ym + depth}L${x1} ${y1}`
        : `C${x0 + (x1 - x0) * 0.25} ${ym + depth} ${x0 + (x1 - x0) * 0.7} ${ym + depth} ${x1} ${y1}`;
  }
  return d;
}

/**
 * How soon a side leaves the waist and how soon it comes down on the hem, as shares of flare and of drop: gathers spring
 * out at once, a flat cut leaves the waist as the hips do.
 */
const SIDES: Readonly<
  Record<Exclude<Skirt['style'], 'straight'>, readonly [number, number, number, number]>
> = {
  aline: [0.2, 0.2, 0.24, 0.72],
  pleated: [0.22, 0.18, 0.22, 0.7],
  circle: [0.3, 0.24, 0.34, 0.74],
  tiered: [0.3, 0.14, 0.2, 0.66],
  full: [0.4, 0.13, 0.2, 0.62],
};

/** The left side from the waist to the hem's corner. */
function side({ style, top, waist, hem, flare }: Skirt): string {
  const drop = hem - top;
  if (style === 'straight') {
    const hip = Math.max(waist * 1.2, flare * 0.98);
    return `C${M - waist - (hip - waist) * 0.45} ${top + drop * 0.1} ${M - hip} ${top + drop * 0.2} ${M - hip} ${top + drop * 0.34}C${M - hip} ${top + drop * 0.6} ${M - flare} ${top + drop * 0.85} ${M - flare} ${hem}`;
  }
  const [out, outAt, back, backAt] = SIDES[style];
  const reach = flare - waist;
  return `C${M - waist - reach * out} ${top + drop * outAt} ${M - flare + reach * back} ${top + drop * backAt} ${M - flare} ${hem}`;
}

function outline(skirt: Skirt): Line {
  const left = trace(`M${M - skirt.waist} ${skirt.top}${side(skirt)}`);
  const hem = trace(`M${M - skirt.flare} ${skirt.hem}${hemOf(skirt, skirt.hem, skirt.flare)}`);
  const top = trace(`M${M + skirt.waist} ${skirt.top}Q${M} ${skirt.top + 7} ${M - skirt.waist} ${skirt.top}`);
  return [...left, ...hem, ...mirror(left).toReversed(), ...top];
}

function folds(canvas: Canvas, skirt: Skirt): string[] {
  const { random } = canvas;
  const flutes = flutesOf(skirt);
  const drop = skirt.hem - skirt.top;
  const lines: string[] = [];
  const run = (share: number, from: number, to: number): Line => {
    const foot: Point = [M + share * skirt.flare * 0.97, skirt.hem + 8];
    const head: Point = [M + share * skirt.waist * 0.94, skirt.top];
    const a = between(head, foot, from);
    const b = between(head, foot, to);
    const hang = 0.36 + 0.1 * random.next();
    return trace(
      `M${a[0]} ${a[1]}C${a[0] + (b[0] - a[0]) * hang * 0.7} ${a[1] + (b[1] - a[1]) * 0.3} ${a[0] + (b[0] - a[0]) * 0.66} ${a[1] + (b[1] - a[1]) * 0.6} ${b[0]} ${b[1]}`,
    );
  };
  if (skirt.style === 'straight') {
    lines.push(
      glow(run(-0.36, 0.06, 0.98), skirt.waist * 0.55, 0.5, 'none'),
      dip(run(0.72, 0.1, 1), 26, 0.5),
      fold(
        trace(
          `M${M - skirt.waist * 1.15} ${skirt.top + drop * 0.2}Q${M - 20} ${skirt.top + drop * 0.3} ${M + skirt.waist * 0.6} ${skirt.top + drop * 0.24}`,
        ),
        8,
        0.35,
      ),
      fold(run(0.1, 0.55, 1), 12, 0.35 * skirt.fluid, 'start'),
    );
    return lines;
  }
  for (let i = 1; i < flutes; i++) {
    const share = -1 + (2 * i) / flutes;
    if (skirt.style === 'pleated') lines.push(fold(run(share, 0, 1), 8, 0.95, 'none'));
    else {
      const long = random.chance(0.6);
      lines.push(
        fold(
          run(share + random.between(-0.05, 0.05), long ? 0.02 : 0.3, 1),
          (skirt.flare / flutes) * random.between(0.5, 0.8),
          0.85 * skirt.fluid,
          'start',
        ),
      );
    }
  }
  const gathers = skirt.style === 'full' || skirt.style === 'tiered' ? 16 : skirt.style === 'circle' ? 7 : 0;
  for (let i = 0; i < gathers; i++)
    lines.push(
      fold(
        run(-0.95 + (1.9 * i) / gathers + random.between(-0.05, 0.05), 0, random.between(0.12, 0.34)),
        5.5,
        0.95,
        'end',
      ),
    );
  lines.push(
    glow(run(-0.42, 0.1, 0.96), skirt.flare * 0.22, 0.45),
    dip(run(0.86, 0.1, 1), skirt.flare * 0.26, 0.6, 'start'),
  );
  return lines;
}

/** A skirt from its waist seam down; tiers are gathered one under the other. */
export function drawSkirt(canvas: Canvas, skirt: Skirt, turn = 0): Line {
  const path = outline(skirt);
  const left = trace(`M${M - skirt.waist} ${skirt.top}${side(skirt)}`);
  const line = (share: number, above = 0): Line => {
    const y = at(left, share)[1] - above;
    return trace(
      `M${at(left, share)[0]} ${y}Q${M} ${y + skirt.flare * 0.16 * share} ${2 * M - at(left, share)[0]} ${y}`,
    );
  };
  const tiers = skirt.style === 'tiered' ? [0.34, 0.66] : [];
  const tierFolds = tiers.flatMap((share) =>
    Array.from({ length: 15 }, (_, i) => {
      const [x, y] = at(line(share), (i + 0.5 + canvas.random.between(-0.3, 0.3)) / 15);
      return fold(
        trace(`M${x} ${y}L${x + (x - M) * 0.08} ${y + canvas.random.between(30, 62)}`),
        6,
        0.9,
        'end',
      );
    }),
  );
  canvas.panel(path, { folds: [...folds(canvas, skirt), ...tierFolds], turn });
  for (const share of tiers) canvas.seam(line(share), 1);
  const hem = trace(
    `M${M - skirt.flare + 1} ${skirt.hem - 8}${hemOf(skirt, skirt.hem - 8, skirt.flare - 1)}`,
  );
  canvas.ink(hem, canvas.dark, 0.9, 0.4);
  const hips = at(left, 0.28);
  canvas.measure('waist', [M - skirt.waist, skirt.top - 8], [M + skirt.waist, skirt.top - 8]);
  canvas.measure('hips', hips, [2 * M - hips[0], hips[1]]);
  canvas.measure('length', [M, skirt.top - 20], [M, skirt.hem + 4]);
  canvas.spot('hem', [M - skirt.flare * 0.45, skirt.hem - 12]);
  canvas.spot('cloth', [M + skirt.flare * 0.2, skirt.top + (skirt.hem - skirt.top) * 0.55]);
  return path;
}
