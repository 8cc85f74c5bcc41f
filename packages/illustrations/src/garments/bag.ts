import { CANVAS_SIZE } from '../canvas-size.ts';
import { shade, tint } from '../colors.ts';
import type { Canvas } from '../canvas.ts';
import type { Point } from '../geometry.ts';
import { curve3, easedSteps, Scene, steps, through, type Place3 } from '../solid.ts';
import { Bag, type BagForm } from './bag-form.ts';
import { bead, BRASS, ring, strap, tag, tube, turnLock } from './bag-parts.ts';
import { bucket, tote } from './bag-soft.ts';

const M = CANVAS_SIZE.middle;

/** A bag before its scene: how large it is, and how it reflects the light. */
export interface BagLook {
  canvas: Canvas;
  scene: Scene;
  size: number;
  gloss: number;
  yaw: number;
}

/** Shares around a bag, as close together on its flat sides as at its corners. */
export const AROUND = [
  ...steps(7, 0, 7).flatMap((eighth) =>
    steps(9, 0, 0.9).map((share) => (eighth + (eighth % 2 ? 1 - (1 - share) ** 2.2 : share ** 2.2)) / 8),
  ),
  1,
];

/** The shadow, then the body; what is behind it is drawn before. */
export function body({ scene, gloss }: BagLook, bag: Bag, fill: 'cloth' | (string & {}) = 'cloth'): void {
  scene.solid(bag.body, AROUND, [0, 0.02, 0.04, 0.06, ...steps(16, 0.1, 1)], {
    gloss,
    ring: true,
    joins: 'end',
    fill,
  });
}

