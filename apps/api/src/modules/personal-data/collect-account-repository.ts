import { parseLocale, showsEnglish } from '@patine/core';
import { and, asc, eq, or } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { cartItems, carts } from '../../db/schema/carts.ts';
import { items, products } from '../../db/schema/catalogue.ts';
import { sessions } from '../../db/schema/customers.ts';
import { mailTopics } from '../../db/schema/mail-topics.ts';
import { newsletterSubscribers } from '../../db/schema/newsletter.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { offers } from '../../db/schema/offers.ts';
import { mails } from '../../db/schema/operations.ts';
import { savedSearches } from '../../db/schema/saved-searches.ts';
import { wishlistItems } from '../../db/schema/wishlist.ts';
import { addressesOf } from '../addresses/index.ts';
import type { CustomerRow } from '../customers/index.ts';
import { garmentsOf } from '../garments/index.ts';

/** A product's reference, and its name in the customer's language. */
export const productColumnsIn = (locale: string) => ({
  reference: products.reference,
  name: showsEnglish(parseLocale(locale)) ? products.nameEn : products.nameFr,
});

/** The customer's profile without the password hash and tokens, which only a thief of the file could use. */
export const profileOf = ({ passwordHash: _, wishlistToken, sizes: __, ...profile }: CustomerRow) => ({
  ...profile,
  sharesTheirWishlist: wishlistToken !== null,
});

export const sizesOf = async (db: Database, { id, sizes }: CustomerRow) => ({
  saved: sizes,
  garments: await garmentsOf(db, id),
});

export const addressBookOf = async (db: Database, { id }: CustomerRow) =>
  (await addressesOf(db, id)).map(({ customerId: _, ...address }) => address);

export const sessionsOf = (db: Database, { id }: CustomerRow) =>
  db
    .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.customerId, id))
    .orderBy(asc(sessions.createdAt));

export const cartOf = (db: Database, { id, locale }: CustomerRow) =>
  db
    .select({ ...productColumnsIn(locale), size: items.size })
    .from(carts)
    .innerJoin(cartItems, eq(cartItems.cartId, carts.id))
    .innerJoin(items, eq(items.id, cartItems.itemId))
    .innerJoin(products, eq(products.reference, items.productReference))
    .where(eq(carts.customerId, id))
    .orderBy(asc(products.reference));

export const wishlistOf = (db: Database, { id, locale }: CustomerRow) =>
  db
    .select({ ...productColumnsIn(locale), createdAt: wishlistItems.createdAt })
    .from(wishlistItems)
    .innerJoin(products, eq(products.reference, wishlistItems.productReference))
    .where(eq(wishlistItems.customerId, id))
    .orderBy(asc(wishlistItems.createdAt), asc(products.reference));

export const searchesOf = (db: Database, { id }: CustomerRow) =>
  db
    .select({
      name: savedSearches.name,
      path: savedSearches.path,
      criteria: savedSearches.criteria,
      alerts: savedSearches.alerts,
      createdAt: savedSearches.createdAt,
    })
    .from(savedSearches)
    .where(eq(savedSearches.customerId, id))
    .orderBy(asc(savedSearches.createdAt));

export const offersOf = async (db: Database, { id }: CustomerRow) => {
  const rows = await db.select().from(offers).where(eq(offers.customerId, id)).orderBy(asc(offers.createdAt));
  return rows.map(({ customerId: _, itemId: __, listingNumber: ___, ...offer }) => offer);
};

export const notificationsOf = (db: Database, { id }: CustomerRow) =>
  db
    .select({
      kind: notifications.kind,
      reference: notifications.productReference,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .where(eq(notifications.customerId, id))
    .orderBy(asc(notifications.id));

/** Newsletter subscriptions, chosen email topics and the emails sent. */
export async function mailsOf(db: Database, { id, emailAddress }: CustomerRow) {
  const subscriptions = await db
    .select()
    .from(newsletterSubscribers)
    .where(
      or(
        eq(newsletterSubscribers.customerId, id),
        and(eq(newsletterSubscribers.requestedBy, id), eq(newsletterSubscribers.emailAddress, emailAddress)),
      ),
    );
  return {
    newsletter: subscriptions.map(
      ({ confirmHash: _, stopToken: __, requestedBy: ___, customerId: ____, ...subscription }) =>
        subscription,
    ),
    topics: await db
      .select({ topic: mailTopics.topic, wanted: mailTopics.wanted, notifiedAt: mailTopics.notifiedAt })
      .from(mailTopics)
      .where(eq(mailTopics.customerId, id)),
    sent: await db
      .select({ subject: mails.subject, createdAt: mails.createdAt, sentAt: mails.sentAt })
      .from(mails)
      .where(eq(mails.recipient, emailAddress))
      .orderBy(asc(mails.createdAt)),
  };
}
