import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { Drawer } from '../drawer/Drawer.tsx';
import { Link } from '../link/Link.tsx';

export type FilterDrawerPanelProps = {
  /** Called by the close button, Escape, the overlay and the button that shows the results. */
  onClose: () => void;
  /** Number of results, shown on the button that closes. */
  count: number;
  /** URL of the list without filters; absent when none is active. */
  clearHref?: string;
  /** The filter panel. */
  children: ReactNode;
};

/** Lazy-loaded by FilterDrawer. */
export default function FilterDrawerPanel({ onClose, count, clearHref, children }: FilterDrawerPanelProps) {
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={<FormattedMessage id="ui.filter-panel.label" />}
      footer={
        <>
          <Button tone="ink" className="flex-auto whitespace-nowrap" onClick={onClose}>
            <FormattedMessage id="ui.filter-drawer.show" values={{ count }} />
          </Button>
          {clearHref ? (
            <Button asChild tone="quiet" size="sm" className="flex-auto whitespace-nowrap">
              <Link href={clearHref}>
                <FormattedMessage id="ui.active-filters.clear" />
              </Link>
            </Button>
          ) : null}
        </>
      }
    >
      {children}
    </Drawer>
  );
}
