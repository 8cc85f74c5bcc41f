import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { customers } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';

export type CustomerRow = typeof customers.$inferSelect;

export async function findCustomer(db: Database, id: string): Promise<CustomerRow | null> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  return row ?? null;
}

export async function findByEmail(db: Database, emailAddress: string): Promise<CustomerRow | null> {
  const [row] = await db.select().from(customers).where(eq(customers.emailAddress, emailAddress));
  return row ?? null;
}

/** Null when the email address already has an account. */
export async function insertCustomer(
  db: Database,
  values: typeof customers.$inferInsert,
): Promise<CustomerRow | null> {
  const [row] = await db
    .insert(customers)
    .values(values)
    .onConflictDoNothing({ target: customers.emailAddress })
    .returning();
  return row ?? null;
}

export type CustomerChanges = Partial<
  Pick<
    CustomerRow,
    | 'firstName'
    | 'lastName'
    | 'emailAddress'
    | 'pendingEmailAddress'
    | 'pendingEmailAt'
    | 'passwordHash'
    | 'locale'
    | 'sizes'
    | 'connectionAt'
    | 'activeAt'
  >
> & { updatedAt?: Date };

export async function changeCustomer(
  db: Database,
  id: string,
  changes: CustomerChanges,
): Promise<CustomerRow | null> {
  const [row] = await db.update(customers).set(changes).where(eq(customers.id, id)).returning();
  return row ?? null;
}

/**
 * Locks the customer's row until the transaction ends, to serialise changes to what they own. The weaker lock mode
 * still allows inserting rows that reference the customer.
 */
export const lockCustomer = (tx: Database, id: string) =>
  tx.select({ id: customers.id }).from(customers).where(eq(customers.id, id)).for('no key update');

/** True when the customer has a paid order, including refunded ones. */
export async function hasPaidOrder(db: Database, customerId: string): Promise<boolean> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), inArray(orders.status, ['PAID', 'COMPLETED', 'REFUNDED'])))
    .limit(1);
  return order !== undefined;
}
