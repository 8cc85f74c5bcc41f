import { REFUND_LEAD_DAYS, refundDeadline } from '@patine/core';
import { asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import {
  returnLines,
  returnParcels,
  returns,
  withdrawalLines,
  withdrawals,
} from '../../db/schema/returns.ts';
import type { ReturnRow } from '../returns/repository.ts';

const DAY_MS = 86_400_000;

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
  const open = await db
    .select()
    .from(returns)
    .where(isNull(returns.refundedAt))
    .orderBy(asc(returns.requestedAt), asc(returns.id));
  if (open.length === 0) return [];
  const ids = open.map(({ id }) => id);
  const parcels = await db.select().from(returnParcels).where(inArray(returnParcels.returnId, ids));
  const declarations = await db
    .select({ returnId: returnLines.returnId, declaredAt: withdrawals.declaredAt })
    .from(returnLines)
    .innerJoin(withdrawalLines, eq(withdrawalLines.orderLineId, returnLines.orderLineId))
    .innerJoin(withdrawals, eq(withdrawals.id, withdrawalLines.withdrawalId))
    .where(inArray(returnLines.returnId, ids));
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
