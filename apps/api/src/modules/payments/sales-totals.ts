import { MINUTE_MS } from '@patine/core';
import type { Services } from '../../context.ts';
import { type LedgerKind, sumLedger } from './ledger-repository.ts';

/** No transaction stays open for as long: what the ledger has of before is complete. */
const CLOSED_AFTER_MS = 10 * MINUTE_MS;

export type SalesTotal = { currency: string; kind: LedgerKind; count: number; cents: number };

function add(totals: readonly SalesTotal[], more: readonly SalesTotal[]): SalesTotal[] {
  const groups = Map.groupBy([...totals, ...more], ({ currency, kind }) => `${currency} ${kind}`);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first
      ? others.reduce(
          (sum, { count, cents }) => ({ ...sum, count: sum.count + count, cents: sum.cents + cents }),
          first,
        )
      : [],
  );
}

/**
 * Returns a function that sums the ledger since ever. Entries that are complete are summed once; each call reads those of
 * the last minutes.
 */
export function createSalesTotals({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  let closed: { upTo: number; totals: SalesTotal[] } = { upTo: 0, totals: [] };

  return async (): Promise<SalesTotal[]> => {
    const base = closed;
    const before = new Date(clock.now().getTime() - CLOSED_AFTER_MS);
    const sums = await sumLedger(db, base.upTo, before);
    const complete = sums.filter(({ isComplete }) => isComplete);
    // Another call may have read the same entries meanwhile.
    if (closed === base)
      closed = { upTo: sums[0]?.completeUpTo ?? base.upTo, totals: add(base.totals, complete) };
    return add(base.totals, sums);
  };
}
