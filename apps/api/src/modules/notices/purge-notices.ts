import { NOTICE_YEARS } from '@patine/core';
import type { Services } from '../../context.ts';
import { deleteNoticesBefore } from './repository.ts';

/** Deletes notices whose retention is over, with the name and the address in them. */
export async function purgeNotices({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const before = new Date(clock.now());
  before.setUTCFullYear(before.getUTCFullYear() - NOTICE_YEARS);
  await deleteNoticesBefore(db, before);
}
