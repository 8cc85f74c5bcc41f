/** What people own and compare with: each kind is measured in its own places. */
export const GARMENT_KINDS = ['top', 'jacket', 'dress', 'trousers', 'skirt', 'shoes', 'hat'] as const;
export type GarmentKind = (typeof GARMENT_KINDS)[number];

export const GARMENT_MEASURES = [
  'bust',
  'waist',
  'hips',
  'shoulder',
  'sleeve',
  'rise',
  'inseam',
  'thigh',
  'hem',
  'length',
  'sole',
  'head',
] as const;
export type GarmentMeasure = (typeof GARMENT_MEASURES)[number];

/** The places in which a tape is laid on each kind, in the order in which they decide whether it fits. */
export const MEASURES_OF: Readonly<Record<GarmentKind, readonly GarmentMeasure[]>> = {
  top: ['bust', 'shoulder', 'sleeve', 'length'],
  jacket: ['bust', 'shoulder', 'sleeve', 'length'],
  dress: ['bust', 'waist', 'hips', 'shoulder', 'sleeve', 'length'],
  trousers: ['waist', 'hips', 'rise', 'inseam', 'thigh', 'hem'],
  skirt: ['waist', 'hips', 'length'],
  shoes: ['sole'],
  hat: ['head'],
};

/** Centimetres that a measure of a garment may have, both ends included. */
export const MEASURE_CM = { min: 1, max: 250 } as const;

/** A garment that somebody owns, laid flat and measured in centimetres; places they did not measure are absent. */
export type OwnedGarment = {
  kind: GarmentKind;
  measures: Partial<Readonly<Record<GarmentMeasure, number>>>;
};

const OUTERWEAR = /jacket|coat|blazer|veste|manteau|blouson/;

/**
 * The kind of a piece, by where it was measured, whatever its shop calls its shelves; the categories (slugs of whole
 * paths) only tell what is worn over a jumper. Null for what has nothing to compare: bags, scarves.
 * @example garmentKind(['waist', 'inseam'], []) // trousers
 * @example garmentKind(['waist', 'hips'], []) // skirt
 */
export function garmentKind(measures: readonly string[], categories: readonly string[]): GarmentKind | null {
  const has = (name: GarmentMeasure) => measures.includes(name);
  if (has('sole')) return 'shoes';
  if (has('head')) return 'hat';
  if (has('inseam') || has('rise')) return 'trousers';
  if (categories.some((slug) => OUTERWEAR.test(slug))) return 'jacket';
  if (has('bust')) return has('waist') || has('hips') ? 'dress' : 'top';
  return has('waist') ? 'skirt' : null;
}
