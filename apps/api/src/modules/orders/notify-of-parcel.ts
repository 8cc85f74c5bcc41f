import type { NotificationKind } from '@patine/contract/resolvers';
import type { Database } from '../../db/client.ts';
import { notify } from '../notifications/index.ts';
import { findOrder } from './repository.ts';

export type ParcelKind = Extract<NotificationKind, `PARCEL_${string}`>;

/** Notifies the buyer, in the shop's header, that a parcel's status has changed. */
export async function notifyOfParcel(tx: Database, orderId: string, kind: ParcelKind, now: Date) {
  const order = await findOrder(tx, orderId);
  if (order) await notify(tx, [{ customerId: order.customerId, kind, orderId }], now);
}
