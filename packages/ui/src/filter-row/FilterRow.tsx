import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { Chip } from '../chip/Chip.tsx';
import { FacetBody } from '../filter-panel/FacetBody.tsx';
import { selectedNames, type FacetGroup, type FacetHref } from '../filter-panel/facets.ts';
import { Link } from '../link/Link.tsx';
import { FilterMenu } from './FilterMenu.tsx';

export type FilterRowProps = ComponentPropsWithRef<'section'> & {
  /** The promoted filters in order. */
  groups: readonly FacetGroup[];
  /** Returns the URL of the list after a click on an option. */
  href: FacetHref;
  /** The price filter, when it is promoted. */
  price?: { active: boolean; control: ReactNode };
  /** URL of the list in the visitor's saved sizes. */
  mySizesHref?: string;
  /** The sort menu at the end of the row; phones have it at the bottom of the screen. */
  sort?: ReactNode;
};

/** The most used filters, above the list. */
export function FilterRow({ groups, href, price, mySizesHref, sort, className, ...rest }: FilterRowProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'ui.filter-row.label' });
  return (
    <section
      data-slot="filter-row"
      aria-label={label}
      className={cx('flex items-center gap-2 stitch-t stitch-b py-3 sm:flex-wrap', className)}
      {...rest}
    >
      <div className="-m-1 flex noscript:hidden min-w-0 flex-1 gap-2 overflow-x-auto p-1 [scrollbar-width:none] sm:flex-wrap sm:overflow-visible">
        {groups.map((group) => (
          <FilterMenu key={group.id} label={chipLabel(intl, group)} active={selectedNames(group).length > 0}>
            {() => <FacetBody group={group} href={href} />}
          </FilterMenu>
        ))}
        {price ? (
          <FilterMenu label={intl.formatMessage({ id: 'ui.filter-panel.price' })} active={price.active}>
            {() => price.control}
          </FilterMenu>
        ) : null}
        {mySizesHref ? (
          <Chip asChild className="shrink-0">
            <Link href={mySizesHref}>{intl.formatMessage({ id: 'ui.filter-row.mySizes' })}</Link>
          </Chip>
        ) : null}
      </div>
      {sort ? <div className="hidden sm:block">{sort}</div> : null}
    </section>
  );
}

function chipLabel({ formatMessage }: IntlShape, group: FacetGroup): string {
  const names = selectedNames(group);
  if (names.length === 0) return group.title;
  return formatMessage({ id: 'ui.filter-row.chosen' }, { title: group.title, values: names.join(', ') });
}
