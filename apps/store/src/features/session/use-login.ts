import { LOCALES, localeOf } from '@patine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CART_ID, browserCookie } from '../../lib/cookies.ts';
import { addPendingWishlistItem } from '../../lib/wishlist/pending-wishlist-item.ts';
import { useApi, useLocale } from '../../lib/store-context.tsx';
import { destination } from './destination.ts';
import { joinCart } from './join-cart.ts';
import { type Credentials, logIn } from './log-in.ts';
import { meQuery } from './me.query.ts';
import { notifyTabs } from '../../lib/session-channel.ts';
import { rememberReturnTo } from './return-to.ts';

export type Arrival = {
  /** Pieces of the customer's other cart that found no room; the person is told before they go on. */
  waiting: number;
  /** Goes where the person was going. */
  goOn: () => void;
};

/** Logs in and brings along what the visitor had; goes on at once when there is nothing to tell. */
export function useLogin() {
  const api = useApi();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();

  return async (credentials: Credentials): Promise<Arrival> => {
    await logIn(credentials, locale);
    // What was known belonged to a visitor, the cart among it: it is the customer's now, with what they had before.
    queryClient.removeQueries();
    notifyTabs('opened');
    const me = await queryClient.fetchQuery(meQuery(api));
    const waiting = await joinCart(api, browserCookie(CART_ID));
    await addPendingWishlistItem(api);
    rememberReturnTo(null, Date.now());
    const own = LOCALES.find((known) => known === me?.locale.toLowerCase()) ?? locale;
    const path = destination(query.get('redirect'), own, location.origin);
    const goOn = () => {
      // Another language is another document.
      if (own === locale && localeOf(path) === locale) void navigate(path, { replace: true });
      else location.replace(path);
    };
    if (waiting === 0) goOn();
    return { waiting, goOn };
  };
}
