import { Header } from '@patine/ui/header/Header';
import { SkipLink } from '@patine/ui/skip-link/SkipLink';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { CartNotices } from '../features/cart/CartNotices.tsx';
import { NewsletterInvitation } from '../features/newsletter/NewsletterInvitation.tsx';
import { lazyMessages } from '../i18n/lazy-messages.ts';
import { navigationQuery } from '../lib/content.query.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import { useStore } from '../lib/store-context.tsx';
import { matchPage } from '../pages.ts';
import { AppLink } from './AppLink.tsx';
import { ShopFooter } from './lazy-footer.ts';
import { HeaderTools } from './HeaderTools.tsx';
import { Languages } from './Languages.tsx';
import { ScrollRestoration } from './ScrollRestoration.tsx';
import { PageProgress } from './PageProgress.tsx';
import { ShopLogo } from './ShopLogo.tsx';

const HelloBar = lazyPart(lazyMessages(() => import('./ShopHelloBar.tsx')));
const MenuLinks = lazyPart(lazyMessages(() => import('./MenuLinks.tsx')));
/** The field works without its code, which brings suggestions. */
const QuickSearch = lazyPart(lazyMessages(() => import('../features/quick-search/QuickSearch.tsx')));

export type DefaultLayoutProps = {
  /** A nested layout; the routed page when absent. */
  children?: ReactNode;
  /** Replaces the shop's footer. */
  footer?: ReactNode;
};

export function DefaultLayout({ children, footer }: DefaultLayoutProps) {
  const { api, locale } = useStore();
  const { data: content } = useQuery(navigationQuery(api, locale));
  const helloBar = content?.helloBar;
  const isProduct = matchPage(useLocation().pathname)?.name === 'product';

  return (
    <>
      <SkipLink />
      <PageProgress />
      <ScrollRestoration />
      {helloBar ? <HelloBar content={helloBar} isProduct={isProduct} /> : null}
      <Header
        logo={<ShopLogo imageUrl={content?.logo?.imageUrl} />}
        nav={content?.navBar ?? []}
        search={<QuickSearch />}
        tools={<HeaderTools />}
        languages={<Languages />}
        app={content?.app ? <AppLink {...content.app} /> : null}
        renderMore={(close) => <MenuLinks content={content} onLeave={close} />}
      />
      <main id="main" tabIndex={-1} className="outline-none">
        {children ?? <Outlet />}
      </main>
      {footer ?? <ShopFooter content={content} />}
      <NewsletterInvitation />
      <CartNotices />
    </>
  );
}
