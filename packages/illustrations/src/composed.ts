import { Canvas } from './canvas.ts';
import { defect } from './defects.ts';
import { GARMENTS } from './garments.ts';
import type { Illustration } from './illustration.ts';
import { label } from './label.ts';
import { seeded } from './random.ts';
import { shelved, staged, unstaged, type Staging } from './staging.ts';
import { foldedTrousers } from './staging/folded-trousers.ts';
import { foldTop } from './staging/folded.ts';

/** Everything about a picture that is known before its pixels are: the lines drawn, and where they are put. */
export interface Composed extends Staging {
  canvas: Canvas;
  /** Whether the picture shows all of it, or goes close to a part. */
  whole: boolean;
}

const SHELVED = 0.34;

export function composed(illustration: Illustration): Composed {
  const canvas = new Canvas(illustration);
  if (illustration.view === 'label') {
    label(canvas);
    return { canvas, ...unstaged(canvas), whole: true };
  }
  // A listing without a flaw to show may be folded; the others go close.
  const mayFold = illustration.view === 'detail' && seeded(`folded${illustration.seed}`).chance(SHELVED);
  if (mayFold && illustration.kind === 'jeans' && illustration.defect === 'none') {
    foldedTrousers(canvas);
    return { canvas, ...shelved(canvas), whole: true };
  }
  GARMENTS[illustration.kind](canvas);
  defect(canvas);
  if (illustration.view !== 'detail') return { canvas, ...staged(canvas), whole: true };
  const folds = mayFold && !canvas.spots.has('flaw');
  if (folds && foldTop(canvas)) return { canvas, ...shelved(canvas), whole: true };
  return { canvas, ...unstaged(canvas), whole: false };
}
