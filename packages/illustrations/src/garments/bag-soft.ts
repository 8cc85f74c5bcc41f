import { shade, tint } from '../colors.ts';
import type { Point } from '../geometry.ts';
import { spline3, steps, spline, type Point3 } from '../solid.ts';
import { AROUND_STEPS, body, fallenStrap, grounded, measured, sewnLabel, type BagLook } from './bag-body.ts';
import { Bag } from './bag-form.ts';
import { BRASS, strap, tube } from './bag-parts.ts';
import { plaits } from './straw.ts';

const coordinates = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Soft creases of a bag that carries its own weight. */
function slack({ canvas, scene }: BagLook, bag: Bag, list: readonly (readonly Point[])[]): void {
  for (const path of list) {
    const line = scene.line(spline3(path.map(([x, v]) => bag.front(x, v, 1))));
    const d = `M${line.map(coordinates).join('L')}`;
    const lit = `M${line.map(([x, y]) => coordinates([x - 7, y - 2])).join('L')}`;
    canvas.raw(
      '',
      `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="13" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="6" stroke-linecap="round"/><path d="${lit}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="8" stroke-linecap="round"/>`,
    );
  }
}

export function tote(look: BagLook): void {
  const { canvas, scene, size } = look;
  const { random, illustration } = canvas;
  const isStraw = illustration.material === 'straw';
  const wide = random.between(118, 158) * size;
  const tall = random.between(190, 250) * size;
  const foot = isStraw ? wide * 0.72 : wide * random.pick([0.88, 0.94, 0.8]);
  const deep = isStraw ? 74 : 48;
  const bag = new Bag(
    {
      wide: spline([
        [0, foot],
        [0.5, (foot + wide) / 2 + 3],
        [1, wide],
      ]),
      deep: spline([
        [0, deep * size],
        [0.6, deep * size],
        [1, deep * 0.7 * size],
      ]),
      tall,
      corner: isStraw ? 2.2 : 5,
      arch: isStraw ? -10 : -6,
    },
    look.yaw,
  );
  grounded(look, bag);
  const x = wide * 0.44;
  const long = random.chance(0.5);
  const rise = (long ? random.between(130, 160) : random.between(70, 96)) * size;
  const color =
    isStraw || illustration.material === 'canvas' ? shade(canvas.inks[1], 0.3) : shade(canvas.base, 0.08);
  const handle = (y: number, top: number, lean: number): Point3[] =>
    spline3([
      [-x, y, tall * 0.82],
      [-x, y, tall],
      [-x * 0.94, y + lean * 0.4, tall + top * 0.5],
      [-x * 0.55, y + lean, tall + top * 0.92],
      [0, y + lean, tall + top],
      [x * 0.55, y + lean, tall + top * 0.92],
      [x * 0.94, y + lean * 0.4, tall + top * 0.5],
      [x, y, tall],
      [x, y, tall * 0.82],
    ]).map((place) => bag.at(place));
  const depth = bag.form.deep(1);
  strap(scene, handle(-depth, rise, -4), color, 14, 0);
  scene.solid(bag.body, AROUND_STEPS, steps(6, 0.4, 1), {
    fill: shade(canvas.base, 0.3),
    inside: true,
    ring: true,
  });
  body(look, bag, isStraw ? canvas.base : 'cloth');
  if (isStraw) plaits(scene, bag.body, steps(18, 0.03, 1));
  else {
    slack(look, bag, [
      [
        [-0.5, 0.94],
        [-0.62, 0.5],
        [-0.5, 0.16],
      ],
      [
        [0.4, 0.86],
        [0.3, 0.46],
        [0.62, 0.1],
      ],
      [
        [-0.86, 0.3],
        [-0.4, 0.22],
        [-0.16, 0.08],
      ],
    ]);
    for (const v of [0.93, 0.915])
      canvas.stitch(scene.line(steps(30, -0.97, 0.97).map((at) => bag.front(at, v, 1))));
  }
  if (illustration.material === 'canvas' && random.chance(0.5)) {
    const base = shade(canvas.inks[1], 0.3);
    scene.solid((u, v) => bag.at(bag.around(u, v * 0.27, 1.2)), AROUND_STEPS, [0, 0.07, 0.15, 0.22, 0.5, 1], {
      fill: base,
      gloss: 0.1,
      ring: true,
    });
    canvas.ink(
      scene.line(steps(30, -0.97, 0.97).map((at) => bag.front(at, 0.25, 2))),
      tint(base, 0.5),
      1.25,
      0.9,
      '3.6 2.6',
    );
  }
  tube(
    scene,
    AROUND_STEPS.map((u) => bag.body(u, 1)),
    isStraw ? shade(canvas.base, 0.1) : shade(canvas.base, 0.05),
    isStraw ? 6 : 3,
    0.1,
  );
  if (!canvas.back && !isStraw && random.chance(0.6)) sewnLabel(look, bag, shade(canvas.inks[2], 0.15));
  const front = bag.form.deep(0.9) + 3;
  const falls = random.chance(0.4);
  const near = falls
    ? spline3([
        [-x, front, tall * 0.8],
        [-x, front + 1, tall + 6],
        [-x * 0.9, front + 12, tall - 4],
        [-x * 0.62, front + 10, tall - rise * 0.72],
        [0, front + 8, tall - rise],
        [x * 0.62, front + 10, tall - rise * 0.72],
        [x * 0.9, front + 12, tall - 4],
        [x, front + 1, tall + 6],
        [x, front, tall * 0.8],
      ]).map((place) => bag.at(place))
    : handle(front, rise * 0.94, 10);
  strap(scene, near, color, 14, 0.2);
  measured(look, bag, scene.at(bag.at([-x, front, tall * 0.86])));
}

