import type { Locale } from '@patine/core';
import { paths } from '../../paths.ts';
import { storePendingOffer } from './pending-offer.ts';

/** Sends a visitor to login and back to the offer dialog. */
export function redirectToLogin(reference: number, locale: Locale, navigate: (to: string) => void) {
  storePendingOffer(reference);
  navigate(paths.login(locale, location.pathname + location.search));
}
