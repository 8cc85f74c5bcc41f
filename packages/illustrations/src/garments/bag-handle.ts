import { shade } from '../colors.ts';
import { spline3, steps, spline, type Point3 } from '../solid.ts';
import { body, grounded, measured, type BagLook } from './bag-body.ts';
import { Bag } from './bag-form.ts';
import { bead, BRASS, ring, tag, tube, turnLock } from './bag-parts.ts';

/** A stiff bag on a frame, with one handle. */
export function handbag(look: BagLook): void {
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
      wide: spline([
        [0, foot],
        [1, head],
      ]),
      deep: spline([
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
  const arc: Point3[] = fallen
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
      spline3(arc, 10).map((place) => bag.at(place)),
      canvas.base,
      14,
      0,
    );
  tube(scene, frame, BRASS, 7, 0.3);
  if (fallen)
    tube(
      scene,
      spline3(arc, 10).map((place) => bag.at(place)),
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
