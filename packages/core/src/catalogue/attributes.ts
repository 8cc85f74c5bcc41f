export const FAMILIES = [
  'vintage',
  'upcycled',
  'new_but_green',
  'imperfect',
  'archive',
  'second_hand',
] as const;
export type Family = (typeof FAMILIES)[number];

/** From new with tag to fair. */
export const CONDITIONS = ['neuf', 'tresBonEtat', 'bonEtat', 'etatCorrect'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const TARGETS = ['women', 'men', 'kids'] as const;
export type Target = (typeof TARGETS)[number];

/** The parts of the body for which a size can be saved. */
export const SIZE_KINDS = ['top', 'waist', 'head', 'shoe'] as const;
export type SizeKind = (typeof SIZE_KINDS)[number];

export const MEASUREMENT_SYSTEMS = ['METRIC', 'IMPERIAL'] as const;
export type MeasurementSystem = (typeof MEASUREMENT_SYSTEMS)[number];

/**
 * The colours of the filter, each with its swatch. The multicoloured swatch is used where no pattern can be drawn.
 * `autre` is any colour that the list does not have.
 */
export const COLORS = [
  { slug: 'blanc', hex: '#FFFFFF' },
  { slug: 'noir', hex: '#1C1917' },
  { slug: 'rouge', hex: '#B3261E' },
  { slug: 'vert', hex: '#4C6B3C' },
  { slug: 'rose', hex: '#E8A0B0' },
  { slug: 'beige', hex: '#D9C4A1' },
  { slug: 'ecru', hex: '#F1EAE0' },
  { slug: 'gris', hex: '#8C8A87' },
  { slug: 'marron', hex: '#6B4226' },
  { slug: 'multicolore', hex: '#C08552' },
  { slug: 'bleu-fonce', hex: '#1F2F4F' },
  { slug: 'jaune', hex: '#F0C93B' },
  { slug: 'violet', hex: '#6A4C93' },
  { slug: 'bleu-clair', hex: '#A7C7E7' },
  { slug: 'orange', hex: '#E07B2A' },
  { slug: 'dore', hex: '#C9A227' },
  { slug: 'bleu-moyen', hex: '#4A74B0' },
  { slug: 'argente', hex: '#C0C4C8' },
  { slug: 'autre', hex: '#DDD3C5' },
] as const;
export type ColorSlug = (typeof COLORS)[number]['slug'];

/** The values of Google's `size_type` attribute. */
export const SIZE_TYPES = ['regular', 'petite', 'plus', 'tall', 'big', 'maternity'] as const;
export type SizeType = (typeof SIZE_TYPES)[number];

/** What a product label states. */
export const LABEL_TYPES = ['certification', 'craft', 'origin', 'selection'] as const;
export type LabelType = (typeof LABEL_TYPES)[number];

/** Why a new product needed no newly woven fabric: end of a roll, unsold stock, or certified material. */
export const ORIGIN_REASONS = ['end_of_roll', 'deadstock', 'certified_material'] as const;
export type OriginReason = (typeof ORIGIN_REASONS)[number];
