import type { Services } from '../../context.ts';
import { deleteExpiredLinks } from './access-tokens-repository.ts';
import { deleteOldAttempts } from './count-attempt.ts';
import { deleteExpiredSessions } from './sessions-repository.ts';

/** Deletes expired sessions, links and attempt counts. */
export async function purgeExpired({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const now = clock.now();
  await deleteOldAttempts(db, now);
  await deleteExpiredSessions(db, now);
  await deleteExpiredLinks(db, now);
}
