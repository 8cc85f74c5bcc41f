import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { wishlistItems, wishlistVotes as votes } from '../../db/schema/wishlist.ts';

/** A vote (shown as a heart) for a product on a shared wishlist. `voter` is a hash: see `voterOn`. */
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

/** A second insert is a no-op. */
export const insertVote = (db: Database, vote: Vote & { createdAt: Date }) =>
  db.insert(votes).values(vote).onConflictDoNothing();

export const deleteVote = (db: Database, vote: Vote) => db.delete(votes).where(only(vote));

/** Called when the list is made private. */
export const deleteVotesOf = (db: Database, customerId: string) =>
  db.delete(votes).where(eq(votes.customerId, customerId));

/** Number of votes of each of these products; products without votes are missing. */
export async function votesOf(db: Database, customerId: string, references: number[]) {
  if (references.length === 0) return [];
  return db
    .select({ productReference: votes.productReference, count: count() })
    .from(votes)
    .where(and(eq(votes.customerId, customerId), inArray(votes.productReference, references)))
    .groupBy(votes.productReference)
    .orderBy(asc(votes.productReference));
}

/** References of the products that one voter voted for. */
export async function productsVotedBy(db: Database, customerId: string, voter: string): Promise<number[]> {
  const rows = await db
    .select({ reference: votes.productReference })
    .from(votes)
    .where(and(eq(votes.customerId, customerId), eq(votes.voter, voter)))
    .orderBy(asc(votes.productReference));
  return rows.map(({ reference }) => reference);
}
