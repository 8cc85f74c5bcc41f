import { DAY_MS, REFUND_LEAD_DAYS, refundDeadline } from '@patine/core';
import type { Database } from '../../db/client.ts';
import {
  declarationsOfReturns,
  returnParcelsOf,
  type ReturnRow,
  unrefundedReturns,
} from '../returns/index.ts';

export type DueRefund = {
  request: ReturnRow;
  /** The latest legal time to refund; null until there is proof that the items were posted. */
  deadline: Date | null;
};

type ParcelTimes = { shippedAt: Date | null; deliveredAt: Date | null };

/** When the last parcel was posted; null until all of them are. */
function postedAt(parcels: readonly ParcelTimes[]): Date | null {
  const times = parcels.flatMap(({ shippedAt, deliveredAt }) => shippedAt ?? deliveredAt ?? []);
  if (times.length === 0 || times.length < parcels.length) return null;
  return new Date(Math.max(...times.map((at) => at.getTime())));
}

/**
 * Returns without a refund, oldest first, each with its deadline. The period starts at the earliest declaration of
 * withdrawal among its items or at the return request, whichever is earlier.
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

/**
 * True from `REFUND_LEAD_DAYS` before the deadline: until then the operator can inspect the items and refund by hand.
 */
export const isToBePaid = ({ deadline }: DueRefund, now: Date): boolean =>
  deadline !== null && now.getTime() >= deadline.getTime() - REFUND_LEAD_DAYS * DAY_MS;
