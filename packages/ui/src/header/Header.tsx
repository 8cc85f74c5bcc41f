import type { NavEntry } from '@patine/contract/content/structure';
import { cx } from 'class-variance-authority';
import Menu from 'lucide-react/icons/menu';
import { Suspense, lazy, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Navigation } from '../navigation/Navigation.tsx';
import { headerVariants } from './header.variants.ts';
import { useHeaderHidden } from './use-header-hidden.ts';

const MobileMenu = lazy(() =>
  import('../navigation/MobileMenu.tsx').then(({ MobileMenu: menu }) => ({ default: menu })),
);

export type HeaderProps = ComponentPropsWithRef<'header'> & {
  /** The logo with its link to the home page. */
  logo: ReactNode;
  /** First-level menu entries in display order. */
  nav: readonly NavEntry[];
  /** The search form. */
  search?: ReactNode;
  /** HeaderLinks: account, wishlist, cart. */
  tools?: ReactNode;
  /** The language switch: beside the tools on wide screens, otherwise in the menu. */
  languages?: ReactNode;
  /** Link to the app's download page. */
  app?: ReactNode;
  /** Further links in the phone menu; what it is given closes the menu. */
  renderMore?: (close: () => void) => ReactNode;
};

const navId = 'menu';

/** Room for the menu beside the logo in a window of 85em, in px. */
const ROOM_BESIDE_LOGO = 560;
const LETTER = 10;
const GAP = 24;
const NEW_BADGE = 66;
const widthOf = ({ label, tags }: NavEntry) =>
  label.length * LETTER + GAP + (tags?.includes('new') ? NEW_BADGE : 0);
const isMenuShort = (nav: readonly NavEntry[]) =>
  nav.reduce((width, entry) => width + widthOf(entry), 0) <= ROOM_BESIDE_LOGO;

export function Header({
  logo,
  nav,
  search,
  tools,
  languages,
  app,
  renderMore,
  className,
  ...rest
}: HeaderProps) {
  const { formatMessage } = useIntl();
  const hidden = useHeaderHidden();
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never');
  const inOneRow = isMenuShort(nav);

  return (
    <header
      data-slot="header"
      data-hidden={hidden || undefined}
      data-rows={inOneRow ? undefined : 2}
      className={headerVariants({ hidden, className })}
      {...rest}
    >
      {/*
       * Text that is set twice as large leaves a phone no room for the logo between menu and tools: it goes above them.
       * The tools' width is reserved, so that the search does not move when they arrive after it.
       */}
      <div
        className={cx(
          'wrap relative grid grid-cols-[1fr_auto_1fr] items-center gap-x-4 max-[19em]:grid-cols-[auto_auto_1fr] max-[19em]:gap-x-0',
          // The first column reaches beyond the logo, which lies in the middle: the search begins after it.
          inOneRow &&
            '2xl:h-21 2xl:has-data-own:h-26 2xl:grid-cols-[minmax(calc(50%+4.5rem),1fr)_minmax(0,15.5rem)_minmax(20.5rem,auto)]',
        )}
      >
        <IconButton
          label={formatMessage({ id: 'ui.navigation.menu' })}
          asChild
          className="col-start-1 row-start-1 -ms-2.5 max-[19em]:row-start-2 xl:hidden"
        >
          <a
            href={`#${navId}`}
            onClick={(event) => {
              event.preventDefault();
              setMenu('open');
            }}
          >
            <Menu aria-hidden />
          </a>
        </IconButton>
        <div
          className={cx(
            'col-start-2 row-start-1 flex min-h-14 items-center max-[19em]:col-span-3 max-[19em]:col-start-1 xl:min-h-21',
            inOneRow && '2xl:absolute 2xl:left-1/2 2xl:col-auto 2xl:row-auto 2xl:-translate-x-1/2',
          )}
        >
          {logo}
        </div>
        <Navigation
          id={navId}
          entries={nav}
          className={cx(
            'col-span-3 hidden target:max-xl:block xl:row-start-2 xl:flex xl:justify-center',
            inOneRow && '2xl:col-span-1 2xl:col-start-1 2xl:row-start-1 2xl:justify-start 2xl:self-stretch',
          )}
        />
        <div
          className={cx(
            'col-span-3 pb-2 empty:hidden sm:pb-3 xl:col-span-1 xl:col-start-1 xl:row-start-1 xl:max-w-70 xl:pb-0',
            inOneRow && '2xl:col-start-2 2xl:max-w-none',
          )}
        >
          {search}
        </div>
        <div className="header-tools">
          <div className="me-2 hidden items-center justify-end gap-3 xl:flex">
            {app}
            {languages}
          </div>
          <div className="flex items-center justify-end">{tools}</div>
        </div>
      </div>
      {menu === 'never' ? null : (
        <Suspense>
          <MobileMenu
            entries={nav}
            open={menu === 'open'}
            onOpenChange={(open) => setMenu(open ? 'open' : 'closed')}
            renderMore={renderMore}
            footer={
              <>
                {languages}
                {app}
              </>
            }
          />
        </Suspense>
      )}
    </header>
  );
}
