import { CANVAS_SIZE } from '../canvas-size.ts';
import { shade } from '../colors.ts';
import type { Point } from '../geometry.ts';
import { spline3, cosineSteps, Scene, steps, spline, type Point3 } from '../solid.ts';
import { body, fallenStrap, grounded, measured, type BagLook } from './bag-body.ts';
import { Bag, type BagForm } from './bag-form.ts';
import { BRASS, ring, strap, turnLock } from './bag-parts.ts';

const M = CANVAS_SIZE.middle;

type FlapShape = 'classic' | 'saddle' | 'satchel' | 'envelope';

const DROPS: Readonly<Record<FlapShape, (across: number, tall: number, round: number) => number>> = {
  classic: (x, tall, round) => tall * (0.62 - 0.5 * Math.max(0, (Math.abs(x) - 1 + round) / round) ** 2.4),
  saddle: (x, tall) => tall * (0.16 + 0.62 * Math.sqrt(Math.max(0, 1 - (x * 0.99) ** 2))),
  satchel: (x, tall) => tall * (0.5 - 0.12 * Math.abs(x) ** 14),
  envelope: (x, tall) => tall * (0.1 + 0.62 * (1 - Math.sqrt(x * x + 0.004))),
};

const BODIES: Readonly<Record<FlapShape, (s: number) => BagForm>> = {
  classic: (s) => ({
    wide: spline([
      [0, 142 * s],
      [1, 136 * s],
    ]),
    deep: spline([
      [0, 44 * s],
      [0.6, 40 * s],
      [1, 26 * s],
    ]),
    tall: 200 * s,
    corner: 5,
  }),
  saddle: (s) => ({
    wide: spline([
      [0, 60 * s],
      [0.12, 104 * s],
      [0.4, 132 * s],
      [1, 130 * s],
    ]),
    deep: spline([
      [0, 34 * s],
      [1, 24 * s],
    ]),
    tall: 214 * s,
    corner: 4,
  }),
  satchel: (s) => ({ wide: () => 152 * s, deep: () => 46 * s, tall: 206 * s, corner: 9 }),
  envelope: (s) => ({
    wide: () => 166 * s,
    deep: spline([
      [0, 17],
      [1, 8],
    ]),
    tall: 196 * s,
    corner: 7,
  }),
};

/** A long strap, held up in an arc or fallen. */
function shoulderStrap(look: BagLook, bag: Bag, falls: boolean): () => void {
  const { canvas, scene, size } = look;
  const { wide, deep, tall } = bag.form;
  const [w, d, t] = [wide(0.9), deep(1), tall - 10];
  const rings = () =>
    canvas.raw([-w, w].map((x) => ring(scene.at(bag.at([x * 1.01, 0, t + 4])), 8)).join(''));
  if (falls) {
    const finish = fallenStrap(look, bag, [w, d, t], 12);
    return () => {
      finish();
      rings();
    };
  }
  const rise = tall + canvas.random.between(110, 190) * size;
  const lean = canvas.random.between(-22, 22);
  const arc: Point3[] = [
    [-w, 0, t],
    [-w * 1.02, 0, t + 60],
    [-w * 0.62 + lean, -6, rise - 12],
    [lean, -8, rise + 14],
    [w * 0.62 + lean, -6, rise - 12],
    [w * 1.02, 0, t + 60],
    [w, 0, t],
  ];
  strap(
    scene,
    spline3(arc).map((place) => bag.at(place)),
    shade(canvas.base, 0.06),
    12,
    0,
  );
  return rings;
}

/** A bag with a flap: on a long strap, or a clutch that lies. */
export function flap(standing: BagLook): void {
  const { canvas, gloss, size } = standing;
  const { random } = canvas;
  const shape = random.weighted<FlapShape>([
    ['classic', 3],
    ['saddle', 3],
    ['satchel', 3],
    ['envelope', 2],
  ]);
  const lies = shape === 'envelope';
  const look = lies ? { ...standing, scene: new Scene(canvas, random.between(50, 64), [M, 400]) } : standing;
  const { scene } = look;
  const bag = new Bag(BODIES[shape](size), lies ? look.yaw * 0.7 : look.yaw, lies);
  grounded(look, bag);
  const finish = lies ? null : shoulderStrap(look, bag, random.chance(0.5));
  body(look, bag);
  canvas.stitch(scene.line(steps(30, -0.9, 0.9).map((x) => bag.front(x, 0.06))));
  if (canvas.back && !lies) {
    canvas.seam(scene.line(steps(20, -0.7, 0.7).map((x) => bag.front(x, 0.62))));
    canvas.stitch(scene.line(steps(20, -0.7, 0.7).map((x) => bag.front(x, 0.59))));
    for (const x of [-0.7, 0.7]) canvas.seam(scene.line(steps(8, 0.2, 0.62).map((v) => bag.front(x, v))));
    finish?.();
    measured(look, bag, scene.at(bag.front(0, 0.62)));
    return;
  }
  const round = random.between(0.3, 0.6);
  const { tall } = bag.form;
  const cover = bag.flap(shape === 'saddle' ? 1 : 1.02, (x) => DROPS[shape](x, tall, round));
  scene.solid(cover, cosineSteps(44), [...steps(8, 0, 0.3), ...steps(8, 0.4, 1)], { gloss });
  for (const line of scene.along(cover, [
    ...steps(6, 0.4, 0.95).map((v): Point => [0.02, v]),
    ...steps(40, 0.02, 0.98).map((u): Point => [u, 0.95]),
    ...steps(6, 0.05, 0.6).map((v): Point => [0.98, 1 - v]),
  ]))
    canvas.stitch(line);
  const lock = scene.at(cover(0.5, shape === 'envelope' ? 0.9 : 0.88));
  if (shape === 'satchel') {
    for (const x of [-0.56, 0.56]) buckled(look, bag, x);
    measured(look, bag, scene.at(bag.front(-0.56, 0.45)));
  } else {
    canvas.raw(turnLock(lock, random.chance(0.5)));
    measured(look, bag, lock);
  }
  finish?.();
}

/** A strap sewn to a satchel's flap, through its buckle down to the body. */
function buckled({ canvas, scene }: BagLook, bag: Bag, x: number): void {
  strap(
    scene,
    [1.04, 0.9, 0.7, 0.5, 0.32, 0.24].map((v) => bag.front(x, v, 8)),
    shade(canvas.base, 0.1),
    20,
  );
  const [bx, by] = scene.at(bag.front(x, 0.42, 10));
  canvas.raw(
    `<g transform="translate(${bx.toFixed(1)} ${by.toFixed(1)})" fill="none"><rect x="-15" y="-12" width="30" height="24" rx="4" stroke="${shade(BRASS)}" stroke-width="6"/><rect x="-15" y="-12" width="30" height="24" rx="4" stroke="${BRASS}" stroke-width="4"/><path d="M0 -11V11" stroke="${BRASS}" stroke-width="3.4"/><path d="M-14 6V-6" stroke="#FFF4D6" stroke-width="1.4"/></g>`,
  );
}
