import { BRAND_NAME } from '@patine/brand';
import { slugify } from '@patine/core';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { countAttempt, findCustomer, requireCustomer } from '../customers/index.ts';
import { alertsOf } from '../drop-alerts/index.ts';
import { noticesOf } from '../notices/index.ts';
import {
  addressBookOf,
  cartOf,
  mailsOf,
  notificationsOf,
  offersOf,
  profileOf,
  searchesOf,
  sessionsOf,
  sizesOf,
  wishlistOf,
} from './collect-account-repository.ts';
import { ordersOf } from './collect-orders-repository.ts';

/** Exports all data about the customer as JSON, read in one snapshot of the database. */
export const exportPersonalData: Mutation<'exportPersonalData'> = async (_root, _variables, context) => {
  const { customerId } = requireCustomer(context);
  const now = context.clock.now();
  await countAttempt(context.db, [{ kind: 'export', name: customerId }], now);

  const content = await context.db.transaction(
    async (tx) => {
      const customer = await findCustomer(tx, customerId);
      if (!customer) throw new ApiError('ACCESS_DENIED');
      return {
        shop: context.config.PUBLIC_URL,
        exportedAt: now,
        amounts: 'Integers are hundredths of the currency beside them.',
        profile: profileOf(customer),
        addresses: await addressBookOf(tx, customer),
        sizes: await sizesOf(tx, customer),
        orders: await ordersOf(tx, customer),
        wishlist: await wishlistOf(tx, customer),
        cart: await cartOf(tx, customer),
        savedSearches: await searchesOf(tx, customer),
        priceOffers: await offersOf(tx, customer),
        noticesAboutItems: await noticesOf(tx, customerId),
        notifications: await notificationsOf(tx, customer),
        mails: await mailsOf(tx, customer),
        dropAlerts: await alertsOf(tx, customer.emailAddress),
        sessions: await sessionsOf(tx, customer),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  context.log.info({ event: 'account.exported', customerId }, 'personal data exported');
  return {
    name: `${slugify(BRAND_NAME)}-${now.toISOString().slice(0, 10)}.json`,
    content: JSON.stringify(content, null, 2),
  };
};
