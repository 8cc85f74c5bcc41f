import { ActiveFilters } from '@patine/ui/active-filters/ActiveFilters';
import { Breadcrumb } from '@patine/ui/breadcrumb/Breadcrumb';
import { FilterFold } from '@patine/ui/filter-panel/FilterFold';
import { FilterPanel } from '@patine/ui/filter-panel/FilterPanel';
import { FilterRow } from '@patine/ui/filter-row/FilterRow';
import { LiveRegion } from '@patine/ui/live-region/LiveRegion';
import { NoResults } from '@patine/ui/no-results/NoResults';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { SortMenu } from '@patine/ui/sort-menu/SortMenu';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ShopList } from '../../features/catalogue/shop-list.ts';
import type { ShopFilters } from '../../lib/shop-filters.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { activeChoices, loosenings } from './active-choice.ts';
import { PROMOTED, facetGroups, hrefIn } from './facet-groups.ts';
import { listTitle } from './list-title.ts';
import { PhoneFilters } from './PhoneFilters.tsx';
import { PriceChoice } from './PriceChoice.tsx';
import { Results } from './Results.tsx';
import { ShopHead } from './ShopHead.tsx';
import { ShopOptions } from './ShopOptions.tsx';
import { sortOptions } from './sort-options.ts';

export type ShopViewProps = { list: ShopList; filters: ShopFilters };

export function ShopView({ list, filters }: ShopViewProps) {
  const intl = useIntl();
  const locale = useLocale();
  const address = (choice: ShopFilters) => paths.shop(locale, choice);
  const groups = facetGroups(list, intl);
  const href = hrefIn(filters, address);
  const choices = activeChoices(filters, list, intl).map(({ filters: left, ...choice }) => ({
    ...choice,
    href: address(left),
  }));
  const clearHref = address(filters.category === undefined ? {} : { category: filters.category });
  const title = listTitle(list, filters, intl);
  const shop = intl.formatMessage({ id: 'shop.title' });
  const count = intl.formatMessage({ id: 'shop.count' }, { count: list.total });
  const orders = sortOptions(filters, address, intl);
  const hasPrices = list.price.min < list.price.max;
  const price = <PriceChoice key={clearHref} bounds={list.price} filters={filters} address={address} />;
  const panel = (
    <>
      <FilterPanel
        groups={groups}
        href={href}
        price={
          hasPrices ? (
            <FilterFold title={intl.formatMessage({ id: 'shop.filter.price' })}>{price}</FilterFold>
          ) : null
        }
        priceAfter="colors"
      />
      <ShopOptions filters={filters} address={address} />
    </>
  );

  return (
    <div className="wrap">
      <ShopHead list={list} filters={filters} title={title} />
      <Breadcrumb
        trail={[
          { label: intl.formatMessage({ id: 'shop.home' }), href: paths.home(locale) },
          ...(title !== shop ? [{ label: shop, href: paths.shop(locale) }] : []),
          ...list.trail
            .slice(0, -1)
            .map(({ slug, name }) => ({ label: name, href: address({ category: slug }) })),
        ]}
        current={title}
      />
      <PageHeading title={title} aside={count} />
      <LiveRegion message={count} />
      <FilterRow
        groups={groups.filter(({ id }) => PROMOTED.includes(id))}
        href={href}
        {...(hasPrices ? { price: { active: filters.price !== undefined, control: price } } : {})}
        sort={<SortMenu options={orders} rankingHref="#ranking" />}
      />
      <div className="mt-4 grid gap-x-9 xl:grid-cols-[15.5rem_minmax(0,1fr)]">
        <aside className="hidden xl:block">{panel}</aside>
        <div className="min-w-0">
          <div className="mb-4 empty:hidden">
            {choices.length > 0 ? <ActiveFilters filters={choices} clearHref={clearHref} /> : null}
          </div>
          {list.total === 0 ? (
            <NoResults
              {...(filters.text ? { text: filters.text } : {})}
              loosen={loosenings(filters, list, intl).map(({ filters: left, ...part }) => ({
                ...part,
                href: address(left),
              }))}
              clearHref={clearHref}
            />
          ) : (
            <Results list={list} filters={filters} address={address} />
          )}
        </div>
      </div>
      <section id="ranking" className="stitch-t mt-16 max-w-prose py-6 text-sm text-muted">
        <h2 className="mb-1 font-semibold text-ink">
          <FormattedMessage id="shop.ranking.title" />
        </h2>
        <FormattedMessage id="shop.ranking.text" />
      </section>
      <PhoneFilters
        active={choices.length}
        count={list.total}
        clearHref={clearHref}
        sort={<SortMenu options={orders} look="bar" />}
      >
        {panel}
      </PhoneFilters>
    </div>
  );
}
