import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { Logo } from '@patine/ui/logo/Logo';
import FolderOpen from 'lucide-react/icons/folder-open';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '../lib/store-context.tsx';
import { editorPaths } from '../editor-paths.ts';
import { paths } from '../paths.ts';
import { LISTS, type ListName } from './lists.ts';

const SCREENS = [
  { id: 'pages', query: LISTS.pages.query },
  { id: 'drops', query: LISTS.drops.query },
  { id: 'shop', query: LISTS.shop.query },
  { id: 'releases', query: LISTS.releases.query },
  { id: 'pictures', query: 'view=pictures' },
  { id: 'links', query: 'view=links' },
  { id: 'people', query: 'view=people' },
  { id: 'account', query: 'view=account' },
] as const;

export type ScreenName = (typeof SCREENS)[number]['id'];

export type ScreenHeaderProps =
  | { /** The list that is shown, whose title stands above it. */ screen: ScreenName }
  | {
      title: string;
      /** Below the title: where the drop stands. */
      state?: ReactNode;
      /** The list that the way back leads to. */
      back?: ListName;
      /** What one can do. */
      children?: ReactNode;
    };

/** The bar of the screens beside an open page, always in sight. */
export function ScreenHeader(props: ScreenHeaderProps) {
  const locale = useLocale();
  return (
    <header className="sticky top-0 z-header stitch-b flex flex-wrap items-center gap-x-3 gap-y-1 bg-paper px-4 py-1.5 sm:px-6 sm:py-2 xl:h-18 xl:flex-nowrap">
      <Logo href={paths.home(locale)} className="text-2xl max-sm:hidden" />
      {'screen' in props ? (
        <>
          <p className="min-w-0 flex-1 truncate text-muted max-lg:invisible max-sm:hidden">
            <FormattedMessage id="pageEditor.title" />
          </p>
          <Screens current={props.screen} />
        </>
      ) : (
        <OpenTitle {...props} />
      )}
    </header>
  );
}

function OpenTitle({
  title,
  state,
  back = 'drops',
  children,
}: Exclude<ScreenHeaderProps, { screen: ScreenName }>) {
  const locale = useLocale();
  return (
    <>
      <div className="min-w-0 flex-1 basis-full sm:basis-48">
        <h1 className="truncate font-semibold">{title}</h1>
        {state}
      </div>
      <Button asChild tone="quiet" size="sm" className="max-sm:-ms-3">
        <Link href={editorPaths.pageEditor(locale, LISTS[back].query)}>
          <FolderOpen aria-hidden className="size-5" />
          <span className="max-lg:sr-only">
            <FormattedMessage id={LISTS[back].all} />
          </span>
        </Link>
      </Button>
      {children}
    </>
  );
}

function Screens({ current }: { current: string }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return (
    <nav
      aria-label={formatMessage({ id: 'pageEditor.screens' })}
      className="flex flex-wrap max-sm:-ms-3 max-sm:me-auto"
    >
      {SCREENS.map(({ id, query }) => (
        <Link
          key={id}
          href={editorPaths.pageEditor(locale, query)}
          aria-current={id === current ? 'page' : undefined}
          className="flex min-h-11 items-center px-3 text-sm hover:underline aria-[current]:font-semibold aria-[current]:underline aria-[current]:underline-offset-4"
        >
          <FormattedMessage id={`pageEditor.screens.${id}`} />
        </Link>
      ))}
    </nav>
  );
}
