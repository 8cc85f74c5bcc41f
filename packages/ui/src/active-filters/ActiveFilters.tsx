import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RemovableChip } from '../chip/RemovableChip.tsx';
import { TextLink } from '../text-link/TextLink.tsx';

export type ActiveFiltersProps = ComponentPropsWithRef<'ul'> & {
  /** Active filters, each with the URL of the list without it. */
  filters: readonly { id: string; label: string; href: string }[];
  /** URL of the list without filters. */
  clearHref: string;
};

/** The active filters, each removable with one click. Renders nothing without filters. */
export function ActiveFilters({ filters, clearHref, className, ...rest }: ActiveFiltersProps) {
  const { formatMessage } = useIntl();
  if (filters.length === 0) return null;
  return (
    <ul
      data-slot="active-filters"
      aria-label={formatMessage({ id: 'ui.active-filters.label' })}
      className={cx('flex flex-wrap items-center gap-2', className)}
      {...rest}
    >
      {filters.map(({ id, label, href }) => (
        <li key={id} className="max-w-full">
          <RemovableChip label={label} href={href} />
        </li>
      ))}
      <li className="ms-1">
        <TextLink href={clearHref} size="sm">
          <FormattedMessage id="ui.active-filters.clear" />
        </TextLink>
      </li>
    </ul>
  );
}
