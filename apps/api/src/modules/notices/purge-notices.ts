import { NOTICE_YEARS } from '@patine/core';
import type { Services } from '../../context.ts';
import { deleteNoticesBefore } from './repository.ts';

/** Deletes notices older than `NOTICE_YEARS`: they contain a name and an email address. */
export async function purgeNotices({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const before = new Date(clock.now());
  before.setUTCFullYear(before.getUTCFullYear() - NOTICE_YEARS);
  await deleteNoticesBefore(db, before);
}
