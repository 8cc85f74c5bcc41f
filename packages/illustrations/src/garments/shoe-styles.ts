import { shade, tint } from '../colors.ts';
import type { Point } from '../geometry.ts';
import { steps, through, type Place3, type Surface } from '../solid.ts';
import type { Last, ShoeForm } from './last.ts';
import { binding, cord, groundShadow, lining, sewn, sole, upper, type ShoeLook } from './shoe-parts.ts';

export type ShoeStyle = 'pump' | 'loafer' | 'ankle' | 'tall' | 'trainer';
type Toe = ShoeForm['toe'];

const LEATHER_SOLE = '#6A4428';
const LINING = '#C9A678';
const RUBBER = '#EEE7D8';
const BRASS = '#C29A4B';

/** What differs between two pairs of one style. */
export interface ShoeDetails {
  heel: number;
  variant: number;
  toe: Toe;
}

export const FORMS: Readonly<Record<ShoeStyle, (details: ShoeDetails) => ShoeForm>> = {
  pump: ({ heel, toe }) => ({
    widths: [0.1, 0.088, 0.143],
    toe: toe === 'round' ? 'almond' : toe,
    heel,
    sole: 0.02,
    throat: 0.72,
    ridge: [
      [0, 0.21],
      [0.3, 0.24],
      [0.5, 0.2],
      [0.72, 0.125],
      [0.88, 0.1],
      [1, 0.08],
    ],
    topline: [
      [0, 0.66],
      [0.14, 0.52],
      [0.4, 0.4],
      [0.72, 0.46],
    ],
  }),
  loafer: ({ toe }) => ({
    widths: [0.115, 0.105, 0.168],
    toe,
    heel: 0.1,
    sole: 0.036,
    throat: 0.5,
    ridge: [
      [0, 0.25],
      [0.3, 0.29],
      [0.5, 0.235],
      [0.68, 0.165],
      [0.88, 0.128],
      [1, 0.1],
    ],
    topline: [
      [0, 0.62],
      [0.15, 0.52],
      [0.33, 0.5],
      [0.5, 0.6],
    ],
  }),
  ankle: ({ toe, heel }) => ({
    widths: [0.12, 0.108, 0.162],
    toe,
    heel: heel * 0.5 + 0.06,
    sole: 0.034,
    throat: 0.46,
    ridge: [
      [0, 0.36],
      [0.2, 0.4],
      [0.38, 0.36],
      [0.46, 0.31],
      [0.58, 0.235],
      [0.72, 0.165],
      [0.88, 0.125],
      [1, 0.1],
    ],
    topline: [
      [0, 0.52],
      [0.2, 0.48],
      [0.46, 0.56],
    ],
  }),
  tall: ({ toe, heel }) => ({
    widths: [0.115, 0.1, 0.152],
    toe: toe === 'round' ? 'almond' : toe,
    heel: heel * 0.7 + 0.06,
    sole: 0.03,
    throat: 0.46,
    ridge: [
      [0, 0.36],
      [0.2, 0.4],
      [0.38, 0.36],
      [0.46, 0.31],
      [0.58, 0.235],
      [0.72, 0.155],
      [0.88, 0.115],
      [1, 0.09],
    ],
    topline: [
      [0, 0.52],
      [0.2, 0.48],
      [0.46, 0.56],
    ],
  }),
  trainer: () => ({
    widths: [0.122, 0.118, 0.168],
    toe: 'round',
    heel: 0.1,
    sole: 0.085,
    throat: 0.42,
    ridge: [
      [0, 0.27],
      [0.25, 0.31],
      [0.42, 0.31],
      [0.6, 0.22],
      [0.76, 0.15],
      [0.9, 0.12],
      [1, 0.1],
    ],
    topline: [
      [0, 0.72],
      [0.15, 0.58],
      [0.42, 0.64],
    ],
  }),
};

/** The upper as one surface: along the shoe, and across it from the far side to the near one. */
const across = ({ last }: ShoeLook): Surface => last.patch(0, 1, 0, 0.003);
const bent = (from: number, to: number, reach: number, s: number, tip: number): Point[] =>
  steps(24, from, to).map((a): Point => [s + (tip - s) * (1 - Math.abs(a / reach) ** 2.6), (a + 1) / 2]);

