import type { Canvas } from '../canvas.ts';
import { kerchief } from './scarf-square.ts';
import { accordion, overRail, stack } from './scarf-long.ts';

const LONG = { overRail, stack, accordion } as const;
type LongPose = keyof typeof LONG;

export function scarf(canvas: Canvas): void {
  const silky = ['silk', 'viscose', 'cotton'].includes(canvas.illustration.material);
  const style = canvas.trait('style', [
    ['square', silky ? 5 : 0.3],
    ['long', silky ? 1 : 5],
  ]);
  canvas.lies = true;
  if (style === 'square') {
    kerchief(canvas);
    return;
  }
  const pose = canvas.random.weighted<LongPose>([
    ['overRail', 3],
    ['stack', 2],
    ['accordion', 2],
  ]);
  // Cloth has no back of its own: the second picture shows it folded, or hung when the first did.
  LONG[canvas.back ? (pose === 'stack' ? 'overRail' : 'stack') : pose](canvas);
}
