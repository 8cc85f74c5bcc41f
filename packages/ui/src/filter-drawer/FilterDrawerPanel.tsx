import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { Drawer } from '../drawer/Drawer.tsx';
import { Link } from '../link/Link.tsx';

export type FilterDrawerPanelProps = {
  /** Called by the cross, Escape, the veil and the button that shows the pieces. */
  onClose: () => void;
  /** Pieces that the filters leave, told on the button that closes. */
  count: number;
  /** Address of the list without any filter; absent while none is chosen. */
  clearHref?: string;
  /** The filter panel. */
  children: ReactNode;
};

/** Loaded when the filters are asked for, by FilterDrawer alone. */
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
