import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FacetBody } from './FacetBody.tsx';
import { FilterFold } from './FilterFold.tsx';
import type { FacetGroup, FacetHref } from './facets.ts';

export type { ColorOption, FacetGroup, FacetHref, FacetOption } from './facets.ts';

export type FilterPanelProps = {
  /** The filters, in the order of the page. */
  groups: readonly FacetGroup[];
  /** Address of the list after a press on an option. */
  href: FacetHref;
  /** Id of the group after which the price stands. */
  priceAfter?: string;
  /** The price filter, where the list has prices to choose from. */
  price?: ReactNode;
};

/** Every filter of a list, one foldable panel each. */
export function FilterPanel({ groups, href, price, priceAfter }: FilterPanelProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'ui.filter-panel.label' });
  const placed = groups.some(({ id }) => id === priceAfter);
  return (
    <nav data-slot="filter-panel" aria-label={label}>
      {groups.map((group) => (
        <div key={group.id}>
          <FilterFold title={group.title} hint={group.hint} folded={group.folded}>
            <FacetBody group={group} href={href} />
          </FilterFold>
          {group.id === priceAfter ? price : null}
        </div>
      ))}
      {placed ? null : price}
    </nav>
  );
}
