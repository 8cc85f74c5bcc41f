/** Kinds of garments that customers own and compare with products. Each kind has its own measures. */
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

/** The measures of each kind, the most decisive for the fit first. */
export const MEASURES_OF: Readonly<Record<GarmentKind, readonly GarmentMeasure[]>> = {
  top: ['bust', 'shoulder', 'sleeve', 'length'],
  jacket: ['bust', 'shoulder', 'sleeve', 'length'],
  dress: ['bust', 'waist', 'hips', 'shoulder', 'sleeve', 'length'],
  trousers: ['waist', 'hips', 'rise', 'inseam', 'thigh', 'hem'],
  skirt: ['waist', 'hips', 'length'],
  shoes: ['sole'],
  hat: ['head'],
};

/** Valid range of a garment measure in centimetres, both ends included. */
export const MEASURE_CM = { min: 1, max: 250 } as const;

/** A garment that the customer owns, measured flat in centimetres. Measures that were not taken are absent. */
export type OwnedGarment = {
  kind: GarmentKind;
  measures: Partial<Readonly<Record<GarmentMeasure, number>>>;
};

const OUTERWEAR = /jacket|coat|blazer|veste|manteau|blouson/;

/**
 * Derives the kind of a product from the names of its measures, because shops name categories freely. The categories
 * (slugs of full paths) only tell outerwear from tops. Returns null for what has nothing to compare, such as bags.
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
