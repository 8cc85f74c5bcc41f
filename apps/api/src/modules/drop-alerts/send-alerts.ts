import type { Services } from '../../context.ts';
import { enqueue } from '../outbox/index.ts';
import { takeDueAlerts } from './repository.ts';

/** Alerts per transaction. */
const AT_ONCE = 200;

/** Puts the one email of each confirmed alert in the outbox once its drop is open. */
export async function sendDueAlerts({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const now = clock.now();
  let taken: number;
  do {
    taken = await db.transaction(async (tx) => {
      const ids = await takeDueAlerts(tx, now, AT_ONCE);
      for (const alertId of ids) await enqueue(tx, 'mail.drop-alert-open', { alertId }, now);
      return ids.length;
    });
  } while (taken === AT_ONCE);
}
