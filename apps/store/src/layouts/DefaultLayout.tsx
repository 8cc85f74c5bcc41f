import { Header } from '@patine/ui/header/Header';
import { HelloBar } from '@patine/ui/hello-bar/HelloBar';
import { SkipLink } from '@patine/ui/skip-link/SkipLink';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { CartNotices } from '../features/cart/CartNotices.tsx';
import { QuickSearch } from '../features/quick-search/QuickSearch.tsx';
import { navigationQuery } from '../lib/content.query.ts';
import { useStore } from '../lib/store-context.tsx';
import { matchPage } from '../pages.ts';
import { AppLink } from './AppLink.tsx';
import { HeaderTools } from './HeaderTools.tsx';
import { Languages } from './Languages.tsx';
import { ScrollRestoration } from './ScrollRestoration.tsx';
import { PageProgress } from './PageProgress.tsx';
import { ShopFooter } from './ShopFooter.tsx';
import { ShopLogo } from './ShopLogo.tsx';

export type DefaultLayoutProps = {
  /** A nested layout; the routed page when absent. */
  children?: ReactNode;
};

export function DefaultLayout({ children }: DefaultLayoutProps) {
  const { api, locale } = useStore();
  const { data: content } = useQuery(navigationQuery(api, locale));
  const helloBar = content?.helloBar;
  const isProduct = matchPage(useLocation().pathname)?.name === 'product';

  return (
    <>
      <SkipLink />
      <PageProgress />
      <ScrollRestoration />
      {helloBar ? (
        <HelloBar
          seeMore={helloBar.seeMore}
          html={{ text: helloBar.text, details: helloBar.details }}
          // On a phone the garment and its name fill the first screen.
          className={isProduct ? 'max-sm:hidden' : undefined}
        />
      ) : null}
      <Header
        logo={<ShopLogo imageUrl={content?.logo?.imageUrl} />}
        nav={content?.navBar ?? []}
        search={<QuickSearch />}
        tools={<HeaderTools />}
        languages={<Languages />}
        app={content?.app ? <AppLink {...content.app} /> : null}
      />
      <main id="main" tabIndex={-1} className="outline-none">
        {children ?? <Outlet />}
      </main>
      <ShopFooter content={content} />
      <CartNotices />
    </>
  );
}
