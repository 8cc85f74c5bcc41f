import { FilterRow } from '@patine/ui/filter-row/FilterRow';
import { SortMenu } from '@patine/ui/sort-menu/SortMenu';
import { Suspense, lazy } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { PROMOTED, facetGroups, hrefIn } from './facet-groups.ts';
import { sortOptions } from './sort-options.ts';
import { useListAddress } from './use-list-address.ts';
import { useMySizes } from './use-my-sizes.ts';
import type { Shown } from './use-first-paint.ts';

/** Loaded when its menu opens. */
const PriceChoice = lazy(() =>
  import('./PriceChoice.tsx').then(({ PriceChoice: choice }) => ({ default: choice })),
);

/** The most used filters and the sort menu, above the list. */
export default function Promoted({ list, filters }: Shown) {
  const intl = useIntl();
  const locale = useLocale();
  const { address, clearHref } = useListAddress(filters);
  const mySizes = useMySizes(filters, list.options.size);
  return (
    <FilterRow
      groups={facetGroups(list, intl).filter(({ id }) => PROMOTED.includes(id))}
      href={hrefIn(filters, address)}
      count={list.total}
      {...(list.price
        ? {
            price: {
              active: filters.price !== undefined,
              control: (
                <Suspense>
                  <PriceChoice key={clearHref} prices={list.price} filters={filters} address={address} />
                </Suspense>
              ),
            },
          }
        : {})}
      {...(mySizes ? { mySizesHref: address(mySizes) } : {})}
      sort={
        <SortMenu options={sortOptions(filters, address, intl)} rankingHref={paths.page(locale, 'ranking')} />
      }
    />
  );
}
