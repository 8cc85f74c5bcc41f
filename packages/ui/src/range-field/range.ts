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

/** Positions of a slider between two edges: whole euros where a slice is ten wide. */
const STEPS_PER_SLICE = 10;

export type Scale = {
  /** Highest position of a slider; the lowest is 0. */
  last: number;
  positionOf: (value: number) => number;
  valueAt: (position: number) => number;
};

/** A slider's scale on which all slices are equally wide, whatever values they span. At least two edges. */
export function scaleOf(edges: readonly number[]): Scale {
  const slices = edges.length - 1;
  return {
    last: slices * STEPS_PER_SLICE,
    positionOf: (value) => {
      const slice = Math.min(
        slices - 1,
        Math.max(
          0,
          edges.findLastIndex((edge) => edge <= value),
        ),
      );
      const [from = 0, to = 0] = edges.slice(slice);
      return Math.round((slice + (value - from) / (to - from || 1)) * STEPS_PER_SLICE);
    },
    valueAt: (position) => {
      const slice = Math.min(slices - 1, Math.floor(position / STEPS_PER_SLICE));
      const [from = 0, to = 0] = edges.slice(slice);
      return Math.round(from + ((to - from) * (position - slice * STEPS_PER_SLICE)) / STEPS_PER_SLICE);
    },
  };
}

/** A scale on which every value is a position. */
export const evenScale = ({ min, max }: Bounds): Scale => ({
  last: max - min,
  positionOf: (value) => value - min,
  valueAt: (position) => min + position,
});
