import { cx } from 'class-variance-authority';
import { Suspense, lazy, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Chip } from '../chip/Chip.tsx';
import type { FacetGroup, FacetHref } from '../filter-panel/facets.ts';
import { Link } from '../link/Link.tsx';
import { FilterMenu } from './FilterMenu.tsx';

/** Loaded when a menu opens. */
const FacetBody = lazy(() =>
  import('../filter-panel/FacetBody.tsx').then(({ FacetBody: body }) => ({ default: body })),
);

export type FilterRowProps = ComponentPropsWithRef<'section'> & {
  /** The promoted filters in order. */
  groups: readonly FacetGroup[];
  /** Returns the URL of the list after a click on an option. */
  href: FacetHref;
  /** Number of products of the list. */
  count: number;
  /** The price filter, when it is promoted. */
  price?: { active: boolean; control: ReactNode };
  /** URL of the list in the visitor's saved sizes. */
  mySizesHref?: string;
  /** The sort menu at the end of the row; phones have it at the bottom of the screen. */
  sort?: ReactNode;
};

/** The most used filters, above the list; from 60em on, where all filters stand beside the list, the sizes and the sort menu. */
export function FilterRow(props: FilterRowProps) {
  const { groups, href, count, price, mySizesHref, sort, className, ...rest } = props;
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'ui.filter-row.label' });
  return (
    <section
      data-slot="filter-row"
      aria-label={label}
      className={cx(
        'flex items-center gap-2 stitch-t stitch-b py-2 sm:flex-wrap sm:py-3 xl:border-0 xl:py-0',
        className,
      )}
      {...rest}
    >
      <div className="-my-1 flex noscript:hidden min-w-0 flex-1 gap-2 overflow-x-auto py-1 [scrollbar-width:none] max-sm:-mx-(--gutter) max-sm:px-(--gutter) sm:-mx-1 sm:flex-wrap sm:overflow-visible sm:px-1">
        <div className="contents xl:hidden">
          {groups.map((group) => (
            <FilterMenu
              key={group.id}
              title={group.title}
              selected={group.options.filter(({ selected }) => selected).length}
              count={count}
            >
              {() => (
                <Suspense>
                  <FacetBody group={group} href={href} />
                </Suspense>
              )}
            </FilterMenu>
          ))}
          {price ? (
            <FilterMenu
              title={formatMessage({ id: 'ui.filter-panel.price' })}
              selected={Number(price.active)}
              count={count}
            >
              {() => price.control}
            </FilterMenu>
          ) : null}
        </div>
        {mySizesHref ? (
          <Chip asChild className="shrink-0">
            <Link href={mySizesHref}>{formatMessage({ id: 'ui.filter-row.mySizes' })}</Link>
          </Chip>
        ) : null}
      </div>
      {sort ? <div className="hidden sm:block">{sort}</div> : null}
    </section>
  );
}
