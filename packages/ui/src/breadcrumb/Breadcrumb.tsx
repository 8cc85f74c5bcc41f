import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../link/Link.tsx';

export type Crumb = { label: string; href: string };

export type BreadcrumbProps = {
  /** The way here from the first page, without the page itself. */
  trail: readonly Crumb[];
  /** Name of the page itself. */
  current: string;
};

export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  const { formatMessage } = useIntl();
  return (
    <nav
      data-slot="breadcrumb"
      aria-label={formatMessage({ id: 'ui.breadcrumb.label' })}
      className="py-4 text-sm text-muted"
    >
      <ol className="flex flex-wrap gap-x-1.5">
        {trail.map(({ label, href }) => (
          <Fragment key={href}>
            <li>
              <Link href={href} className="transition-colors duration hover:text-ink hover:underline">
                {label}
              </Link>
            </li>
            <li aria-hidden>/</li>
          </Fragment>
        ))}
        <li aria-current="page" className="min-w-0 truncate">
          {current}
        </li>
      </ol>
    </nav>
  );
}
