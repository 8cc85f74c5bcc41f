import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { Link } from '../link/Link.tsx';

export type NoResultsProps = ComponentPropsWithRef<'section'> & {
  /** Search text, if any. */
  text?: string;
  /** What to remove, or what alone to keep, the most productive first, each with its number of results. */
  loosen: readonly { id: string; kind?: 'without' | 'only'; label: string; count: number; href: string }[];
  /** URL of the list without filters. */
  clearHref: string;
};

/** Shown for an empty list: which filters to remove, and how many results that gives. */
export function NoResults({ text, loosen, clearHref, className, ...rest }: NoResultsProps) {
  return (
    <section
      data-slot="no-results"
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-3 bg-ecru px-6 py-8 outline-1 -outline-offset-8 outline-field/50 outline-dashed sm:px-10 lg:grid-cols-2 xl:py-12',
        className,
      )}
      {...rest}
    >
      <h2 className="heading text-2xl wrap-break-word xl:text-3xl">
        {text ? (
          <FormattedMessage id="ui.no-results.titleText" values={{ text }} />
        ) : (
          <FormattedMessage id="ui.no-results.title" />
        )}
      </h2>
      <div>
        {loosen.length > 0 ? (
          <>
            <p className="text-ink-soft">
              <FormattedMessage id="ui.no-results.loosen" />
            </p>
            <ul className="mt-4 border-t border-dashed border-field/50">
              {loosen.map(({ id, kind = 'without', label, count, href }) => (
                <li key={id} className="border-b border-dashed border-field/50">
                  <Link
                    href={href}
                    className="flex min-h-13 items-center justify-between gap-4 hover:bg-surface"
                  >
                    <span className="min-w-0 wrap-break-word underline underline-offset-4">
                      <FormattedMessage
                        id={kind === 'only' ? 'ui.no-results.only' : 'ui.no-results.without'}
                        values={{ label }}
                      />
                    </span>
                    <span className="shrink-0 text-ink-soft tabular-nums">
                      <FormattedNumber value={count} />{' '}
                      <FormattedMessage id="ui.filter-panel.pieces" values={{ count }} />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className="text-ink-soft text-pretty">
            <FormattedMessage id="ui.no-results.hint" />
          </p>
        )}
        <Button asChild tone={loosen.length > 0 ? 'line' : 'primary'} className="mt-6">
          <Link href={clearHref}>
            <FormattedMessage id="ui.no-results.clear" />
          </Link>
        </Button>
      </div>
    </section>
  );
}
