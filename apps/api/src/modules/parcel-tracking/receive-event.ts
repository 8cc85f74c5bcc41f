import type { Database } from '../../db/client.ts';
import {
  deliverParcel,
  lockOrder,
  notifyOfParcel,
  type ParcelKind,
  parcelsOf,
  shipParcel,
} from '../orders/index.ts';
import type { CarrierMessage } from './carrier-message.ts';
import {
  type CarrierEventRow,
  changeReturnParcel,
  historyOf,
  insertEvent,
  storeTrackingUrl,
  parcelsByNumber,
  returnParcelsByNumber,
} from './repository.ts';

/** When a parcel was shipped and delivered, from all its events sorted by time. */
function milestones(history: readonly CarrierEventRow[]) {
  const first = history.find(({ kind }) => kind !== 'exception');
  const delivered = history.find(({ kind }) => kind === 'delivered');
  return { shippedAt: first?.at ?? null, deliveredAt: delivered?.at ?? null };
}

/**
 * Updates parcels with this tracking number from the carrier's events; known times are not overwritten. Ignores events
 * from before the order, because carriers reuse tracking numbers.
 */
export async function applyHistory(tx: Database, trackingNumber: string, now: Date) {
  const history = await historyOf(tx, trackingNumber);
  for (const { id, orderId } of await parcelsByNumber(tx, trackingNumber)) {
    const order = await lockOrder(tx, orderId);
    const parcel = (await parcelsOf(tx, [orderId])).find((found) => found.id === id);
    if (!order || !parcel) continue;
    const { shippedAt, deliveredAt } = milestones(history.filter(({ at }) => at >= order.createdAt));
    if (shippedAt)
      await shipParcel(tx, parcel, { trackingNumber: null, trackingUrl: null, at: shippedAt }, now);
    if (deliveredAt) await deliverParcel(tx, parcel, deliveredAt, now);
  }
  const { shippedAt, deliveredAt } = milestones(history);
  for (const parcel of await returnParcelsByNumber(tx, trackingNumber))
    await changeReturnParcel(tx, parcel.id, {
      shippedAt: parcel.shippedAt ?? shippedAt,
      deliveredAt: parcel.deliveredAt ?? deliveredAt,
    });
}

/** Events with a notification to the buyer, besides shipment and delivery (see `orders/fulfilment.ts`). */
const ON_THE_WAY: Partial<Record<CarrierMessage['kind'], ParcelKind>> = {
  out_for_delivery: 'PARCEL_OUT_FOR_DELIVERY',
  available: 'PARCEL_AVAILABLE',
};

/**
 * Stores a carrier's event once and applies it. Events of unknown tracking numbers are kept until a parcel has the
 * number.
 */
export async function receiveEvent(tx: Database, message: CarrierMessage, now: Date) {
  const isNew = await insertEvent(tx, {
    carrier: message.carrier,
    eventId: message.id,
    trackingNumber: message.trackingNumber,
    kind: message.kind,
    place: message.place ?? null,
    at: new Date(message.at),
    receivedAt: now,
  });
  if (!isNew) return;
  if (message.trackingUrl) await storeTrackingUrl(tx, message.trackingNumber, message.trackingUrl);
  await applyHistory(tx, message.trackingNumber, now);
  const kind = ON_THE_WAY[message.kind];
  if (!kind) return;
  for (const { orderId, deliveredAt } of await parcelsByNumber(tx, message.trackingNumber))
    if (!deliveredAt) await notifyOfParcel(tx, orderId, kind, now);
}
