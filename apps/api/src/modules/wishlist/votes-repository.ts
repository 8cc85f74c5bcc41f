import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { wishlistItems, wishlistVotes as votes } from '../../db/schema/wishlist.ts';

/** One friend's heart for a piece of somebody's list; the voter is a hash. */
export type Vote = { customerId: string; productReference: number; voter: string };

const only = ({ customerId, productReference, voter }: Vote) =>
  and(eq(votes.customerId, customerId), eq(votes.productReference, productReference), eq(votes.voter, voter));

export async function isOnList(
  db: Database,
  { customerId, productReference }: Omit<Vote, 'voter'>,
): Promise<boolean> {
  const [row] = await db
    .select({ reference: wishlistItems.productReference })
    .from(wishlistItems)
    .where(
      and(eq(wishlistItems.customerId, customerId), eq(wishlistItems.productReference, productReference)),
    );
  return row !== undefined;
}

export async function countVotes(db: Database, { customerId, productReference }: Omit<Vote, 'voter'>) {
  const [row] = await db
    .select({ count: count() })
    .from(votes)
    .where(and(eq(votes.customerId, customerId), eq(votes.productReference, productReference)));
  return row?.count ?? 0;
}

/** Adds nothing a second time. */
export const insertVote = (db: Database, vote: Vote & { createdAt: Date }) =>
  db.insert(votes).values(vote).onConflictDoNothing();

export const deleteVote = (db: Database, vote: Vote) => db.delete(votes).where(only(vote));

/** Every heart that a list was given: they end with its link. */
export const deleteVotesOf = (db: Database, customerId: string) =>
  db.delete(votes).where(eq(votes.customerId, customerId));

/** Of these pieces of a list, those with hearts. */
export async function votesOf(db: Database, customerId: string, references: number[]) {
  if (references.length === 0) return [];
  return db
    .select({ productReference: votes.productReference, count: count() })
    .from(votes)
    .where(and(eq(votes.customerId, customerId), inArray(votes.productReference, references)))
    .groupBy(votes.productReference)
    .orderBy(asc(votes.productReference));
}

/** What one voter gave a heart on a list. */
export async function productsVotedBy(db: Database, customerId: string, voter: string): Promise<number[]> {
  const rows = await db
    .select({ reference: votes.productReference })
    .from(votes)
    .where(and(eq(votes.customerId, customerId), eq(votes.voter, voter)))
    .orderBy(asc(votes.productReference));
  return rows.map(({ reference }) => reference);
}
