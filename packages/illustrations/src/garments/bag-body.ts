import { shade, tint } from '../colors.ts';
import type { Canvas } from '../canvas.ts';
import type { Point } from '../geometry.ts';
import { spline3, steps, type Point3, type Scene } from '../solid.ts';
import type { Bag } from './bag-form.ts';
import { strap } from './bag-parts.ts';

/** A bag before its scene: how large it is, and how it reflects the light. */
export interface BagLook {
  canvas: Canvas;
  scene: Scene;
  size: number;
  gloss: number;
  yaw: number;
}

/** Shares around a bag, as close together on its flat sides as at its corners. */
export const AROUND_STEPS = [
  ...steps(7, 0, 7).flatMap((eighth) =>
    steps(9, 0, 0.9).map((share) => (eighth + (eighth % 2 ? 1 - (1 - share) ** 2.2 : share ** 2.2)) / 8),
  ),
  1,
];

/** The shadow, then the body; what is behind it is drawn before. */
export function body({ scene, gloss }: BagLook, bag: Bag, fill: 'cloth' | (string & {}) = 'cloth'): void {
  scene.solid(bag.body, AROUND_STEPS, [0, 0.02, 0.04, 0.06, ...steps(16, 0.1, 1)], {
    gloss,
    ring: true,
    joins: 'end',
    fill,
  });
}

export function grounded({ scene }: BagLook, bag: Bag): void {
  scene.shadow(
    AROUND_STEPS.flatMap((u) => [bag.body(u, 0.1), bag.body(u, 1)]),
    AROUND_STEPS.map((u) => bag.body(u, 0)),
  );
}

/** Where its width and height are measured, and what a close look shows. */
export function measured({ canvas, scene }: BagLook, bag: Bag, lock: Point): void {
  const { wide, deep, tall } = bag.form;
  const at = (x: number, z: number) => scene.at(bag.at([x, deep(0.1), z]));
  const w = Math.max(wide(0.1), wide(0.9));
  const tapes = { width: [at(-w, -8), at(w, -8)], height: [at(-w - 12, 0), at(-w - 12, tall)] } as const;
  canvas.measure('width', ...tapes.width);
  canvas.measure('height', ...tapes.height);
  canvas.reaches([...tapes.width, ...tapes.height]);
  canvas.spot('button', lock);
  canvas.spot('collar', lock);
  canvas.spot('hem', scene.at(bag.front(-0.5, 0.14)));
  canvas.spot('cloth', scene.at(bag.front(0.4, 0.36)));
}

/** A long strap that has fallen behind the bag and lies on the ground at its side; returns what is drawn after the bag. */
export function fallenStrap(
  { canvas, scene }: BagLook,
  bag: Bag,
  [w, d, t]: Point3,
  width: number,
): () => void {
  const color = shade(canvas.base, 0.06);
  const draw = (places: readonly Point3[], cast: number) =>
    strap(
      scene,
      spline3(places).map((place) => bag.at(place)),
      color,
      width,
      cast,
    );
  draw(
    [
      [-w, 0, t],
      [-w * 0.86, -d, t + 34],
      [-w * 0.2, -d - 4, t + 40],
      [w * 0.6, -d, t + 36],
      [w + 14, -4, t + 8],
    ],
    0,
  );
  return () =>
    draw(
      [
        [w + 14, -4, t + 8],
        [w + 30, 6, t * 0.55],
        [w + 34, 26, 12],
        [w + 12, d + 48, 3],
        [w * 0.45, d + 76, 3],
        [w * 0.2, d + 46, 3],
        [w * 0.6, d + 26, 3],
        [w + 8, 34, 8],
        [w + 14, 12, t * 0.5],
        [w, 0, t],
      ],
      0.26,
    );
}

/** Stitched leather or a printed label on a bag's front. */
export function sewnLabel({ canvas, scene }: BagLook, bag: Bag, fill: string): void {
  const corner = (x: number, v: number) => scene.at(bag.front(x, v, 2));
  const box = [corner(-0.22, 0.52), corner(0.22, 0.52), corner(0.22, 0.4), corner(-0.22, 0.4)];
  canvas.panel([...box, box[0]!], { fill, light: 'flat', cast: 0.3 });
  for (const v of [0.485, 0.44]) canvas.ink([corner(-0.13, v), corner(0.13, v)], tint(fill, 0.75), 2.4, 0.9);
}
