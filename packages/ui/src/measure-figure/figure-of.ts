import { garmentKind } from '@patine/core';
import type { Figure } from './figures.ts';

/** Sleeves and inseams up to this many centimetres are short. */
const SHORT_CM = 38;
/** Jackets from this length on, in centimetres, are drawn as coats. */
const COAT_CM = 88;
/** Low shoes with heels from this height on, in centimetres, are drawn as pumps. */
const HIGH_HEEL_CM = 4.5;

export type FigureMeasure = { name: string; value: number };

/**
 * The figure for a piece, from its measures and the slugs of its categories; null for what no figure fits.
 * @example figureOf([{ name: 'waist', value: 40 }, { name: 'inseam', value: 80 }], []) // trousers
 */
export function figureOf(measures: readonly FigureMeasure[], categories: readonly string[]): Figure | null {
  const valueOf = (wanted: string) => measures.find(({ name }) => name === wanted)?.value;
  const isAtMost = (name: string, most: number) => (valueOf(name) ?? Infinity) <= most;
  const isIn = (words: RegExp) => categories.some((slug) => words.test(slug));
  switch (
    garmentKind(
      measures.map(({ name }) => name),
      categories,
    )
  ) {
    case 'top':
      return valueOf('sleeve') === undefined || isAtMost('sleeve', SHORT_CM)
        ? 'short-sleeved'
        : 'long-sleeved';
    case 'jacket':
      return isAtMost('length', COAT_CM) || valueOf('length') === undefined ? 'jacket' : 'coat';
    case 'dress':
      if (valueOf('sleeve') === undefined) return 'dress';
      return isAtMost('sleeve', SHORT_CM) ? 'short-sleeved-dress' : 'long-sleeved-dress';
    case 'trousers':
      return isAtMost('inseam', SHORT_CM) || isIn(/short/) ? 'shorts' : 'trousers';
    case 'skirt':
      return 'skirt';
    case 'shoes':
      if (valueOf('shaft') !== undefined) return 'boot';
      return isAtMost('heel', HIGH_HEEL_CM) || valueOf('heel') === undefined ? 'shoe' : 'pump';
    case 'hat':
      return 'hat';
    case null:
      if (valueOf('height') !== undefined || isIn(/bag|sac/)) return 'bag';
      return isIn(/scar|foulard|echarpe|accessor/) && valueOf('width') !== undefined ? 'scarf' : null;
  }
}
