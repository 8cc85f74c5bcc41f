import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useIntl } from 'react-intl';
import { devWarning } from '../dev-warning/dev-warning.ts';
import { Link } from '../link/Link.tsx';
import { pageList } from './page-list.ts';
import { pageLinkVariants } from './pagination.variants.ts';

export type PaginationProps = ComponentPropsWithRef<'nav'> & {
  /** Current page, from 1. */
  page: number;
  /** Number of pages; renders nothing for one. */
  pages: number;
  /** Returns the URL of a page. */
  hrefFor: (page: number) => string;
};

export function Pagination({ page: requested, pages, hrefFor, className, ...rest }: PaginationProps) {
  const { formatMessage } = useIntl();
  if (!(pages > 1)) return null;
  const page = Math.min(Math.max(1, Math.trunc(requested) || 1), Math.trunc(pages));
  if (page !== requested) devWarning('Pagination', `got page ${requested} of ${pages}`);
  const list = pageList(page, pages);
  const step = (to: number, rel: 'prev' | 'next', Sign: typeof ChevronLeft) =>
    to >= 1 && to <= pages ? (
      <li>
        <Link
          href={hrefFor(to)}
          rel={rel}
          className={pageLinkVariants()}
          aria-label={formatMessage({ id: rel === 'prev' ? 'ui.pagination.previous' : 'ui.pagination.next' })}
        >
          <Sign aria-hidden className="size-5" />
        </Link>
      </li>
    ) : null;

  return (
    <nav
      data-slot="pagination"
      aria-label={formatMessage({ id: 'ui.pagination.label' })}
      className={cx('stitch-t pt-6', className)}
      {...rest}
    >
      <ol className="flex flex-wrap items-center justify-center gap-1">
        {step(page - 1, 'prev', ChevronLeft)}
        {list.map((entry, index) =>
          entry === null ? (
            <li key={`to-${list[index + 1]}`} aria-hidden className="px-1 text-muted">
              …
            </li>
          ) : (
            <li key={entry}>
              <Link
                href={hrefFor(entry)}
                aria-current={entry === page ? 'page' : undefined}
                aria-label={formatMessage({ id: 'ui.pagination.page' }, { page: entry })}
                className={pageLinkVariants({ current: entry === page })}
              >
                {entry}
              </Link>
            </li>
          ),
        )}
        {step(page + 1, 'next', ChevronRight)}
      </ol>
    </nav>
  );
}
