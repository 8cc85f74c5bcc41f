import type { Locale } from '@patine/core';
import { fillPath } from './paths.ts';

/** URLs that no public page links to, apart from `paths` because every page of the shop loads those. */
export const privatePaths = {
  alerts: (locale: Locale, token: string) => fillPath('alerts', locale, { token }),
  /** Page where a seller answers an offer, linked from an email. */
  sellerOffer: (locale: Locale, token: string) => fillPath('seller-offer', locale, { token }),
  /** Unsubscribes from one email topic. */
  emails: (locale: Locale, token: string) => fillPath('emails', locale, { token }),
  confirmNewsletter: (locale: Locale, token: string) => fillPath('newsletter-confirm', locale, { token }),
  orderConfirm: (locale: Locale, id?: string) =>
    fillPath('order-confirm', locale, id === undefined ? {} : { id }),
  withdrawal: (locale: Locale, orderId: string) => fillPath('withdrawal', locale, { id: orderId }),
  requestReturn: (locale: Locale, orderId: string) =>
    fillPath('account-order-returns', locale, { id: orderId }),
  newAddress: (locale: Locale) => fillPath('account-address-new', locale),
  address: (locale: Locale, id: string) => fillPath('account-address', locale, { id }),
};
