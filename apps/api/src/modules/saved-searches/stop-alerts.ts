import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { stopByToken } from './repository.ts';

/** Ends a search's mails for whoever holds one of them, signed in or not. */
export const stopAlerts: Mutation<'stopAlerts'> = async (_root, { token }, { db }) => {
  if (!(await stopByToken(db, token))) throw new ApiError('NOT_FOUND');
  return true;
};
