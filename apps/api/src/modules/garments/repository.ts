import type { GarmentKind, OwnedGarment } from '@patine/core';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { garments } from '../../db/schema/garments.ts';

export const garmentsOf = (db: Database, customerId: string): Promise<OwnedGarment[]> =>
  db
    .select({ kind: garments.kind, measures: garments.measures })
    .from(garments)
    .where(eq(garments.customerId, customerId))
    .orderBy(asc(garments.kind));

export async function putGarment(db: Database, customerId: string, garment: OwnedGarment, updatedAt: Date) {
  const { kind, measures } = garment;
  await db
    .insert(garments)
    .values({ customerId, kind, measures, updatedAt })
    .onConflictDoUpdate({ target: [garments.customerId, garments.kind], set: { measures, updatedAt } });
}

export const deleteGarment = (db: Database, customerId: string, kind: GarmentKind) =>
  db.delete(garments).where(and(eq(garments.customerId, customerId), eq(garments.kind, kind)));
