import '@patine/ui/styles.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { App } from './App.tsx';
import { createShopIntl } from './i18n/intl.ts';
import { loadMessages } from './i18n/messages.ts';
import { createApi } from './lib/api.ts';
import { BOOT_ID, ROOT_ID, type BootData } from './lib/boot.ts';
import { CART_ID, SIGNED_IN_HINT, browserCookie } from './lib/cookies.ts';
import { followLinks } from './lib/follow-links.ts';
import type { PageContext } from './lib/page-context.ts';
import { createQueryClient } from './lib/query.ts';
import { createRoutes, prefetchPage } from './routes.tsx';

/** The router takes over what the server rendered only when nothing of the page is left to fetch. */
async function resolveLazy(routes: RouteObject[]) {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      const { lazy } = route;
      if (lazy === undefined || typeof lazy === 'function') return;
      const [Component, loader] = await Promise.all([lazy.Component?.(), lazy.loader?.()]);
      delete route.lazy;
      Object.assign(route, { Component, loader });
    }),
  );
}

async function start() {
  const boot = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '') as BootData;
  const root = document.getElementById(ROOT_ID);
  if (!root) return;

  const api = createApi(
    { baseUrl: '', locale: boot.locale, timeout: 20_000 },
    { url: `${location.host}/search`, protocol: location.protocol === 'https:' ? 'https' : 'http' },
  );
  const queryClient = createQueryClient();
  for (const [key, answer] of boot.queries) queryClient.setQueryData(key, answer);
  const context = (): PageContext => ({
    queryClient,
    api,
    signedIn: browserCookie(SIGNED_IN_HINT) !== null,
    cartId: browserCookie(CART_ID),
  });
  const routes = createRoutes(context, [boot.locale]);
  const [messages] = await Promise.all([loadMessages(boot.locale), resolveLazy(routes)]);
  const router = createBrowserRouter(routes, { hydrationData: boot.router });
  followLinks({
    locale: boot.locale,
    navigate: (to) => void router.navigate(to),
    prefetch: (to) => void prefetchPage(new URL(to, location.origin), context()),
  });

  const intl = createShopIntl(boot.locale, messages);
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App
          store={{ api, locale: boot.locale, publicUrl: boot.publicUrl }}
          queryClient={queryClient}
          intl={intl}
        >
          <RouterProvider router={router} />
        </App>
      </StrictMode>,
    );
  });
}

void start();
