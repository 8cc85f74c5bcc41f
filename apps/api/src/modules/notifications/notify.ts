import type { NotificationKind } from '@patine/contract/resolvers';
import type { Database } from '../../db/client.ts';
import { insertNotifications, type NewNotification } from './repository.ts';

export type NotificationEvent = Omit<NewNotification, 'id' | 'kind' | 'createdAt' | 'readAt'> & {
  kind: NotificationKind;
};

/** Adds notifications to the shop's header. Call it in the same transaction as the change that they are about. */
export const notify = (tx: Database, happenings: readonly NotificationEvent[], now: Date) =>
  insertNotifications(
    tx,
    happenings.map((happening) => ({ ...happening, createdAt: now })),
  );
