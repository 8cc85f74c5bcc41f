import type { Locale } from '@patine/core';
import { paths } from '../../paths.ts';

/** True for the path that a visitor is sent back to after a login on the way from the cart to the payment. */
export const leadsToCheckout = (redirect: string | undefined, locale: Locale): boolean =>
  redirect?.split('?')[0] === paths.checkout(locale);
