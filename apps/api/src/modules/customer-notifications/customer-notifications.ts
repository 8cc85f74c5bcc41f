import { NOTIFICATION_DAYS, DAY_MS } from '@patine/core';
import type { ApiModule } from '../../module.ts';
import { readNotifications } from './read-notifications.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';
import { deleteNotificationsBefore } from '../notifications/index.ts';

/** Notifications in the shop's header. Other modules create them through `notify.ts`. */
export const customerNotifications: ApiModule = {
  resolvers: {
    Mutation: { markNotificationsRead },
    Customer: { notifications: readNotifications },
  },
  routes: (app, { db, clock }) => {
    app.jobs.schedule('notifications-purge', async () => {
      await deleteNotificationsBefore(db, new Date(clock.now().getTime() - NOTIFICATION_DAYS * DAY_MS));
    });
  },
};
