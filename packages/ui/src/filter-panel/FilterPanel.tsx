import { Fragment, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CachedFragment } from '../provider/CachedFragment.tsx';
import { FacetBody } from './FacetBody.tsx';
import { FilterAccordion } from './FilterAccordion.tsx';
import type { FacetGroup, FacetHref } from './facets.ts';

export type { ColorOption, FacetGroup, FacetHref, FacetOption } from './facets.ts';

export type FilterPanelProps = ComponentPropsWithRef<'nav'> & {
  /** The filters in display order. */
  groups: readonly FacetGroup[];
  /** Returns the URL after a click on an option. */
  href: FacetHref;
  /** URL of the list at its first page; every `href` depends on it. */
  here: string;
  /** Id of the group before the price filter. */
  priceAfter?: string;
  /** The price filter, when the list has different prices. */
  price?: ReactNode;
};

/** The filters of a list, each collapsible. A second panel on a page needs its own `aria-label`. */
export function FilterPanel({ groups, href, here, price, priceAfter, className, ...rest }: FilterPanelProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'ui.filter-panel.label' });
  const placed = groups.some(({ id }) => id === priceAfter);
  return (
    <nav data-slot="filter-panel" className={className} aria-label={label} {...rest}>
      {groups.map((group) => (
        <Fragment key={group.id}>
          <CachedFragment shows={() => JSON.stringify(['filter', here, group])}>
            <FilterAccordion title={group.title} hint={group.hint} folded={group.folded}>
              {group.onDemand ? (
                () => <FacetBody group={group} href={href} />
              ) : (
                <FacetBody group={group} href={href} />
              )}
            </FilterAccordion>
          </CachedFragment>
          {group.id === priceAfter ? price : null}
        </Fragment>
      ))}
      {placed ? null : price}
    </nav>
  );
}
