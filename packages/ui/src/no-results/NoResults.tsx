import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { Link } from '../link/Link.tsx';

export type NoResultsProps = ComponentPropsWithRef<'section'> & {
  /** Search text, if any. */
  text?: string;
  /** What to remove, or what alone to keep, the most productive first, each with its number of results. */
  loosen: readonly { id: string; kind?: 'without' | 'only'; label: string; count: number; href: string }[];
  /** Lists near the search text, where nothing can be removed. */
  nearest?: readonly { id: string; label: string; count: number; href: string }[];
  /** URL of the list without filters. */
  clearHref: string;
};

/** Shown for an empty list: which filters to remove or where to go instead, and how many results that gives. */
export function NoResults({ text, loosen, nearest, clearHref, className, ...rest }: NoResultsProps) {
  const { formatMessage } = useIntl();
  const canLoosen = loosen.length > 0;
  const lists = canLoosen
    ? loosen.map(({ kind, ...list }) => ({
        ...list,
        label: formatMessage(
          { id: kind === 'only' ? 'ui.no-results.only' : 'ui.no-results.without' },
          { label: list.label },
        ),
      }))
    : (nearest ?? []);
  return (
    <section
      data-slot="no-results"
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-3 bg-ecru px-6 py-8 outline-1 -outline-offset-8 outline-field/50 outline-dashed sm:px-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr] xl:py-12',
        className,
      )}
      {...rest}
    >
      <div>
        <h2 className="heading text-2xl wrap-break-word xl:text-3xl">
          {text ? (
            <FormattedMessage id="ui.no-results.titleText" values={{ text }} />
          ) : (
            <FormattedMessage id="ui.no-results.title" />
          )}
        </h2>
        <p className="mt-3 text-pretty text-ink-soft">
          <FormattedMessage id={canLoosen ? 'ui.no-results.loosen' : 'ui.no-results.hint'} />
        </p>
      </div>
      {lists.length > 0 ? (
        <ul
          className={cx(
            'grid content-start gap-x-8 lg:row-span-2',
            !canLoosen && 'sm:grid-cols-2 lg:grid-cols-1 2xl:grid-cols-2',
          )}
        >
          {lists.map(({ id, label, count, href }) => (
            <li key={id} className="border-b border-dashed border-field/50">
              <Link
                href={href}
                className="flex min-h-13 items-center justify-between gap-4 py-2 hover:bg-surface"
              >
                <span className="min-w-0 wrap-break-word underline underline-offset-4 first-letter:uppercase">
                  {label}
                </span>
                <span className="shrink-0 text-ink-soft tabular-nums">
                  <FormattedNumber value={count} />{' '}
                  <FormattedMessage id="ui.filter-panel.pieces" values={{ count }} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <Button asChild tone={canLoosen ? 'line' : 'primary'} className="mt-3 self-start justify-self-start">
        <Link href={clearHref}>
          <FormattedMessage id="ui.no-results.clear" />
        </Link>
      </Button>
    </section>
  );
}
