import '@patine/ui/styles.css';
import { StrictMode, startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { App } from './App.tsx';
import { releasePresses } from './first-script.ts';
import { createShopIntl } from './i18n/intl.ts';
import { loadFirstMessages } from './i18n/messages.ts';
import { createApi } from './lib/api.ts';
import { BOOT_ID, ROOT_ID, type BootData } from './lib/boot.ts';
import { CART_ID, browserCookie, seemsSignedIn } from './lib/cookies.ts';
import { connectWishlistStore } from './lib/wishlist/wishlist-store.ts';
import { followLinks } from './lib/follow-links.ts';
import type { GraphqlResponse, Endpoint } from './lib/graphql.ts';
import type { PageContext } from './lib/page-context.ts';
import { createQueryClient } from './lib/query.ts';
import { whenIdle } from './lib/when-idle.ts';
import { createRoutes, prefetchCode, prefetchPage } from './routes.tsx';

/** Fetches the lazy code of the open page first: the router can only hydrate routes that are whole. */
async function resolveLazy(routes: RouteObject[]) {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      const { lazy } = route;
      if (lazy === undefined || typeof lazy === 'function') return;
      const [Component, loader] = await Promise.all([lazy.Component?.(), lazy.loader?.()]);
      delete route.lazy;
      Object.assign(route, { Component, ...(loader ? { loader } : {}) });
    }),
  );
}

/**
 * Hands over the presses that `first-script.ts` held. After a timer, so that forms have first been told what was typed
 * early (`use-early-input.ts`): whoever presses a button has filled in its form before.
 */
function ReleasePresses({ children }: { children: ReactNode }) {
  useEffect(() => void setTimeout(releasePresses), []);
  return children;
}

async function start() {
  const boot = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '') as BootData;
  const root = document.getElementById(ROOT_ID);
  if (!root) return;

  const { locale, thirdParties: parties } = boot;
  const endpoint: Endpoint = { baseUrl: '', locale, timeout: 20_000 };
  // Kept until the code of analytics has been fetched and takes over `onAnswer`.
  const answers: GraphqlResponse[] = [];
  if (parties) endpoint.onAnswer = (answer) => answers.push(answer);
  const api = createApi(endpoint, {
    url: `${location.host}/search`,
    protocol: location.protocol === 'https:' ? 'https' : 'http',
  });
  const queryClient = createQueryClient();
  for (const [key, answer] of boot.queries) queryClient.setQueryData(key, answer);
  const context = (): PageContext => ({
    queryClient,
    api,
    signedIn: seemsSignedIn(),
    cartId: browserCookie(CART_ID),
  });
  const routes = createRoutes(context, locale);
  const [messages] = await Promise.all([loadFirstMessages(locale), resolveLazy(routes)]);
  const router = createBrowserRouter(routes, { hydrationData: boot.router });
  const navigate = (to: string) => void router.navigate(to);
  connectWishlistStore({ api, locale, queryClient, navigate });
  void import('./lib/follow-searches.ts').then(({ followSearches }) => followSearches());
  followLinks({
    locale,
    navigate,
    prefetch: (to) => void prefetchPage(new URL(to, location.origin), context()),
  });

  const intl = createShopIntl(locale, messages);
  void import('./start-visit.ts').then(({ startVisit }) =>
    startVisit({ parties, locale, api, endpoint, queryClient, router, answers, intl, prefetchCode }),
  );
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <ReleasePresses>
          <App
            store={{ api, locale, publicUrl: boot.publicUrl, frameOrigins: boot.frameOrigins }}
            queryClient={queryClient}
            intl={intl}
          >
            <RouterProvider router={router} />
          </App>
        </ReleasePresses>
      </StrictMode>,
      // An error page covers these up; error reports, if they are set up, must hear of them all the same.
      { onCaughtError: reportError },
    );
  });
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    whenIdle(
      () =>
        void import('./offline/cache-for-offline.ts').then(({ cacheForOffline }) => cacheForOffline(router)),
    );
}

void start();