function pump(look: ShoeLook, { variant, heel }: ShoeDetails): void {
  const { scene, last, gloss } = look;
  const { canvas } = scene;
  groundShadow(look, []);
  const slim = variant % 3 !== 1;
  scene.solid(last.heelBlock(slim ? 0.16 : 0.2, 0.01, slim ? 0.3 : 0.72, 0.05), steps(30), steps(8), {
    gloss,
    ring: true,
    fill: variant % 2 ? 'cloth' : shade(canvas.base, 0.35),
  });
  sole(look, { fill: LEATHER_SOLE, thick: 0.016, out: 0.003, heel: null });
  lining(look, LINING, heel > 0.3);
  upper(look);
  binding(look, 2.6);
  if (variant % 3 === 2) bow(look);
}

/** A flat bow at the edge of the vamp. */
function bow(look: ShoeLook): void {
  const { scene, last } = look;
  const fill = shade(scene.canvas.base, 0.12);
  const s = last.form.throat + 0.015;
  for (const side of [-1, 1]) {
    const at = (x: number, v: number): Place3 => last.skin(side, x, v, 0.014);
    scene.canvas.panel(
      scene.line([
        at(s, 1),
        at(s - 0.05, 0.86),
        at(s - 0.05, 0.68),
        at(s + 0.01, 0.62),
        at(s + 0.07, 0.66),
        at(s + 0.06, 0.84),
      ]),
      { fill, light: 'left', cast: 0.5 },
    );
  }
  cord(look, [last.skin(-1, s + 0.005, 0.95, 0.022), last.skin(1, s + 0.005, 0.95, 0.022)], fill, 9);
}

function loafer(look: ShoeLook, { variant, toe }: ShoeDetails): void {
  const { scene, last, gloss } = look;
  groundShadow(look, []);
  sole(look, { fill: LEATHER_SOLE, thick: 0.034, out: 0.016, heel: [0.24, 0.96, 0.1] });
  lining(look, LINING, false);
  upper(look);
  binding(look, 3.4);
  const apron = bent(-0.56, 0.56, 0.56, 0.5, toe === 'square' ? 0.9 : 0.885);
  sewn(look, across(look), apron, 'seam');
  sewn(look, across(look), bent(-0.5, 0.5, 0.5, 0.5, 0.862), 'stitch');
  for (const side of [-1, 1] as const)
    sewn(
      look,
      (u, v) => last.skin(side, side < 0 ? u : 1 - u, v, 0.002),
      steps(8, 0.03, 0.5).map((v): Point => [side < 0 ? 0.2 : 0.8, v]),
      'seam',
    );
  if (variant % 3 === 2) {
    horsebit(look);
    return;
  }
  const strap = last.patch(0.53, 0.625, 0.28, 0.014);
  scene.solid(strap, steps(3), steps(26), { gloss });
  for (const s of [0.14, 0.86])
    sewn(
      look,
      strap,
      steps(20, 0.03, 0.97).map((v): Point => [s, v]),
      'stitch',
    );
  cord(
    look,
    steps(8, -0.16, 0.16).map((a) => last.skin(Math.sign(a) || 1, 0.577, 1 - Math.abs(a), 0.015)),
    '#1B1311',
    4,
  );
}

/** Two rings of brass and the bar between them, across the vamp. */
function horsebit(look: ShoeLook): void {
  const { last } = look;
  const at = (s: number, a: number): Place3 => last.skin(Math.sign(a) || 1, s, 1 - Math.abs(a), 0.024);
  cord(
    look,
    steps(12, -0.52, 0.52).map((a) => at(0.575, a)),
    shade(look.scene.canvas.base, 0.1),
    11,
  );
  cord(
    look,
    steps(8, -0.22, 0.22).map((a) => at(0.575, a)),
    BRASS,
    5,
  );
  for (const side of [-1, 1])
    cord(
      look,
      steps(14).map((t) =>
        at(0.575 + 0.036 * Math.cos(t * 2 * Math.PI), side * (0.29 + 0.08 * Math.sin(t * 2 * Math.PI))),
      ),
      BRASS,
      4,
    );
}

const ANKLE = through([
  [0, 0.19],
  [1, 0.2],
]);
const CALF = through([
  [0, 0.17],
  [0.12, 0.155],
  [0.55, 0.212],
  [1, 0.2],
]);
const brim = (shaft: Surface): Place3[] => steps(40).map((u) => shaft(u, 1));

