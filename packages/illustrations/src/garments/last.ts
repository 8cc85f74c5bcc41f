import { spline, type Point3, type Surface } from '../solid.ts';

/** The form a shoe is built on; lengths are shares of the sole's, places along it run from the heel (0) to the toe (1). */
export interface ShoeForm {
  /** Half the width of heel, waist and ball. */
  widths: readonly [heel: number, waist: number, ball: number];
  toe: 'round' | 'almond' | 'square';
  /** How high the heel seat is, and how thick the sole in front. */
  heel: number;
  sole: number;
  /** Where the opening for the foot ends. */
  throat: number;
  /** Height of the ridge over the foot at its places. */
  ridge: readonly (readonly [number, number])[];
  /** How far up the walls reach, as shares of the way to the ridge; in front they close in a round of its own. */
  topline: readonly (readonly [number, number])[];
}

const LENGTH = 300;
/** How long the curve is in which the opening ends. */
const ROUND = 0.13;
const TOES = { round: [0.58, 2.3], almond: [0.56, 1.75], square: [0.8, 3] } as const;

/** One shoe of a pair, standing on the ground with its toe turned by `yaw` degrees from the right towards the viewer. */
export class Last {
  readonly form: ShoeForm;
  readonly #foot: 1 | -1;
  readonly #turn: readonly [cos: number, sin: number];
  readonly #x: number;
  readonly #y: number;
  readonly #width: (s: number) => number;
  readonly #ridge: (s: number) => number;
  readonly #topline: (s: number) => number;

