import { CANVAS_SIZE } from '../canvas-size.ts';
import { shade, tint } from '../colors.ts';
import type { Canvas } from '../canvas.ts';
import { Scene, steps } from '../solid.ts';
import { beanie } from './beanie.ts';
import { beret } from './beret.ts';
import { Hat, type Crown } from './hat-form.ts';
import { plaits } from './straw.ts';

const M = CANVAS_SIZE.middle;
const AROUND_STEPS = steps(72);
const UP = [...steps(10, 0, 0.6), ...steps(12, 0.64, 1)];
const OUT = steps(7);

function bandColor(canvas: Canvas): string {
  return canvas.trait('band', [
    ['tonal', 2],
    ['contrast', 2],
  ]) === 'contrast'
    ? shade(canvas.inks[1], 0.1)
    : shade(canvas.base, 0.45);
}

/** The ribbon and its flat bow, which sits at the side. */
function ribbon(scene: Scene, hat: Hat, fill: string, tall: number, at: number): void {
  scene.solid(hat.ribbon(tall), AROUND_STEPS, [0, 0.5, 1], { fill, gloss: 0.35, ring: true });
  const knot = (u: number, v: number, out = 5) => scene.at(hat.on(at + u, v * tall, out));
  if (
    scene.along(hat.ribbon(tall), [
      [at - 0.01, 0.5],
      [at, 0.5],
      [at + 0.01, 0.5],
    ]).length === 0
  )
    return;
  for (const side of [-1, 1])
    scene.canvas.panel(
      [
        knot(0, 0.3),
        knot(side * 0.035, -0.04, 8),
        knot(side * 0.062, 0.02, 6),
        knot(side * 0.064, 0.95, 6),
        knot(side * 0.035, 1.05, 8),
        knot(0, 0.7),
      ],
      { fill, light: 'left', cast: 0.5 },
    );
  scene.canvas.panel(
    [knot(-0.012, 0.06, 9), knot(0.012, 0.06, 9), knot(0.012, 0.94, 9), knot(-0.012, 0.94, 9)],
    {
      fill: tint(fill, 0.08),
      light: 'round',
      cast: 0.4,
    },
  );
}

function brimmed(canvas: Canvas, isSun: boolean): void {
  const { random, illustration } = canvas;
  const crown: Crown = isSun
    ? 'round'
    : random.weighted([
        ['pinched', 5],
        ['flat', 2],
      ]);
  const form = {
    crown,
    head: [98, 84],
    height: isSun ? random.between(84, 98) : random.between(102, 118),
    brim: isSun ? random.between(98, 122) : random.between(48, 66),
    lift: isSun ? random.between(-6, 14) : random.between(20, 40),
    snap: isSun ? random.between(8, 24) : random.between(10, 22),
    wave: isSun ? random.between(4, 11) : random.between(0, 1.5),
  } as const;
  const pitch = random.pick([random.between(17, 24), random.between(32, 44), random.between(56, 72)]);
  const yaw = random.between(28, 152);
  const hat = new Hat(form, canvas.back ? yaw + 180 : yaw, random.between(0, 6));
  const scene = new Scene(canvas, canvas.back ? Math.max(30, pitch) : pitch, [M, 400]);
  const isStraw = illustration.material === 'straw';
  const look = { fill: isStraw ? canvas.base : 'cloth', gloss: isStraw ? 0.25 : 0.08, ring: true } as const;

  const edge = AROUND_STEPS.map((u) => hat.brim(u, 0));
  const ground = AROUND_STEPS.map((u) => hat.brim(u, 0.1)).map(([x, y]) => [x, y, 0] as const);
  scene.shadow([...edge, ...AROUND_STEPS.map((u) => hat.on(u, 0.7))], ground);
  scene.solid(hat.brim, AROUND_STEPS, OUT, { ...look, fill: shade(canvas.base, 0.2), inside: true });
  scene.solid(hat.brim, AROUND_STEPS, OUT, { ...look, joins: 'end' });
  if (isStraw) plaits(scene, hat.brim, steps(isSun ? 13 : 8, 0.02, 1));
  else scene.canvas.stitch(scene.line(AROUND_STEPS.map((u) => hat.brim(u, 0.07))));
  const foot = scene
    .line(AROUND_STEPS.map((u) => hat.on(u, 0, 3)))
    .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  canvas.raw(
    '',
    [26, 14, 7]
      .map(
        (width) =>
          `<path d="M${foot.join('L')}" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="${width}"/>`,
      )
      .join(''),
  );
  scene.solid(hat.crown, AROUND_STEPS, UP, { ...look, joins: 'both' });
  if (isStraw) plaits(scene, hat.crown, [...steps(8, 0.04, 0.62), ...steps(6, 0.68, 0.97)]);
  const tall = isSun ? random.between(0.2, 0.3) : random.between(0.16, 0.26);
  const side = (90 - yaw) / 360 + random.pick([-0.11, 0.09, 0.14]);
  ribbon(scene, hat, bandColor(canvas), tall, canvas.back ? side + 0.5 : side);

  canvas.solid = true;
  const middle = (90 - (canvas.back ? yaw + 180 : yaw)) / 360;
  canvas.spot('button', scene.at(hat.on(side, tall * 0.5)));
  canvas.spot('cloth', scene.at(hat.on(middle - 0.08, 0.42)));
  canvas.spot('hem', scene.at(hat.brim(middle - 0.06, 0.4)));
  canvas.measure('height', scene.at(hat.on(middle, 0)), scene.at(hat.on(middle, 0.68)));
  canvas.measure('head', ...[-0.23, -0.12, 0, 0.12, 0.23].map((u) => scene.at(hat.on(middle + u, 0.02, 3))));
}

export function hat(canvas: Canvas): void {
  const { material } = canvas.illustration;
  const style = canvas.trait('style', [
    ['fedora', material === 'felt' ? 4 : 1],
    ['beret', material === 'wool' ? 3 : 0.2],
    ['beanie', material === 'wool' ? 3 : 0.1],
    ['sun', material === 'straw' ? 4 : 0.1],
  ]);
  if (style === 'beret') beret(canvas);
  else if (style === 'beanie') beanie(canvas);
  else brimmed(canvas, style === 'sun');
  canvas.spot('collar', canvas.spots.get('button') ?? [M, 420]);
  if (!canvas.spots.has('hem')) canvas.spot('hem', [M - 120, 440]);
  if (!canvas.spots.has('cloth')) canvas.spot('cloth', [M - 40, 340]);
}
