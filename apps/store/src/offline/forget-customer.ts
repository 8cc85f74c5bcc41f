import { forgetPerson } from '../lib/browser-storage.ts';
import { CART_ID, removeBrowserCookie } from '../lib/cookies.ts';
import { forgetCachedPages } from './forget-cached-pages.ts';

/** Whoever comes to this browser next is somebody else: cart, traces and kept pages of the customer go. */
export async function forgetCustomer() {
  removeBrowserCookie(CART_ID);
  forgetPerson();
  await forgetCachedPages();
}
