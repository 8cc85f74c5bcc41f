import { describe, expect, it } from 'vitest';
import { compareMeasures } from './compare-measures.ts';
import type { GarmentKind, GarmentMeasure } from './garments.ts';

const fitOf = (kind: GarmentKind, name: GarmentMeasure, yours: number, product: number) =>
  compareMeasures({ kind, measures: { [name]: yours } }, [{ name, value: product }])[0]?.fit;

describe('compareMeasures', () => {
  it('a difference within the measuring error is the same', () => {
    expect(fitOf('top', 'bust', 49, 50)).toBe('same');
    expect(fitOf('top', 'bust', 50, 49)).toBe('same');
    expect(fitOf('top', 'bust', 48.9, 50)).toBe('looser');
    expect(fitOf('top', 'bust', 50, 48.9)).toBe('tighter');
  });

  it('lengths are shorter or longer', () => {
    expect(fitOf('jacket', 'sleeve', 61.1, 60)).toBe('shorter');
    expect(fitOf('trousers', 'inseam', 76, 78)).toBe('longer');
    expect(fitOf('trousers', 'rise', 26, 30)).toBe('longer');
  });

  it('shoes and hats use a finer tolerance, where half a centimetre is a size', () => {
    expect(fitOf('shoes', 'sole', 25, 25.3)).toBe('same');
    expect(fitOf('shoes', 'sole', 25, 25.4)).toBe('longer');
    expect(fitOf('hat', 'head', 57, 56.5)).toBe('tighter');
  });

  it('returns both values and the difference to the millimetre, the most decisive measure first', () => {
    const measures = { length: 66, bust: 49.9 };
    const product = [
      { name: 'length', value: 66.2 },
      { name: 'bust', value: 53 },
    ];
    expect(compareMeasures({ kind: 'top', measures }, product)).toEqual([
      { name: 'bust', yours: 49.9, product: 53, difference: 3.1, fit: 'looser' },
      { name: 'length', yours: 66, product: 66.2, difference: 0.2, fit: 'same' },
    ]);
  });

  it('leaves out measures that one garment lacks or that its kind does not have', () => {
    const product = [
      { name: 'waist', value: 40 },
      { name: 'depth', value: 9 },
    ];
    expect(compareMeasures({ kind: 'skirt', measures: { hips: 50 } }, product)).toEqual([]);
    expect(compareMeasures({ kind: 'top', measures: { waist: 40 } }, product)).toEqual([]);
  });
});
