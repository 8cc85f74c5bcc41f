import { shade, tint } from '../colors.ts';
import type { Point } from '../geometry.ts';
import { steps, type Scene, type Surface } from '../solid.ts';

/** Plaits of straw sewn row beside row around a surface, which show its form. */
export function plaits(scene: Scene, surface: Surface, rows: readonly number[]): void {
  const { canvas } = scene;
  const ring = (v: number) =>
    scene.along(
      surface,
      steps(56).map((u): Point => [u, v]),
    );
  rows.forEach((v, i) => {
    for (const line of ring(v)) canvas.ink(line, shade(canvas.base, 0.55), 1.1, 0.5);
    const half = ((rows[i + 1] ?? v) + v) / 2;
    if (half === v) return;
    for (const line of ring(half)) {
      canvas.ink(line, tint(canvas.base, 0.45), 2.6, 0.5, '1.5 4.5');
      canvas.ink(line, shade(canvas.base, 0.5), 2.2, 0.28, '0.5 3');
    }
  });
}
