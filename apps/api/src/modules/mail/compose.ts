import { LOCALES, parseLocale } from '@patine/core';
import { z } from 'zod';
import { productsByReference } from '../catalogue/index.ts';
import { findWithCustomer } from '../saved-searches/index.ts';
import type { Compose } from './compose-context.ts';
import { ACCOUNT_COMPOSERS } from './compose-account.ts';
import { DROP_ALERT_COMPOSERS } from './compose-drop-alerts.ts';
import { EDITOR_COMPOSERS } from './compose-editors.ts';
import { NEWSLETTER_COMPOSERS } from './compose-newsletter.ts';
import { NOTICE_COMPOSERS } from './compose-notices.ts';
import { OFFER_COMPOSERS } from './compose-offers.ts';
import { ORDER_COMPOSERS } from './compose-orders.ts';
import { composeBackInStock } from './compose-back-in-stock.ts';
import { WISHLIST_COMPOSERS } from './compose-wishlist.ts';
import { jeansSizes } from './emails/jeans-sizes.ts';
import { savedSearchAlert } from './emails/saved-search-alert.ts';

const jeansFacts = z.object({
  recipient: z.string(),
  locale: z.enum(LOCALES),
  W: z.number(),
  L: z.number(),
  colors: z.array(z.string()),
});

const composeJeansSizes: Compose = async ({ config }, payload) => {
  const { recipient, locale, ...facts } = jeansFacts.parse(payload);
  return { ...jeansSizes({ locale, ...facts, publicUrl: config.PUBLIC_URL }), recipient, locale };
};

const newProductsFacts = z.object({
  savedSearchId: z.string(),
  references: z.array(z.number()),
  total: z.number(),
});

const composeNewProducts: Compose = async ({ db, config, clock }, payload) => {
  const { savedSearchId, references, total } = newProductsFacts.parse(payload);
  const found = await findWithCustomer(db, savedSearchId);
  if (!found || found.search.alerts === 'NONE') return null;
  const { search, customer } = found;
  const locale = parseLocale(search.locale);
  const products = await productsByReference(db, references, locale, {
    now: clock.now(),
    customerId: customer.id,
  });
  const items = references.flatMap((reference) => products.get(reference) ?? []);
  const { firstName } = customer;
  const email = savedSearchAlert({ locale, publicUrl: config.PUBLIC_URL, firstName, search, items, total });
  return { ...email, recipient: customer.emailAddress, locale };
};

/** Every email by its outbox topic without the `mail.` prefix. Composers read the data when they run. */
export const COMPOSERS: Readonly<Record<string, Compose>> = {
  ...ACCOUNT_COMPOSERS,
  'jeans-sizes': composeJeansSizes,
  'saved-search-alert': composeNewProducts,
  'back-in-stock': composeBackInStock,
  ...ORDER_COMPOSERS,
  ...OFFER_COMPOSERS,
  ...NEWSLETTER_COMPOSERS,
  ...DROP_ALERT_COMPOSERS,
  ...NOTICE_COMPOSERS,
  ...EDITOR_COMPOSERS,
  ...WISHLIST_COMPOSERS,
};
