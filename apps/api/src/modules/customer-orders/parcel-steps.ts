import type { ParcelStep } from '@patine/contract/resolvers';
import { deliveryDates } from '@patine/core';
import type { OrderRow, ParcelRow } from '../orders/repository.ts';

/** Working days from the order to each step, when all goes well; delivery has the quote's own days. */
const PREPARED_DAYS = 1;
const GROUPED_DAYS = 3;
const SHIPPED_DAYS = { DIRECT: 2, GROUPED: 4 };

/** A parcel's way, with the moment of what happened and the day on which the rest is expected. */
export function parcelSteps(order: OrderRow, parcel: ParcelRow): ParcelStep[] {
  const isGrouped = order.deliveryType === 'GROUPED';
  const expected = (days: number) => {
    const { latest } = deliveryDates(order.paidAt ?? order.createdAt, { minDays: days, maxDays: days });
    return latest < order.latestDelivery ? latest : order.latestDelivery;
  };
  const step = (code: string, at: Date | null, expectedOn: string): ParcelStep => ({
    code,
    at: at?.toISOString() ?? null,
    expectedOn: at ? null : expectedOn,
  });
  return [
    step('paid', order.paidAt, expected(0)),
    step('prepared', parcel.preparedAt, expected(PREPARED_DAYS)),
    ...(isGrouped ? [step('grouped', parcel.groupedAt, expected(GROUPED_DAYS))] : []),
    step('shipped', parcel.shippedAt, expected(isGrouped ? SHIPPED_DAYS.GROUPED : SHIPPED_DAYS.DIRECT)),
    step('delivered', parcel.deliveredAt, order.latestDelivery),
  ];
}
