import { FormattedMessage } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { Drawer } from '../drawer/Drawer.tsx';
import { Link } from '../link/Link.tsx';
import type { FilterDrawerProps } from './FilterDrawer.tsx';

/** Loaded when the filters are asked for, by FilterDrawer alone. */
export default function FilterDrawerPanel({ onClose, count, clearHref, children }: FilterDrawerProps) {
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={<FormattedMessage id="ui.filter-panel.label" />}
      footer={
        <>
          <Button tone="ink" className="flex-1" onClick={onClose}>
            <FormattedMessage id="ui.filter-drawer.show" values={{ count }} />
          </Button>
          {clearHref ? (
            <Button asChild tone="quiet">
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
