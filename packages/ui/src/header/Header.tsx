import type { NavEntry } from '@patine/contract/content/structure';
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
};

const navId = 'menu';

export function Header({ logo, nav, search, tools, languages, app, className, ...rest }: HeaderProps) {
  const { formatMessage } = useIntl();
  const hidden = useHeaderHidden();
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never');

  return (
    <header
      data-slot="header"
      data-hidden={hidden || undefined}
      className={headerVariants({ hidden, className })}
      {...rest}
    >
      {/*
       * Text that is set twice as large leaves a phone no room for the logo between menu and tools: it goes above them.
       * The tools' width is reserved, so that the search does not move when they arrive after it.
       */}
      <div className="wrap relative grid grid-cols-[1fr_auto_1fr] items-center gap-x-4 max-[19em]:grid-cols-[auto_auto_1fr] max-[19em]:gap-x-0 2xl:h-21 2xl:has-data-own:h-26 2xl:grid-cols-[1fr_auto_minmax(20.5rem,auto)]">
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
        <div className="col-start-2 row-start-1 flex min-h-16 items-center max-[19em]:col-span-3 max-[19em]:col-start-1 xl:min-h-21 2xl:absolute 2xl:left-1/2 2xl:col-auto 2xl:row-auto 2xl:-translate-x-1/2">
          {logo}
        </div>
        <Navigation
          id={navId}
          entries={nav}
          className="col-span-3 hidden target:max-xl:block xl:row-start-2 xl:flex xl:justify-center 2xl:col-span-1 2xl:col-start-1 2xl:row-start-1 2xl:justify-start 2xl:self-stretch"
        />
        <div className="col-span-3 pb-3 empty:hidden xl:col-span-1 xl:col-start-1 xl:row-start-1 xl:max-w-70 xl:pb-0 2xl:col-start-2 2xl:w-62">
          {search}
        </div>
        <div className="col-start-3 row-start-1 -me-2.5 flex items-center justify-end max-[19em]:row-start-2">
          <div className="me-2 hidden items-center gap-3 xl:flex">
            {app}
            {languages}
          </div>
          {tools}
        </div>
      </div>
      {menu === 'never' ? null : (
        <Suspense>
          <MobileMenu
            entries={nav}
            open={menu === 'open'}
            onOpenChange={(open) => setMenu(open ? 'open' : 'closed')}
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
