/** What makes two products alike. Values are slugs; several values of one attribute are alternatives. */
export type Likeness = {
  /** Path of the most specific category, `women/clothing/dresses`. */
  category: string;
  colors: readonly string[];
  materials: readonly string[];
  patterns: readonly string[];
  /** Silhouette and style: `oversize`, `boheme`. */
  styles: readonly string[];
  brand: string | null;
  /** First year of the decade; null when unknown. */
  decade: number | null;
  sizes: readonly string[];
  /** Hundredths. */
  price: number;
};

/** Share of each attribute in the distance; together 1. The kind of garment weighs most, then what is seen first. */
const WEIGHTS = {
  category: 0.28,
  color: 0.15,
  style: 0.12,
  size: 0.12,
  decade: 0.09,
  price: 0.09,
  material: 0.07,
  pattern: 0.05,
  brand: 0.03,
} as const;

/** Distance of an attribute that one of both products does not have. */
const UNKNOWN = 0.5;
/** Decades this far apart are as different as can be, in years. */
const DECADES_APART = 40;
/** Prices this many times apart are as different as can be. */
const PRICES_APART = 4;

function setDistance(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 && b.length === 0) return 0;
  if (a.length === 0 || b.length === 0) return UNKNOWN;
  const common = a.filter((value) => b.includes(value)).length;
  return 1 - common / (a.length + b.length - common);
}

/** Share of levels that two paths do not have in common. */
function pathDistance(a: string, b: string): number {
  if (a === b) return 0;
  const [left, right] = [a.split('/'), b.split('/')];
  const deepest = Math.max(left.length, right.length);
  const differs = left.findIndex((part, level) => part !== right[level]);
  return 1 - (differs < 0 ? left.length : differs) / deepest;
}

/** Colours of one family are closer than others: `bleu-fonce` and `bleu-clair`. */
function colorDistance(a: readonly string[], b: readonly string[]): number {
  const exact = setDistance(a, b);
  if (exact === 0) return 0;
  const family = (slugs: readonly string[]) => [...new Set(slugs.map((slug) => slug.split('-')[0] ?? slug))];
  return (exact + setDistance(family(a), family(b))) / 2;
}

const LETTER_SIZES = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', 'xxxxl'];

type Measure = {
  kind: 'letter' | 'number' | 'waist';
  value: number;
  /** One size up or down. */ step: number;
};

function measureOf(size: string): Measure | null {
  const letter = LETTER_SIZES.indexOf(size);
  if (letter >= 0) return { kind: 'letter', value: letter, step: 1 };
  const [, waist, digits] = /^(w?)(\d{1,3})(?!\d)/.exec(size) ?? [];
  if (digits === undefined) return null;
  return waist === 'w'
    ? { kind: 'waist', value: Number(digits), step: 1 }
    : { kind: 'number', value: Number(digits), step: 2 };
}

function areNeighbours(a: string, b: string): boolean {
  const [left, right] = [measureOf(a), measureOf(b)];
  return left !== null && left.kind === right?.kind && Math.abs(left.value - right.value) <= left.step;
}

/** 0 for a size in common, half for one size more or less, else 1. */
function sizeDistance(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return UNKNOWN;
  if (a.some((size) => b.includes(size))) return 0;
  return a.some((left) => b.some((right) => areNeighbours(left, right))) ? 0.5 : 1;
}

const numberDistance = (a: number | null, b: number | null, apart: number): number =>
  a === null || b === null ? UNKNOWN : Math.min(1, Math.abs(a - b) / apart);

const priceDistance = (a: number, b: number): number =>
  Math.min(1, Math.abs(Math.log(Math.max(1, a) / Math.max(1, b))) / Math.log(PRICES_APART));

/**
 * Returns how different two products are, from 0 to 1; the same in both directions.
 * @example likenessDistance(blackDress, otherBlackDress) // 0.1
 * @example likenessDistance(blackDress, denimJacket) // 0.7
 */
export function likenessDistance(a: Likeness, b: Likeness): number {
  const isBrandKnown = a.brand !== null && b.brand !== null;
  const brand = isBrandKnown ? Number(a.brand !== b.brand) : UNKNOWN;
  return (
    WEIGHTS.category * pathDistance(a.category, b.category) +
    WEIGHTS.color * colorDistance(a.colors, b.colors) +
    WEIGHTS.style * setDistance(a.styles, b.styles) +
    WEIGHTS.size * sizeDistance(a.sizes, b.sizes) +
    WEIGHTS.decade * numberDistance(a.decade, b.decade, DECADES_APART) +
    WEIGHTS.price * priceDistance(a.price, b.price) +
    WEIGHTS.material * setDistance(a.materials, b.materials) +
    WEIGHTS.pattern * setDistance(a.patterns, b.patterns) +
    WEIGHTS.brand * brand
  );
}

/** Distance within which two products look the same beside each other. */
const SAME = 0.2;
/** What a product loses for each chosen one that it equals; less the further it is from it, nothing from SAME on. */
const REPETITION = 0.12;

/** Candidates among which repetition is avoided, for each one that is returned: the others are too far away. */
const POOL = 4;

const repetition = (a: Likeness, b: Likeness) => REPETITION * Math.max(0, 1 - likenessDistance(a, b) / SAME);

/**
 * Returns the candidates that are most like a product, the nearest first, without repetition: a candidate that is
 * nearly the same as a chosen one comes after a different one that is a little further away.
 * @example mostAlike(dress, [dressInRed, skirt, dressInBlue], 2) // [dressInRed, dressInBlue]
 */
export function mostAlike<Candidate extends Likeness>(
  product: Likeness,
  candidates: readonly Candidate[],
  most: number,
): Candidate[] {
  let left = candidates
    .map((candidate) => ({ candidate, cost: likenessDistance(product, candidate) }))
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, most * POOL);
  const chosen: Candidate[] = [];
  while (chosen.length < most && left.length > 0) {
    const next = left.reduce((best, one) => (one.cost < best.cost ? one : best));
    chosen.push(next.candidate);
    left = left
      .filter((one) => one !== next)
      .map(({ candidate, cost }) => ({ candidate, cost: cost + repetition(next.candidate, candidate) }));
  }
  return chosen;
}
