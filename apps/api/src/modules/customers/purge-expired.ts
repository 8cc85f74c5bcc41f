import type { Services } from '../../context.ts';
import { forgetExpiredLinks } from './access-tokens-repository.ts';
import { forgetOldTries } from './password-checks.ts';
import { forgetExpiredSessions } from './sessions-repository.ts';

/** Drops sessions, links and counts of tries whose time is over; nothing reads them any more. */
export async function purgeExpired({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const now = clock.now();
  await forgetOldTries(db, now);
  await forgetExpiredSessions(db, now);
  await forgetExpiredLinks(db, now);
}
