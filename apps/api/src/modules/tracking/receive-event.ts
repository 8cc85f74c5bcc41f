import type { Database } from '../../db/client.ts';
import { deliverParcel, shipParcel } from '../orders/fulfilment.ts';
import { lockOrder, parcelsOf } from '../orders/repository.ts';
import { type ParcelKind, notifyOfParcel } from '../orders/notify-of-parcel.ts';
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

/** When a parcel left and came, by all that was told of it in whatever order. */
function milestones(history: readonly CarrierEventRow[]) {
  const first = history.find(({ kind }) => kind !== 'exception');
  const delivered = history.find(({ kind }) => kind === 'delivered');
  return { shippedAt: first?.at ?? null, deliveredAt: delivered?.at ?? null };
}

/**
 * Brings parcels of a number as far as carriers told; what was known before stays. Carriers use their numbers again:
 * what happened before an order was placed happened to another parcel.
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

/** What a buyer waits to hear of besides its leaving and coming, which `fulfilment.ts` tells. */
const ON_THE_WAY: Partial<Record<CarrierMessage['kind'], ParcelKind>> = {
  out_for_delivery: 'PARCEL_OUT_FOR_DELIVERY',
  available: 'PARCEL_AVAILABLE',
};

/** Writes down what a carrier told, once, and what follows from it. A number that nobody knows yet waits for its parcel. */
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
