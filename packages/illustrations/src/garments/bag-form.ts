import { type Point3, type Surface } from '../solid.ts';

export interface BagForm {
  /** Half the width and half the depth by height, 0 at the foot and 1 at the opening. */
  wide: (v: number) => number;
  deep: (v: number) => number;
  tall: number;
  /** 2 is an oval from above, 6 nearly a box. */
  corner: number;
  /** How much the rim rises in the middle of front and back. */
  arch?: number;
}

/** A bag that stands on the ground, or lies on its back, turned by `yaw` degrees. */
export class Bag {
  readonly form: BagForm;
  readonly #turn: readonly [cos: number, sin: number];
  readonly #lies: boolean;

  constructor(form: BagForm, yaw: number, lies = false) {
    this.form = form;
    this.#turn = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)];
    this.#lies = lies;
  }

  at([x, y, z]: Point3): Point3 {
    const [cos, sin] = this.#turn;
    const [px, py, pz] = this.#lies ? [x, this.form.tall / 2 - z, y + this.form.deep(0)] : [x, y, z];
    return [px * cos - py * sin, px * sin + py * cos, pz];
  }

  /** Where a place around the bag is: 0 at its right, a quarter in front, a half at its left. */
  around(u: number, v: number, out = 0): Point3 {
    const { wide, deep, tall, corner, arch = 0 } = this.form;
    const angle = u * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const power = 2 / corner;
    const x = Math.sign(cos) * Math.abs(cos) ** power;
    const y = Math.sign(sin) * Math.abs(sin) ** power;
    // The foot is rounded.
    const foot = v < 0.06 ? 0.9 + 0.1 * Math.sqrt(1 - ((0.06 - v) / 0.06) ** 2) : 1;
    return [x * (wide(v) * foot + out), y * (deep(v) * foot + out), v * (tall + arch * (1 - x * x))];
  }

  readonly body: Surface = (u, v) => this.at(this.around(u, v));

  /** The front at a share of its half width, and of its height. */
  front(across: number, v: number, out = 1.5): Point3 {
    const { wide, deep, tall, corner, arch = 0 } = this.form;
    const y = (1 - Math.min(1, Math.abs(across)) ** corner) ** (1 / corner);
    return this.at([across * wide(v), y * deep(v) + out, v * (tall + arch * (1 - across * across))]);
  }

  /** A flap from the back over the opening down the front: `drop` is how far at each share of the width. */
  flap(reach: number, drop: (across: number) => number, lift = 3): Surface {
    const { wide, deep, tall, arch = 0 } = this.form;
    return (u, v) => {
      const across = (u * 2 - 1) * reach;
      const x = across * wide(1);
      const top = tall + lift + arch * (1 - across * across);
      const depth = deep(1) * (1 - 0.12 * Math.abs(across) ** 4);
      if (v < 0.3) {
        const angle = (v / 0.3) * Math.PI;
        return this.at([x, -Math.cos(angle) * (depth + lift), top - 4 + 5 * Math.sin(angle)]);
      }
      const t = (v - 0.3) / 0.7;
      const down = t * drop(across);
      return this.at([x, deep(Math.max(0, 1 - down / tall)) * (depth / deep(1)) + lift, top - 4 - down]);
    };
  }
}
