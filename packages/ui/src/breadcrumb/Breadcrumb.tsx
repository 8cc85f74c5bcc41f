import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../link/Link.tsx';

export type Crumb = { label: string; href: string };

export type BreadcrumbProps = ComponentPropsWithRef<'nav'> & {
  /** Ancestors from the home page on, without the current page. */
  trail: readonly Crumb[];
  /** Name of the current page. */
  current: string;
};

export function Breadcrumb({ trail, current, className, ...rest }: BreadcrumbProps) {
  const { formatMessage } = useIntl();
  return (
    <nav
      data-slot="breadcrumb"
      aria-label={formatMessage({ id: 'ui.breadcrumb.label' })}
      className={cx('py-3.5 text-sm text-muted pointer-coarse:py-1', className)}
      {...rest}
    >
      <ol className="flex flex-wrap items-center gap-x-1.5 leading-6">
        {trail.map(({ label, href }) => (
          // The slash stays with its entry when the line wraps.
          <li key={href} className="flex items-center gap-x-1.5">
            <Link
              href={href}
              className="inline-flex min-h-6 items-center pointer-coarse:min-h-11 transition-colors hover:text-ink hover:underline"
            >
              {label}
            </Link>
            <span aria-hidden>/</span>
          </li>
        ))}
        <li aria-current="page" className="min-w-0 truncate">
          {current}
        </li>
      </ol>
    </nav>
  );
}
