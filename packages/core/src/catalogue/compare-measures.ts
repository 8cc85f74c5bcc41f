import { MEASURES_OF, type GarmentMeasure, type OwnedGarment } from './garments.ts';

export type MeasureFit = 'same' | 'tighter' | 'looser' | 'shorter' | 'longer';

/** One measure of both garments, in centimetres, laid flat. */
export type MeasureComparison = {
  name: GarmentMeasure;
  yours: number;
  product: number;
  /** The product's value minus the customer's, to one decimal. */
  difference: number;
  fit: MeasureFit;
};

/** Widths across the body; the other measures are lengths. */
const ACROSS: ReadonlySet<GarmentMeasure> = new Set([
  'bust',
  'waist',
  'hips',
  'shoulder',
  'thigh',
  'hem',
  'head',
]);

/** Half a centimetre is most of a shoe or hat size. */
const FINE: ReadonlySet<GarmentMeasure> = new Set(['sole', 'head']);
const FINE_CM = 0.3;
/** Measuring error in centimetres: smaller differences count as the same. */
const COARSE_CM = 1;

/**
 * Compares a product with a garment that the customer owns. Returns every measure that both have, the most decisive
 * first.
 * @example a bust of 50 beside 49 is the same, beside 48.9 looser; a sleeve of 60 beside 61.1 is shorter
 */
export function compareMeasures(
  owned: OwnedGarment,
  product: readonly { name: string; value: number }[],
): MeasureComparison[] {
  return MEASURES_OF[owned.kind].flatMap((name) => {
    const yours = owned.measures[name];
    const value = product.find((measure) => measure.name === name)?.value;
    if (yours === undefined || value === undefined) return [];
    const difference = Math.round((value - yours) * 10) / 10;
    return [{ name, yours, product: value, difference, fit: fitOf(name, difference) }];
  });
}

function fitOf(name: GarmentMeasure, difference: number): MeasureFit {
  if (Math.abs(difference) <= (FINE.has(name) ? FINE_CM : COARSE_CM)) return 'same';
  if (ACROSS.has(name)) return difference < 0 ? 'tighter' : 'looser';
  return difference < 0 ? 'shorter' : 'longer';
}