/** Shaft, opening and pull tab of a boot, after its foot. */
function boot(look: ShoeLook, shaft: Surface, rows: number): void {
  const { scene, gloss } = look;
  const { canvas } = scene;
  const around = steps(44);
  canvas.panel(scene.line(brim(shaft)), { fill: shade(LINING, 0.3), light: 'inside', cast: 0 });
  upper(look);
  scene.solid(shaft, around, steps(rows), { fill: shade(LINING, 0.2), inside: true, ring: true });
  scene.solid(shaft, around, steps(rows), { gloss, ring: true, joins: 'start' });
  cord(look, brim(shaft), shade(canvas.base, 0.12), 3);
}

function ankle(look: ShoeLook): void {
  const { scene, last } = look;
  const { canvas } = scene;
  const shaft = last.shaft(
    0.66,
    0.2,
    ANKLE,
    through([
      [0, 0.105],
      [1, 0.12],
    ]),
  );
  groundShadow(look, brim(shaft));
  sole(look, { fill: shade(LEATHER_SOLE, 0.3), thick: 0.034, out: 0.014, heel: [0.25, 0.9, 0.1] });
  boot(look, shaft, 8);
  for (const [middle, side] of [
    [0.25, -1],
    [0.75, 1],
  ] as const) {
    const edge = (t: number): Place3[] =>
      steps(12, 0.06, 1).map((v) => shaft(middle + t * (0.018 + 0.05 * v ** 0.8), v));
    const center = scene.along(
      shaft,
      steps(4, 0.2, 0.9).map((v): Point => [middle, v]),
    );
    if (center.length === 0) continue;
    canvas.panel(scene.line([...edge(-side), ...edge(side).toReversed()]), {
      fill: shade(canvas.base, 0.6),
      light: 'flat',
      cast: 0.25,
    });
    for (const t of [-0.6, -0.2, 0.2, 0.6])
      canvas.ink(
        scene.line(steps(10, 0.1, 0.98).map((v) => shaft(middle + t * (0.018 + 0.05 * v ** 0.8), v))),
        tint(canvas.base, 0.1),
        1,
        0.35,
      );
  }
  const tab = [0.9, 1, 1.1, 1.14, 1.1, 1, 0.93].map((v, i) => shaft(i < 3 ? 0.012 : 0.985, v));
  cord(look, tab, shade(canvas.base, 0.05), 7);
}

function tall(look: ShoeLook, { variant }: ShoeDetails): void {
  const { scene, last } = look;
  const shaft = last.shaft(
    1.4,
    0.2,
    CALF,
    through([
      [0, 0.1],
      [0.15, 0.105],
      [0.55, 0.165],
      [1, 0.158],
    ]),
  );
  groundShadow(look, brim(shaft));
  sole(look, {
    fill: shade(LEATHER_SOLE, 0.25),
    thick: 0.028,
    out: 0.009,
    heel: [0.23, variant % 2 ? 0.62 : 0.86, 0.08],
  });
  boot(look, shaft, 16);
  sewn(
    look,
    shaft,
    steps(24, 0, 1).map((v): Point => [0.75, v]),
    'seam',
  );
  sewn(
    look,
    shaft,
    steps(24, 0, 1).map((v): Point => [0.27, v]),
    'seam',
  );
  for (const [v, wide] of [
    [0.1, 0.16],
    [0.17, 0.13],
    [0.05, 0.12],
  ] as const)
    for (const middle of [0.62, 0.38])
      for (const line of scene.along(
        shaft,
        steps(10, -wide, wide).map((u): Point => [middle + u, v + 0.05 * Math.cos(u * 9)]),
      ))
        scene.canvas.raw(
          '',
          `<path d="M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="9" stroke-linecap="round"/>`,
        );
  sewn(
    look,
    shaft,
    steps(36).map((u): Point => [u, 0.965]),
    'stitch',
  );
}

function trainer(look: ShoeLook, { variant }: ShoeDetails): void {
  const { scene, last, gloss } = look;
  const { canvas } = scene;
  const accent = canvas.inks[1];
  groundShadow(look, []);
  sole(look, { fill: RUBBER, thick: 0.086, out: 0.016, heel: null });
  for (const [v, color, width] of [
    [0.72, accent, 3.4],
    [0.2, shade(RUBBER, 0.4), 1.2],
  ] as const)
    for (const line of scene.along(
      last.edge(0.086, 0.016),
      steps(64).map((u): Point => [u, v]),
    ))
      canvas.ink(line, color, width, 0.85);
  lining(look, tint(canvas.base, 0.55), false);
  upper(look);
  binding(look, 3.6);
  const toeCap = canvas.illustration.material === 'canvas' ? RUBBER : shade(canvas.base, 0.12);
  scene.solid(
    last.patch(0.815, 1, 0, 0.006),
    steps(8).map((t) => 1 - (1 - t) ** 2),
    steps(24),
    { fill: toeCap, gloss },
  );
  heelTab(look, accent);
  scene.solid(tongue(last), steps(12), steps(8), { fill: tint(canvas.base, 0.2), gloss });
  for (const side of [-1, 1] as const) eyestay(look, side, variant);
  laces(look);
}

