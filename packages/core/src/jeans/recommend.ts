/** Waist girth in centimetres for each French women's size (EN 13402-3). */
const WAIST_BY_SIZE = {
  32: 56,
  34: 60,
  36: 64,
  38: 68,
  40: 72,
  42: 76,
  44: 80,
  46: 84,
  48: 88,
  50: 94,
} as const;

/** Middle of each height range, in centimetres. */
const HEIGHT_BY_RANGE = {
  'under-155': 152,
  '155-160': 157.5,
  '160-165': 162.5,
  '165-170': 167.5,
  '170-175': 172.5,
  '175-180': 177.5,
  'over-180': 183,
} as const;

/** Inches added to the wearer's waist. */
const EASE = { tight: 0, regular: 1, loose: 2 } as const;

export type JeansSize = keyof typeof WAIST_BY_SIZE;
export type HeightRange = keyof typeof HEIGHT_BY_RANGE;
export type Tightness = keyof typeof EASE;

export const JEANS_SIZES = Object.keys(WAIST_BY_SIZE).map(Number) as JeansSize[];
export const HEIGHT_RANGES = Object.keys(HEIGHT_BY_RANGE) as HeightRange[];
export const TIGHTNESSES = Object.keys(EASE) as Tightness[];

/** Inseam lengths in which jeans are sold, in inches. */
const LENGTHS = [26, 28, 30, 32, 34, 36] as const;

const CENTIMETRES_PER_INCH = 2.54;
/** Crotch height is 47 % of body height (ANSUR II, women); the hem is 3 cm above the floor. */
const CROTCH_HEIGHT = 0.47;
const HEM = 3;

/** Waist and inseam in inches. */
export type JeansFit = { W: number; L: number };

/**
 * Recommends the size of vintage jeans. The waist is that of the usual size in inches plus the preferred ease; the
 * length is rounded up, because a hem can be shortened but not lengthened.
 * @example recommendJeans({ size: 38, heightRange: '165-170', tightness: 'tight' }) // { W: 27, L: 30 }
 * @example recommendJeans({ size: 38, heightRange: '170-175', tightness: 'loose' }) // { W: 29, L: 32 }
 */
export function recommendJeans({
  size,
  heightRange,
  tightness,
}: {
  size: JeansSize;
  heightRange: HeightRange;
  tightness: Tightness;
}): JeansFit {
  const inseam = (HEIGHT_BY_RANGE[heightRange] * CROTCH_HEIGHT - HEM) / CENTIMETRES_PER_INCH;
  return {
    W: Math.round(WAIST_BY_SIZE[size] / CENTIMETRES_PER_INCH) + EASE[tightness],
    L: LENGTHS.find((length) => length >= inseam) ?? LENGTHS.at(-1)!,
  };
}

/** Front rise in centimetres: jeans below MID_RISE sit under the waist, jeans below LOW_RISE on the hips. */
const MID_RISE = 27;
const LOW_RISE = 22;

/**
 * Known measures of a pair of jeans in centimetres (around the waistband, along the inseam, front rise), and the text
 * of its size tag.
 */
export type JeansMeasures = {
  waist?: number | undefined;
  inseam?: number | undefined;
  rise?: number | undefined;
  tag: string;
};

/**
 * Returns the wearer's waist and length that a pair of jeans fits, in inches; null when unknown. Measures take
 * precedence over the tag, because vintage denim shrinks and sizing has changed. A lower rise subtracts one or two
 * inches, because the body is wider there.
 * @example jeansFit({ waist: 76, inseam: 79, rise: 29, tag: 'W32 L34' }) // { W: 30, L: 31 }
 * @example jeansFit({ tag: 'W28 L32' }) // { W: 28, L: 32 }
 * @example jeansFit({ tag: '38' }) // { W: null, L: null }
 */
export function jeansFit({ waist, inseam, rise, tag }: JeansMeasures): {
  W: number | null;
  L: number | null;
} {
  const inches = (centimetres: number) => Math.round(centimetres / CENTIMETRES_PER_INCH);
  const [, taggedWaist, taggedLength] = /^W ?(\d{2})(?:[ /]*L ?(\d{2}))?$/i.exec(tag.trim()) ?? [];
  const belowWaist = rise === undefined || rise >= MID_RISE ? 0 : rise >= LOW_RISE ? 1 : 2;
  const band = waist === undefined ? (taggedWaist === undefined ? null : Number(taggedWaist)) : inches(waist);
  const leg =
    inseam === undefined ? (taggedLength === undefined ? null : Number(taggedLength)) : inches(inseam);
  return { W: band === null ? null : band - belowWaist, L: leg };
}
