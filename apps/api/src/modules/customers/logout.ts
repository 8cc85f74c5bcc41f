import type { Mutation } from '../../module.ts';
import { endSession } from './sessions-repository.ts';

/** True for a visitor too: a session that has already ended is no failure to leave. */
export const logout: Mutation<'logout'> = async (_root, _variables, { db, session, log }) => {
  if (session) {
    await endSession(db, session.tokenHash);
    log.info({ event: 'logout', customerId: session.customerId }, 'signed out');
  }
  return true;
};
