import { lightness, mix, rgb } from './colors.ts';

export type GroundName = 'paper' | 'linen' | 'plaster' | 'wool';

/** What a garment lies on or hangs before. */
export interface Ground {
  name: GroundName;
  color: string;
  /** Share of the height at which the wall meets the table, or null for one even ground. */
  horizon: number | null;
}

/** Washes of the shop's ecru, blush, moss, mustard and denim: pale ones, and deeper ones under pale garments. */
const WASHES = [
  ['#F1E9DC', '#C9B594'],
  ['#EFD5C9', '#CDA290'],
  ['#D6DBC8', '#98A288'],
  ['#EBDAAE', '#D2B681'],
  ['#CFD8DD', '#8FA3B3'],
] as const;
const CLOTHS: readonly GroundName[] = ['paper', 'linen', 'plaster', 'wool'];

/** Difference of two colours as a share of black to white, the eye's weights for red, green and blue. */
export function contrast(one: string, other: string): number {
  const [a, b] = [rgb(one), rgb(other)];
  return Math.sqrt(
    0.3 * ((a[0] - b[0]) / 255) ** 2 + 0.59 * ((a[1] - b[1]) / 255) ** 2 + 0.11 * ((a[2] - b[2]) / 255) ** 2,
  );
}

const LEAST = 0.21;

/** The ground of a listing: the next listing in order has another cloth and another wash. */
export function groundFor(order: number, garment: string): Omit<Ground, 'horizon'> {
  const depth = lightness(garment) > 0.7 ? 1 : 0;
  const tries = WASHES.flatMap((_, step) => {
    const wash = WASHES[(order * 2 + step) % WASHES.length]!;
    return [wash[depth], wash[1 - depth]!];
  }).map((wash) => mix(wash, '#FFF6E6', (order % 7) * 0.02));
  const clearest = tries.toSorted((a, b) => contrast(b, garment) - contrast(a, garment))[0]!;
  const color = tries.find((each) => contrast(each, garment) >= LEAST) ?? clearest;
  return { name: CLOTHS[order % CLOTHS.length]!, color };
}
