import type { Locale } from '@patine/core';
import { paths } from '../../paths.ts';
import { storePendingOffer } from './pending-offer.ts';

/** Leads a visitor who wishes to make an offer to the login, and back to the open dialog. */
export function askToLogIn(reference: number, locale: Locale, navigate: (to: string) => void) {
  storePendingOffer(reference);
  navigate(paths.login(locale, location.pathname + location.search));
}
