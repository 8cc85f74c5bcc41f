import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { unsubscribeByToken } from './repository.ts';

/** Turns alerts off with the token from an email; no login is needed. */
export const stopAlerts: Mutation<'stopAlerts'> = async (_root, { token }, { db }) => {
  if (!(await unsubscribeByToken(db, token))) throw new ApiError('NOT_FOUND');
  return true;
};
