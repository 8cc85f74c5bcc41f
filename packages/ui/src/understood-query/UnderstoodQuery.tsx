import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { ActiveFilters, type ActiveFiltersProps } from '../active-filters/ActiveFilters.tsx';
import { TextLink } from '../text-link/TextLink.tsx';

export type UnderstoodQueryProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  Pick<ActiveFiltersProps, 'filters' | 'clearHref'> & {
    /** The search text as typed. */
    text: string;
    /** URL of the list that searches the text as it was typed. */
    asTypedHref: string;
  };

/** What a search text was understood as, among the other active filters, and a link that gives the words back as typed. */
export function UnderstoodQuery(props: UnderstoodQueryProps) {
  const { text, filters, clearHref, asTypedHref, className, ...rest } = props;
  return (
    <div
      data-slot="understood-query"
      className={cx('flex flex-wrap items-center gap-x-4 gap-y-2', className)}
      {...rest}
    >
      <ActiveFilters filters={filters} clearHref={clearHref} />
      <p className="wrap-break-word">
        <TextLink href={asTypedHref} size="sm" rel="nofollow" className="pointer-coarse:py-2.5">
          <FormattedMessage id="ui.understood-query.asTyped" values={{ text }} />
        </TextLink>
      </p>
    </div>
  );
}
