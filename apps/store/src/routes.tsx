import { localePrefix, type Locale } from '@patine/core';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import PAGE_SOURCES from 'virtual:pages';
import { toLoginAgain, withSession, withoutSession } from './features/session/guards.ts';
import { FIRST_PAGES, messageGroupOf } from './i18n/first-pages.ts';
import { loadMessages } from './i18n/messages.ts';
import { DefaultLayout } from './layouts/DefaultLayout.tsx';
import { ShopFooter } from './layouts/lazy-footer.ts';
import { PageErrorBoundary } from './layouts/PageErrorBoundary.tsx';
import { ApiError } from './lib/api-error.ts';
import { navigationQuery } from './lib/content.query.ts';
import { importChunk } from './lib/chunk-load-error.ts';
import type { LoaderContext, PageLoader, PageLoaderArgs } from './lib/page-loader.ts';
import { notFound, toPageError } from './lib/page-error.ts';
import { PAGES, matchPage, type PageName } from './pages.ts';

type LayoutSource = {
  /** Loads with the first page that uses it; most visitors only need DefaultLayout. */
  Layout: () => Promise<ComponentType>;
  /** True for a layout with the shop's footer. */
  hasFooter?: true;
  pages: readonly PageName[];
};

/**
 * Each page under its layout, by the name of its folder in src/pages, where its component and its loader are. URLs and access
 * rules are in pages.ts.
 */
const layouts: readonly LayoutSource[] = [
  {
    Layout: async () => DefaultLayout,
    hasFooter: true,
    pages: [
      'home',
      'shop',
      'product',
      'seller',
      'drops',
      'drops-soon',
      'drop',
      'drop-alert',
      'brands',
      'article',
      'landing',
      'wishlist',
      'jeans-calculator',
      'newsletter',
    ],
  },
  {
    Layout: async () => (await import('./layouts/ServiceLayout.tsx')).ServiceLayout,
    pages: ['alerts', 'seller-offer', 'emails', 'newsletter-confirm'],
  },
  {
    Layout: async () => (await import('./layouts/FunnelLayout.tsx')).FunnelLayout,
    pages: ['cart', 'checkout', 'order-confirm'],
  },
  {
    Layout: async () => (await import('./layouts/AuthLayout.tsx')).AuthLayout,
    pages: ['login', 'register', 'reset-password', 'change-password', 'confirm-email'],
  },
  {
    Layout: async () => (await import('./layouts/AccountLayout.tsx')).AccountLayout,
    pages: [
      'account',
      'account-orders',
      'account-order',
      'account-order-returns',
      'withdrawal',
      'account-returns',
      'account-return',
      'account-details',
      'account-languages',
      'account-sizes',
      'account-offers',
      'account-addresses',
      'account-address-new',
      'account-address',
      'account-emails',
      'account-search-new',
      'account-searches',
    ],
  },
  {
    Layout: async () => (await import('./layouts/BareLayout.tsx')).BareLayout,
    pages: ['page-editor', 'page-preview'],
  },
];

/** Prefetches a page's code. */
export const prefetchCode = (name: PageName): Promise<unknown> => {
  const { Page, load } = PAGE_SOURCES[name];
  return Promise.all([Page(), load?.()]);
};

/** Prefetches a page's code and data before its link is pressed. */
export async function prefetchPage(url: URL, context: LoaderContext): Promise<void> {
  const page = matchPage(url.pathname);
  if (!page || PAGES[page.name].access !== 'public') return;
  const { Page, load } = PAGE_SOURCES[page.name];
  const [loading] = await Promise.all([load?.(), Page()]);
  await loading?.loader({ ...context, locale: page.locale, params: page.params, url }).catch(() => null);
}

/** Returns the context of a loader: one per request on the server, one per tab in the browser. */
export type ContextOf = (args: LoaderFunctionArgs) => LoaderContext;

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;

/** Converts a page's loader to a router loader: provides the context and maps failures to a status. */
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
      if (error instanceof ApiError && error.is('ACCESS_DENIED')) return toLoginAgain(page);
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

/** Messages of a page outside the first pages; they are not part of every document. */
const messagesOf = (name: PageName, locale: Locale) =>
  FIRST_PAGES.has(name) ? null : loadMessages(locale, [messageGroupOf(name)]);

const pageRoute = (name: PageName, locale: Locale, contextOf: ContextOf): RouteObject => ({
  id: `${name}-${locale}`,
  path: PAGES[name][locale],
  lazy: {
    Component: async () => {
      const [{ default: Page }] = await importChunk(() =>
        Promise.all([PAGE_SOURCES[name].Page(), messagesOf(name, locale)]),
      );
      return Page;
    },
    loader: async () => {
      const { load } = PAGE_SOURCES[name];
      const loader = load ? (await importChunk(load)).loader : nothingToLoad;
      return toRouterLoader(guarded(name, loader), locale, contextOf);
    },
  },
});

/** Never rejects: a page without menus is shown uncached, and the browser requests them again. */
const loadNavigation =
  (hasFooter: boolean): PageLoader =>
  async ({ queryClient, api, locale }) => {
    const footer = hasFooter ? ShopFooter.load().catch(() => undefined) : null;
    await Promise.all([queryClient.prefetchQuery(navigationQuery(api, locale)), footer]);
    return null;
  };

/** Routes of one language: a link to another language loads a new document with its messages. */
export const createRoutes = (contextOf: ContextOf, locale: Locale): RouteObject[] =>
  layouts.map(({ Layout, hasFooter = false, pages }, index) => ({
    id: `layout-${index}-${locale}`,
    lazy: { Component: Layout },
    loader: toRouterLoader(loadNavigation(hasFooter), locale, contextOf),
    shouldRevalidate: () => false,
    children: [
      {
        id: `errors-${index}-${locale}`,
        errorElement: <PageErrorBoundary />,
        children: [
          ...pages.map((name) => pageRoute(name, locale, contextOf)),
          ...(index === 0
            ? [
                {
                  id: `unknown-${locale}`,
                  path: `${localePrefix(locale)}/*`,
                  loader: notFound,
                  element: null,
                },
              ]
            : []),
        ],
      },
    ],
  }));
