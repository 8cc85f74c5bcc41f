import { Canvas } from './canvas.ts';
import { defect } from './defects.ts';
import { GARMENTS } from './garments.ts';
import type { Illustration } from './illustration.ts';
import { label } from './label.ts';
import { staged, unstaged, type Staging } from './staging.ts';

/** Everything about a picture that is known before its pixels are: the lines drawn, and where they are put. */
export interface Composed extends Staging {
  canvas: Canvas;
}

export function composed(illustration: Illustration): Composed {
  const canvas = new Canvas(illustration);
  if (illustration.view === 'label') {
    label(canvas);
    return { canvas, ...unstaged(canvas) };
  }
  GARMENTS[illustration.kind](canvas);
  defect(canvas);
  return { canvas, ...(illustration.view === 'detail' ? unstaged(canvas) : staged(canvas)) };
}