export function bucket(look: BagLook): void {
  const { canvas, scene, size, gloss } = look;
  const { random } = canvas;
  const isStraw = canvas.illustration.material === 'straw';
  const tall = random.between(196, 236) * size;
  const w = random.between(106, 124) * size;
  const cinch = random.between(0.62, 0.8);
  const profile = spline([
    [0, w * 0.9],
    [0.25, w],
    [0.5, w * 0.97],
    [0.8, w * cinch],
    [0.86, w * (cinch - 0.02)],
    [1, w * (cinch + 0.12)],
  ]);
  const bag = new Bag({ wide: profile, deep: (v) => profile(v) * 0.82, tall, corner: 2 }, look.yaw);
  const pleats = 15;
  const gathered = (u: number, v: number, out = 0): Point3 => {
    const near = Math.exp(-(((v - 0.86) / 0.26) ** 2));
    const wave = Math.cos(u * 2 * Math.PI * pleats) * 0.055 * near;
    const [x, y, z] = bag.around(u, v, out);
    return bag.at([x * (1 + wave), y * (1 + wave), z]);
  };
  grounded(look, bag);
  const color = shade(canvas.base, 0.08);
  const falls = random.chance(0.45);
  const rise = tall + random.between(80, 150) * size;
  const side = profile(0.86);
  const back: Point3[] = [
    [-side, 0, tall * 0.84],
    [-side * 1.12, 0, tall * 1.1],
    [-side * 0.7, -6, rise - 10],
    [0, -8, rise + 8],
    [side * 0.7, -6, rise - 10],
    [side * 1.12, 0, tall * 1.1],
    [side, 0, tall * 0.84],
  ];
  if (!falls)
    strap(
      scene,
      spline3(back).map((place) => bag.at(place)),
      color,
      13,
      0,
    );
  const finish = falls ? fallenStrap(look, bag, [side * 1.06, side * 0.82, tall * 0.9], 13) : null;
  const around = steps(150);
  scene.solid((u, v) => gathered(u, v), around, steps(5, 0.7, 1), {
    fill: shade(canvas.base, 0.3),
    inside: true,
    ring: true,
  });
  scene.solid((u, v) => gathered(u, v), around, [0, 0.02, 0.04, 0.06, ...steps(14, 0.12, 1)], {
    gloss,
    ring: true,
    fill: isStraw ? canvas.base : 'cloth',
  });
  if (isStraw) plaits(scene, bag.body, steps(13, 0.03, 0.72));
  else {
    canvas.seam(scene.line(steps(40, 0.02, 0.48).map((u) => gathered(u, 0.17, 0.6))));
    canvas.stitch(scene.line(steps(40, 0.02, 0.48).map((u) => gathered(u, 0.185, 0.6))));
  }
  const string = shade(canvas.base, 0.5);
  tube(
    scene,
    steps(80, 0.01, 0.49).map((u) => gathered(u, 0.86, 1)),
    string,
    4.6,
    0.2,
  );
  canvas.raw(
    Array.from({ length: 8 }, (_, i) => scene.at(gathered((i + 0.5) / pleats, 0.86, 2)))
      .map(
        ([x, y]) =>
          `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="5" fill="${shade(canvas.base, 0.8)}" stroke="${BRASS}" stroke-width="2.8"/>`,
      )
      .join(''),
  );
  const knot = scene.at(gathered(0.25, 0.86, 6));
  if (!canvas.back)
    for (const [dx, fall] of [
      [-16, 0.44],
      [13, 0.5],
    ] as const) {
      const end = gathered(0.25 - dx / 600, fall, 6);
      tube(
        scene,
        spline3([gathered(0.25, 0.86, 6), gathered(0.25 - dx / 260, 0.72, 8), end]),
        string,
        5,
        0.22,
      );
      const [x, y] = scene.at(end);
      canvas.panel(
        `M${x - 5} ${y - 4}L${x + 5} ${y - 4}L${x + 6} ${y + 18}Q${x} ${y + 21} ${x - 6} ${y + 18}Z`,
        { fill: string, light: 'round', cast: 0.4 },
      );
    }
  finish?.();
  measured(look, bag, knot);
}
