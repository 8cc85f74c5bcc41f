import type { ApiModule } from './module.ts';
import { addresses } from './modules/addresses/addresses.ts';
import { carts } from './modules/carts/carts.ts';
import { catalogueImport } from './modules/catalogue-import/catalogue-import.ts';
import { catalogue } from './modules/catalogue/catalogue.ts';
import { checkout } from './modules/checkout/checkout.ts';
import { content } from './modules/content/content.ts';
import { customerNotifications } from './modules/customer-notifications/customer-notifications.ts';
import { customerOrders } from './modules/customer-orders/customer-orders.ts';
import { customers } from './modules/customers/customers.ts';
import { delivery } from './modules/delivery/delivery.ts';
import { dropAlerts } from './modules/drop-alerts/drop-alerts.ts';
import { editors } from './modules/editors/editors.ts';
import { emailTopics } from './modules/email-topics/email-topics.ts';
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
import { offers } from './modules/offers/offers.ts';
import { parcelTracking } from './modules/parcel-tracking/parcel-tracking.ts';
import { payments } from './modules/payments/payments.ts';
import { personalData } from './modules/personal-data/personal-data.ts';
import { registration } from './modules/registration/registration.ts';
import { returnRequests } from './modules/return-requests/return-requests.ts';
import { savedSearches } from './modules/saved-searches/saved-searches.ts';
import { search } from './modules/search/search.ts';
import { sellers } from './modules/sellers/sellers.ts';
import { shareImages } from './modules/share-images/share-images.ts';
import { syndication } from './modules/syndication/syndication.ts';
import { wishlist } from './modules/wishlist/wishlist.ts';

/** The api's modules, one for each folder of src/modules, in the order in which they register routes and commands. */
export const modules: ApiModule[] = [
  health,
  catalogue,
  catalogueImport,
  sellers,
  search,
  media,
  shareImages,
  syndication,
  editors,
  content,
  customers,
  registration,
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
  customerOrders,
  parcelTracking,
  returnRequests,
  invoices,
  jeans,
  notices,
  customerNotifications,
  savedSearches,
  personalData,
  newsletter,
  dropAlerts,
  emailTopics,
  mail,
];
