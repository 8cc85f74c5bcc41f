import type { AlertFrequency } from '@patine/contract/resolvers';
import { ApiError } from '../../errors.ts';
import type { Query } from '../../module.ts';
import { findByToken } from './repository.ts';

export const alertSubscription: Query<'alertSubscription'> = async (_root, { token }, { db }) => {
  const row = await findByToken(db, token);
  if (!row) throw new ApiError('NOT_FOUND');
  return { name: row.name, alerts: row.alerts as AlertFrequency };
};
