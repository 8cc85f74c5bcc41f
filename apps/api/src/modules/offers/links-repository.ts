import { eq } from 'drizzle-orm';
import type { Random } from '../../clock.ts';
import type { Database } from '../../db/client.ts';
import { offerLinks, offers } from '../../db/schema/offers.ts';
import { hashToken } from '../../plugins/session.ts';
import type { OfferRow } from './repository.ts';

/** Returns a new token for the seller's link. The database stores only its hash, so it cannot be read again. */
export async function issueOfferLink(db: Database, offerId: string, now: Date, random: Random) {
  const token = random.token();
  await db.insert(offerLinks).values({ tokenHash: hashToken(token), offerId, createdAt: now });
  return token;
}

/** The offer that this link token belongs to; null if the token is unknown. */
export async function findLinkedOffer(db: Database, token: string): Promise<OfferRow | null> {
  const [row] = await db
    .select({ offer: offers })
    .from(offerLinks)
    .innerJoin(offers, eq(offers.id, offerLinks.offerId))
    .where(eq(offerLinks.tokenHash, hashToken(token)));
  return row?.offer ?? null;
}
