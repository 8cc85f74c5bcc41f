import type { ParcelStep } from '@patine/contract/resolvers';
import { deliveryDates } from '@patine/core';
import type { OrderRow, ParcelRow } from '../orders/index.ts';

/** Expected working days from the order to each step. The quote gives the days until delivery. */
const PREPARED_DAYS = 1;
const GROUPED_DAYS = 3;
const SHIPPED_DAYS = { DIRECT: 2, GROUPED: 4 };

/** Lists a parcel's steps: the time of each completed step, and the expected day of the others. */
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
