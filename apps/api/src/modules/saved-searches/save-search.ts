import { SAVED_SEARCH_LIMIT, localeOf } from '@patine/core';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { lockCustomer, requireCustomer } from '../customers/index.ts';
import { changeAlerts } from './alert-change.ts';
import { nextRunAt } from './frequency.ts';
import { readSavedSearch } from './read-saved-search.ts';
import { countSavedSearches, findByPath, insertSavedSearch, newestReference } from './repository.ts';
import { savedSearchView } from './saved-search-view.ts';

/** Saves a search. Alerts will only contain products listed after now. */
export const saveSearch: Mutation<'saveSearch'> = async (_root, { savedSearch }, context) => {
  const { customerId } = requireCustomer(context);
  const { alerts, ...given } = savedSearch;
  const read = readSavedSearch(given);
  if (!read.ok) throw new ApiError('VALIDATION', { fields: read.fields });
  const { name, path, criteria } = read.value;
  const now = context.clock.now();

  const row = await context.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const known = await findByPath(tx, { customerId, path });
    if (known) return changeAlerts(tx, known, { name, alerts }, now);
    if ((await countSavedSearches(tx, customerId)) >= SAVED_SEARCH_LIMIT)
      throw new ApiError('VALIDATION', { fields: { savedSearch: 'TOO_MANY' } });
    return insertSavedSearch(tx, {
      id: context.random.uuid(),
      customerId,
      name,
      path,
      locale: localeOf(path),
      criteria,
      alerts,
      token: context.random.token(),
      seenReference: await newestReference(tx),
      lookedAt: now,
      nextLookAt: nextRunAt(alerts, now),
      createdAt: now,
    });
  });
  return savedSearchView(row);
};
