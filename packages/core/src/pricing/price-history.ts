import { PRICE_CHARGED_MIN_DAYS, PRICE_HISTORY_DAYS } from '../constants.ts';
import { compare, type Money } from '../money/money.ts';
import { DAY_MS } from '../time/durations.ts';

/** A change of an item's public price: `amount` applies from `at` until the next change. */
export type PriceChange = { amount: Money; at: Date };

/**
 * Returns the lowest public price of the 30 days before `now`, or since listing when that is shorter; null when the
 * item had no price before `now`. The price in force 30 days ago counts; one that begins exactly at `now` does not, so
 * that `now` can be the start of a reduction (Code de la consommation, L112-1-1).
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
 * Returns the crossed-out price beside the one in force at `now`: the lowest price of the 30 days before the last price
 * change. Returns null unless that change was a reduction from it and the item had been for sale for a week before.
 * Private offers are not part of the history (Directive 98/6, article 6a; Code de la consommation, L112-1-1).
 * @example struckPrice([{ amount: money(5000), at: june1 }, { amount: money(4000), at: june9 }], june20) // 50.00
 * @example struckPrice([{ amount: money(5000), at: june1 }, { amount: money(4000), at: june2 }], june20) // null
 * @example struckPrice([{ amount: money(4000), at: june1 }, { amount: money(5000), at: june9 }], june20) // null
 */
export function struckPrice(history: readonly PriceChange[], now: Date): Money | null {
  const past = inOrder(history).filter(({ at }) => at.getTime() <= now.getTime());
  const current = past.at(-1)?.amount;
  if (current === undefined) return null;
  // The same price stored again is no change: the reduction began with the first of the equal prices.
  const before = past.findLastIndex(({ amount }) => compare(amount, current) !== 0);
  const start = past[before + 1];
  const listed = past[0];
  const isChargedLongEnough =
    start && listed && start.at.getTime() - listed.at.getTime() >= PRICE_CHARGED_MIN_DAYS * DAY_MS;
  if (!isChargedLongEnough) return null;
  const lowest = lowestPriceOfLast30Days(past.slice(0, before + 1), start.at);
  return lowest && compare(lowest, current) > 0 ? lowest : null;
}

function inOrder(history: readonly PriceChange[]): PriceChange[] {
  return history.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
