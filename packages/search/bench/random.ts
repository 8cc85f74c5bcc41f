export interface Random {
  /** Number from 0 to below 1. */
  next: () => number;
  /** Integer from 0 to below `limit`. */
  below: (limit: number) => number;
  /** Chooses earlier items more often, like the popularity of brands and sizes. */
  favourite: <T>(items: readonly T[]) => T;
  pick: <T>(items: readonly T[]) => T;
  chance: (probability: number) => boolean;
}

/** Mulberry32: the same seed gives the same numbers on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (items) => items[below(items.length)]!,
    favourite: (items) => items[Math.floor(next() ** 2 * items.length)]!,
    chance: (probability) => next() < probability,
  };
}
