import { DAY_MS, DROP_ALERT_LONGEST_DAYS, DROP_ALERT_SENT_DAYS } from '@patine/core';
import type { Services } from '../../context.ts';
import { deleteExpiredAlerts } from './repository.ts';

/** Deletes each address once its alert has no purpose any more. */
export async function purgeAlerts({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const now = clock.now();
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteExpiredAlerts(db, {
    now,
    sentBefore: before(DROP_ALERT_SENT_DAYS),
    createdBefore: before(DROP_ALERT_LONGEST_DAYS),
  });
}
