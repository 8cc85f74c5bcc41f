import { ACCOUNT_ROWS } from './account-rows.ts';
import { ADDRESS_ROWS } from './address-rows.ts';
import { CART_ROWS } from './cart-rows.ts';
import { DROP_ALERT_ROWS } from './drop-alert-rows.ts';
import { NEWSLETTER_ROWS } from './newsletter-rows.ts';
import { OFFER_ROWS } from './offer-rows.ts';
import { ORDER_ROWS } from './order-rows.ts';
import { PUBLIC_ROWS } from './public-rows.ts';
import type { Rows } from './row.ts';
import { SEARCH_ROWS } from './search-rows.ts';
import { WISHLIST_ROWS } from './wishlist-rows.ts';

/** Every field of the root types and of Customer: the test fails for a field without a row. */
export const ROWS: Rows = {
  ...ACCOUNT_ROWS,
  ...ADDRESS_ROWS,
  ...CART_ROWS,
  ...ORDER_ROWS,
  ...SEARCH_ROWS,
  ...WISHLIST_ROWS,
  ...OFFER_ROWS,
  ...NEWSLETTER_ROWS,
  ...DROP_ALERT_ROWS,
  ...PUBLIC_ROWS,
};
