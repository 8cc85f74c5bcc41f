import { MEASURES_OF, type GarmentMeasure, type OwnedGarment } from './garments.ts';

export type MeasureFit = 'same' | 'tighter' | 'looser' | 'shorter' | 'longer';

/** One place on both garments, in centimetres on the flat. */
export type MeasureComparison = {
  name: GarmentMeasure;
  yours: number;
  piece: number;
  /** The piece's less yours, to the millimetre. */
  difference: number;
  verdict: MeasureFit;
};

/** Measures across the body; the others run along it. */
const ACROSS: ReadonlySet<GarmentMeasure> = new Set([
  'bust',
  'waist',
  'hips',
  'shoulder',
  'thigh',
  'hem',
  'head',
]);

/** Half a centimetre is most of a shoe's or a hat's size. */
const FINE: ReadonlySet<GarmentMeasure> = new Set(['sole', 'head']);
const FINE_CM = 0.3;
/** How exactly a garment is measured: within it, two are alike. */
const COARSE_CM = 1;

/**
 * Lays a piece beside a garment that somebody owns: every place that both were measured in, those that decide first.
 * @example a bust of 50 beside 49 is the same, beside 48.9 looser; a sleeve of 60 beside 61.1 is shorter
 */
export function compareMeasures(
  owned: OwnedGarment,
  piece: readonly { name: string; value: number }[],
): MeasureComparison[] {
  return MEASURES_OF[owned.kind].flatMap((name) => {
    const yours = owned.measures[name];
    const its = piece.find((measure) => measure.name === name)?.value;
    if (yours === undefined || its === undefined) return [];
    const difference = Math.round((its - yours) * 10) / 10;
    return [{ name, yours, piece: its, difference, verdict: verdictOf(name, difference) }];
  });
}

function verdictOf(name: GarmentMeasure, difference: number): MeasureFit {
  if (Math.abs(difference) <= (FINE.has(name) ? FINE_CM : COARSE_CM)) return 'same';
  if (ACROSS.has(name)) return difference < 0 ? 'tighter' : 'looser';
  return difference < 0 ? 'shorter' : 'longer';
}
