import type { DropAlertState } from '@patine/contract/resolvers';
import type { Database } from '../../db/client.ts';
import type { Mutation, Query } from '../../module.ts';
import { hashToken } from '../../plugins/session.ts';
import { type AlertLink, confirmAlert, deleteByLink, findByLink } from './repository.ts';

const linkOf = (token: string): AlertLink => ({ confirmHash: hashToken(token), stopToken: token });

async function stateOf(db: Database, token: string, now: Date): Promise<DropAlertState> {
  const link = linkOf(token);
  const alert = await findByLink(db, link);
  if (!alert || alert.sentAt) return 'EXPIRED';
  if (alert.confirmedAt) return 'ON';
  return alert.confirmHash === link.confirmHash && alert.confirmUntil > now ? 'WAITING' : 'EXPIRED';
}

/** Only reads: mail scanners open links too, and that must neither confirm nor stop an alert. */
export const dropAlert: Query<'dropAlert'> = (_root, { token }, { db, clock }) =>
  stateOf(db, token, clock.now());

export const confirmDropAlert: Mutation<'confirmDropAlert'> = async (_root, { token }, { db, clock }) => {
  await confirmAlert(db, hashToken(token), clock.now());
  return stateOf(db, token, clock.now());
};

export const stopDropAlert: Mutation<'stopDropAlert'> = async (_root, { token }, { db }) => {
  await deleteByLink(db, linkOf(token));
  return true;
};
