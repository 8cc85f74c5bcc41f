import type { ApiModule } from './module.ts';
import { addresses } from './modules/addresses/addresses.ts';
import { catalogue } from './modules/catalogue/catalogue.ts';
import { customers } from './modules/customers/customers.ts';
import { carts } from './modules/carts/carts.ts';
import { delivery } from './modules/delivery/delivery.ts';
import { checkout } from './modules/checkout/checkout.ts';
import { health } from './modules/health/health.ts';
import { mail } from './modules/mail/mail.ts';
import { media } from './modules/media/media.ts';
import { content } from './modules/content/content.ts';
import { orders } from './modules/orders/orders.ts';
import { payments } from './modules/payments/payments.ts';
import { search } from './modules/search/search.ts';

/** The contents of the api. */
export const modules: ApiModule[] = [
  health,
  catalogue,
  search,
  media,
  content,
  customers,
  addresses,
  delivery,
  carts,
  payments,
  checkout,
  orders,
  mail,
];
