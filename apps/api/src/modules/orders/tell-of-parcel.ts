import type { NotificationKind } from '@patine/contract/resolvers';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { notify } from '../notifications/notify.ts';

export type ParcelKind = Extract<NotificationKind, `PARCEL_${string}`>;

/** Tells the buyer in the shop's header how far a parcel of their order has come. */
export async function tellOfParcel(tx: Database, orderId: string, kind: ParcelKind, now: Date) {
  const buyers = await tx
    .select({ customerId: orders.customerId })
    .from(orders)
    .where(eq(orders.id, orderId));
  await notify(
    tx,
    buyers.map(({ customerId }) => ({ customerId, kind, orderId })),
    now,
  );
}
