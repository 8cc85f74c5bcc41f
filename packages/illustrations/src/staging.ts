import { CANVAS_SIZE } from './canvas-size.ts';
import type { Canvas } from './canvas.ts';
import { groundFor, type Ground } from './ground.ts';
import type { Kind } from './illustration.ts';
import { fitted, placed, UNMOVED, type Frame, type Placement } from './placement.ts';
import { seeded } from './random.ts';
import { hangFromClips, hangFromShoulders } from './staging/hangers.ts';
import { hungFrom, orderOf } from './staging/hung.ts';

/** How far the shadow falls and how soft it is, in shares of the picture's width. */
export interface Shadow {
  right: number;
  down: number;
  soft: number;
  dark: number;
  /** How dark the narrow shadow around it is, where it touches what is behind. */
  touch: number;
  /** How much lighter the side towards the window at the upper left is. */
  window: number;
}

export interface Staging {
  ground: Ground;
  placement: Placement;
  shadow: Shadow;
}

const LYING: Shadow = { right: 0.012, down: 0.014, soft: 1, dark: 0.42, touch: 0.36, window: 0 };
const HANGING: Shadow = { right: 0.045, down: 0.03, soft: 2.1, dark: 0.36, touch: 0.36, window: 0 };
const STANDING: Shadow = { right: 0.032, down: 0.016, soft: 1.3, dark: 0.46, touch: 0.36, window: 0 };
/** What is drawn in space has thrown its shadow on the ground already. */
const SOLID: Shadow = { right: 0.004, down: 0.006, soft: 0.7, dark: 0.12, touch: 0.14, window: 0.2 };

const MARGIN: Frame = { left: 44, right: 44, top: 54, bottom: 58 };

const STOOD: ReadonlySet<Kind> = new Set(['bag', 'shoes', 'hat']);

/** Puts the drawn garment before its ground: hung up, laid down or stood on a table. */
export function staged(canvas: Canvas): Staging {
  const { illustration } = canvas;
  const { kind } = illustration;
  const order = orderOf(illustration);
  const random = seeded(`staging${illustration.seed}`);
  const ground = groundFor(order, canvas.base);
  const tilt = random.between(2.5, 6) * (order % 2 ? 1 : -1);
  if (canvas.solid)
    return {
      ground: { ...ground, horizon: null },
      placement: fitted(canvas.reach, 0, { left: 46, right: 58, top: 84, bottom: 84 }, 1.5),
      shadow: SOLID,
    };
  if (STOOD.has(kind) && !canvas.lies) {
    const placement = fitted(canvas.reach, 0, { ...MARGIN, top: 90, bottom: 118 }, 1.22);
    const foot = Math.max(...canvas.reach.map((point) => placed(placement, point)[1])) / CANVAS_SIZE.height;
    // A pair of shoes stands one behind the other and needs a deeper table.
    const depth = kind === 'shoes' ? random.between(0.2, 0.26) : random.between(0.07, 0.12);
    return { ground: { ...ground, horizon: foot - depth }, placement, shadow: STANDING };
  }
  const from = hungFrom(illustration);
  if (from !== null) {
    const placement = fitted(canvas.reach, random.between(-1, 1), { ...MARGIN, top: 112 }, 1.1);
    (from === 'waist' ? hangFromClips : hangFromShoulders)(canvas, random);
    return { ground: { ...ground, horizon: null }, placement, shadow: HANGING };
  }
  return {
    ground: { ...ground, horizon: null },
    placement: fitted(
      canvas.reach,
      canvas.lies && kind !== 'hat' ? 0 : kind === 'hat' ? tilt * 4 : tilt,
      MARGIN,
      1.16,
    ),
    shadow: LYING,
  };
}

/** A close view fills the picture and needs no ground of its own. */
export const unstaged = (canvas: Canvas): Staging => ({
  ground: { ...groundFor(orderOf(canvas.illustration), canvas.base), horizon: null },
  placement: UNMOVED,
  shadow: LYING,
});

/** Folded on the table, as on a shop's shelf. */
export function shelved(canvas: Canvas): Staging {
  const random = seeded(`shelf${canvas.illustration.seed}`);
  return {
    ...unstaged(canvas),
    placement: fitted(
      canvas.reach,
      random.between(-9, 9),
      { left: 56, right: 56, top: 90, bottom: 100 },
      2.1,
    ),
  };
}
