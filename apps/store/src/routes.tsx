import { LOCALES, type Locale } from '@patine/core';
import type { ComponentType, ReactNode } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { withSession, withoutSession } from './features/session/guards.ts';
import { AccountLayout } from './layouts/AccountLayout.tsx';
import { AuthLayout } from './layouts/AuthLayout.tsx';
import { DefaultLayout } from './layouts/DefaultLayout.tsx';
import { FunnelLayout } from './layouts/FunnelLayout.tsx';
import { PageErrorBoundary } from './layouts/PageErrorBoundary.tsx';
import { navigationQuery } from './lib/content.query.ts';
import type { PageContext, PageLoader, PageLoaderArgs } from './lib/page-context.ts';
import { notFound, toPageError } from './lib/page-error.ts';
import { PAGES, matchPage, type PageName } from './pages.ts';

type PageSource = {
  Page: () => Promise<{ default: ComponentType }>;
  /** Absent when a page shows nothing that it has to ask for. */
  load?: () => Promise<{ loader: PageLoader }>;
};

/** The contents of the store: each page under its layout. Addresses and access are in pages.ts. */
const layouts: { element: ReactNode; pages: Partial<Record<PageName, PageSource>> }[] = [
  {
    element: <DefaultLayout />,
    pages: {
      home: {
        Page: () => import('./pages/home/Page.tsx'),
        load: () => import('./pages/home/page.loader.ts'),
      },
      shop: {
        Page: () => import('./pages/shop/Page.tsx'),
        load: () => import('./pages/shop/page.loader.ts'),
      },
      product: {
        Page: () => import('./pages/product/Page.tsx'),
        load: () => import('./pages/product/page.loader.ts'),
      },
    },
  },
  {
    element: <FunnelLayout />,
    pages: {
      cart: {
        Page: () => import('./pages/cart/Page.tsx'),
        load: () => import('./pages/cart/page.loader.ts'),
      },
      checkout: {
        Page: () => import('./pages/checkout/Page.tsx'),
        load: () => import('./pages/checkout/page.loader.ts'),
      },
      'order-confirm': {
        Page: () => import('./pages/order-confirm/Page.tsx'),
        load: () => import('./pages/order-confirm/page.loader.ts'),
      },
    },
  },
  {
    element: <AuthLayout />,
    pages: {
      login: { Page: () => import('./pages/login/Page.tsx') },
      register: { Page: () => import('./pages/register/Page.tsx') },
    },
  },
  {
    element: (
      <DefaultLayout>
        <AccountLayout />
      </DefaultLayout>
    ),
    pages: {
      account: { Page: () => import('./pages/account/Page.tsx') },
      'account-orders': {
        Page: () => import('./pages/account-orders/Page.tsx'),
        load: () => import('./pages/account-orders/page.loader.ts'),
      },
      'account-order': {
        Page: () => import('./pages/account-order/Page.tsx'),
        load: () => import('./pages/account-order/page.loader.ts'),
      },
      'account-addresses': {
        Page: () => import('./pages/account-addresses/Page.tsx'),
        load: () => import('./pages/account-addresses/page.loader.ts'),
      },
      'account-address-new': { Page: () => import('./pages/account-address-new/Page.tsx') },
      'account-address': {
        Page: () => import('./pages/account-address/Page.tsx'),
        load: () => import('./pages/account-address/page.loader.ts'),
      },
    },
  },
];

/** Fetches a page's code and data ahead of a press on its link. */
export async function prefetchPage(url: URL, context: PageContext): Promise<void> {
  const page = matchPage(url.pathname);
  const source = page && layouts.map(({ pages }) => pages[page.name]).find((found) => found !== undefined);
  if (!page || !source || PAGES[page.name].access !== 'public') return;
  const [loading] = await Promise.all([source.load?.(), source.Page()]);
  await loading?.loader({ ...context, locale: page.locale, params: page.params, url }).catch(() => null);
}

/** Where a loader finds its context: one a request on the server, one a tab in the browser. */
export type ContextOf = (args: LoaderFunctionArgs) => PageContext;

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;

/** A loader of ours as the router runs it. */
function toRouterLoader(load: PageLoader, locale: Locale, contextOf: ContextOf): Loader {
  return async (args) => {
    const page: PageLoaderArgs = {
      ...contextOf(args),
      locale,
      params: args.params,
      url: new URL(args.request.url),
    };
    try {
      return await load(page);
    } catch (error) {
      throw toPageError(error);
    }
  };
}

const nothingToLoad: PageLoader = async () => null;

function guarded(name: PageName, load: PageLoader): PageLoader {
  const { access } = PAGES[name];
  if (access === 'session') return withSession(load);
  return access === 'visitor' ? withoutSession(load) : load;
}

const pageRoute = (
  name: PageName,
  source: PageSource,
  locale: Locale,
  contextOf: ContextOf,
): RouteObject => ({
  id: `${name}-${locale}`,
  path: PAGES[name][locale],
  lazy: {
    Component: async () => (await source.Page()).default,
    loader: async () => {
      const load = source.load ? (await source.load()).loader : nothingToLoad;
      return toRouterLoader(guarded(name, load), locale, contextOf);
    },
  },
});

/** A failure stays in the query's state: the page is shown without menus, is not kept, and asks again in the browser. */
const loadNavigation: PageLoader = async ({ queryClient, api, locale }) => {
  await queryClient.prefetchQuery(navigationQuery(api, locale));
  return null;
};

const routesIn = (locale: Locale, contextOf: ContextOf): RouteObject[] =>
  layouts.map(({ element, pages }, index) => ({
    id: `layout-${index}-${locale}`,
    element,
    loader: toRouterLoader(loadNavigation, locale, contextOf),
    shouldRevalidate: () => false,
    children: [
      {
        id: `errors-${index}-${locale}`,
        errorElement: <PageErrorBoundary />,
        children: [
          ...(Object.entries(pages) as [PageName, PageSource][]).map(([name, source]) =>
            pageRoute(name, source, locale, contextOf),
          ),
          ...(index === 0
            ? [
                {
                  id: `unknown-${locale}`,
                  path: locale === 'fr' ? '*' : '/en/*',
                  loader: notFound,
                  element: null,
                },
              ]
            : []),
        ],
      },
    ],
  }));

/** A browser knows the addresses of its own language: the other one's words come with another document. */
export const createRoutes = (contextOf: ContextOf, locales: readonly Locale[] = LOCALES): RouteObject[] =>
  locales.flatMap((locale) => routesIn(locale, contextOf));
