import '@patine/ui/styles.css';
import { StrictMode, startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider, matchRoutes, type RouteObject } from 'react-router-dom';
import { App } from './App.tsx';
import { releasePresses } from './first-script.ts';
import { createShopIntl } from './i18n/intl.ts';
import { loadFirstMessages } from './i18n/messages.ts';
import { createApi } from './lib/api.ts';
import { BOOT_ID, ROOT_ID, type BootData } from './lib/boot.ts';
import { CART_ID, browserCookie, seemsSignedIn } from './lib/cookies.ts';
import { connectWishlistStore } from './lib/wishlist/wishlist-store.ts';
import { followLinks } from './lib/follow-links.ts';
import { createLazyRouter } from './lib/lazy-router.ts';
import type { GraphqlResponse, Endpoint } from './lib/graphql.ts';
import type { LoaderContext } from './lib/page-loader.ts';
import { createQueryClient } from './lib/query.ts';
import { yieldToMain } from './lib/yield-to-main.ts';
import { createRoutes, prefetchCode, prefetchPage } from './routes.tsx';

/** The routes of the current page with their lazy code: the router can only hydrate complete routes. */
async function loadMatches(routes: RouteObject[]) {
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
  return matches;
}

/** Tells when the page is hydrated, apart from its deferred parts. */
function Hydrated({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell]);
  return children;
}

/**
 * Replays the clicks that `first-script.ts` held back. After a timeout, so that early input is replayed first (`use-early-input.ts`):
 * a button is pressed after its form is filled in.
 */
const release = () => void setTimeout(releasePresses);

/** In several tasks: on a slow phone each is short enough not to delay a press. */
async function start() {
  await yieldToMain();
  const boot = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '') as BootData;
  const root = document.getElementById(ROOT_ID);
  if (!root) return;

  const { locale, thirdParties: parties } = boot;
  const endpoint: Endpoint = { baseUrl: '', locale, timeout: 20_000 };
  // Buffered until the analytics code is loaded and replaces `onResponse`.
  const responses: GraphqlResponse[] = [];
  if (parties) endpoint.onResponse = (response) => responses.push(response);
  const api = createApi(endpoint, {
    url: `${location.host}/search`,
    protocol: location.protocol === 'https:' ? 'https' : 'http',
  });
  const queryClient = createQueryClient();
  for (const [key, data] of boot.queries) queryClient.setQueryData(key, data);
  const context = (): LoaderContext => ({
    queryClient,
    api,
    signedIn: seemsSignedIn(),
    cartId: browserCookie(CART_ID),
  });
  const loadingMessages = loadFirstMessages(locale);
  await yieldToMain();
  const routes = createRoutes(context, locale);
  const [messages, matches] = await Promise.all([loadingMessages, loadMatches(routes)]);
  await yieldToMain();
  const hydrated = Promise.withResolvers<void>();
  const router = createLazyRouter(routes, matches, boot.router, hydrated.promise);
  const navigate = (to: string, viewTransition = false) => void router.navigate(to, { viewTransition });
  connectWishlistStore({ api, locale, queryClient, navigate });
  followLinks({
    locale,
    navigate,
    prefetch: (to) => {
      router.prepare();
      void prefetchPage(new URL(to, location.origin), context());
    },
  });

  const intl = createShopIntl(locale, messages);
  await yieldToMain();
  const started = import('./start-visit.ts').then(({ startVisit }) =>
    startVisit({
      root,
      parties,
      sameTabBelow: boot.store.sameTabBelow,
      locale,
      api,
      endpoint,
      queryClient,
      router,
      responses,
      intl,
      prefetchCode,
    }),
  );
  // `retry-presses.ts` has to listen before.
  void Promise.allSettled([started, hydrated.promise]).then(release);
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Hydrated tell={hydrated.resolve}>
          <App store={{ api, locale, ...boot.store }} queryClient={queryClient} intl={intl}>
            <RouterProvider router={router} />
          </App>
        </Hydrated>
      </StrictMode>,
      // Error boundaries catch these errors; error reports must receive them too.
      { onCaughtError: reportError },
    );
  });
}

void start();
