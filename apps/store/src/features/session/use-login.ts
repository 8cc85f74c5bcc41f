import { LOCALES, localeOf } from '@patine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CART_ID, browserCookie } from '../../lib/cookies.ts';
import { addPendingWishlistItem } from '../../lib/wishlist/pending-wishlist-item.ts';
import { useApi, useLocale } from '../../lib/store-context.tsx';
import { destination } from './destination.ts';
import { mergeCarts } from './merge-carts.ts';
import { type Credentials, logIn } from './log-in.ts';
import { meQuery } from './me.query.ts';
import { notifyTabs } from '../../lib/session-channel.ts';
import { rememberReturnTo } from './password-reset-return.ts';

export type Arrival = {
  /** Number of items of the customer's other cart above the limit; shown before continuing. */
  waiting: number;
  /** Continues to the requested page. */
  goOn: () => void;
};

/** Logs in and merges the visitor's cart; continues at once if there is nothing to report. */
export function useLogin() {
  const api = useApi();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();

  return async (credentials: Credentials): Promise<Arrival> => {
    await logIn(credentials, locale);
    // Cached queries are a visitor's, including the cart, which is merged with the customer's.
    queryClient.removeQueries();
    notifyTabs('opened');
    const me = await queryClient.fetchQuery(meQuery(api));
    const waiting = await mergeCarts(api, browserCookie(CART_ID));
    await addPendingWishlistItem(api);
    rememberReturnTo(null, Date.now());
    const own = LOCALES.find((known) => known === me?.locale.toLowerCase()) ?? locale;
    const path = destination(query.get('redirect'), own, location.origin);
    const goOn = () => {
      // Another language needs a new document.
      if (own === locale && localeOf(path) === locale) void navigate(path, { replace: true });
      else location.replace(path);
    };
    if (waiting === 0) goOn();
    return { waiting, goOn };
  };
}
