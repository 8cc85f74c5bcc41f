import { Header } from '@patine/ui/header/Header';
import { HelloBar } from '@patine/ui/hello-bar/HelloBar';
import { SearchBox } from '@patine/ui/search-box/SearchBox';
import { SkipLink } from '@patine/ui/skip-link/SkipLink';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { CartNotices } from '../features/cart/CartNotices.tsx';
import { navigationQuery } from '../lib/content.query.ts';
import { parseFilters } from '../lib/shop-filters.ts';
import { useStore } from '../lib/store-context.tsx';
import { paths } from '../paths.ts';
import { HeaderTools } from './HeaderTools.tsx';
import { Languages } from './Languages.tsx';
import { PageProgress } from './PageProgress.tsx';
import { ShopFooter } from './ShopFooter.tsx';
import { ShopLogo } from './ShopLogo.tsx';

export type DefaultLayoutProps = {
  /** A layout inside this one; the page itself when absent. */
  children?: ReactNode;
};

export function DefaultLayout({ children }: DefaultLayoutProps) {
  const { api, locale } = useStore();
  const { search } = useLocation();
  const { data: content } = useQuery(navigationQuery(api, locale));
  const helloBar = content?.helloBar;

  return (
    <>
      <SkipLink />
      <PageProgress />
      {helloBar ? (
        <HelloBar
          seeMore={helloBar.seeMore && { label: helloBar.seeMore.label, href: helloBar.seeMore.path }}
          details={helloBar.secondaryText}
        >
          {helloBar.text}
        </HelloBar>
      ) : null}
      <Header
        logo={<ShopLogo imageUrl={content?.logo?.imageUrl} />}
        nav={content?.navBar ?? []}
        search={
          <SearchBox
            action={paths.shop(locale, { category: 'search' })}
            defaultText={parseFilters('', search).text ?? ''}
          />
        }
        tools={<HeaderTools />}
        languages={<Languages />}
      />
      <main id="main" tabIndex={-1} className="outline-none">
        {children ?? <Outlet />}
      </main>
      <ShopFooter groups={content?.footerNav ?? []} />
      <CartNotices />
    </>
  );
}
