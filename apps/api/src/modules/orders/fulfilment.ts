import type { Database } from '../../db/client.ts';
import { enqueue } from '../outbox/index.ts';
import { markParcelDelivered, markParcelShipped, moveLines } from './order-changes-repository.ts';
import { type LineRow, type ParcelRow, linesOf } from './repository.ts';
import { notifyOfParcel } from './notify-of-parcel.ts';

export type Shipment = { trackingNumber: string | null; trackingUrl: string | null; at: Date };

const inside = (lines: readonly LineRow[], parcelId: string) =>
  lines.filter((line) => line.parcelId === parcelId).map(({ id }) => id);

/**
 * Marks a parcel and its lines as shipped and notifies the buyer. False if it was shipped before. The caller has
 * locked the order.
 */
export async function shipParcel(tx: Database, { id, orderId }: ParcelRow, shipment: Shipment, now: Date) {
  if (!(await markParcelShipped(tx, id, shipment))) return false;
  await moveLines(tx, inside(await linesOf(tx, [orderId]), id), 'shipped');
  await notifyOfParcel(tx, orderId, 'PARCEL_SHIPPED', now);
  await enqueue(tx, 'mail.order-shipped', { parcelId: id, orderId }, now);
  return true;
}

/** Marks a parcel as delivered and, if nobody reported its shipment, as shipped at the same time. */
export async function deliverParcel(tx: Database, parcel: ParcelRow, at: Date, now: Date) {
  const { id, orderId } = parcel;
  await markParcelShipped(tx, id, { trackingNumber: null, trackingUrl: null, at });
  if (!(await markParcelDelivered(tx, id, at))) return false;
  await moveLines(tx, inside(await linesOf(tx, [orderId]), id), 'delivered');
  await notifyOfParcel(tx, orderId, 'PARCEL_DELIVERED', now);
  await enqueue(tx, 'mail.order-delivered', { parcelId: id, orderId }, now);
  return true;
}
