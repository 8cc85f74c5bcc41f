import { localePrefix, type Locale } from '@patine/core';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { toLoginAgain, withSession, withoutSession } from './features/session/guards.ts';
import { FIRST_PAGES, messageGroupOf } from './i18n/first-pages.ts';
import { loadMessages } from './i18n/messages.ts';
import { DefaultLayout } from './layouts/DefaultLayout.tsx';
import { PageErrorBoundary } from './layouts/PageErrorBoundary.tsx';
import { ApiError } from './lib/api-error.ts';
import { navigationQuery } from './lib/content.query.ts';
import { importChunk } from './lib/chunk-load-error.ts';
import type { LoaderContext, PageLoader, PageLoaderArgs } from './lib/page-loader.ts';
import { notFound, toPageError } from './lib/page-error.ts';
import { PAGES, matchPage, type PageName } from './pages.ts';

type PageSource = {
  Page: () => Promise<{ default: ComponentType }>;
  /** Absent if a page needs no data. */
  load?: () => Promise<{ loader: PageLoader }>;
};

type LayoutSource = {
  /** Loads with the first page that uses it; most visitors only need DefaultLayout. */
  Layout: () => Promise<ComponentType>;
  pages: Partial<Record<PageName, PageSource>>;
};

/** Each page under its layout. URLs and access rules are in pages.ts. */
const layouts: LayoutSource[] = [
  {
    Layout: async () => DefaultLayout,
    pages: {
      home: {
        Page: () => import('./pages/home/HomePage.tsx'),
        load: () => import('./pages/home/home.loader.ts'),
      },
      shop: {
        Page: () => import('./pages/shop/ShopPage.tsx'),
        load: () => import('./pages/shop/shop.loader.ts'),
      },
      product: {
        Page: () => import('./pages/product/ProductPage.tsx'),
        load: () => import('./pages/product/product.loader.ts'),
      },
      seller: {
        Page: () => import('./pages/seller/SellerPage.tsx'),
        load: () => import('./pages/seller/seller.loader.ts'),
      },
      drops: {
        Page: () => import('./pages/drops/DropsPage.tsx'),
        load: () => import('./pages/drops/drops.loader.ts'),
      },
      'drops-soon': {
        Page: () => import('./pages/drops-soon/DropsSoonPage.tsx'),
        load: () => import('./pages/drops-soon/drops-soon.loader.ts'),
      },
      drop: {
        Page: () => import('./pages/drop/DropPage.tsx'),
        load: () => import('./pages/drop/drop.loader.ts'),
      },
      'drop-alert': {
        Page: () => import('./pages/drop-alert/DropAlertPage.tsx'),
        load: () => import('./pages/drop-alert/drop-alert.loader.ts'),
      },
      brands: {
        Page: () => import('./pages/brands/BrandsPage.tsx'),
        load: () => import('./pages/brands/brands.loader.ts'),
      },
      article: {
        Page: () => import('./pages/article/ArticlePage.tsx'),
        load: () => import('./pages/article/article.loader.ts'),
      },
      landing: {
        Page: () => import('./pages/landing/LandingPage.tsx'),
        load: () => import('./pages/landing/landing.loader.ts'),
      },
      wishlist: {
        Page: () => import('./pages/wishlist/WishlistPage.tsx'),
        load: () => import('./pages/wishlist/wishlist.loader.ts'),
      },
      'jeans-calculator': { Page: () => import('./pages/jeans-calculator/JeansCalculatorPage.tsx') },
      alerts: {
        Page: () => import('./pages/alerts/AlertsPage.tsx'),
        load: () => import('./pages/alerts/alerts.loader.ts'),
      },
      'seller-offer': {
        Page: () => import('./pages/seller-offer/SellerOfferPage.tsx'),
        load: () => import('./pages/seller-offer/seller-offer.loader.ts'),
      },
      emails: {
        Page: () => import('./pages/emails/EmailsPage.tsx'),
        load: () => import('./pages/emails/emails.loader.ts'),
      },
      newsletter: { Page: () => import('./pages/newsletter/NewsletterPage.tsx') },
      'newsletter-confirm': {
        Page: () => import('./pages/newsletter-confirm/NewsletterConfirmPage.tsx'),
        load: () => import('./pages/newsletter-confirm/newsletter-confirm.loader.ts'),
      },
    },
  },
  {
    Layout: async () => (await import('./layouts/FunnelLayout.tsx')).FunnelLayout,
    pages: {
      cart: {
        Page: () => import('./pages/cart/CartPage.tsx'),
        load: () => import('./pages/cart/cart.loader.ts'),
      },
      checkout: {
        Page: () => import('./pages/checkout/CheckoutPage.tsx'),
        load: () => import('./pages/checkout/checkout.loader.ts'),
      },
      'order-confirm': {
        Page: () => import('./pages/order-confirm/OrderConfirmPage.tsx'),
        load: () => import('./pages/order-confirm/order-confirm.loader.ts'),
      },
    },
  },
  {
    Layout: async () => (await import('./layouts/AuthLayout.tsx')).AuthLayout,
    pages: {
      login: { Page: () => import('./pages/login/LoginPage.tsx') },
      register: { Page: () => import('./pages/register/RegisterPage.tsx') },
      'reset-password': { Page: () => import('./pages/reset-password/ResetPasswordPage.tsx') },
      'change-password': { Page: () => import('./pages/change-password/ChangePasswordPage.tsx') },
      'confirm-email': { Page: () => import('./pages/confirm-email/ConfirmEmailPage.tsx') },
    },
  },
  {
    Layout: async () => (await import('./layouts/AccountLayout.tsx')).AccountLayout,
    pages: {
      account: { Page: () => import('./pages/account/AccountPage.tsx') },
      'account-orders': {
        Page: () => import('./pages/account-orders/AccountOrdersPage.tsx'),
        load: () => import('./pages/account-orders/account-orders.loader.ts'),
      },
      'account-order': {
        Page: () => import('./pages/account-order/AccountOrderPage.tsx'),
        load: () => import('./pages/account-order/account-order.loader.ts'),
      },
      'account-order-returns': {
        Page: () => import('./pages/account-order-returns/AccountOrderReturnsPage.tsx'),
        load: () => import('./pages/account-order-returns/account-order-returns.loader.ts'),
      },
      withdrawal: {
        Page: () => import('./pages/withdrawal/WithdrawalPage.tsx'),
        load: () => import('./pages/withdrawal/withdrawal.loader.ts'),
      },
      'account-returns': {
        Page: () => import('./pages/account-returns/AccountReturnsPage.tsx'),
        load: () => import('./pages/account-returns/account-returns.loader.ts'),
      },
      'account-return': {
        Page: () => import('./pages/account-return/AccountReturnPage.tsx'),
        load: () => import('./pages/account-return/account-return.loader.ts'),
      },
      'account-details': {
        Page: () => import('./pages/account-details/AccountDetailsPage.tsx'),
        load: () => import('./pages/account-details/account-details.loader.ts'),
      },
      'account-languages': {
        Page: () => import('./pages/account-languages/AccountLanguagesPage.tsx'),
        load: () => import('./pages/account-languages/account-languages.loader.ts'),
      },
      'account-sizes': {
        Page: () => import('./pages/account-sizes/AccountSizesPage.tsx'),
        load: () => import('./pages/account-sizes/account-sizes.loader.ts'),
      },
      'account-offers': {
        Page: () => import('./pages/account-offers/AccountOffersPage.tsx'),
        load: () => import('./pages/account-offers/account-offers.loader.ts'),
      },
      'account-addresses': {
        Page: () => import('./pages/account-addresses/AccountAddressesPage.tsx'),
        load: () => import('./pages/account-addresses/account-addresses.loader.ts'),
      },
      'account-address-new': { Page: () => import('./pages/account-address-new/AccountAddressNewPage.tsx') },
      'account-address': {
        Page: () => import('./pages/account-address/AccountAddressPage.tsx'),
        load: () => import('./pages/account-address/account-address.loader.ts'),
      },
      'account-emails': {
        Page: () => import('./pages/account-emails/AccountEmailsPage.tsx'),
        load: () => import('./pages/account-emails/account-emails.loader.ts'),
      },
      'account-search-new': {
        Page: () => import('./pages/account-search-new/AccountSearchNewPage.tsx'),
        load: () => import('./pages/account-search-new/account-search-new.loader.ts'),
      },
      'account-searches': {
        Page: () => import('./pages/account-searches/AccountSearchesPage.tsx'),
        load: () => import('./pages/account-searches/account-searches.loader.ts'),
      },
    },
  },
  {
    Layout: async () => (await import('./layouts/BareLayout.tsx')).BareLayout,
    pages: {
      'page-editor': { Page: () => import('./pages/page-editor/PageEditorPage.tsx') },
      'page-preview': { Page: () => import('./pages/page-preview/PagePreviewPage.tsx') },
    },
  },
];

