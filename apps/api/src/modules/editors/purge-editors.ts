import { EDITOR_LOG_YEARS } from '@patine/core';
import type { Services } from '../../context.ts';
import { forgetRemovedBefore } from './editors-repository.ts';
import { deleteExpiredEditorLinks } from './links-repository.ts';
import { deleteLogBefore } from './log-repository.ts';
import { deleteExpiredEditorSessions } from './sessions-repository.ts';

/** Deletes ended links and sessions, old entries of the log, and names of editors who were removed long ago. */
export async function purgeEditors({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const now = clock.now();
  await deleteExpiredEditorLinks(db, now);
  await deleteExpiredEditorSessions(db, now);
  const longAgo = new Date(now);
  longAgo.setUTCFullYear(longAgo.getUTCFullYear() - EDITOR_LOG_YEARS);
  await deleteLogBefore(db, longAgo);
  await forgetRemovedBefore(db, longAgo);
}
