import { NOTIFICATION_DAYS } from '@patine/core';
import type { ApiModule } from '../../module.ts';
import { customerNotifications } from './customer-notifications.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';
import { deleteNotificationsBefore } from './repository.ts';

const PURGE_SECONDS = 3_600;
const DAY_MS = 86_400_000;

/** What customers are told in the shop's header; the modules where things happen call `notify.ts`. */
export const notifications: ApiModule = {
  resolvers: {
    Mutation: { markNotificationsRead },
    Customer: { notifications: customerNotifications },
  },
  routes: (app, { db, clock }) => {
    app.jobs.schedule('notifications-purge', PURGE_SECONDS, async () => {
      await deleteNotificationsBefore(db, new Date(clock.now().getTime() - NOTIFICATION_DAYS * DAY_MS));
    });
  },
};