const sourceOf = (name: PageName) =>
  layouts.map(({ pages }) => pages[name]).find((source) => source !== undefined);

/** Prefetches a page's code. */
export const prefetchCode = (name: PageName): Promise<unknown> => {
  const source = sourceOf(name);
  return Promise.all([source?.Page(), source?.load?.()]);
};

/** Prefetches a page's code and data before its link is pressed. */
export async function prefetchPage(url: URL, context: LoaderContext): Promise<void> {
  const page = matchPage(url.pathname);
  const source = page && sourceOf(page.name);
  if (!page || !source || PAGES[page.name].access !== 'public') return;
  const [loading] = await Promise.all([source.load?.(), source.Page()]);
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

const pageRoute = (
  name: PageName,
  source: PageSource,
  locale: Locale,
  contextOf: ContextOf,
): RouteObject => ({
  id: `${name}-${locale}`,
  path: PAGES[name][locale],
  lazy: {
    Component: async () => {
      const [{ default: Page }] = await importChunk(() =>
        Promise.all([source.Page(), messagesOf(name, locale)]),
      );
      return Page;
    },
    loader: async () => {
      const load = source.load ? (await importChunk(source.load)).loader : nothingToLoad;
      return toRouterLoader(guarded(name, load), locale, contextOf);
    },
  },
});

/** Never rejects: a page without menus is shown uncached, and the browser requests them again. */
const loadNavigation: PageLoader = async ({ queryClient, api, locale }) => {
  await queryClient.prefetchQuery(navigationQuery(api, locale));
  return null;
};

/** Routes of one language: a link to another language loads a new document with its messages. */
export const createRoutes = (contextOf: ContextOf, locale: Locale): RouteObject[] =>
  layouts.map(({ Layout, pages }, index) => ({
    id: `layout-${index}-${locale}`,
    lazy: { Component: Layout },
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
