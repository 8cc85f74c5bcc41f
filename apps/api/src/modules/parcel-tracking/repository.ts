import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { parcels } from '../../db/schema/orders.ts';
import { carrierEvents, returnParcels } from '../../db/schema/returns.ts';

export type CarrierEventRow = typeof carrierEvents.$inferSelect;

/** False if the event was stored before. */
export async function insertEvent(tx: Database, values: typeof carrierEvents.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(carrierEvents)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: carrierEvents.eventId });
  return inserted.length > 0;
}

/** Newest first, by tracking number. */
export async function eventsOf(
  db: Database,
  trackingNumbers: readonly (string | null)[],
): Promise<Map<string, CarrierEventRow[]>> {
  const wanted = trackingNumbers.filter((number) => number !== null);
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select()
    .from(carrierEvents)
    .where(inArray(carrierEvents.trackingNumber, wanted))
    .orderBy(desc(carrierEvents.at), desc(carrierEvents.eventId));
  return Map.groupBy(rows, ({ trackingNumber }) => trackingNumber);
}

/** Oldest first. */
export const historyOf = (db: Database, trackingNumber: string): Promise<CarrierEventRow[]> =>
  db
    .select()
    .from(carrierEvents)
    .where(eq(carrierEvents.trackingNumber, trackingNumber))
    .orderBy(asc(carrierEvents.at), asc(carrierEvents.eventId));

export const parcelsByNumber = (db: Database, trackingNumber: string) =>
  db
    .select({ id: parcels.id, orderId: parcels.orderId, deliveredAt: parcels.deliveredAt })
    .from(parcels)
    .where(eq(parcels.trackingNumber, trackingNumber));

export const returnParcelsByNumber = (db: Database, trackingNumber: string) =>
  db.select().from(returnParcels).where(eq(returnParcels.trackingNumber, trackingNumber));

/** Stores the tracking URL of outgoing and return parcels, unless they have one. */
export async function storeTrackingUrl(tx: Database, trackingNumber: string, trackingUrl: string) {
  for (const table of [parcels, returnParcels])
    await tx
      .update(table)
      .set({ trackingUrl })
      .where(and(eq(table.trackingNumber, trackingNumber), isNull(table.trackingUrl)));
}

export const changeReturnParcel = (
  tx: Database,
  id: string,
  changes: Partial<Pick<typeof returnParcels.$inferSelect, 'shippedAt' | 'deliveredAt'>>,
) => tx.update(returnParcels).set(changes).where(eq(returnParcels.id, id));
