/** Test card numbers and how the sandbox responds to them. */
export const CARDS = [
  { number: '4242424242424242', outcome: 'succeeds' },
  { number: '4000000000000002', outcome: 'declines' },
  { number: '4000000000000119', outcome: 'timesOut' },
  { number: '4000000000003063', outcome: 'paysLate' },
] as const;

export type CardOutcome = (typeof CARDS)[number]['outcome'];

/** In groups of four, as printed on a card. */
export const spaced = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** Null for a number that is no test card. */
export const outcomeOf = (typed: string): CardOutcome | null =>
  CARDS.find(({ number }) => number === typed.replaceAll(/[\s-]/g, ''))?.outcome ?? null;
