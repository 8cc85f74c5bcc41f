import { FilterFold } from '@patine/ui/filter-panel/FilterFold';
import { FilterPanel } from '@patine/ui/filter-panel/FilterPanel';
import { Suspense, lazy, memo } from 'react';
import { useIntl } from 'react-intl';
import { lazyMessages } from '../../i18n/lazy-messages.ts';
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
export const Panel = memo(function Panel({ shown: { list, filters }, busy }: PanelProps) {
  const intl = useIntl();
  const inBrowser = useInBrowser();
  const { address, clearHref, here } = useListAddress(filters);
  const href = hrefIn(filters, address);
  const exclusions = exclusionGroups(list, intl);
  return (
    <div aria-busy={busy || undefined}>
      <FilterPanel
        groups={facetGroups(list, intl)}
        href={href}
        here={here}
        price={
          list.price ? (
            <FilterFold title={intl.formatMessage({ id: 'shop.filter.price' })}>
              <PriceChoice key={clearHref} prices={list.price} filters={filters} address={address} />
            </FilterFold>
          ) : null
        }
        priceAfter="colors"
      />
      <FilterFold
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
      </FilterFold>
      <FilterPanel
        groups={exclusions}
        href={href}
        here={here}
        aria-label={exclusions.map(({ title }) => title).join(', ')}
      />
      <ShopOptions filters={filters} address={address} />
    </div>
  );
});
