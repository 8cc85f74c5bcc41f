import { cx } from 'class-variance-authority';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../link/Link.tsx';
import { accountColumnVariants, accountLinkVariants } from './account-layout.variants.ts';

export type AccountEntry = {
  label: string;
  href: string;
  /** How many await the person; nothing when there are none. */
  count?: number;
};

export type AccountLayoutProps = ComponentPropsWithRef<'div'> & {
  /** Pages of the account in the order of the menu, each with its address and what waits there. */
  entries: readonly AccountEntry[];
  /** Address of the entry that is shown; absent on the account's own page. */
  current?: string | undefined;
  /** The way up: to the account on a narrow screen, or to the list that a detail belongs to. */
  back?: { label: string; href: string; always?: boolean } | undefined;
  /** What ends the menu: the way to log out. */
  logout?: ReactNode;
  /** The page that was chosen in the menu. */
  children?: ReactNode;
};

/** A menu and a page side by side; on a narrow screen the chosen page, or the account's own page over the menu. */
export function AccountLayout({
  entries,
  current,
  back,
  logout,
  children,
  className,
  ...rest
}: AccountLayoutProps) {
  const { formatMessage } = useIntl();
  const chosen = current !== undefined;
  return (
    <div
      data-slot="account-layout"
      className={cx('wrap grid gap-x-14 py-8 xl:grid-cols-[13.75rem_minmax(0,1fr)]', className)}
      {...rest}
    >
      <nav
        aria-label={formatMessage({ id: 'ui.account-layout.label' })}
        className={accountColumnVariants({ column: 'menu', chosen })}
      >
        <ul>
          {entries.map(({ label, href, count = 0 }) => (
            <li key={href}>
              <Link
                href={href}
                aria-current={href === current ? 'page' : undefined}
                className={accountLinkVariants({ current: href === current })}
              >
                <span className="min-w-0 wrap-break-word">{label}</span>
                {count > 0 ? (
                  <span className="ml-auto rounded-full bg-ecru px-2 text-sm tabular-nums">{count}</span>
                ) : null}
                <ChevronRight aria-hidden className="size-5 shrink-0 text-muted xl:hidden" />
              </Link>
            </li>
          ))}
        </ul>
        {logout ? <div className="mt-4">{logout}</div> : null}
      </nav>
      <div className={accountColumnVariants({ column: 'page', chosen })}>
        {back ? (
          <Link
            href={back.href}
            className={`mb-3 inline-flex min-h-8 pointer-coarse:min-h-11 items-center gap-1 text-sm text-muted hover:text-ink ${back.always ? '' : 'xl:hidden'}`}
          >
            <ChevronLeft aria-hidden className="size-4" />
            {back.label}
          </Link>
        ) : null}
        {children}
      </div>
    </div>
  );
}
