import { Breadcrumb } from '@patine/ui/breadcrumb/Breadcrumb';
import { Link } from '@patine/ui/link/Link';
import { LiveRegion } from '@patine/ui/live-region/LiveRegion';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { SkipLink } from '@patine/ui/skip-link/SkipLink';
import { Suspense, lazy, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigationType } from 'react-router-dom';
import type { ShopList } from '../../features/catalogue/shop-list.ts';
import { lazyMessages } from '../../i18n/lazy-messages.ts';
import type { ShopFilters } from '../../lib/shop-filters.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { Chosen, FewResults, useChoices } from './Chosen.tsx';
import { listTitle } from './list-title.ts';
import {
  AboutCategory,
  DrawerFilters,
  LazyPanel,
  ListCount,
  Promoted,
  Results,
  SaveSearchLink,
} from './lazy-parts.ts';
import { RESULTS_ID } from './results-id.ts';
import { ShopHead } from './ShopHead.tsx';
import { useListAddress } from './use-list-address.ts';
import { useLastingExclusions } from './use-lasting-exclusions.ts';
import { useFirstPaint } from './use-first-paint.ts';
import { usePreloadFilters } from './use-preload-filters.ts';
import type { FavoritesState } from './use-favorites.ts';

const FavoritesGate = lazy(lazyMessages(() => import('./FavoritesGate.tsx')));

export type ShopViewProps = { list: ShopList; filters: ShopFilters; favoritesState: FavoritesState };

export function ShopView({ list, filters, favoritesState }: ShopViewProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { address } = useListAddress(filters);
  useLastingExclusions(filters, address);
  usePreloadFilters();
  const { now, painted } = useFirstPaint(list, filters);
  // Restoring a scroll position needs the complete page at once.
  const isBack = useNavigationType() === 'POP';
  const choices = useChoices(now);
  const title = listTitle(list, filters, intl);
  const shop = intl.formatMessage({ id: 'shop.title' });
  const isKnown = filters.favorite === undefined || favoritesState !== 'asking';
  const [first, setFirst] = useState<{ filters: ShopFilters; total: number } | null>({
    filters,
    total: list.total,
  });
  if (first && (first.filters !== filters || first.total !== list.total)) setFirst(null);
  // The first count is not announced: it stands in the page. Later counts are.
  const isAnnounced = isKnown && !first;
  /** Nothing found by words alone: no filter could find more. */
  const isBare = list.total === 0 && choices.every(({ id }) => id === 'text');
  const results = (
    <>
      {list.hits.length > 0 ? (
        <Results list={list} before={isBack ? list : painted.list} filters={filters} />
      ) : null}
      <FewResults {...now} />
    </>
  );

  return (
    <div className="wrap">
      <ShopHead list={list} filters={filters} title={title} />
      {list.hits.length > 0 ? (
        <SkipLink targetId={RESULTS_ID}>
          <FormattedMessage id="shop.skip" />
        </SkipLink>
      ) : null}
      {/* On phones title, count and the first pieces with their prices fit the screen: the menu and the filters lead elsewhere. */}
      <Breadcrumb
        className="max-sm:hidden"
        trail={[
          { label: intl.formatMessage({ id: 'shop.home' }), href: paths.home(locale) },
          ...(title !== shop ? [{ label: shop, href: paths.shop(locale) }] : []),
          ...list.trail
            .slice(0, filters.typed ? undefined : -1)
            .map(({ slug, name }) => ({ label: name, href: address({ category: slug }) })),
        ]}
        current={title}
      />
      <div className="items-end justify-between gap-x-8 max-sm:pt-4 xl:flex xl:stitch-b">
        <PageHeading
          title={title}
          aside={<div className="max-sm:hidden">{isKnown ? <ListCount count={list.total} /> : null}</div>}
          className="min-w-0 max-sm:mb-3"
        />
        {isBare ? null : <Promoted {...painted} />}
      </div>
      <LiveRegion
        message={isAnnounced ? intl.formatMessage({ id: 'shop.count' }, { count: list.total }) : ''}
      />
      <div className={`mt-3 grid gap-x-9 sm:mt-4 ${isBare ? '' : 'xl:grid-cols-[15.5rem_minmax(0,1fr)]'}`}>
        {isBare ? null : (
          <aside className="hidden xl:block noscript:block noscript:max-xl:order-last">
            <div className="filter-column">
              <p className="sticky top-0 z-10 min-h-13 border-b border-line bg-paper pt-3 heading text-xl max-xl:hidden">
                <FormattedMessage id="ui.filter-panel.label" />
              </p>
              <LazyPanel shown={painted} busy={painted !== now} />
            </div>
          </aside>
        )}
        <div className="min-w-0">
          <Chosen {...now} />
          {filters.favorite ? (
            <Suspense>
              <FavoritesGate favoritesState={favoritesState} address={address(filters)}>
                {results}
              </FavoritesGate>
            </Suspense>
          ) : (
            results
          )}
          <SaveSearchLink shown={now} title={title} />
        </div>
      </div>
      {list.about ? <AboutCategory {...list.about} /> : null}
      {list.hits.length > 0 ? (
        <p className="stitch-t mt-16 py-6 text-sm text-muted">
          <Link href={paths.page(locale, 'ranking')} className="underline underline-offset-4">
            <FormattedMessage id="shop.ranking" />
          </Link>
        </p>
      ) : null}
      {isBare ? null : (
        <DrawerFilters
          shown={painted}
          busy={painted !== now}
          filters={filters}
          active={choices.length}
          count={list.total}
        />
      )}
    </div>
  );
}
