import { CANVAS_SIZE } from '../canvas-size.ts';
import { shade } from '../colors.ts';
import type { Canvas } from '../canvas.ts';
import { cosineSteps, Scene, steps, spline, type Point3, type Surface } from '../solid.ts';

const M = CANVAS_SIZE.middle;
const AROUND_STEPS = steps(72);

/** How far out and how high the felt is on its way from the band over the rim to the middle. */
const RADIUS = spline([
  [0, 0.6],
  [0.12, 0.78],
  [0.3, 1],
  [0.42, 1.01],
  [0.6, 0.8],
  [0.8, 0.42],
  [1, 0],
]);
const HEIGHT = spline([
  [0, 0.05],
  [0.12, 0.14],
  [0.3, 0.3],
  [0.42, 0.46],
  [0.6, 0.76],
  [0.8, 0.93],
  [1, 0.98],
]);

/** A beret as it lies or sits: pulled to one side over its band, its stalk in the middle. */
export function beret(canvas: Canvas): void {
  const { random } = canvas;
  const [wide, tall] = [random.between(140, 154), random.between(92, 112)];
  const [pull, heading] = [random.between(10, 34), random.between(0, 6.28)];
  const phase = random.between(0, 6.28);
  const pitch = random.pick([random.between(24, 30), random.between(38, 48), random.between(56, 66)]);
  const scene = new Scene(canvas, canvas.back ? 84 - pitch * 0.6 : pitch, [M, 400]);
  const gathers = [0.4, 1.5, 2.7, 3.6, 5].map((angle) => angle + phase);
  const felt = (u: number, v: number, lift = 0): Point3 => {
    const angle = u * 2 * Math.PI;
    const swell = 1 + 0.022 * Math.sin(3 * angle + phase) + 0.012 * Math.sin(5 * angle - phase);
    const over = Math.min(1, v / 0.4);
    const dent = gathers.reduce(
      (sum, at) => sum + Math.exp(-(((Math.sin((angle - at) / 2) * 2) / 0.2) ** 2)),
      0,
    );
    const gathered = dent * 9 * Math.sin(Math.PI * Math.min(1, Math.max(0, (v - 0.42) / 0.58)));
    const r = wide * RADIUS(v) * (v < 0.12 ? 1 : swell);
    const slope = Math.cos(angle - heading) * 24 * over * RADIUS(v);
    return [
      r * Math.cos(angle) + pull * over * Math.cos(heading),
      r * 0.96 * Math.sin(angle) + pull * over * Math.sin(heading) * 0.6,
      Math.max(0, tall * HEIGHT(v) + 18 - slope - gathered + lift),
    ];
  };
  const shell: Surface = (u, v) => felt(u, v);
  const foot = wide * 0.62;
  const band: Surface = (u, v) => [
    foot * Math.cos(u * 2 * Math.PI),
    foot * 0.96 * Math.sin(u * 2 * Math.PI),
    20 * v,
  ];
  scene.shadow(
    AROUND_STEPS.flatMap((u) => [felt(u, 0.34), felt(u, 0.6)]),
    AROUND_STEPS.map((u) => [
      foot * 1.16 * Math.cos(u * 2 * Math.PI),
      foot * 1.14 * Math.sin(u * 2 * Math.PI),
      0,
    ]),
  );
  scene.solid(band, AROUND_STEPS, steps(2), { fill: shade(canvas.base, 0.4), gloss: 0.3, ring: true });
  scene.solid(shell, AROUND_STEPS, cosineSteps(22), { gloss: 0.06, ring: true, joins: 'end' });
  const stalk = scene.line([
    felt(0, 1),
    felt(0, 1, 9),
    [...felt(0, 1, 13)].map((value, i) => value + (i === 0 ? 9 : 0)) as unknown as Point3,
  ]);
  canvas.ink(stalk, shade(canvas.base, 0.55), 9, 1);
  canvas.ink(stalk, shade(canvas.base, 0.1), 6, 1);

  canvas.solid = true;
  canvas.spot('button', scene.at(felt(0, 1)));
  canvas.spot('cloth', scene.at(felt(0.3, 0.7)));
  canvas.spot('hem', scene.at(felt(0.27, 0.4)));
  canvas.measure('head', ...steps(8, 0.02, 0.48).map((u) => scene.at(band(u, 0.5))));
}
