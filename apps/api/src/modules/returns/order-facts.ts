import { canWithdraw, type LineStatus, type ReturnFacts } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { type WithdrawalRow, returnIdsOf, withdrawalsOf } from './repository.ts';
import { type LineRow, linesOf, type OrderRow, type ParcelRow, parcelsOf } from '../orders/index.ts';

/** The rows of one order that decide whether it can be cancelled, changed or returned. */
export type OrderFacts = {
  order: OrderRow;
  lines: LineRow[];
  parcels: ParcelRow[];
  /** The return id of each order line that is in a return. */
  returnOf: ReadonlyMap<string, string>;
  /** Oldest first. */
  withdrawals: WithdrawalRow[];
};

const AWAITED: ReadonlySet<string> = new Set(['paid', 'shipped', 'delivered']);

/**
 * When the last parcel was delivered; null while one is on its way. Ignores undelivered parcels whose lines are all
 * cancelled or refunded.
 */
export function lastReceivedAt({ lines, parcels }: Pick<OrderFacts, 'lines' | 'parcels'>): Date | null {
  const awaited = parcels.filter(
    ({ id, deliveredAt }) =>
      deliveredAt !== null || lines.some(({ parcelId, status }) => parcelId === id && AWAITED.has(status)),
  );
  const received = awaited.flatMap(({ deliveredAt }) => deliveredAt ?? []);
  if (received.length === 0 || received.length < awaited.length) return null;
  return received.reduce((latest, at) => (at > latest ? at : latest));
}

/** The facts that decide whether a line can be returned. */
export function returnFactsOf(line: LineRow, facts: OrderFacts): ReturnFacts {
  return {
    status: line.status as LineStatus,
    isCustomised: line.customizationValue !== null,
    deliveredAt: facts.parcels.find(({ id }) => id === line.parcelId)?.deliveredAt ?? null,
    lastReceivedAt: lastReceivedAt(facts),
    isReturning: facts.returnOf.has(line.id),
    withdrawnAt: facts.withdrawals.find(({ lineIds }) => lineIds.includes(line.id))?.declaredAt ?? null,
  };
}

/** The lines that the buyer can still withdraw from. */
export const withdrawableLines = (facts: OrderFacts, now: Date): LineRow[] =>
  facts.lines.filter((line) => canWithdraw(returnFactsOf(line, facts), now));

/** Loads several orders with a fixed number of queries. */
export async function loadFacts(db: Database, orders: readonly OrderRow[]): Promise<OrderFacts[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const lines = await linesOf(db, ids);
  const parcels = await parcelsOf(db, ids);
  const withdrawals = await withdrawalsOf(db, ids);
  const returnOf = await returnIdsOf(
    db,
    lines.map(({ id }) => id),
  );
  return orders.map((order) => ({
    order,
    lines: lines.filter(({ orderId }) => orderId === order.id),
    parcels: parcels.filter(({ orderId }) => orderId === order.id),
    withdrawals: withdrawals.filter(({ orderId }) => orderId === order.id),
    returnOf,
  }));
}
