import type { OrderStatus } from '@patine/contract/operations';

type Step = { code: string; at: string | null; expectedOn: string | null };

export type DeliveryDay = {
  id: 'ui.order-status.deliveredOn' | 'ui.order-status.expectedOn';
  /** ISO 8601 instant or day. */
  day: string;
};

const latest = (days: readonly (string | null)[]) =>
  days
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(-1);

/**
 * Returns the day on which the last parcel of a paid order arrived or is expected; null where there is none to tell.
 * @example deliveryDay('PAID', [{ steps: [{ code: 'delivered', at: null, expectedOn: '2026-12-02' }] }])
 *   // { id: 'ui.order-status.expectedOn', day: '2026-12-02' }
 */
export function deliveryDay(
  status: OrderStatus,
  parcels: readonly { steps: readonly Step[] }[],
): DeliveryDay | null {
  if (status !== 'PAID' && status !== 'COMPLETED') return null;
  const arrivals = parcels.flatMap(({ steps }) => steps.filter(({ code }) => code === 'delivered'));
  const isHere = arrivals.every(({ at }) => at !== null);
  const day = isHere
    ? latest(arrivals.map(({ at }) => at))
    : latest(arrivals.flatMap(({ at, expectedOn }) => (at === null ? expectedOn : null)));
  if (day === undefined) return null;
  return { id: isHere ? 'ui.order-status.deliveredOn' : 'ui.order-status.expectedOn', day };
}
