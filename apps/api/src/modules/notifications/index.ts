export { notify } from './notify.ts';
export {
  countNotifications,
  deleteNotificationsBefore,
  markRead,
  notificationPage,
  type NotificationRow,
} from './repository.ts';
