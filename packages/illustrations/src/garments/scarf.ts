import type { Canvas } from '../canvas.ts';
import { kerchief } from './scarf-square.ts';
import { accordion, overRail, stack } from './scarf-long.ts';

export function scarf(canvas: Canvas): void {
  const silky = ['silk', 'viscose', 'cotton'].includes(canvas.illustration.material);
  const style = canvas.trait('style', [
    ['square', silky ? 5 : 0.3],
    ['long', silky ? 1 : 5],
  ]);
  canvas.lies = true;
  if (style === 'square') kerchief(canvas);
  else
    canvas.random.weighted([
      [overRail, 3],
      [stack, 2],
      [accordion, 2],
    ])(canvas);
}
