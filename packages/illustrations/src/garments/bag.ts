import { CANVAS_SIZE } from '../canvas-size.ts';
import type { Canvas } from '../canvas.ts';
import { Scene } from '../solid.ts';
import { flap } from './bag-flap.ts';
import { handbag } from './bag-handle.ts';
import { bucket, tote } from './bag-soft.ts';

const M = CANVAS_SIZE.middle;

const GLOSS: Partial<Record<string, number>> = { leather: 0.9, suede: 0.1, canvas: 0.12, straw: 0.15 };

export function bag(canvas: Canvas): void {
  const { random, illustration } = canvas;
  const style = canvas.trait('style', [
    ['flap', 3],
    ['tote', 3],
    ['bucket', 2],
    ['handle', 2],
  ]);
  const size =
    { small: 0.84, mid: 1, large: 1.12 }[
      canvas.trait('size', [
        ['mid', 4],
        ['small', 1],
        ['large', 1],
      ])
    ] * random.between(0.95, 1.05);
  const side = random.chance(0.5) ? 1 : -1;
  const yaw = side * random.between(14, 34) * (canvas.back ? -1 : 1);
  const scene = new Scene(canvas, random.between(14, 26), [M, 520]);
  canvas.solid = true;
  const look = { canvas, scene, size, yaw, gloss: GLOSS[illustration.material] ?? 0.3 };
  ({ flap, tote, bucket, handle: handbag })[style](look);
}