export function grounded({ scene }: BagLook, bag: Bag): void {
  scene.shadow(
    AROUND.flatMap((u) => [bag.body(u, 0.1), bag.body(u, 1)]),
    AROUND.map((u) => bag.body(u, 0)),
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

type FlapShape = 'classic' | 'saddle' | 'satchel' | 'envelope';

const DROPS: Readonly<Record<FlapShape, (across: number, tall: number, round: number) => number>> = {
  classic: (x, tall, round) => tall * (0.62 - 0.5 * Math.max(0, (Math.abs(x) - 1 + round) / round) ** 2.4),
  saddle: (x, tall) => tall * (0.16 + 0.62 * Math.sqrt(Math.max(0, 1 - (x * 0.99) ** 2))),
  satchel: (x, tall) => tall * (0.5 - 0.12 * Math.abs(x) ** 14),
  envelope: (x, tall) => tall * (0.1 + 0.62 * (1 - Math.sqrt(x * x + 0.004))),
};

const BODIES: Readonly<Record<FlapShape, (s: number) => BagForm>> = {
  classic: (s) => ({
    wide: through([
      [0, 142 * s],
      [1, 136 * s],
    ]),
    deep: through([
      [0, 44 * s],
      [0.6, 40 * s],
      [1, 26 * s],
    ]),
    tall: 200 * s,
    corner: 5,
  }),
  saddle: (s) => ({
    wide: through([
      [0, 60 * s],
      [0.12, 104 * s],
      [0.4, 132 * s],
      [1, 130 * s],
    ]),
    deep: through([
      [0, 34 * s],
      [1, 24 * s],
    ]),
    tall: 214 * s,
    corner: 4,
  }),
  satchel: (s) => ({ wide: () => 152 * s, deep: () => 46 * s, tall: 206 * s, corner: 9 }),
  envelope: (s) => ({
    wide: () => 166 * s,
    deep: through([
      [0, 17],
      [1, 8],
    ]),
    tall: 196 * s,
    corner: 7,
  }),
};

/** A long strap that has fallen behind the bag and lies on the ground at its side; returns what is drawn after the bag. */
export function fallenStrap(
  { canvas, scene }: BagLook,
  bag: Bag,
  [w, d, t]: Place3,
  width: number,
): () => void {
  const color = shade(canvas.base, 0.06);
  const draw = (places: readonly Place3[], cast: number) =>
    strap(
      scene,
      curve3(places).map((place) => bag.at(place)),
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
  const arc: Place3[] = [
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
    curve3(arc).map((place) => bag.at(place)),
    shade(canvas.base, 0.06),
    12,
    0,
  );
  return rings;
}

function flap(standing: BagLook): void {
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
  scene.solid(cover, easedSteps(44), [...steps(8, 0, 0.3), ...steps(8, 0.4, 1)], { gloss });
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

/** A stiff bag on a frame, with one handle. */
function handbag(look: BagLook): void {
  const { canvas, scene, size } = look;
  const { random } = canvas;
  const [tall, foot, head] = [
    random.between(176, 214) * size,
    random.between(146, 168) * size,
    random.between(106, 132) * size,
  ];
  const arch = random.pick([0, 10, 30]);
  const bag = new Bag(
    {
      wide: through([
        [0, foot],
        [1, head],
      ]),
      deep: through([
        [0, 56 * size],
        [0.5, 44 * size],
        [1, 12],
      ]),
      tall,
      corner: 4.4,
      arch,
    },
    look.yaw,
  );
  grounded(look, bag);
  for (const x of [-0.84, 0.84]) canvas.raw(bead(scene.at(bag.at([x * foot, 46 * size, -1])), 5));
  body(look, bag);
  for (const side of [-1, 1]) {
    const edge = steps(24, 0.03, 0.97);
    tube(
      scene,
      edge.map((v) => bag.front(side * 0.86, v, 2)),
      shade(canvas.base, 0.16),
      3.6,
      0.16,
    );
    canvas.stitch(scene.line(edge.map((v) => bag.front(side * 0.78, v, 1))));
  }
  const rise = random.between(78, 122) * size;
  const x = head * random.between(0.4, 0.56);
  const fallen = random.chance(0.3);
  const top = tall + arch * 0.8;
  const arc: Place3[] = fallen
    ? [
        [-x, 12, top],
        [-x * 1.04, 52, top + 2],
        [-x * 0.7, 64, top - rise * 0.62],
        [0, 62, top - rise * 0.86],
        [x * 0.7, 64, top - rise * 0.62],
        [x * 1.04, 52, top + 2],
        [x, 12, top],
      ]
    : [
        [-x, 0, top],
        [-x * 1.04, 0, top + rise * 0.5],
        [-x * 0.66, 0, top + rise * 0.92],
        [0, 0, top + rise * 1.02],
        [x * 0.66, 0, top + rise * 0.92],
        [x * 1.04, 0, top + rise * 0.5],
        [x, 0, top],
      ];
  const frame = steps(40).map((u) => bag.at(bag.around(u * 0.5, 1, 2)));
  if (!fallen)
    tube(
      scene,
      curve3(arc, 10).map((place) => bag.at(place)),
      canvas.base,
      14,
      0,
    );
  tube(scene, frame, BRASS, 7, 0.3);
  if (fallen)
    tube(
      scene,
      curve3(arc, 10).map((place) => bag.at(place)),
      canvas.base,
      14,
      0.34,
    );
  canvas.raw([-x, x].map((at) => ring(scene.at(bag.at([at, 10, top])), 8)).join(''));
  const clasp = scene.at(bag.at([0, 10, tall + arch + 8]));
  if (!canvas.back) {
    if (random.chance(0.6))
      canvas.raw(bead([clasp[0] - 8, clasp[1] + 2], 9.5) + bead([clasp[0] + 8, clasp[1] - 1], 9.5));
    else canvas.raw(turnLock(scene.at(bag.front(0, 0.9, 4)), random.chance(0.5)));
    if (random.chance(0.35) && !fallen) {
      const [tx, ty] = scene.at(bag.at([-x, 4, top + 20]));
      tag(canvas, [tx, ty], shade(canvas.inks[1], 0.15));
    }
  }
  measured(look, bag, clasp);
}

const GLOSS: Partial<Record<string, number>> = { leather: 0.9, suede: 0.1, canvas: 0.12, straw: 0.15 };

export function bag(canvas: Canvas): void {
  const { random, illustration } = canvas;
  const style = canvas.trait('style', [
    ['flap', 3],
    ['tote', 3],
    ['bucket', 2],
    ['handle', 2],
  ]);
  const size =
    { small: 0.84, mid: 1, large: 1.12 }[
      canvas.trait('size', [
        ['mid', 4],
        ['small', 1],
        ['large', 1],
      ])
    ] * random.between(0.95, 1.05);
  const side = random.chance(0.5) ? 1 : -1;
  const yaw = side * random.between(14, 34) * (canvas.back ? -1 : 1);
  const scene = new Scene(canvas, random.between(14, 26), [M, 520]);
  canvas.solid = true;
  const look = { canvas, scene, size, yaw, gloss: GLOSS[illustration.material] ?? 0.3 };
  ({ flap, tote, bucket, handle: handbag })[style](look);
}

/** Stitched leather or a printed label on a bag's front. */
export function sewnLabel({ canvas, scene }: BagLook, bag: Bag, fill: string): void {
  const corner = (x: number, v: number) => scene.at(bag.front(x, v, 2));
  const box = [corner(-0.22, 0.52), corner(0.22, 0.52), corner(0.22, 0.4), corner(-0.22, 0.4)];
  canvas.panel([...box, box[0]!], { fill, light: 'flat', cast: 0.3 });
  for (const v of [0.485, 0.44]) canvas.ink([corner(-0.13, v), corner(0.13, v)], tint(fill, 0.75), 2.4, 0.9);
}
