import { CountBadge } from '@patine/ui/header/CountBadge';
import { VisuallyHidden } from '@patine/ui/visually-hidden/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import BellIcon from 'lucide-react/icons/bell';
import { Suspense, lazy, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../lib/store-context.tsx';
import { unreadQuery } from './notifications.query.ts';

const NotificationPanel = lazy(() => import('./NotificationPanel.tsx'));

/** Number of unread notifications, and a panel with all of them. */
export default function Bell() {
  const { data: count = 0 } = useQuery(unreadQuery(useApi()));
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        data-slot="bell"
        aria-haspopup="dialog"
        aria-expanded={open}
        className="relative grid size-11 place-items-center rounded transition-colors hover:bg-ecru max-xl:absolute max-xl:top-2.5 max-xl:start-12 max-[22.5em]:start-10 max-[19em]:static"
        onClick={() => setOpen(true)}
      >
        <BellIcon aria-hidden />
        <VisuallyHidden>
          <FormattedMessage id="notifications.label" values={{ count }} />
        </VisuallyHidden>
        <CountBadge count={count} />
      </button>
      {open ? (
        <Suspense>
          <NotificationPanel onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
