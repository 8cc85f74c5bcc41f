import type { ComponentPropsWithRef } from 'react';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { cx, type VariantProps } from 'class-variance-authority';
import { FormattedMessage } from 'react-intl';
import { devWarning } from '../dev-warning/dev-warning.ts';
import { disclosureSheet, useDisclosureMenu } from '../disclosure-menu/use-disclosure-menu.ts';
import { Link } from '../link/Link.tsx';
import { sortListVariants, sortMenuVariants } from './sort-menu.variants.ts';

export type SortMenuProps = ComponentPropsWithRef<'details'> &
  VariantProps<typeof sortMenuVariants> & {
    /** Sort orders, each with the URL of the list in it. */
    options: readonly { slug: string; name: string; href: string; selected: boolean }[];
    /** URL of the page about ranking, which the law requires to be directly accessible. */
    rankingHref?: string;
  };

export function SortMenu({ options, rankingHref, look, className, ...rest }: SortMenuProps) {
  const { fold, close } = useDisclosureMenu();
  const current = options.find(({ selected }) => selected);
  if (import.meta.env.DEV && !current)
    devWarning('SortMenu', `has ${options.length} orders, none of them chosen`);
  if (options.length === 0) return null;

  return (
    <details
      {...fold}
      data-slot="sort-menu"
      className={cx('group/sort relative max-w-full', className)}
      {...rest}
    >
      <summary className={sortMenuVariants({ look, className: disclosureSheet })}>
        {look === 'bar' ? (
          <FormattedMessage id="ui.sort-menu.short" />
        ) : (
          <span className="min-w-0 truncate">
            <FormattedMessage
              id="ui.sort-menu.label"
              values={{ name: <b className="font-semibold">{current?.name}</b> }}
            />
          </span>
        )}
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 transition-transform group-open/sort:rotate-180"
        />
      </summary>
      <ul className={sortListVariants({ look })}>
        {options.map(({ slug, name, href, selected }) => (
          <li key={slug}>
            <Link
              href={href}
              rel="nofollow"
              aria-current={selected ? 'true' : undefined}
              onClick={close}
              className="flex min-h-11 items-center gap-3 px-4 hover:bg-ecru aria-current:font-semibold"
            >
              <span className="flex-1 first-letter:uppercase">{name}</span>
              {selected ? <Check aria-hidden className="size-4" /> : null}
            </Link>
          </li>
        ))}
        {rankingHref ? (
          <li className="mt-2 stitch-t px-4 pt-3 pb-1 text-sm">
            <Link href={rankingHref} className="text-muted underline underline-offset-4">
              <FormattedMessage id="ui.sort-menu.ranking" />
            </Link>
          </li>
        ) : null}
      </ul>
    </details>
  );
}