/** Pads the instep and stands up out of the opening. */
const tongue =
  (last: Last): Surface =>
  (u, v) => {
    const s = 0.36 + 0.36 * u;
    const across = (v * 2 - 1) * (0.26 - 0.04 * u);
    return last.skin(
      Math.sign(across) || 1,
      s - 0.05 * (1 - u) ** 3,
      1 - Math.abs(across),
      0.006 + 0.09 * Math.max(0, 0.6 - u * 2),
    );
  };

function heelTab({ scene, last, gloss }: ShoeLook, fill: string): void {
  scene.solid(
    (u, v) => {
      const s = Math.abs(u - 0.5) * 2 * 0.11;
      return last.skin(u < 0.5 ? 1 : -1, s, v * last.topline(s), 0.007);
    },
    steps(16),
    steps(6),
    { fill, gloss },
  );
}

/** The reinforced edge that holds the eyelets, and the stripes at its side. */
function eyestay(look: ShoeLook, side: 1 | -1, variant: number): void {
  const { scene, last } = look;
  const { canvas } = scene;
  const wall: Surface = (u, v) => last.skin(side, side < 0 ? u : 1 - u, v, 0.003);
  const go = (s: number, v: number): Point => [side < 0 ? s : 1 - s, v];
  sewn(
    look,
    wall,
    [
      [0.4, 0.5],
      [0.44, 0.56],
      [0.55, 0.6],
      [0.66, 0.66],
      [0.74, 0.84],
      [0.75, 1],
    ].map(([s, v]) => go(s!, v!)),
    'stitch',
  );
  sewn(
    look,
    wall,
    steps(8, 0.05, 0.6).map((v) => go(0.4 - 0.1 * v, v)),
    'stitch',
  );
  if (variant % 3 === 0) return;
  for (const shift of [0, 0.07])
    for (const line of scene.along(
      wall,
      steps(10, 0.06, 0.56).map((v) => go(0.5 + shift - 0.1 * (1 - v) + 0.02, v)),
    ))
      canvas.ink(line, canvas.inks[0], 7, 0.95);
}

const EYELETS = [0.46, 0.52, 0.58, 0.64, 0.7];

function laces(look: ShoeLook): void {
  const { scene, last } = look;
  const eyelet = (side: number, s: number): Place3 => last.skin(side, s, 0.73, 0.014);
  const crossing = (from: number, to: number, side: 1 | -1): Place3[] =>
    steps(8, -0.27, 0.27).map((a) => {
      const t = (a + 0.27) / 0.54;
      return last.skin(Math.sign(side * a) || 1, from + (to - from) * t, 1 - Math.abs(a), 0.02);
    });
  scene.canvas.raw(
    [-1, 1]
      .flatMap((side) => EYELETS.map((s) => scene.at(eyelet(side, s))))
      .map(
        ([x, y]) =>
          `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3.4" fill="#7C7466"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="1.6" fill="#2A211C"/>`,
      )
      .join(''),
  );
  EYELETS.slice(1).forEach((s, i) => cord(look, crossing(s, EYELETS[i]!, 1), '#F4ECDC', 5));
  EYELETS.slice(1).forEach((s, i) => cord(look, crossing(s, EYELETS[i]!, -1), '#F4ECDC', 5));
  cord(look, crossing(EYELETS[0]!, EYELETS[0]!, 1), '#F4ECDC', 5);
  for (const side of [-1, 1]) {
    const at = (s: number, a: number): Place3 => last.skin(side, s, 1 - a, 0.03);
    cord(
      look,
      [at(0.47, 0.03), at(0.43, 0.2), at(0.46, 0.42), at(0.53, 0.46), at(0.54, 0.3), at(0.48, 0.04)],
      '#F4ECDC',
      4.4,
    );
    cord(look, [at(0.475, 0.02), at(0.53, 0.14), at(0.6, 0.2 + 0.08 * side), at(0.66, 0.34)], '#F4ECDC', 4.4);
  }
}

export const DRAW: Readonly<Record<ShoeStyle, (look: ShoeLook, details: ShoeDetails) => void>> = {
  pump,
  loafer,
  ankle,
  tall,
  trainer,
};
