export type Range = readonly [low: number, high: number];

export type Bounds = { min: number; max: number };

const within = (value: number, { min, max }: Bounds) => Math.min(max, Math.max(min, value));

/** Moves one end of the range within the bounds and not past the other end. */
export const moveEnd = ([low, high]: Range, end: 'low' | 'high', to: number, bounds: Bounds): Range =>
  end === 'low' ? [Math.min(within(to, bounds), high), high] : [low, Math.max(within(to, bounds), low)];

/** Parses a typed integer with or without a unit; null when there is none. */
export function typedNumber(text: string): number | null {
  const digits = text.replace(/[^\d]/g, '');
  return digits === '' ? null : Number(digits);
}