  constructor(form: ShoeForm, foot: 1 | -1, yaw: number, x: number, y: number) {
    this.form = form;
    this.#foot = foot;
    this.#turn = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)];
    this.#x = x;
    this.#y = y;
    const [heel, waist, ball] = form.widths;
    this.#width = spline([
      [0, heel * 0.97],
      [0.13, heel],
      [0.4, waist],
      [0.69, ball],
      [0.86, ball * 0.98],
      [1, ball * 0.9],
    ]);
    this.#ridge = spline(form.ridge);
    this.#topline = spline(form.topline);
  }

  /** Puts a place of the shoe, in shares of its length, where it stands. */
  at([x, y, z]: Point3): Point3 {
    const [cos, sin] = this.#turn;
    const [px, py] = [(x - 0.5) * LENGTH, y * LENGTH];
    return [this.#x + px * cos - py * sin, this.#y + px * sin + py * cos, z * LENGTH];
  }

  half(s: number): number {
    const [start, power] = TOES[this.form.toe];
    const back = s < 0.11 ? Math.sqrt(Math.max(0, 1 - ((0.11 - s) / 0.11) ** 2)) : 1;
    const front = s > start ? Math.max(0, 1 - ((s - start) / (1 - start)) ** power) ** (1 / power) : 1;
    return this.#width(s) * back * front;
  }

  center(s: number): number {
    const swing = Math.max(0, (s - 0.42) / 0.58);
    return this.#foot * 0.036 * (Math.sin(s * Math.PI) * 0.5 - swing * swing);
  }

  /** Height of the sole's upper side. */
  seat(s: number): number {
    const { heel, sole } = this.form;
    const t = Math.min(1, Math.max(0, (s - 0.1) / 0.54));
    const fall = 1 - t * t * (3 - 2 * t);
    return sole + (heel - sole) * fall + 0.03 * Math.max(0, (s - 0.72) / 0.28) ** 2;
  }

  ridge(s: number): number {
    const end = s > 0.86 ? Math.max(0, 1 - ((s - 0.86) / 0.14) ** 2.6) ** 0.45 : 1;
    return this.#ridge(s) * end;
  }

  /** How far up its wall reaches: 1 is closed over the foot. */
  topline(s: number): number {
    const { throat } = this.form;
    if (s >= throat) return 1;
    const round = Math.min(1, (throat - s) / ROUND) ** 0.6;
    return 1 - (1 - this.#topline(s)) * round;
  }

  /** A place on the upper: `v` is 0 at the sole and 1 on the ridge, `side` -1 or 1. */
  local(side: number, s: number, v: number, lift = 0): Point3 {
    const angle = v * Math.PI * 0.5;
    const atHeel = s < 0.12 ? 1 - s / 0.12 : 0;
    return [
      s + atHeel * (0.02 * v - 0.018 * Math.sin(Math.min(1, v * 1.5) * Math.PI)),
      this.center(s) + side * (this.half(s) + lift) * Math.max(0, Math.cos(angle)) ** 0.7,
      this.seat(s) + (this.ridge(s) + lift) * Math.sin(angle) ** 0.86,
    ];
  }

  skin(side: number, s: number, v: number, lift = 0): Point3 {
    return this.at(this.local(side, s, v, lift));
  }

  /** One wall of the upper as a surface whose outside is seen. */
  wall(side: 1 | -1): Surface {
    return (u, v) => {
      const s = side < 0 ? u : 1 - u;
      return this.skin(side, s, v * this.topline(s));
    };
  }

  /** A strip across the upper, from one side over the ridge to the other. */
  patch(from: number, to: number, down: number, lift = 0.008): Surface {
    return (u, v) => {
      const s = from + (to - from) * u;
      const across = (v * 2 - 1) * (1 - down);
      const side = across < 0 ? -1 : 1;
      return this.skin(side, s, 1 - Math.abs(across), lift);
    };
  }

  /** The edge of the opening, from the throat along one side around the heel and back. */
  opening(): Point3[] {
    const { throat } = this.form;
    const half = (side: 1 | -1) =>
      Array.from({ length: 41 }, (_, i) => {
        const s = throat * (1 - Math.cos((Math.PI * i) / 40)) * 0.5;
        return this.skin(side, s, this.topline(s));
      });
    return [...half(-1).toReversed(), ...half(1).slice(1)];
  }

  /** The outline around the foot, at a height above the seat, `out` beyond the upper. */
  around(share: number, rise: number, out: number): Point3 {
    const far = share < 0.5;
    const s = (1 - Math.cos(Math.PI * (far ? share * 2 : 2 - share * 2))) / 2;
    // At heel and toe it meets itself, so there it lies beyond the upper along the shoe only.
    const beyond = out * Math.min(1, Math.sqrt(Math.max(0, Math.min(s, 1 - s)) / 0.04));
    const y = (far ? -1 : 1) * (this.half(s) + beyond);
    const end = s < 0.5 ? -out * (1 - s / 0.5) ** 6 : out * ((s - 0.5) / 0.5) ** 6;
    return this.at([s + end, this.center(s) + y, Math.max(0, this.seat(s) + rise)]);
  }

  /** The sole's side. */
  edge(thick: number, out: number): Surface {
    return (u, v) => this.around(u, -thick * (1 - v), out);
  }

  /** The heel under its seat: `until` is where it ends in front, `taper` how narrow it is at the ground, `back` where. */
  heelBlock(until: number, thick: number, taper: number, back: number): Surface {
    return (u, v) => {
      const [s, side] =
        u < 0.4
          ? [until * (u / 0.4) ** 2, -1]
          : u > 0.6
            ? [until * ((1 - u) / 0.4) ** 2, 1]
            : [until, (u - 0.5) / 0.1];
      const size = taper + (1 - taper) * v ** 1.6;
      const top = this.seat(s) - thick;
      return this.at([back + (s - back) * size, this.center(s) + side * this.half(s) * size, top * v]);
    };
  }

  /** A boot's shaft: from the opening up to `height`, around `middle`; its half widths by its own height. */
  shaft(height: number, middle: number, wide: (v: number) => number, deep: (v: number) => number): Surface {
    const { throat } = this.form;
    return (u, v) => {
      const side = u < 0.5 ? -1 : 1;
      const s = (throat * (1 - Math.cos(Math.PI * (side < 0 ? 2 * u : 2 - 2 * u)))) / 2;
      const [x, y, z] = this.local(side, s, this.topline(s));
      const cos = Math.min(1, Math.max(-1, (2 * s) / throat - 1));
      const share = 1 - (1 - Math.min(1, (v * (height - z)) / 0.16)) ** 2;
      return this.at([
        x + (middle + wide(v) * cos - x) * share,
        y + (this.center(s) + side * deep(v) * Math.sqrt(1 - cos * cos) - y) * share,
        z + (height - z) * v,
      ]);
    };
  }
}
