import type { AlertFrequency } from '@patine/contract/resolvers';
import type { Database } from '../../db/client.ts';
import { nextRunAt } from './frequency.ts';
import { changeSavedSearch, newestReference, type SavedSearchRow } from './repository.ts';

type Change = { alerts: AlertFrequency; name?: string };

/** Changes the alert frequency. If alerts were off, they start with products listed from now on. */
export const changeAlerts = async (tx: Database, row: SavedSearchRow, change: Change, now: Date) =>
  changeSavedSearch(tx, row.id, {
    ...change,
    nextLookAt: nextRunAt(change.alerts, now),
    ...(row.alerts === 'NONE' ? { seenReference: await newestReference(tx), lookedAt: now } : {}),
  });
