import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { requireCustomer } from '../customers/index.ts';
import { countNotifications, markRead } from '../notifications/index.ts';

const AT_ONCE = 50;

export const markNotificationsRead: Mutation<'markNotificationsRead'> = async (_root, { ids }, context) => {
  const { db, clock } = context;
  const { customerId } = requireCustomer(context);
  if (ids.length > AT_ONCE) throw new ApiError('VALIDATION', { fields: { ids: 'TOO_MANY' } });
  const known = ids.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
  if (known.length > 0) await markRead(db, customerId, known, clock.now());
  return (await countNotifications(db, customerId)).unread;
};
