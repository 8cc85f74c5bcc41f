import { seeded } from '../../fakes/seeded.ts';

/** Random choices that are the same for the same seed. */
export function randomChoices(seed: number) {
  const random = seeded(seed);
  const below = (end: number) => Math.floor(random() * end);
  const pick = <Of>(from: readonly Of[]): Of => from[below(from.length)] as Of;
  return {
    below,
    pick,
    chance: (share: number) => random() < share,
    some: <Of>(most: number, make: () => Of): Of[] => Array.from({ length: below(most + 1) }, make),
  };
}

export type Choices = ReturnType<typeof randomChoices>;
