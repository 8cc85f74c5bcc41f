import { fewerWords, type Query, type QueryWord } from '@patine/search/requests';

/** One way to read the words of a query; the next is tried when a search finds nothing. */
export type Attempt = {
  words: readonly QueryWord[];
  mostTypos: 0 | 1 | 2;
  /** Only the records with the fewest typos: so many conditions of `typoConditions` as the best record meets. */
  fewestTypos?: number;
};

export const firstAttempt = ({ words, settings }: Query): Attempt => ({
  words,
  mostTypos: settings.tolerance === 'true' ? 2 : 0,
});

/** The further attempts, in the order in which the shop's own engine makes them. */
export function furtherAttempts({ words, settings }: Query): Attempt[] {
  if (words.length === 0) return [];
  const steps = ({ false: [0], true: [2], min: [0, 1, 2], strict: [0, 2] } as const)[settings.tolerance];
  return [words, ...fewerWords(words, settings.removal)]
    .flatMap((list) => steps.map((mostTypos): Attempt => ({ words: list, mostTypos })))
    .slice(1);
}

/** Whether only the records with the fewest typos count. */
export const keepsFewestTypos = ({ settings }: Query, { words, mostTypos }: Attempt): boolean =>
  settings.tolerance === 'min' && mostTypos > 0 && words.every(({ optional }) => !optional);
