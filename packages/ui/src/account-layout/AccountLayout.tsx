import { cx } from 'class-variance-authority';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../link/Link.tsx';
import { accountColumnVariants, accountLinkVariants } from './account-layout.variants.ts';

export type AccountEntry = {
  label: string;
  href: string;
  /** Number of unread items; absent when there are none. */
  count?: number;
};

/** Pages of the account that belong together, in menu order. */
export type AccountGroup = { label: string; entries: readonly AccountEntry[] };

export type AccountLayoutProps = ComponentPropsWithRef<'div'> & {
  /** The menu: groups of pages, each page with its URL and its count. */
  groups: readonly AccountGroup[];
  /** URL of the current entry; absent on the overview page. */
  current?: string | undefined;
  /** Back link: to the overview on a narrow screen, or to the list of a detail page. */
  back?: { label: string; href: string; always?: boolean } | undefined;
  /** End of the menu: the logout button. */
  logout?: ReactNode;
  /** Content of the selected page. */
  children?: ReactNode;
};

/** A menu and a page side by side. A narrow screen shows only the selected page, or the overview above the menu. */
export function AccountLayout({
  groups,
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
      className={cx(
        // The footer is below the first screen, so that it stays where it is when the page arrives.
        'wrap grid gap-x-14 py-8 xl:min-h-[calc(100svh-var(--header-height)-2.5rem)] xl:grid-cols-[13.75rem_minmax(0,1fr)] print:block!',
        className,
      )}
      {...rest}
    >
      <nav
        aria-label={formatMessage({ id: 'ui.account-layout.label' })}
        className={accountColumnVariants({ column: 'menu', chosen })}
      >
        <div className="grid gap-7">
          {groups.map((group) => (
            <MenuGroup key={group.label} {...group} current={current} />
          ))}
        </div>
        {logout ? <div className="mt-6">{logout}</div> : null}
      </nav>
      <div className={accountColumnVariants({ column: 'page', chosen })}>
        {back ? (
          <Link
            href={back.href}
            className={`mb-3 inline-flex min-h-8 pointer-coarse:min-h-11 items-center gap-1 text-sm text-muted hover:text-ink ${back.always ? '' : 'xl:hidden'}`}
          >
            <ChevronLeft aria-hidden className="mirrored size-4" />
            {back.label}
          </Link>
        ) : null}
        {children}
      </div>
    </div>
  );
}

function MenuGroup({ label, entries, current }: AccountGroup & { current: string | undefined }) {
  const labelId = useId();
  return (
    <div>
      <p id={labelId} className="stitch-b pb-2 text-xs font-semibold tracking-label text-muted uppercase">
        {label}
      </p>
      <ul aria-labelledby={labelId}>
        {entries.map(({ label: name, href, count = 0 }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className={accountLinkVariants({ current: href === current })}
            >
              <span className="min-w-0 wrap-break-word">{name}</span>
              {count > 0 ? (
                <span className="ms-auto rounded-full bg-ecru px-2 text-sm tabular-nums">{count}</span>
              ) : null}
              <ChevronRight aria-hidden className="mirrored size-5 shrink-0 text-muted xl:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
