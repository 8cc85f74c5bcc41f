import { money, type Money, type OfferBounds } from '@patine/core';

/** Why an amount cannot be sent: it is missing or outside of the bounds. */
export type OfferProblem = 'EMPTY' | 'TOO_LOW' | 'TOO_HIGH';

/** Parses « 62 », « 62,50 » or « 1 200.5 » to hundredths; null when it is no amount. */
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
 * Returns suggested amounts in whole units: the lowest offer, and about 20 % and 10 % below the price when those are
 * higher. The price itself is suggested only when no other offer is possible.
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

/** Returns the discount of an offer in whole percent. */
export const offerPercent = (amount: number, { max }: OfferBounds): number =>
  max.amount > 0 ? Math.floor(((max.amount - amount) * 100) / max.amount) : 0;
