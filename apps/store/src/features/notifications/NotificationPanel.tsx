import { Drawer } from '@patine/ui/drawer/Drawer';
import { useIntl } from 'react-intl';
import { NotificationList } from './NotificationList.tsx';

/** A side sheet, full screen on phones. */
export default function NotificationPanel({ onClose }: { onClose: () => void }) {
  return (
    <Drawer open title={useIntl().formatMessage({ id: 'notifications.title' })} onOpenChange={onClose}>
      <NotificationList onFollow={onClose} />
    </Drawer>
  );
}
