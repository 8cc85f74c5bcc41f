import type { ApiModule } from './module.ts';
import { addresses } from './modules/addresses/addresses.ts';
import { carts } from './modules/carts/carts.ts';
import { catalogue } from './modules/catalogue/catalogue.ts';
import { checkout } from './modules/checkout/checkout.ts';
import { content } from './modules/content/content.ts';
import { customers } from './modules/customers/customers.ts';
import { delivery } from './modules/delivery/delivery.ts';
import { garments } from './modules/garments/garments.ts';
import { geocode } from './modules/geocode/geocode.ts';
import { health } from './modules/health/health.ts';
import { inventory } from './modules/inventory/inventory.ts';
import { invoices } from './modules/invoices/invoices.ts';
import { jeans } from './modules/jeans/jeans.ts';
import { mail } from './modules/mail/mail.ts';
import { media } from './modules/media/media.ts';
import { newsletter } from './modules/newsletter/newsletter.ts';
import { notices } from './modules/notices/notices.ts';
import { notifications } from './modules/notifications/notifications.ts';
import { offers } from './modules/offers/offers.ts';
import { orders } from './modules/orders/orders.ts';
import { payments } from './modules/payments/payments.ts';
import { personalData } from './modules/personal-data/personal-data.ts';
import { returns } from './modules/returns/returns.ts';
import { savedSearches } from './modules/saved-searches/saved-searches.ts';
import { search } from './modules/search/search.ts';
import { sellers } from './modules/sellers/sellers.ts';
import { syndication } from './modules/syndication/syndication.ts';
import { topics } from './modules/topics/topics.ts';
import { tracking } from './modules/tracking/tracking.ts';
import { wishlist } from './modules/wishlist/wishlist.ts';

/** The api's table of contents: a folder of src/modules each, in the order in which they add their routes and commands. */
export const modules: ApiModule[] = [
  health,
  catalogue,
  sellers,
  search,
  media,
  syndication,
  content,
  customers,
  addresses,
  garments,
  geocode,
  wishlist,
  delivery,
  inventory,
  carts,
  offers,
  payments,
  checkout,
  orders,
  tracking,
  returns,
  invoices,
  jeans,
  notices,
  notifications,
  savedSearches,
  personalData,
  newsletter,
  topics,
  mail,
];
