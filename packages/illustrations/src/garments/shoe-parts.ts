import { shade, tint } from '../colors.ts';
import { pathData, type Line, type Point } from '../geometry.ts';
import { cosineSteps, steps, type Scene, type Point3, type Surface } from '../solid.ts';
import type { Last } from './last.ts';

export const LEATHER_SOLE = '#6A4428';
export const LINING = '#C9A678';

export interface ShoeLook {
  scene: Scene;
  last: Last;
  gloss: number;
}

/** Places along a wall, closer together where the opening rounds into the ridge. */
const along = ({ form: { throat } }: Last, side: 1 | -1): number[] => {
  const places = [...cosineSteps(28), ...[0, 0.003, 0.01, 0.022, 0.04, 0.07].map((back) => throat - back)];
  const shares = side < 0 ? places : places.map((s) => 1 - s);
  return shares.toSorted((a, b) => a - b);
};
const UP = steps(9);
const AROUND_STEPS = steps(64);

const smooth = (line: Line, color: string, width: number, opacity = 1): string =>
  `<path d="${pathData(line, false)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A cord, lace or welt that lies on the shoe, with the shadow below it. */
export function cord({ scene }: ShoeLook, places: readonly Point3[], color: string, width: number): void {
  const line = scene.line(places);
  const below = line.map(([x, y]): Point => [x + width * 0.25, y + width * 0.4]);
  scene.canvas.raw(
    smooth(below, '#1d1210', width + 1, 0.4) +
      smooth(line, shade(color, 0.3), width) +
      smooth(line, color, width * 0.72) +
      smooth(line, tint(color, 0.5), width * 0.24, 0.6),
    smooth(line, 'rgb(140,128,140)', width),
  );
}

/** Two rows of thread or a seam along the lines of a surface that are seen. */
export function drawSeam(
  { scene }: ShoeLook,
  surface: Surface,
  path: readonly Point[],
  kind: 'seam' | 'stitch',
): void {
  for (const line of scene.along(surface, path)) scene.canvas[kind](line);
}

export interface SoleLook {
  fill: string;
  thick: number;
  out: number;
  /** Where the heel ends in front, how narrow it is at the ground and where it stands; null for none. */
  heel: readonly [until: number, taper: number, back: number] | null;
}

export function sole({ scene, last }: ShoeLook, { fill, thick, out, heel }: SoleLook): void {
  if (heel) {
    const [until, taper, back] = heel;
    scene.solid(last.heelBlock(until, thick * 0.6, taper, back), steps(30), steps(6), {
      fill: shade(fill, 0.25),
      gloss: 0.3,
      ring: true,
    });
  }
  scene.solid(last.edge(thick, out), AROUND_STEPS, [0, 0.5, 1], { fill, gloss: 0.25, ring: true });
  scene.solid((u, v) => last.around(u, 0, out * (1 - v)), AROUND_STEPS, [0, 1], {
    fill: tint(fill, 0.14),
    gloss: 0.1,
    ring: true,
  });
}

/** The insole and the lining, as far as one looks into the shoe. */
export function lining({ scene, last }: ShoeLook, color: string, deep: boolean): void {
  const end = Math.min(0.9, last.form.throat + 0.14);
  const half = (side: 1 | -1) =>
    cosineSteps(14).map((share) => {
      const s = share * end;
      return last.at([s, last.center(s) + side * last.half(s) * 0.97, last.seat(s) + 0.006]);
    });
  scene.canvas.panel(scene.line([...half(-1), ...half(1).toReversed()]), {
    fill: color,
    light: deep ? 'inside' : 'flat',
    cast: 0,
  });
  for (const side of [-1, 1] as const)
    scene.solid(last.wall(side), along(last, side), UP, { fill: shade(color, 0.12), inside: true });
}

/** The upper, whose walls meet over the foot. */
export function upper({ scene, last, gloss }: ShoeLook): void {
  const near = scene.at(last.skin(1, 0.4, 0.5))[1] > scene.at(last.skin(-1, 0.4, 0.5))[1];
  for (const side of near ? ([-1, 1] as const) : ([1, -1] as const))
    scene.solid(last.wall(side), along(last, side), UP, { gloss, joins: 'end' });
}

/** A bound edge along the opening. */
export function binding(look: ShoeLook, width: number): void {
  cord(look, look.last.opening(), shade(look.scene.canvas.base, 0.14), width);
}

/** What the shoe throws on the ground, and where it stands. */
export function groundShadow({ scene, last }: ShoeLook, top: readonly Point3[]): void {
  const foot = steps(40).map((u) => last.around(u, -1, 0.01));
  const upperEdge = [...last.opening(), ...steps(8, last.form.throat, 1).map((s) => last.skin(1, s, 1))];
  const front = steps(40)
    .map((u) => [u, last.around(u, -1, 0.01)] as const)
    .filter(([u]) => last.form.heel < 0.16 || (u > 0.3 && u < 0.7))
    .map(([, place]) => place);
  scene.shadow([...foot, ...upperEdge, ...top], front);
}
