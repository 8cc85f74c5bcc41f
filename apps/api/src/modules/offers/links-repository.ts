import { eq } from 'drizzle-orm';
import type { Random } from '../../clock.ts';
import type { Database } from '../../db/client.ts';
import { offerLinks, offers } from '../../db/schema/offers.ts';
import { hashToken } from '../../plugins/session.ts';
import type { OfferRow } from './repository.ts';

/** Makes a link's token; it is told once, in the mail that is being written, and only its hash is kept. */
export async function issueOfferLink(db: Database, offerId: string, now: Date, random: Random) {
  const token = random.token();
  await db.insert(offerLinks).values({ tokenHash: hashToken(token), offerId, createdAt: now });
  return token;
}

/** The offer that a link is about; null for one that never was. */
export async function findLinkedOffer(db: Database, token: string): Promise<OfferRow | null> {
  const [row] = await db
    .select({ offer: offers })
    .from(offerLinks)
    .innerJoin(offers, eq(offers.id, offerLinks.offerId))
    .where(eq(offerLinks.tokenHash, hashToken(token)));
  return row?.offer ?? null;
}
