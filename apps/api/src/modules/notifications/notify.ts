import type { NotificationKind } from '@patine/contract/resolvers';
import type { Database } from '../../db/client.ts';
import { insertNotifications, type NewNotification } from './repository.ts';

export type NotificationEvent = Omit<NewNotification, 'id' | 'kind' | 'createdAt' | 'readAt'> & {
  kind: NotificationKind;
};

/** Tells customers in the shop's header, in the transaction of what happened. */
export const notify = (tx: Database, happenings: readonly NotificationEvent[], now: Date) =>
  insertNotifications(
    tx,
    happenings.map((happening) => ({ ...happening, createdAt: now })),
  );
