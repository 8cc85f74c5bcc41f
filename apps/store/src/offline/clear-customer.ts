import { clearPersonalData } from '../lib/browser-storage.ts';
import { CART_ID, removeBrowserCookie } from '../lib/cookies.ts';
import { clearCachedPages } from './clear-cached-pages.ts';

/** Deletes the customer's cart cookie, personal data and cached pages: the next visitor may be another person. */
export async function clearCustomer() {
  removeBrowserCookie(CART_ID);
  clearPersonalData();
  await clearCachedPages();
}
