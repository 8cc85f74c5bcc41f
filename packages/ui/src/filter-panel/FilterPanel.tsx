import { Fragment, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CachedFragment } from '../provider/CachedFragment.tsx';
import { FacetBody } from './FacetBody.tsx';
import { FilterFold } from './FilterFold.tsx';
import type { FacetGroup, FacetHref } from './facets.ts';

export type { ColorOption, FacetGroup, FacetHref, FacetOption } from './facets.ts';

export type FilterPanelProps = ComponentPropsWithRef<'nav'> & {
  /** The filters, in the order of the page. */
  groups: readonly FacetGroup[];
  /** Address of the list after a press on an option. */
  href: FacetHref;
  /** Address of the list itself, at its first page: every `href` follows from it. */
  here: string;
  /** Id of the group after which the price stands. */
  priceAfter?: string;
  /** The price filter, where the list has prices to choose from. */
  price?: ReactNode;
};

/** Every filter of a list, one foldable panel each; a second one on a page has an `aria-label` of its own. */
export function FilterPanel({ groups, href, here, price, priceAfter, className, ...rest }: FilterPanelProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'ui.filter-panel.label' });
  const placed = groups.some(({ id }) => id === priceAfter);
  return (
    <nav data-slot="filter-panel" className={className} aria-label={label} {...rest}>
      {groups.map((group) => (
        <Fragment key={group.id}>
          <CachedFragment shows={() => JSON.stringify(['filter', here, group])}>
            <FilterFold title={group.title} hint={group.hint} folded={group.folded}>
              {group.onDemand ? (
                () => <FacetBody group={group} href={href} />
              ) : (
                <FacetBody group={group} href={href} />
              )}
            </FilterFold>
          </CachedFragment>
          {group.id === priceAfter ? price : null}
        </Fragment>
      ))}
      {placed ? null : price}
    </nav>
  );
}
