import { PRICE_ASKED_MIN_DAYS, PRICE_HISTORY_DAYS } from '../constants.ts';
import { compare, type Money } from '../money/money.ts';

/** One change of an item's public price: `amount` holds from `at` until the next change. */
export type PriceChange = { amount: Money; at: Date };

const DAY_MS = 86_400_000;

/**
 * Finds the lowest public price of the 30 days before `now`, or since listing when that is shorter; null when the
 * item had no price before `now`. The price that 30 days ago was already in force counts; one that starts at
 * `now` itself does not, so that `now` may be the moment a reduction begins (Code de la consommation, L112-1-1).
 * @example lowestPriceOfLast30Days([{ amount: money(900), at: now }], now) // null
 */
export function lowestPriceOfLast30Days(history: readonly PriceChange[], now: Date): Money | null {
  const opening = now.getTime() - PRICE_HISTORY_DAYS * DAY_MS;
  const past = inOrder(history).filter(({ at }) => at.getTime() < now.getTime());
  const inForce = past.findLastIndex(({ at }) => at.getTime() <= opening);
  const window = past.slice(Math.max(inForce, 0)).map(({ amount }) => amount);
  return window.reduce<Money | null>(
    (lowest, amount) => (lowest === null || compare(amount, lowest) < 0 ? amount : lowest),
    null,
  );
}

/**
 * Finds the price that may be struck beside the one in force at `now`: the lowest of the 30 days before the last
 * change of price; null unless that change was a reduction from it, and the item had been offered for a week before
 * it. Private offers are no part of the history (Directive 98/6, article 6a; Code de la consommation, L112-1-1).
 * @example struckPrice([{ amount: money(5000), at: june1 }, { amount: money(4000), at: june9 }], june20) // 50.00
 * @example struckPrice([{ amount: money(5000), at: june1 }, { amount: money(4000), at: june2 }], june20) // null
 * @example struckPrice([{ amount: money(4000), at: june1 }, { amount: money(5000), at: june9 }], june20) // null
 */
export function struckPrice(history: readonly PriceChange[], now: Date): Money | null {
  const past = inOrder(history).filter(({ at }) => at.getTime() <= now.getTime());
  const current = past.at(-1)?.amount;
  if (current === undefined) return null;
  // A price stored again unchanged is no change: the reduction began with the first of its run.
  const before = past.findLastIndex(({ amount }) => compare(amount, current) !== 0);
  const start = past[before + 1];
  const listed = past[0];
  const isAskedLongEnough =
    start && listed && start.at.getTime() - listed.at.getTime() >= PRICE_ASKED_MIN_DAYS * DAY_MS;
  if (!isAskedLongEnough) return null;
  const lowest = lowestPriceOfLast30Days(past.slice(0, before + 1), start.at);
  return lowest && compare(lowest, current) > 0 ? lowest : null;
}

function inOrder(history: readonly PriceChange[]): PriceChange[] {
  return history.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
