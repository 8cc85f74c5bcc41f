import type { Locale } from '@patine/core';
import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router-dom';
import { seemsSignedIn } from '../../lib/cookies.ts';
import { clearWishlistFlags } from '../../lib/wishlist/wishlist-state.ts';
import { WISHLIST_COUNT_KEY } from '../../lib/wishlist/wishlist-keys.ts';
import { ME_KEY } from '../../lib/query.ts';
import { PAGES, matchPage, needsSession } from '../../pages.ts';
import { paths } from '../../paths.ts';
import { isLeaving } from '../../lib/leaving.ts';
import { onOtherTabs, notifyTabs } from '../../lib/session-channel.ts';

export type SessionHost = {
  locale: Locale;
  queryClient: QueryClient;
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
};

/** Runs once no page change is under way: a loader that was denied leads to the login by itself. */
function whenSettled({ router }: SessionHost, run: () => void) {
  if (router.state.navigation.state === 'idle') return run();
  const stop = router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    stop();
    run();
  });
}

/** Shows a page that anybody may see as a visitor sees it. */
function showSignedOut({ queryClient }: SessionHost) {
  queryClient.removeQueries({ type: 'inactive' });
  queryClient.setQueryData(ME_KEY, null);
  queryClient.setQueryData(WISHLIST_COUNT_KEY, 0);
  void queryClient.resetQueries({ queryKey: ['cart'] });
  clearWishlistFlags();
}

/**
 * Leads to the login and back from a page that needs a session, or from something that the person has just done there;
 * elsewhere the page is shown as a visitor sees it.
 */
export function followEnd(host: SessionHost, acted: boolean) {
  whenSettled(host, () => {
    const page = matchPage(location.pathname);
    if (acted || (page && needsSession(page)))
      location.assign(paths.loginAgain(host.locale, location.pathname + location.search + location.hash));
    else showSignedOut(host);
  });
}

/** Hears of an operation that was denied: ends the session here and in the other tabs, if it has ended at all. */
export function onDenied(host: SessionHost, operation: string) {
  if (seemsSignedIn() || isLeaving()) return;
  notifyTabs('ended');
  followEnd(host, operation.startsWith('mutation'));
}

/** Follows what another tab of this browser has done: shows nothing more of one customer, or what is the next one's. */
export function followOtherTabs(host: SessionHost) {
  onOtherTabs((change) => {
    if (change === 'ended') return followEnd(host, false);
    const page = matchPage(location.pathname);
    // The server leads a login page on, and shows a page of the account to its customer.
    if (page && PAGES[page.name].access !== 'public') location.reload();
    else void host.queryClient.invalidateQueries();
  });
}
