import { FilterAccordion } from '@patine/ui/filter-panel/FilterAccordion';
import { FilterPanel } from '@patine/ui/filter-panel/FilterPanel';
import type { FacetGroup } from '@patine/ui/filter-panel/facets';
import { Suspense, lazy } from 'react';
import { useIntl } from 'react-intl';
import { listReader } from '../../features/catalogue/shop-list.query.ts';
import { lazyMessages } from '../../i18n/lazy-messages.ts';
import { useStore } from '../../lib/store-context.tsx';
import { useInBrowser } from '../../lib/use-browser-fact.ts';
import { PriceChoice } from './PriceChoice.tsx';
import { ShopOptions } from './ShopOptions.tsx';
import { exclusionGroups, facetGroups, hrefIn } from './facet-groups.ts';
import { useListAddress } from './use-list-address.ts';
import type { Shown } from './use-first-paint.ts';

/** Lazy: loaded when its panel is expanded. */
const MeasureChoice = lazy(lazyMessages(() => import('./MeasureChoice.tsx')));

export type PanelProps = {
  shown: Shown;
  /** True while a new list is rendering. */
  busy: boolean;
};

/** All filters, with the count of each value. */
export default function Panel({ shown: { list, filters }, busy }: PanelProps) {
  const intl = useIntl();
  const inBrowser = useInBrowser();
  const { address, clearHref, here } = useListAddress(filters);
  const href = hrefIn(filters, address);
  const { api, locale } = useStore();
  /** Filters that have more values than the list shows find all of them by name. */
  const searched = (group: FacetGroup): FacetGroup =>
    list.cut.includes(group.id)
      ? {
          ...group,
          find: async (text) => (await listReader()).findOptions(api, locale, filters, group.id, text),
        }
      : group;
  const exclusions = exclusionGroups(list, intl).map(searched);
  return (
    <div aria-busy={busy || undefined}>
      <FilterPanel
        groups={facetGroups(list, intl).map(searched)}
        href={href}
        here={here}
        price={
          list.price ? (
            <FilterAccordion title={intl.formatMessage({ id: 'shop.filter.price' })}>
              <PriceChoice key={clearHref} prices={list.price} filters={filters} address={address} />
            </FilterAccordion>
          ) : null
        }
        priceAfter="colors"
      />
      <FilterAccordion
        title={intl.formatMessage({ id: 'shop.filter.measures' })}
        hint={intl.formatMessage({ id: 'shop.hint.measures' })}
        folded={!filters.waist && !filters.inseam && !filters.length}
      >
        {() =>
          inBrowser && (
            <Suspense>
              <MeasureChoice key={clearHref} filters={filters} address={address} />
            </Suspense>
          )
        }
      </FilterAccordion>
      <FilterPanel
        groups={exclusions}
        href={href}
        here={here}
        aria-label={exclusions.map(({ title }) => title).join(', ')}
      />
      <ShopOptions counts={list.flags} filters={filters} address={address} />
    </div>
  );
}
