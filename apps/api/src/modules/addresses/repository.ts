import { and, asc, count, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { addresses } from '../../db/schema/customers.ts';
import type { PostalAddressValues } from './postal-address.ts';

export type AddressRow = typeof addresses.$inferSelect;

/** The customer id is part of the key, so that nobody can reach another customer's address. */
type Key = { id: string; customerId: string };

const ownedBy = ({ id, customerId }: Key) => and(eq(addresses.id, id), eq(addresses.customerId, customerId));

export async function findAddress(db: Database, key: Key): Promise<AddressRow | null> {
  const [row] = await db.select().from(addresses).where(ownedBy(key));
  return row ?? null;
}

export async function findDefaultAddress(db: Database, customerId: string): Promise<AddressRow | null> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.customerId, customerId), eq(addresses.isDefault, true)));
  return row ?? null;
}

/** Oldest first. */
export const addressesOf = (db: Database, customerId: string): Promise<AddressRow[]> =>
  db
    .select()
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(asc(addresses.createdAt), asc(addresses.id));

export async function countAddresses(db: Database, customerId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(addresses)
    .where(eq(addresses.customerId, customerId));
  return row?.count ?? 0;
}

export async function insertAddress(
  db: Database,
  values: typeof addresses.$inferInsert,
): Promise<AddressRow> {
  const [row] = await db.insert(addresses).values(values).returning();
  if (!row) throw new Error('Insert into addresses returned no row');
  return row;
}

export async function changeAddress(
  db: Database,
  key: Key,
  values: PostalAddressValues,
): Promise<AddressRow | null> {
  const [row] = await db.update(addresses).set(values).where(ownedBy(key)).returning();
  return row ?? null;
}

export async function deleteAddress(db: Database, key: Key): Promise<AddressRow | null> {
  const [row] = await db.delete(addresses).where(ownedBy(key)).returning();
  return row ?? null;
}

/** Makes an address the customer's only default; null when the address is not theirs. */
export async function makeDefault(tx: Database, key: Key): Promise<AddressRow | null> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.customerId, key.customerId), eq(addresses.isDefault, true)));
  const [row] = await tx.update(addresses).set({ isDefault: true }).where(ownedBy(key)).returning();
  return row ?? null;
}
