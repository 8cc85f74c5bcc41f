import { money, type Money, type OfferBounds } from '@patine/core';

/** What keeps an amount from being sent: nothing was typed, or it lies outside the bounds. */
export type OfferProblem = 'EMPTY' | 'TOO_LOW' | 'TOO_HIGH';

/** Hundredths of what was typed, « 62 », « 62,50 » or « 1 200.5 »; null when it is no amount. */
export function offerAmount(text: string): number | null {
  const plain = text.replaceAll(/[\s€]/gu, '').replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/u.test(plain) ? Math.round(Number(plain) * 100) : null;
}

export function offerProblem(amount: number | null, { min, max }: OfferBounds): OfferProblem | null {
  if (amount === null) return 'EMPTY';
  if (amount < min.amount) return 'TOO_LOW';
  return amount > max.amount ? 'TOO_HIGH' : null;
}

/**
 * Amounts to begin with, in whole units: the floor, and about 20 and 10 % below the price where they are above it.
 * The price itself is none of them, unless nothing else may be offered.
 */
export function offerSuggestions({ min, max }: OfferBounds): Money[] {
  const amounts = [
    min.amount,
    ...[80, 90].map((percent) => Math.ceil((max.amount * percent) / 10_000) * 100),
  ];
  return [...new Set(amounts)]
    .filter((amount) => amount === min.amount || (amount > min.amount && amount < max.amount))
    .toSorted((a, b) => a - b)
    .map((amount) => money(amount, max.currency));
}

/** Whole percent that an offer takes off the price. */
export const offerPercent = (amount: number, { max }: OfferBounds): number =>
  max.amount > 0 ? Math.floor(((max.amount - amount) * 100) / max.amount) : 0;
