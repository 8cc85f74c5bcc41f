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
import { type SessionChange, notifyTabs } from '../../lib/session-channel.ts';

export type SessionHost = {
  locale: Locale;
  queryClient: QueryClient;
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
};

/** Runs after the current navigation: a denied loader redirects to the login itself. */
function whenSettled({ router }: SessionHost, run: () => void) {
  if (router.state.navigation.state === 'idle') return run();
  const stop = router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    stop();
    run();
  });
}

/** Shows a public page in its signed-out state. */
function showSignedOut({ queryClient }: SessionHost) {
  queryClient.removeQueries({ type: 'inactive' });
  queryClient.setQueryData(ME_KEY, null);
  queryClient.setQueryData(WISHLIST_COUNT_KEY, 0);
  void queryClient.resetQueries({ queryKey: ['cart'] });
  clearWishlistFlags();
}

/** Redirects to the login and back from a page that needs a session, or after an action there; other pages are shown signed out. */
export function followEnd(host: SessionHost, acted: boolean) {
  whenSettled(host, () => {
    const page = matchPage(location.pathname);
    if (acted || (page && needsSession(page)))
      location.assign(paths.loginAgain(host.locale, location.pathname + location.search + location.hash));
    else showSignedOut(host);
  });
}

/** Handles a denied operation: if the session has really ended, ends it here and in other tabs. */
export function onDenied(host: SessionHost, operation: string) {
  if (seemsSignedIn() || isLeaving()) return;
  notifyTabs('ended');
  followEnd(host, operation.startsWith('mutation'));
}

/** Reacts to login and logout in another tab, so that no other customer's data stays visible. */
export function followOtherTab(host: SessionHost, change: SessionChange) {
  if (change === 'ended') return followEnd(host, false);
  const page = matchPage(location.pathname);
  // The server redirects login pages and renders account pages for the new customer.
  if (page && PAGES[page.name].access !== 'public') location.reload();
  else void host.queryClient.invalidateQueries();
}
