import { spline, type Point3, type Surface } from '../solid.ts';

export type Crown = 'pinched' | 'flat' | 'round';

export interface HatForm {
  crown: Crown;
  /** Half the head's length and width, the crown's height, the brim's width. */
  head: readonly [long: number, wide: number];
  height: number;
  brim: number;
  /** How far the brim rises at the sides, falls in front, and waves. */
  lift: number;
  snap: number;
  wave: number;
}

const PROFILES = {
  pinched: {
    radius: [
      [0, 1],
      [0.45, 0.95],
      [0.68, 0.86],
      [0.8, 0.68],
      [1, 0],
    ],
    height: [
      [0, 0],
      [0.45, 0.7],
      [0.68, 0.99],
      [0.8, 1.05],
      [1, 1],
    ],
  },
  flat: {
    radius: [
      [0, 1],
      [0.5, 0.97],
      [0.66, 0.93],
      [0.74, 0.84],
      [1, 0],
    ],
    height: [
      [0, 0],
      [0.5, 0.82],
      [0.66, 1],
      [0.74, 1.04],
      [1, 1.02],
    ],
  },
  round: {
    radius: [
      [0, 1],
      [0.3, 0.98],
      [0.6, 0.82],
      [0.8, 0.5],
      [1, 0],
    ],
    height: [
      [0, 0],
      [0.3, 0.42],
      [0.6, 0.8],
      [0.8, 0.96],
      [1, 1.02],
    ],
  },
} as const;

const hill = (value: number, width: number): number => Math.exp(-((value / width) ** 2));

/** A hat on the ground; its front points to the right before it is turned by `yaw` degrees towards the viewer. */
export class Hat {
  readonly form: HatForm;
  readonly #radius: (v: number) => number;
  readonly #height: (v: number) => number;
  readonly #turn: readonly [cos: number, sin: number];
  readonly #phase: number;

  constructor(form: HatForm, yaw: number, phase: number) {
    this.form = form;
    this.#radius = spline(PROFILES[form.crown].radius);
    this.#height = spline(PROFILES[form.crown].height);
    this.#turn = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)];
    this.#phase = phase;
  }

  at([x, y, z]: Point3): Point3 {
    const [cos, sin] = this.#turn;
    return [x * cos - y * sin, x * sin + y * cos, z];
  }

  /** A place on the crown: `u` around from the front, `v` from the brim to the top's middle. */
  on(u: number, v: number, out = 0): Point3 {
    const { form } = this;
    const angle = u * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    let r = this.#radius(v);
    let z = this.#height(v);
    if (form.crown === 'pinched') {
      const pinch =
        hill(v - 0.72, 0.2) *
        (hill(Math.sin((angle - 0.62) / 2), 0.2) + hill(Math.sin((angle + 0.62) / 2), 0.2));
      r *= 1 - 0.27 * pinch;
      z -= 0.26 * hill(r * sin, 0.28) * (v > 0.66 ? Math.min(1, (v - 0.66) / 0.2) : 0);
      z += 0.05 * cos * (v > 0.5 ? 1 : v * 2);
    } else if (form.crown === 'flat') z -= 0.12 * Math.max(0, (v - 0.74) / 0.26) ** 0.5;
    const [long, wide] = form.head;
    return this.at([(long * r + out) * cos, (wide * r + out) * sin, this.base + form.height * z]);
  }

  /** Height at which crown and brim meet. */
  get base(): number {
    return this.form.snap + Math.abs(this.form.wave) + 3;
  }

  readonly crown: Surface = (u, v) => this.on(u, v);

  /** The ribbon around the crown's foot. */
  ribbon(tall: number): Surface {
    return (u, v) => this.on(u, v * tall, 2.2);
  }

  /** The brim from its edge (0) to the crown (1). */
  readonly brim: Surface = (u, v) => {
    const { brim, lift, snap, wave, head } = this.form;
    const angle = u * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const out = 1 - v;
    const wide = brim * out * (1 + 0.06 * cos * cos);
    const curl = lift * (sin * sin + (cos < 0 ? 0.7 * cos * cos : 0)) - snap * (cos > 0 ? cos * cos : 0);
    const waves = wave * Math.sin(3 * angle + this.#phase) + wave * 0.5 * Math.sin(2 * angle - this.#phase);
    return this.at([
      (head[0] + wide) * cos,
      (head[1] + wide) * sin,
      this.base + out ** 1.7 * (curl + waves) - out * (1 - out) * 5,
    ]);
  };
}
