import { z } from 'zod';
import { productsByReference } from '../catalogue/index.ts';
import { type CustomerTopic, openTopic } from '../email-topics/index.ts';
import { type Compose, customerOf, mailLocale } from './compose-context.ts';
import { type WishlistTopic, wishlistUpdates } from './emails/wishlist-updates.ts';

const facts = z.object({ customerId: z.string(), references: z.array(z.number()) });

/** Returns null when the customer has unsubscribed, the account is closed or no item is available. */
const about =
  (topic: CustomerTopic, kind: WishlistTopic): Compose =>
  async (context, payload) => {
    const { customerId, references } = facts.parse(payload);
    const { db, clock, config, random } = context;
    const customer = await customerOf(context, customerId);
    const { wanted, token: stopToken } = await openTopic(db, { customerId, topic }, random);
    if (!wanted || customer.deactivated) return null;
    const locale = mailLocale(customer.locale);
    const products = await productsByReference(db, references, locale, { now: clock.now(), customerId });
    const items = references
      .flatMap((reference) => products.get(reference) ?? [])
      .filter(({ availability }) => availability === 'AVAILABLE');
    if (items.length === 0) return null;
    const { firstName } = customer;
    const props = { topic: kind, locale, publicUrl: config.PUBLIC_URL, firstName, items, stopToken };
    const email = wishlistUpdates(props);
    return { ...email, recipient: customer.emailAddress, locale };
  };

/** Wishlist emails, by the outbox topic without its `mail.` prefix; `back-in-stock` alone is the waitlist's. */
export const WISHLIST_COMPOSERS = {
  'price-drops': about('PRICE_DROPS', 'price-drops'),
  'wishlist-back-in-stock': about('BACK_IN_STOCK', 'back-in-stock'),
} satisfies Record<string, Compose>;
