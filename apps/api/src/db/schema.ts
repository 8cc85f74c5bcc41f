import * as accessTokens from './schema/access-tokens.ts';
import * as carts from './schema/carts.ts';
import * as catalogue from './schema/catalogue.ts';
import * as content from './schema/content.ts';
import * as coupons from './schema/coupons.ts';
import * as customers from './schema/customers.ts';
import * as dropAlerts from './schema/drop-alerts.ts';
import * as editors from './schema/editors.ts';
import * as garments from './schema/garments.ts';
import * as offers from './schema/offers.ts';
import * as mailTopics from './schema/mail-topics.ts';
import * as newsletter from './schema/newsletter.ts';
import * as invoices from './schema/invoices.ts';
import * as notices from './schema/notices.ts';
import * as notifications from './schema/notifications.ts';
import * as operations from './schema/operations.ts';
import * as orders from './schema/orders.ts';
import * as payments from './schema/payments.ts';
import * as rateLimits from './schema/rate-limits.ts';
import * as releases from './schema/releases.ts';
import * as returns from './schema/returns.ts';
import * as savedSearches from './schema/saved-searches.ts';
import * as sitePictures from './schema/site-pictures.ts';
import * as wishlist from './schema/wishlist.ts';

export const schema = {
  ...catalogue,
  ...customers,
  ...accessTokens,
  ...dropAlerts,
  ...editors,
  ...garments,
  ...carts,
  ...content,
  ...coupons,
  ...orders,
  ...payments,
  ...offers,
  ...mailTopics,
  ...notifications,
  ...newsletter,
  ...notices,
  ...operations,
  ...invoices,
  ...rateLimits,
  ...releases,
  ...returns,
  ...savedSearches,
  ...sitePictures,
  ...wishlist,
};
