import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { stopByToken } from './repository.ts';

/** Turns alerts off with the token from an email; no login is needed. */
export const stopAlerts: Mutation<'stopAlerts'> = async (_root, { token }, { db }) => {
  if (!(await stopByToken(db, token))) throw new ApiError('NOT_FOUND');
  return true;
};
