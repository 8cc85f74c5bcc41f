import { CANVAS_SIZE } from '../canvas-size.ts';
import type { Canvas } from '../canvas.ts';
import type { Point } from '../geometry.ts';
import type { MeasureName } from '../illustration.ts';
import type { Random } from '../random.ts';
import { Scene } from '../solid.ts';
import { Last } from './last.ts';
import { ankle, tall } from './shoe-boots.ts';
import { SHOE_FORMS, type ShoeDetails, type ShoeStyle } from './shoe-forms.ts';
import { loafer } from './shoe-loafer.ts';
import type { ShoeLook } from './shoe-parts.ts';
import { pump } from './shoe-pump.ts';
import { trainer } from './shoe-trainer.ts';

const M = CANVAS_SIZE.middle;
const MIDDLE = [M, 420] as const;

const DRAW: Readonly<Record<ShoeStyle, (look: ShoeLook, details: ShoeDetails) => void>> = {
  pump,
  loafer,
  ankle,
  tall,
  trainer,
};

/** How a shoe stands: the degrees by which its toe is turned from the right towards the viewer, and where. */
type Stand = readonly [yaw: number, x: number, y: number];
/** How far the camera looks down, and where the far and the near shoe stand. */
type Pose = readonly [pitch: number, far: Stand, near: Stand];

/** Ways to show a pair, each a little different every time. */
const POSES = {
  threeQuarter: (random: Random): Pose => {
    const yaw = random.between(108, 128);
    return [random.between(36, 46), [yaw - 10, 62, -34], [yaw + random.between(2, 12), -66, 34]];
  },
  turned: (random: Random): Pose => [
    random.between(34, 40),
    [random.between(72, 98), 74, -150],
    [180 - random.between(2, 14), -30, 90],
  ],
  side: (random: Random): Pose => [
    random.between(32, 38),
    [180 - random.between(4, 16), 34, -150],
    [180 - random.between(4, 16), -34, 110],
  ],
  facing: (random: Random): Pose => [
    random.between(34, 42),
    [random.between(6, 20), 22, -140],
    [180 - random.between(8, 22), -22, 110],
  ],
  /** Boots hide nothing of each other when they stand close. */
  profile: (random: Random): Pose => [
    random.between(25, 31),
    [180 - random.between(2, 10), 96, -120],
    [180 - random.between(8, 22), -40, 30],
  ],
  above: (random: Random): Pose => {
    const lean = random.between(2, 9);
    return [80, [-90 + lean, 78, random.between(-22, 22)], [-90 - lean, -78, random.between(-22, 22)]];
  },
  opposed: (random: Random): Pose => {
    const lean = random.between(-8, 8);
    return [78, [90 + lean, 76, -20], [-90 + lean, -76, 20]];
  },
  heels: (random: Random): Pose => {
    const yaw = random.between(-118, -104);
    return [random.between(38, 46), [yaw + random.between(4, 10), 66, -30], [yaw, -62, 34]];
  },
  back: (random: Random): Pose => {
    const yaw = random.between(12, 26);
    return [random.between(24, 32), [yaw + 6, 20, -100], [yaw, -30, 44]];
  },
} as const;

type PoseName = keyof typeof POSES;

function poseFor(canvas: Canvas, style: ShoeStyle): PoseName {
  const boots = style === 'ankle' || style === 'tall';
  const chosen = canvas.random.weighted<PoseName>([
    ['threeQuarter', 4],
    ['turned', style === 'tall' ? 0 : 2],
    ['side', style === 'tall' ? 0 : 1.6],
    ['profile', style === 'tall' ? 4 : style === 'ankle' ? 2 : 0],
    ['facing', style === 'tall' ? 0 : 1.2],
    ['above', boots ? 0 : 2.4],
    ['opposed', boots ? 0 : 1.2],
  ]);
  if (!canvas.back) return chosen;
  if (boots) return 'back';
  if (style === 'pump') return chosen === 'side' ? 'above' : 'side';
  return chosen === 'threeQuarter' || chosen === 'turned' ? 'heels' : 'threeQuarter';
}

const GLOSS: Partial<Record<string, number>> = { leather: 1, suede: 0.12, canvas: 0.15 };

export function shoes(canvas: Canvas): void {
  const { illustration, random } = canvas;
  const style = canvas.trait<ShoeStyle>('style', [
    ['pump', 2],
    ['loafer', 2],
    ['ankle', 2],
    ['tall', 2],
    ['trainer', illustration.material === 'canvas' ? 20 : 1],
  ]);
  const toe = canvas.trait<'round' | 'square'>('toe', [
    ['round', 3],
    ['square', 1],
  ]);
  const details = { heel: random.between(0.16, 0.29), variant: random.int(0, 5), toe };
  const name = poseFor(canvas, style);
  const [pitch, far, near] = POSES[name](random);
  const flip = random.chance(0.5);
  const scene = new Scene(canvas, pitch, MIDDLE);
  const gloss = GLOSS[illustration.material] ?? 0.3;
  const form = SHOE_FORMS[style](details);
  const [, nearest] = (
    [
      [far, -1],
      [near, 1],
    ] as const
  ).map(([[yaw, x, y], foot]) => {
    const last = flip
      ? new Last(form, foot === 1 ? -1 : 1, 180 - yaw, -x, y)
      : new Last(form, foot, yaw, x, y);
    DRAW[style]({ scene, last, gloss }, details);
    return last;
  }) as [Last, Last];
  canvas.solid = true;
  measured(canvas, scene, nearest, style);
}

function measured(canvas: Canvas, scene: Scene, last: Last, style: ShoeStyle): void {
  const at = (s: number, y: number, z: number) => scene.at(last.at([s, y, z]));
  const near = scene.at(last.skin(1, 0.6, 0.5))[1] > scene.at(last.skin(-1, 0.6, 0.5))[1] ? 1 : -1;
  const tape = (name: MeasureName, from: Point, to: Point) => {
    canvas.reaches([from, to]);
    canvas.measure(name, from, to);
  };
  tape('sole', at(0, near * 0.2, 0), at(1, near * 0.2, 0));
  if (style === 'pump' || style === 'tall') tape('heel', at(-0.04, 0, 0), at(-0.04, 0, last.form.heel));
  if (style === 'tall') tape('shaft', at(-0.05, 0, 0.3), at(-0.05, 0, 1.4));
  canvas.spot('button', scene.at(last.skin(near, 0.56, 0.85)));
  canvas.spot('collar', scene.at(last.skin(near, 0.48, 0.8)));
  canvas.spot('hem', scene.at(last.skin(near, 0.82, 0.55)));
  canvas.spot('cloth', scene.at(last.skin(near, 0.72, 0.66)));
}
