import { clearPersonalData } from '../lib/browser-storage.ts';
import { CART_ID, removeBrowserCookie } from '../lib/cookies.ts';
import { clearCachedPages } from './clear-cached-pages.ts';

/** Whoever comes to this browser next is somebody else: cart, traces and kept pages of the customer go. */
export async function clearCustomer() {
  removeBrowserCookie(CART_ID);
  clearPersonalData();
  await clearCachedPages();
}
