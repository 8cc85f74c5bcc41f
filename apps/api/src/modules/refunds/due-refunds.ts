import { DAY_MS, REFUND_LEAD_DAYS, refundDeadline } from '@patine/core';
import type { Database } from '../../db/client.ts';
import {
  declarationsOfReturns,
  type ReturnRow,
  returnParcelsOf,
  unrefundedReturns,
} from '../returns/repository.ts';

export type DueRefund = {
  request: ReturnRow;
  /** The last moment to pay back; null while nothing proves that the pieces are on their way. */
  deadline: Date | null;
};

type ParcelTimes = { shippedAt: Date | null; deliveredAt: Date | null };

/** When the last parcel left, once all of them have. */
function postedAt(parcels: readonly ParcelTimes[]): Date | null {
  const times = parcels.flatMap(({ shippedAt, deliveredAt }) => shippedAt ?? deliveredAt ?? []);
  if (times.length === 0 || times.length < parcels.length) return null;
  return new Date(Math.max(...times.map((at) => at.getTime())));
}

/**
 * Returns that are not paid back yet, oldest first, each with its deadline. It runs from the earliest declaration
 * among the pieces; a return asked for without one counts as a declaration.
 */
export async function dueRefunds(db: Database): Promise<DueRefund[]> {
  const open = await unrefundedReturns(db);
  if (open.length === 0) return [];
  const ids = open.map(({ id }) => id);
  const parcels = await returnParcelsOf(db, ids);
  const declarations = await declarationsOfReturns(db, ids);
  return open.map((request) => {
    const declared = declarations
      .filter(({ returnId }) => returnId === request.id)
      .map(({ declaredAt }) => declaredAt.getTime());
    const deadline = refundDeadline({
      declaredAt: new Date(Math.min(request.requestedAt.getTime(), ...declared)),
      postedAt: postedAt(parcels.filter(({ returnId }) => returnId === request.id)),
      receivedAt: request.receivedAt,
    });
    return { request, deadline };
  });
}

/** Whether a refund leaves by itself now: its deadline is near, and somebody had the days before it to look. */
export const isToBePaid = ({ deadline }: DueRefund, now: Date): boolean =>
  deadline !== null && now.getTime() >= deadline.getTime() - REFUND_LEAD_DAYS * DAY_MS;
