import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { customers, sessions } from '../db/schema/customers.ts';

/** Returns the customer whose session has this token hash; null if the token is not valid now. */
export async function findSessionCustomer(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<string | null> {
  const [session] = await db
    .select({ customerId: sessions.customerId })
    .from(sessions)
    .innerJoin(customers, and(eq(customers.id, sessions.customerId), eq(customers.deactivated, false)))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return session?.customerId ?? null;
}
