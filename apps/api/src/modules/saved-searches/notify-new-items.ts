import type { AlertFrequency } from '@patine/contract/resolvers';
import type { Services } from '../../context.ts';
import { notify } from '../notifications/index.ts';
import { enqueue } from '../outbox/index.ts';
import type { Searching } from '../search/index.ts';
import { nextRunAt } from './frequency.ts';
import { newProducts } from './new-items.ts';
import { dropsOpened, dueSearches, markRun, type SavedSearchRow } from './repository.ts';

const BATCH = 100;
/** Delay before a failed search is run again. */
const PAUSE_MS = 600_000;

/** Runs every due search and enqueues an email for each with new items. Returns the number of emails. */
export function notifyNewItems(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  search: Searching,
) {
  const look = async (row: SavedSearchRow) => {
    const now = clock.now();
    const opened = await dropsOpened(db, { after: row.lookedAt, until: now });
    const { references, total, newest } = await newProducts(search, row, opened);
    return db.transaction(async (tx) => {
      const mine = await markRun(tx, row, {
        seenReference: newest ?? row.seenReference,
        lookedAt: now,
        nextLookAt: nextRunAt(row.alerts as AlertFrequency, now),
      });
      if (!mine || total === 0) return false;
      const { customerId, id: savedSearchId } = row;
      await notify(tx, [{ customerId, kind: 'NEW_PRODUCTS', savedSearchId, productCount: total }], now);
      await enqueue(tx, 'mail.saved-search-alert', { savedSearchId, references, total }, now);
      return true;
    });
  };

  return async () => {
    const now = clock.now();
    let notified = 0;
    for (;;) {
      const due = await dueSearches(db, now, BATCH);
      for (const row of due) {
        try {
          if (await look(row)) notified += 1;
        } catch (error) {
          log.error({ err: error, savedSearchId: row.id }, 'a saved search failed');
          await markRun(db, row, { nextLookAt: new Date(now.getTime() + PAUSE_MS) });
        }
      }
      if (due.length < BATCH) return notified;
    }
  };
}
