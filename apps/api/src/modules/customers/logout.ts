import type { Mutation } from '../../module.ts';
import { endSession } from './sessions-repository.ts';

/** Returns true without a session too, because an expired session is already logged out. */
export const logout: Mutation<'logout'> = async (_root, _variables, { db, session, log }) => {
  if (session) {
    await endSession(db, session.tokenHash);
    log.info({ event: 'logout', customerId: session.customerId }, 'logged out');
  }
  return true;
};
