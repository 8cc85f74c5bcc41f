import type { Services } from '../../context.ts';
import { deleteExpiredLinks } from './access-tokens-repository.ts';
import { deleteOldAttempts } from './password-checks.ts';
import { deleteExpiredSessions } from './sessions-repository.ts';

/** Drops sessions, links and counts of tries whose time is over; nothing reads them any more. */
export async function purgeExpired({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const now = clock.now();
  await deleteOldAttempts(db, now);
  await deleteExpiredSessions(db, now);
  await deleteExpiredLinks(db, now);
}
